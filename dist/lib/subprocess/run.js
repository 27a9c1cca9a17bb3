import { feed } from './feed.js';
import { Gather } from './gather.js';
import { endGroup } from './group.js';
import { thisHost } from './host.js';
import { spawnProblem } from './spawn-problem.js';
/** Milliseconds that output may still arrive after an exit in time, where the deadline leaves less. */
const DRAIN_MS = 250;
/** Milliseconds that standard error is waited for when the program has ended and standard output is complete. */
const LAST_WORDS_MS = 50;
/** Turns of the event loop that a full pipe and its end take to be read. */
const LAST_TURNS = 4;
/** Starts the program and settles, never rejects, at its end, its deadline, its last allowed byte or the signal's abort. */
export function run(request, host = thisHost) {
    const { stdin, ...rest } = request;
    return new Promise((resolve) => new Supervision(rest, host, resolve).start(stdin));
}
class Supervision {
    #terms;
    #host;
    #resolve;
    #began;
    #ended = Promise.withResolvers();
    #abort = () => this.#settle({ kind: 'cancelled' });
    #stdout;
    #stderr;
    #child;
    /** How it ended by itself, once it has. */
    #exit;
    /** When the answer is late, by the host's clock. */
    #limit;
    #timer;
    #reading = { stdout: true, stderr: true };
    #settled = false;
    constructor(terms, host, resolve) {
        this.#terms = terms;
        this.#host = host;
        this.#resolve = resolve;
        this.#began = host.now();
        this.#stdout = new Gather(terms.maxStdout);
        this.#stderr = new Gather(terms.keepStderr);
        this.#limit = this.#began + terms.timeoutMs;
    }
    start(stdin) {
        const { argv, cwd, env, signal } = this.#terms;
        if (signal.aborted) {
            this.#settle({ kind: 'cancelled' });
            return;
        }
        const [file, ...args] = argv;
        let child;
        try {
            const windows = { windowsHide: true, windowsVerbatimArguments: this.#terms.verbatim === true };
            child = this.#host.spawn(file, args, { cwd, env, stdio: 'pipe', detached: this.#host.platform !== 'win32', ...windows });
        }
        catch (error) {
            this.#fail(error);
            return;
        }
        this.#child = child;
        child.on('error', (error) => this.#fail(error));
        child.once('exit', (code, name) => this.#onExit(code, name));
        this.#listen(child);
        signal.addEventListener('abort', this.#abort, { once: true });
        this.#arm();
        if (child.stdin)
            feed(child.stdin, stdin);
    }
    #listen(child) {
        child.stdout?.on('data', (bytes) => this.#onStdout(bytes));
        child.stderr?.on('data', (bytes) => this.#onStderr(bytes));
        for (const name of ['stdout', 'stderr']) {
            const over = () => {
                this.#reading[name] = false;
                this.#check();
            };
            // An error is followed by `close`.
            child[name]
                ?.on('end', over)
                .on('close', over)
                .on('error', () => undefined);
        }
    }
    #arm() {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#onLimit(), Math.max(0, this.#limit - this.#host.now()));
    }
    #onLimit() {
        if (this.#exit === undefined)
            this.#settle({ kind: 'late', phase: 'running' });
        else
            this.#lookOnce(this.#exit, LAST_TURNS);
    }
    /** Reads what arrived while this process was busy with others, before it says that something is missing. */
    #lookOnce(exit, turns) {
        if (turns > 0)
            setImmediate(() => this.#lookOnce(exit, turns - 1));
        else
            this.#settle(this.#reading.stdout ? this.#overdue(exit) : exit);
    }
    /** What it means that somebody else still holds the output of a program that has ended. */
    #overdue(exit) {
        return this.#terms.drainMs === undefined ? { kind: 'late', phase: 'draining' } : exit;
    }
    #onStdout(bytes) {
        if (!this.#settled && !this.#stdout.add(bytes))
            this.#settle({ kind: 'flooded' });
    }
    #onStderr(bytes) {
        if (!this.#settled)
            this.#stderr.add(bytes);
    }
    #onExit(code, name) {
        this.#exit = code === null ? { kind: 'signalled', signal: name ?? 'unknown' } : { kind: 'exited', code };
        this.#ended.resolve();
        if (this.#settled)
            return;
        const now = this.#host.now();
        if (now > this.#limit) {
            this.#settle({ kind: 'late', phase: 'running' });
            return;
        }
        this.#check();
        if (this.#settled || !this.#reading.stdout)
            return;
        const { drainMs } = this.#terms;
        if (drainMs === undefined && this.#limit >= now + DRAIN_MS)
            return;
        this.#limit = now + (drainMs ?? DRAIN_MS);
        this.#arm();
    }
    /** Settles when the program has ended and its answer is complete; what it says on standard error is waited for a little. */
    #check() {
        if (this.#settled || this.#exit === undefined || this.#reading.stdout)
            return;
        const exit = this.#exit;
        if (!this.#reading.stderr)
            this.#settle(exit);
        else {
            clearTimeout(this.#timer);
            this.#timer = setTimeout(() => this.#settle(exit), LAST_WORDS_MS);
        }
    }
    #fail(error) {
        if (this.#child?.pid !== undefined)
            return;
        this.#settle({ kind: 'not-started', message: spawnProblem(error, this.#terms) });
    }
    #settle(end) {
        if (this.#settled)
            return;
        this.#settled = true;
        clearTimeout(this.#timer);
        this.#terms.signal.removeEventListener('abort', this.#abort);
        const child = this.#child;
        child?.stdin?.destroy();
        // A program that is about to be ended may still say so: a closed pipe would kill it before it cleans up.
        if (child?.pid !== undefined && this.#exit === undefined)
            hold(child);
        else
            close(child);
        this.#resolve({
            end,
            stdout: this.#stdout.take(),
            stderr: this.#stderr.take(),
            stderrBytes: this.#stderr.offered,
            elapsedMs: this.#host.now() - this.#began,
            reaped: this.#reap(child),
        });
    }
    #reap(child) {
        if (child?.pid === undefined)
            return Promise.resolve();
        const work = this.#end(child, child.pid);
        this.#host.reaper.follow(work);
        return work;
    }
    async #end(child, pid) {
        const { mark } = this.#terms;
        const kin = await endGroup({ pid, mark, ended: this.#ended.promise, hasEnded: () => this.#exit !== undefined }, this.#host);
        close(child);
        // A program that hangs in the kernel must not keep this process from ending.
        if (this.#exit === undefined)
            child.unref();
        await this.#host.reaper.reap({ pid, mark, kin });
    }
}
/** Reads no further; what the program writes stays in the pipe. */
function hold(child) {
    child.stdout?.pause();
    child.stderr?.pause();
}
function close(child) {
    child?.stdout?.destroy();
    child?.stderr?.destroy();
}
