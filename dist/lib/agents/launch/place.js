// Where one agent lives: its home and temporary folder, the guard's folder with the shims, the sockets. Made for one run, below the
// guard's own scratch folder.
import { chmodSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { messageOf } from '../../contract/message.js';
import { fail, ok } from '../../contract/result.js';
import { linkStatsAt, quiet } from '../../bindings/trust/stats.js';
import { WrittenFiles } from './written-files.js';
/** Bytes of the longest path that a unix socket may have. */
const LONGEST_SOCKET = 107;
/** Makes it. The error is a sentence. */
export function makeAgentPlace(options) {
    try {
        mkdirSync(options.folder, { mode: 0o700 });
        const folder = realpathSync(options.folder);
        const { gateway, decisions } = socketsIn(folder);
        if ([gateway, decisions].some((path) => Buffer.byteLength(path) > LONGEST_SOCKET)) {
            rmSync(folder, { recursive: true });
            return fail(`the folder '${options.folder}' has too long a path for the guard's sockets: set RUNNER_TEMP to a shorter one`);
        }
        const place = new Place(folder, realpathSync(options.workspace), options.confined);
        return ok(place);
    }
    catch (error) {
        return fail(`a place for the agent could not be made: ${messageOf(error)}`);
    }
}
function socketsIn(place) {
    const folder = join(place, 'run');
    return { folder, gateway: join(folder, 'gateway.sock'), decisions: join(folder, 'decisions.sock') };
}
class Place {
    folder;
    folders;
    sockets;
    temp;
    emptyFile;
    confined;
    etc = new Map();
    written = new WrittenFiles();
    constructor(folder, workspace, confined) {
        const at = (name) => join(folder, name);
        this.folder = folder;
        this.temp = at('temp');
        this.folders = { workspace, home: at('home'), guard: at('guard'), temp: confined ? '/tmp' : this.temp };
        this.sockets = socketsIn(folder);
        this.emptyFile = at('empty');
        this.confined = confined;
        for (const name of ['home', 'temp', 'guard', 'guard/shims', 'run', 'etc'])
            mkdirSync(at(name), { mode: 0o700 });
        writeFileSync(this.emptyFile, '', { mode: 0o444 });
        if (!confined)
            return;
        // Places for mounts: node, and the forwarder, which is told here in which form its modules are.
        writeFileSync(join(this.folders.guard, 'node'), '', { mode: 0o500 });
        mkdirSync(join(this.folders.guard, 'inside'), { mode: 0o700 });
        writeFileSync(join(this.folders.guard, 'package.json'), '{"type":"module"}\n', { mode: 0o400 });
    }
    shim(event) {
        return join(this.folders.guard, 'shims', event);
    }
    write(plan, shimText) {
        try {
            for (const file of plan.files) {
                const why = refused(file, this.confined);
                if (why !== undefined)
                    return fail(why);
                this.#write(file);
            }
            for (const event of plan.shims) {
                if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(event))
                    return fail(`an event of the agent has the name '${event}', which is no file's`);
                const text = shimText(event);
                writeFileSync(this.shim(event), text, { mode: 0o500 });
                this.written.add(this.shim(event), text, false);
            }
            this.#trustRepository();
            close(join(this.folders.guard, 'shims'));
            close(this.folders.guard);
            return ok(undefined);
        }
        catch (error) {
            return fail(`a file of the agent's could not be written: ${messageOf(error)}`);
        }
    }
    remove() {
        try {
            unlock(this.folder);
            rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
            return ok(undefined);
        }
        catch (error) {
            return fail(`the agent's folder could not be removed: ${messageOf(error)}`);
        }
    }
    /** Git obeys no repository of another user's unless that user's own settings name it, and the home has none. */
    #trustRepository() {
        const { home, workspace } = this.folders;
        const path = join(home, '.gitconfig');
        if (process.geteuid?.() === statSync(workspace).uid || linkStatsAt(path) !== undefined)
            return;
        writeFileSync(path, '[safe]\n\tdirectory = *\n', { mode: 0o600 });
    }
    #write({ in: where, path, text, executable }) {
        const top = { system: join(this.folder, 'etc'), guard: this.folders.guard, home: this.folders.home }[where];
        const at = join(top, path);
        const mayWrite = where === 'home' ? 0o600 : where === 'guard' ? 0o400 : 0o444;
        const mode = executable === true ? mayWrite | (where === 'system' ? 0o111 : 0o100) : mayWrite;
        mkdirSync(dirname(at), { recursive: true, mode: 0o700 });
        writeFileSync(at, text, { mode, flag: 'wx' });
        chmodSync(at, mode);
        this.written.add(at, text, where === 'home');
        if (where === 'system')
            this.etc.set(path, at);
    }
}
function refused({ in: where, path }, confined) {
    const isBelow = path !== '' && !path.startsWith('/') && normalize(path) === path && !path.split('/').includes('..');
    if (!isBelow)
        return `a planned file has the path '${path}', which does not lie below its folder`;
    if (where === 'system' && !confined)
        return `'/etc/${path}' cannot be put in its place: the agent has no mount namespace of its own`;
    return undefined;
}
/** Makes every folder one that its owner can empty. */
function unlock(folder) {
    const ahead = [folder];
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
        const at = next;
        quiet(() => chmodSync(at, 0o700));
        for (const entry of quiet(() => readdirSync(at, { withFileTypes: true })) ?? [])
            if (entry.isDirectory())
                ahead.push(join(at, entry.name));
    }
}
const close = (folder) => chmodSync(folder, 0o500);
