import { decodeUtf8 } from '../contract/json/text.js';
import { settledWithin } from '../contract/time.js';
import { quoteStderr } from '../contract/words.js';
import { Gather } from '../subprocess/gather.js';
import { endGroup } from '../subprocess/group.js';
import { thisHost } from '../subprocess/host.js';
import { withMark } from '../subprocess/mark.js';
import { spawnProblem } from '../subprocess/spawn-problem.js';
/** Bytes of standard error that are kept: the beginning, which says why a program does not start. */
const KEPT_STDERR = 2048 + 4;
/** Milliseconds that output may still arrive once the program itself has ended. */
const DRAIN_MS = 250;
/** Milliseconds that a program has to end by itself when its input is closed. */
const LEAVE_MS = 2000;
/** Bytes that may wait for a program to read them. */
const MOST_UNREAD = 80 * 1024 * 1024;
const NEW_LINE = 0x0a;
export class LineProcess {
    #options;
    #host;
    #stderr = new Gather(KEPT_STDERR);
    #exited = Promise.withResolvers();
    #finished = Promise.withResolvers();
    #child;
    #pieces = [];
    #size = 0;
    /** How the program ended by itself, in words that follow its name. */
    #exit;
    #over = false;
    #gone;
    constructor(options, host = thisHost) {
        this.#options = options;
        this.#host = host;
        this.#child = this.#start();
    }
    get pid() {
        return this.#child?.pid;
    }
    /** Hands the program a line, which must hold no line end; whether it could be taken: not after the end, nor from one that reads nothing. */
    write(line) {
        const stdin = this.#child?.stdin;
        if (this.#over || !stdin?.writable || stdin.writableLength > MOST_UNREAD)
            return false;
        stdin.write(`${line}\n`);
        return true;
    }
    /** Ends the program and what it started, at once. `why`: in words that follow its name. Settles when nothing of it is left. */
    async stop(why) {
        this.#finish(this.#exit ?? why);
        await this.#gone;
    }
    /** The same after a moment in which the program, whose input is closed, may end by itself. */
    async leave(why) {
        if (this.#child?.pid !== undefined && !this.#over) {
            this.#child.stdin?.end();
            await settledWithin(LEAVE_MS, this.#finished.promise);
        }
        await this.stop(why);
    }
    #start() {
        const { argv, cwd, env, mark } = this.#options;
        const [file, ...args] = argv;
        let child;
        try {
            const detached = this.#host.platform !== 'win32';
            child = this.#host.spawn(file, args, { cwd, env: withMark(env, mark), stdio: 'pipe', detached, windowsHide: true });
        }
        catch (error) {
            // Whoever made this is told after it has it.
            queueMicrotask(() => this.#failed(error));
            return undefined;
        }
        child.on('error', (error) => this.#failed(error));
        child.once('exit', (code, signal) => this.#onExit(child, code, signal));
        child.stdout?.on('data', (bytes) => this.#onOutput(bytes)).on('error', () => undefined);
        child.stderr?.on('data', (bytes) => this.#stderr.add(bytes)).on('error', () => undefined);
        child.stdin?.on('error', () => undefined);
        return child;
    }
    #failed(error) {
        if (this.#child?.pid !== undefined)
            return;
        this.#finish(`could not be started: ${spawnProblem(error, this.#options)}`);
    }
    #onExit(child, code, signal) {
        const words = code === null ? `was ended by ${signal ?? 'a signal'}` : `exited with code ${code}`;
        this.#exit = words;
        this.#exited.resolve();
        // Its last answer may still be on its way; something that it started may hold the output open for ever.
        const timer = setTimeout(() => this.#finish(words), DRAIN_MS);
        child.once('close', () => {
            clearTimeout(timer);
            this.#finish(words);
        });
    }
    #onOutput(bytes) {
        let rest = bytes;
        while (!this.#over) {
            const at = rest.indexOf(NEW_LINE);
            const piece = at < 0 ? rest : rest.subarray(0, at);
            this.#pieces.push(piece);
            this.#size += piece.length;
            if (this.#size > this.#options.maxLine) {
                this.#finish(`sent a message of more than ${this.#options.maxLine} bytes`);
                return;
            }
            if (at < 0)
                return;
            const line = Buffer.concat(this.#pieces);
            this.#pieces = [];
            this.#size = 0;
            rest = rest.subarray(at + 1);
            this.#options.onLine(decodeUtf8(line));
        }
    }
    #finish(words) {
        if (this.#over)
            return;
        this.#over = true;
        this.#finished.resolve();
        this.#pieces = [];
        const child = this.#child;
        if (child?.pid !== undefined) {
            this.#gone = this.#end(child, child.pid);
            this.#host.reaper.follow(this.#gone);
        }
        const { offered } = this.#stderr;
        this.#options.onEnd(offered === 0 ? words : `${words}; ${quoteStderr(this.#stderr.take(), offered)}`);
    }
    async #end(child, pid) {
        const { mark } = this.#options;
        const leader = { pid, mark, ended: this.#exited.promise, hasEnded: () => this.#exit !== undefined };
        const kin = await endGroup(leader, this.#host);
        child.stdin?.destroy();
        child.stdout?.destroy();
        child.stderr?.destroy();
        // A program that hangs in the kernel must not keep this process from ending.
        if (this.#exit === undefined)
            child.unref();
        await this.#host.reaper.reap({ pid, mark, kin });
    }
}
