import { LedgerBroken } from '../../contract/ledger-broken.js';
import { messageOf } from '../../contract/message.js';
import { onAbort } from '../../contract/on-abort.js';
import { unreachable } from '../../contract/result.js';
import { settledWithin } from '../../contract/time.js';
import { bearerOf } from './bearer.js';
import { BodyRoom, bodyOf } from './body.js';
import { failClosed, isAfterCall } from './fail-closed.js';
import { framed } from './framing.js';
import { listenForQuestions } from './listeners.js';
import { Problems } from './problems.js';
/** Rejects with one sentence where it cannot listen. */
export async function openDecisionServer(options) {
    const desk = new Desk(options);
    const listeners = await listenForQuestions(options.listen, options.answerMs, (request, response) => desk.serve(request, response));
    return {
        url: listeners.url,
        socketPath: listeners.socketPath,
        end: (words) => desk.end(words),
        close: () => desk.close(listeners),
    };
}
const MIB = 1024 * 1024;
const LIMITS = { before: 8 * MIB, after: 80 * MIB, together: 256 * MIB };
const PATH = /^\/(shim\/)?([a-z][a-z0-9-]{0,63})$/i;
/** Milliseconds in which answers that are under way may still go out at the end. */
const CLOSING_MS = 500;
class Desk {
    #options;
    #bearer;
    #limits;
    #room;
    #problems;
    #ended = new AbortController();
    #underWay = new Set();
    constructor(options) {
        this.#options = options;
        this.#bearer = bearerOf(options.token);
        this.#limits = { ...LIMITS, ...options.limits };
        this.#room = new BodyRoom(this.#limits.together);
        this.#problems = new Problems(options.onProblem);
    }
    end(words) {
        if (!this.#ended.signal.aborted)
            this.#ended.abort(words);
    }
    async close(listeners) {
        this.end('the session is over');
        await settledWithin(CLOSING_MS, Promise.all(this.#underWay));
        await listeners.close();
        this.#problems.close();
    }
    serve(request, response) {
        const path = PATH.exec(request.url ?? '');
        const problem = !this.#bearer(request.headers.authorization) ? 401 : path === null ? 404 : request.method === 'POST' ? undefined : 405;
        if (problem !== undefined) {
            this.#problems.ofKind(`a question without ${problem === 401 ? 'the token' : 'a path or method that is known'} was turned away (${problem})`);
            response.writeHead(problem, { connection: 'close', 'content-length': 0 }).end();
            return;
        }
        const [, shim, event = ''] = path ?? [];
        const serving = this.#answer(event, request, response).then((reply) => write(response, shim === undefined ? forHttp(reply) : framed(reply), shim));
        this.#underWay.add(serving);
        void serving.finally(() => this.#underWay.delete(serving));
    }
    /** Never rejects, and is there by the bound. */
    async #answer(event, request, response) {
        const { answerMs } = this.#options;
        const late = new AbortController();
        const timer = setTimeout(() => late.abort(`the guard gave no answer within ${answerMs} ms`), answerMs);
        const gone = () => late.abort('the one who asked went away before the answer');
        const over = () => late.abort(this.#ended.signal.reason);
        response.once('close', gone);
        const giveUp = onAbort(this.#ended.signal, over);
        try {
            return await this.#consult(event, request, late.signal);
        }
        catch (error) {
            if (error instanceof LedgerBroken)
                this.#broken(error);
            return this.#no(event, `the guard failed: ${messageOf(error)}`);
        }
        finally {
            clearTimeout(timer);
            response.off('close', gone);
            giveUp();
        }
    }
    async #consult(event, request, late) {
        const { dialect, decider } = this.#options;
        const most = isAfterCall(event) ? this.#limits.after : this.#limits.before;
        const body = await bodyOf(request, most, this.#room, late);
        if (!body.ok)
            return this.#unread(event, body.error);
        const read = dialect.read(event, body.value);
        if (!read.ok)
            return this.#unread(event, `the question could not be read: ${read.error}`);
        const question = read.value;
        switch (question.event) {
            case 'pre': {
                const ruling = await this.#inTime(decider.before(question, late), late);
                if (ruling === undefined)
                    return this.#no(event, String(late.reason));
                if (ruling.kind === 'deny')
                    return dialect.deny(question.call, ruling.words);
                return ruling.kind === 'modify' ? dialect.modify(question.call, ruling.input) : dialect.allow(question.call);
            }
            case 'post': {
                const ruling = await this.#inTime(decider.after(question, late), late);
                if (ruling === undefined)
                    return this.#no(event, String(late.reason));
                return ruling.kind === 'keep' ? dialect.keep() : dialect.replace(question, ruling.shown);
            }
            case 'other':
                return late.aborted ? this.#no(event, String(late.reason)) : question.answer;
            default:
                return unreachable(question);
        }
    }
    /** Undefined where the bound came first; a decider knows it too, and makes the same of it. */
    async #inTime(deciding, late) {
        const { promise, resolve } = Promise.withResolvers();
        // The decider's own words about it are better, if they are there at once.
        const stop = () => void setImmediate(resolve, undefined);
        const giveUp = onAbort(late, stop);
        deciding.catch(() => undefined);
        return Promise.race([deciding, promise]).finally(giveUp);
    }
    #unread(event, words) {
        if (!this.#ended.signal.aborted)
            this.#options.onUnreadable();
        return this.#no(event, words);
    }
    #no(event, words) {
        if (this.#ended.signal.aborted)
            this.#problems.ofKind('a question that came after the end was answered no');
        else
            this.#problems.add(`a question of ${event} was answered no: ${words}`);
        return failClosed(this.#options.dialect, event, words);
    }
    #broken(error) {
        if (this.#ended.signal.aborted)
            return;
        this.end('the guard can keep no records and decides nothing more');
        this.#options.onBroken?.(error);
    }
}
/** An agent takes an empty answer for a yes. */
const forHttp = ({ stdout }) => (stdout.trim() === '' ? '{}' : stdout);
function write(response, text, shim) {
    const body = Buffer.from(text, 'utf8');
    const type = shim === undefined ? 'application/json' : 'application/octet-stream';
    if (response.destroyed)
        return Promise.resolve();
    response.writeHead(200, { 'content-type': type, 'content-length': body.byteLength });
    const { promise, resolve } = Promise.withResolvers();
    response.once('close', resolve);
    response.end(body, resolve);
    return promise;
}
