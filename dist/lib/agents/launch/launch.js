import { endGroup } from '../../subprocess/group.js';
import { thisHost } from '../../subprocess/host.js';
import { withMark } from '../../subprocess/mark.js';
import { spawnProblem } from '../../subprocess/spawn-problem.js';
import { linesOf } from './output-lines.js';
import { Tail } from './tail.js';
const LIMITS = { line: 16 * 1024 * 1024, stderr: 64 * 1024 };
/** Milliseconds that standard error is waited for once nothing is left of the agent. */
const LAST_WORDS_MS = 250;
/** Starts it; never throws: an agent that does not start ends as `not-started`. */
export function launchAgent(options, host = thisHost) {
    const { plan, place, confinement } = options;
    const argv = confinement?.wrap(plan.argv) ?? options.pidNamespace?.wrap(plan.argv) ?? plan.argv;
    const env = environmentOf(options);
    const [file, ...args] = argv;
    const attempt = { argv, cwd: place.folders.workspace, env };
    let child;
    try {
        child = host.spawn(file, args, { ...attempt, stdio: 'pipe', detached: host.platform !== 'win32', windowsHide: true });
    }
    catch (error) {
        return notStarted(spawnProblem(error, attempt));
    }
    return new Running(child, options, host, (error) => spawnProblem(error, attempt));
}
/** All that the agent sees of an environment. */
export function environmentOf({ plan, place, environment, mark, confinement }) {
    const { TMP: _tmp, TEMP: _temp, ...base } = environment;
    const { home, temp } = place.folders;
    const path = confinement?.path ?? base['PATH'] ?? '';
    return withMark({ TERM: 'dumb', ...base, ...direct(base), ...plan.env, PATH: plan.env['PATH'] ?? path, HOME: home, TMPDIR: temp }, mark);
}
/** A proxy that `pass-env` gives is none between the agent and the guard, which listens on the loopback. */
function direct(given) {
    if (!Object.keys(given).some((name) => /^(?:https?|all)_proxy$/i.test(name)))
        return {};
    const besides = [given['NO_PROXY'], given['no_proxy']].flatMap((hosts) => hosts?.split(',') ?? []);
    const hosts = [...new Set(['127.0.0.1', 'localhost', ...besides.map((host) => host.trim())])].filter((host) => host !== '').join(',');
    return { NO_PROXY: hosts, no_proxy: hosts };
}
class Running {
    lines;
    ended;
    #child;
    #host;
    #mark;
    #exit = Promise.withResolvers();
    #hasEnded = false;
    #ending;
    constructor(child, options, host, problem) {
        this.#child = child;
        this.#host = host;
        this.#mark = options.mark;
        const limits = options.limits ?? LIMITS;
        const stderr = new Tail(limits.stderr);
        child.stderr?.on('data', (bytes) => stderr.add(bytes));
        for (const stream of [child.stdin, child.stderr])
            stream?.on('error', () => undefined);
        const { promise: gone, resolve: allGone } = Promise.withResolvers();
        const { promise: ended, resolve } = Promise.withResolvers();
        child.on('error', (error) => {
            if (child.pid !== undefined)
                return;
            allGone();
            resolve({ kind: 'not-started', words: problem(error) });
        });
        child.once('exit', (code, name) => {
            this.#hasEnded = true;
            this.#exit.resolve();
            void this.#end()
                .then(allGone)
                .then(() => closed(child.stderr))
                .then(() => {
                const said = stderr.text(options.redact);
                const why = options.confinement === undefined ? undefined : startProblem(code, said);
                if (why !== undefined)
                    resolve({ kind: 'not-started', words: why });
                else if (code === null)
                    resolve({ kind: 'signalled', signal: name ?? 'unknown', stderr: said });
                else
                    resolve({ kind: 'exited', code, stderr: said });
            });
        });
        this.ended = ended;
        this.lines = child.stdout === null ? nothing() : linesOf(child.stdout, limits.line, gone);
    }
    write(text) {
        const { stdin } = this.#child;
        if (stdin === null || !stdin.writable)
            return false;
        stdin.write(text);
        return true;
    }
    closeInput() {
        this.#child.stdin?.end();
    }
    kill() {
        if (this.#child.pid !== undefined)
            void this.#end();
    }
    /** Ends its group, its namespace with it, and what carries its mark. */
    #end() {
        const { pid } = this.#child;
        if (pid === undefined)
            return Promise.resolve();
        this.#ending ??= this.#endAll(pid);
        return this.#ending;
    }
    async #endAll(pid) {
        const work = this.#endGroup(pid);
        this.#host.reaper.follow(work);
        await work;
    }
    async #endGroup(pid) {
        const mark = this.#mark;
        const kin = await endGroup({ pid, mark, ended: this.#exit.promise, hasEnded: () => this.#hasEnded }, this.#host);
        await this.#host.reaper.reap({ pid, mark, kin });
    }
}
/** What bubblewrap or the forwarder said in place of the agent; undefined where the agent ran. */
function startProblem(code, stderr) {
    const [line = '', ...more] = stderr.trimEnd().split('\n');
    if (more.length > 0)
        return undefined;
    if (code === 1 && line.startsWith('bwrap: '))
        return `bubblewrap could not start the agent: ${line.slice('bwrap: '.length)}`;
    if (code === null || code < 125 || code > 127)
        return undefined;
    return /^the (?:agent did not start|forwarder) /.test(line) ? line : undefined;
}
async function closed(stream) {
    if (stream === null || stream.readableEnded || stream.destroyed)
        return;
    await new Promise((resolve) => {
        const timer = setTimeout(resolve, LAST_WORDS_MS);
        stream.once('close', () => {
            clearTimeout(timer);
            resolve();
        });
    });
    stream.destroy();
}
function notStarted(words) {
    return {
        lines: nothing(),
        write: () => false,
        closeInput: () => undefined,
        ended: Promise.resolve({ kind: 'not-started', words }),
        kill: () => undefined,
    };
}
async function* nothing() {
    // No line.
}
