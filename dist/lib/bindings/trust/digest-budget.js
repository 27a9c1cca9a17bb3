// Digests of files for as many bytes as there is time for. Long reading lets signals and timers be heard, and ends when told to.
import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, readSync, realpathSync } from 'node:fs';
import { digestOf } from '../digest.js';
import { isInside } from './inside.js';
import { LARGEST } from './known-file.js';
import { pause } from './pause.js';
import { quiet, stampOf, statsAt } from './stats.js';
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
    /** Of a symlink to a file within a folder that file is read, too. Never rejects. */
    async digest(path, within) {
        await pause();
        if (this.#signal?.aborted === true)
            return UNREAD;
        const stats = quiet(() => lstatSync(path));
        if (stats?.isSymbolicLink())
            return await this.#link(path, within);
        if (stats?.isFile() !== true)
            return { unread: false };
        return await this.#file(path, stats);
    }
    async #link(path, within) {
        const text = whole(quiet(() => digestOf(readlinkSync(path, 'utf8'))));
        const target = statsAt(path);
        if (target?.isFile() !== true)
            return text;
        const place = within === undefined ? undefined : quiet(() => realpathSync(path));
        const isWithin = within !== undefined && place !== undefined && isInside(quiet(() => realpathSync(within)) ?? within, place);
        const { digest } = isWithin ? await this.#file(place, target) : UNREAD;
        // Who may run it counts, as with the file itself.
        return { ...text, leads: digest === undefined ? stampOf(target) : `${digest} ${target.mode}` };
    }
    async #file(path, stats) {
        if (stats.size > Math.min(this.#left, LARGEST))
            return UNREAD;
        // What was exchanged since then must neither lead elsewhere nor keep anybody waiting.
        const file = quiet(() => openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW));
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
