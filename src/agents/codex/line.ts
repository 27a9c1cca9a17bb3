// The agent's app-server: JSON-RPC in lines, without its version's name.
import { fail, ok, type Result } from '../../contract/result.ts';
import type { AgentProcess } from '../adapter.ts';
import { at, messageIn, text } from './messages.ts';

export interface Listener {
  told(method: string, params: unknown): void;
  /** The result that it is to have; undefined: it is refused. */
  asked(method: string, params: unknown): object | undefined;
}

export class Line {
  readonly #process: AgentProcess;
  readonly #waiting = new Map<number, (result: Result<unknown, string>) => void>();
  #calls = 0;

  constructor(process: AgentProcess) {
    this.#process = process;
  }

  /** Reads to the end; never rejects. */
  async listen(listener: Listener): Promise<void> {
    try {
      for await (const line of this.#process.lines) this.#hear(line, listener);
    } catch {
      // The line broke: it has ended.
    }
  }

  /** Stays open where the line ends before the answer: whoever listens hears of that. The error is a sentence. */
  call(method: string, params: object): Promise<Result<unknown, string>> {
    this.#calls += 1;
    const id = this.#calls;
    const { promise, resolve } = Promise.withResolvers<Result<unknown, string>>();
    this.#waiting.set(id, resolve);
    this.#send({ id, method, params });
    return promise;
  }

  tell(method: string): void {
    this.#send({ method });
  }

  #hear(line: string, listener: Listener): void {
    const message = messageIn(line);
    const method = text(message, 'method');
    const id = at(message, 'id');
    if (method === undefined) return this.#settle(id, message);
    const params = at(message, 'params');
    if (id === undefined) return listener.told(method, params);
    const result = listener.asked(method, params);
    this.#send(result === undefined ? { id, error: { code: -32601, message: 'nobody is there to answer this' } } : { id, result });
  }

  #settle(id: unknown, message: unknown): void {
    const settle = typeof id === 'number' ? this.#waiting.get(id) : undefined;
    if (typeof id !== 'number' || settle === undefined) return;
    this.#waiting.delete(id);
    const problem = at(message, 'error');
    settle(problem === undefined ? ok(at(message, 'result')) : fail(text(problem, 'message') ?? 'the agent refused'));
  }

  #send(message: object): void {
    this.#process.write(`${JSON.stringify(message)}\n`);
  }
}
