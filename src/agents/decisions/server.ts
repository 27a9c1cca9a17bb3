// Where an agent's hooks ask: a socket file, a port of the loopback, or both. Every question is answered in time, completely and with
// status 200, for an agent takes anything else for a yes. What cannot be decided is a no in the agent's own dialect.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LedgerBroken } from '../../contract/ledger-broken.ts';
import { messageOf } from '../../contract/message.ts';
import { onAbort } from '../../contract/on-abort.ts';
import { unreachable } from '../../contract/result.ts';
import { settledWithin } from '../../contract/time.ts';
import type { Listeners } from '../../gateway/listen-at.ts';
import type { Dialect, HookReply } from '../adapter.ts';
import { type Bearer, bearerOf } from './bearer.ts';
import { BodyRoom, bodyOf } from './body.ts';
import type { Decider } from './decider.ts';
import { failClosed, isAfterCall } from './fail-closed.ts';
import { framed } from './framing.ts';
import { listenForQuestions, type WhereToListen } from './listeners.ts';
import { Problems } from './problems.ts';

export interface DecisionServerOptions {
  readonly dialect: Dialect;
  readonly decider: Decider;
  /** Asked for as `authorization: Bearer …` on every way in. */
  readonly token: string;
  readonly listen: WhereToListen;
  /** Milliseconds from a question's first byte to its answer, at most. */
  readonly answerMs: number;
  /** What went wrong, in a sentence; must not throw. */
  readonly onProblem: (sentence: string) => void;
  /** Hears of each question that could not be read, before it is answered no; must not throw. */
  readonly onUnreadable: () => void;
  /** Told once, where the decider can decide nothing more; must not throw. */
  readonly onBroken?: (error: LedgerBroken) => void;
  readonly limits?: Partial<QuestionLimits>;
}

/** Bytes of questions. */
export interface QuestionLimits {
  /** Of one before a call, or about something else than a result. */
  readonly before: number;
  /** Of one after a call: an output of 64 MiB and what stands around it. */
  readonly after: number;
  /** Of all that are being read. */
  readonly together: number;
}

export interface DecisionServer {
  /** `http://127.0.0.1:PORT`, where it listens there. A hook asks `url/EVENT`, a shim `url/shim/EVENT`. */
  readonly url: string | undefined;
  readonly socketPath: string | undefined;
  /** From here on, and for what is under way, the answer is no, with these words. */
  end(words: string): void;
  /** Ends it and stops listening; settles within a second and never rejects. */
  close(): Promise<void>;
}

