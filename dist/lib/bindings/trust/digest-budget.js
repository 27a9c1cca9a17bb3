// Digests of files for as many bytes as there is time for. Long reading lets signals and timers be heard, and ends when told to.
import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, readSync } from 'node:fs';
import { digestOf } from '../digest.js';
import { LARGEST } from './known-file.js';
import { pause } from './pause.js';
import { quiet } from './stats.js';
const CHUNK = 1 << 20;
const UNREAD = { unread: true };
export class DigestBudget {
    #left;
    #signal;
    /** `bytes` in all; nothing more is read once the signal has come. */
    constructor(bytes, signal) {
        this.#left = bytes;
        this.#signal = signal;
    }
    /** Never rejects. */
    async digest(path) {
        await pause();
        if (this.#signal?.aborted === true)
            return UNREAD;
        const stats = quiet(() => lstatSync(path));
        if (stats?.isSymbolicLink())
            return whole(quiet(() => digestOf(readlinkSync(path, 'utf8'))));
        if (stats?.isFile() !== true)
            return { unread: false };
        if (stats.size > Math.min(this.#left, LARGEST))
            return UNREAD;
        // What was exchanged since then must neither lead elsewhere nor keep anybody waiting.
        const file = quiet(() => openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK));
        if (file === undefined)
            return { unread: false };
        try {
            return await this.#read(file);
        }
        catch {
            return { unread: false };
        }
        finally {
            closeSync(file);
        }
    }
    async #read(file) {
        const stats = fstatSync(file);
        if (!stats.isFile())
            return { unread: false };
        const digest = createHash('sha256');
        const room = Buffer.allocUnsafe(Math.min(CHUNK, stats.size + 1));
        let total = 0;
        for (let got = readSync(file, room); got > 0; got = readSync(file, room)) {
            total += got;
            this.#left -= got;
            if (total > LARGEST || this.#left < 0)
                return UNREAD;
            digest.update(room.subarray(0, got));
            if (got < room.length)
                continue;
            await pause();
            if (this.#signal?.aborted === true)
                return UNREAD;
        }
        return { digest: `sha256:${digest.digest('hex')}`, unread: false };
    }
}
const whole = (digest) => (digest === undefined ? { unread: false } : { digest, unread: false });
