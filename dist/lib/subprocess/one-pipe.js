// One pipe for both outputs of a program. What Node gives a program is sockets, and a socket cannot be opened by its name:
// `echo x > /dev/stderr` and `tee /dev/stdout` fail there, which they do in no step of a workflow.
import { execFile } from 'node:child_process';
import { close, closeSync, constants, open } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { thisHost } from './host.js';
/** Where the system's own programs are, never where PATH leads. */
const SYSTEM_PATH = '/usr/bin:/bin';
/**
 * A host that gives one program both of its outputs as one pipe, which is read as its standard output. Undefined where no pipe can
 * be made; never rejects. `dispose` is to be called when the run has ended.
 *
 * @param temporary a folder where the pipe has a name for a moment; the name is gone before anything is started
 */
export async function onePipeHost(temporary, host = thisHost) {
    if (host.platform !== 'linux')
        return undefined;
    const read = await openPipe(temporary);
    if (read === undefined)
        return undefined;
    let write = read.write;
    const closeOurs = () => {
        if (write !== undefined)
            closeSync(write);
        write = undefined;
    };
    return {
        ...host,
        spawn(file, args, options) {
            const child = host.spawn(file, args, { ...options, stdio: ['pipe', read.write, read.write] });
            closeOurs();
            child.stdout = read.stream;
            child.stderr = Readable.from([]);
            return child;
        },
        dispose() {
            closeOurs();
            read.stream.destroy();
        },
    };
}
async function openPipe(temporary) {
    let folder;
    let reader;
    try {
        folder = await mkdtemp(join(temporary, 'basis-guard-pipe-'));
        const path = join(folder, 'pipe');
        await promisify(execFile)('mkfifo', ['-m', '600', path], { env: { PATH: SYSTEM_PATH } });
        // A reader that does not wait for a writer, then a writer that finds a reader: neither blocks.
        reader = await promisify(open)(path, constants.O_RDONLY | constants.O_NONBLOCK);
        const write = await promisify(open)(path, constants.O_WRONLY);
        return { stream: new Socket({ fd: reader, readable: true, writable: false }), write };
    }
    catch {
        if (reader !== undefined)
            await promisify(close)(reader);
        return undefined;
    }
    finally {
        if (folder !== undefined)
            await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    }
}