/** Rejects with one sentence where it cannot listen. */
export async function openDecisionServer(options: DecisionServerOptions): Promise<DecisionServer> {
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
const LIMITS: QuestionLimits = { before: 8 * MIB, after: 80 * MIB, together: 256 * MIB };
const PATH = /^\/(shim\/)?([a-z][a-z0-9-]{0,63})$/i;
/** Milliseconds in which answers that are under way may still go out at the end. */
const CLOSING_MS = 500;

class Desk {
  readonly #options: DecisionServerOptions;
  readonly #bearer: Bearer;
  readonly #limits: QuestionLimits;
  readonly #room: BodyRoom;
  readonly #problems: Problems;
  readonly #ended = new AbortController();
  readonly #underWay = new Set<Promise<void>>();

  constructor(options: DecisionServerOptions) {
    this.#options = options;
    this.#bearer = bearerOf(options.token);
    this.#limits = { ...LIMITS, ...options.limits };
    this.#room = new BodyRoom(this.#limits.together);
    this.#problems = new Problems(options.onProblem);
  }

  end(words: string): void {
    if (!this.#ended.signal.aborted) this.#ended.abort(words);
  }

  async close(listeners: Listeners): Promise<void> {
    this.end('the session is over');
    await settledWithin(CLOSING_MS, Promise.all(this.#underWay));
    await listeners.close();
    this.#problems.close();
  }

  serve(request: IncomingMessage, response: ServerResponse): void {
    const path = PATH.exec(request.url ?? '');
    const problem = !this.#bearer(request.headers.authorization) ? 401 : path === null ? 404 : request.method === 'POST' ? undefined : 405;
    if (problem !== undefined) {
      this.#problems.ofKind(
        `a question without ${problem === 401 ? 'the token' : 'a path or method that is known'} was turned away (${problem})`,
      );
      response.writeHead(problem, { connection: 'close', 'content-length': 0 }).end();
      return;
    }
    const [, shim, event = ''] = path ?? [];
    const serving = this.#answer(event, request, response).then((reply) =>
      write(response, shim === undefined ? forHttp(reply) : framed(reply), shim),
    );
    this.#underWay.add(serving);
    void serving.finally(() => this.#underWay.delete(serving));
  }

  /** Never rejects, and is there by the bound. */
  async #answer(event: string, request: IncomingMessage, response: ServerResponse): Promise<HookReply> {
    const { answerMs } = this.#options;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(`the guard gave no answer within ${answerMs} ms`), answerMs);
    const gone = (): void => late.abort('the one who asked went away before the answer');
    const over = (): void => late.abort(this.#ended.signal.reason);
    response.once('close', gone);
    const giveUp = onAbort(this.#ended.signal, over);
    try {
      return await this.#consult(event, request, late.signal);
    } catch (error) {
      if (error instanceof LedgerBroken) this.#broken(error);
      return this.#no(event, `the guard failed: ${messageOf(error)}`);
    } finally {
      clearTimeout(timer);
      response.off('close', gone);
      giveUp();
    }
  }

  async #consult(event: string, request: IncomingMessage, late: AbortSignal): Promise<HookReply> {
    const { dialect, decider } = this.#options;
    const most = isAfterCall(event) ? this.#limits.after : this.#limits.before;
    const body = await bodyOf(request, most, this.#room, late);
    if (!body.ok) return this.#unread(event, body.error);
    const read = dialect.read(event, body.value);
    if (!read.ok) return this.#unread(event, `the question could not be read: ${read.error}`);
    const question = read.value;
    switch (question.event) {
      case 'pre': {
        const ruling = await this.#inTime(decider.before(question, late), late);
        if (ruling === undefined) return this.#no(event, String(late.reason));
        if (ruling.kind === 'deny') return dialect.deny(question.call, ruling.words);
        return ruling.kind === 'modify' ? dialect.modify(question.call, ruling.input) : dialect.allow(question.call);
      }
      case 'post': {
        const ruling = await this.#inTime(decider.after(question, late), late);
        if (ruling === undefined) return this.#no(event, String(late.reason));
        return ruling.kind === 'keep' ? dialect.keep() : dialect.replace(question, ruling.shown);
      }
      case 'other':
        return late.aborted ? this.#no(event, String(late.reason)) : question.answer;
      default:
        return unreachable(question);
    }
  }

  /** Undefined where the bound came first; a decider knows it too, and makes the same of it. */
  async #inTime<T>(deciding: Promise<T>, late: AbortSignal): Promise<T | undefined> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    // The decider's own words about it are better, if they are there at once.
    const stop = (): void => void setImmediate(resolve, undefined);
    const giveUp = onAbort(late, stop);
    deciding.catch(() => undefined);
    return Promise.race([deciding, promise]).finally(giveUp);
  }

  #unread(event: string, words: string): HookReply {
    if (!this.#ended.signal.aborted) this.#options.onUnreadable();
    return this.#no(event, words);
  }

  #no(event: string, words: string): HookReply {
    if (this.#ended.signal.aborted) this.#problems.ofKind('a question that came after the end was answered no');
    else this.#problems.add(`a question of ${event} was answered no: ${words}`);
    return failClosed(this.#options.dialect, event, words);
  }

  #broken(error: LedgerBroken): void {
    if (this.#ended.signal.aborted) return;
    this.end('the guard can keep no records and decides nothing more');
    this.#options.onBroken?.(error);
  }
}

/** An agent takes an empty answer for a yes. */
const forHttp = ({ stdout }: HookReply): string => (stdout.trim() === '' ? '{}' : stdout);

function write(response: ServerResponse, text: string, shim: string | undefined): Promise<void> {
  const body = Buffer.from(text, 'utf8');
  const type = shim === undefined ? 'application/json' : 'application/octet-stream';
  if (response.destroyed) return Promise.resolve();
  response.writeHead(200, { 'content-type': type, 'content-length': body.byteLength });
  const { promise, resolve } = Promise.withResolvers<void>();
  response.once('close', resolve);
  response.end(body, resolve);
  return promise;
}
