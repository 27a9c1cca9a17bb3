// The client's transport over a program of ours. The library's own one starts the program with more of the environment than contract
// 7.1 lets through, in the guard's own process group, and ends it alone: what it started would stay.
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import { LineProcess, type LineProcessOptions } from '../../bindings/line-process.ts';
import { cutBytes } from '../../contract/cut.ts';
import type { ExactWire } from './exact-wire.ts';
import { MAX_MESSAGE, MAX_UNASKED } from './limits.ts';

export interface StdioOptions extends Pick<LineProcessOptions, 'argv' | 'cwd' | 'env' | 'mark'> {
  readonly wire: ExactWire;
  /** Reads a message's text; throws where it is none. */
  readonly parse: (text: string) => JSONRPCMessage;
  /** Told once of how the program ended, in words that follow the server's name. Must not throw. */
  readonly onEnd: (words: string) => void;
  /** Told once of a line that is no message. Must not throw. */
  readonly onStray: (line: string) => void;
}

export class StdioTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly #options: StdioOptions;
  #process: LineProcess | undefined;
  #unasked = 0;
  #strays = 0;

  constructor(options: StdioOptions) {
    this.#options = options;
  }

  /** With `pid` what the library knows a transport over a program by. */
  readonly stderr = null;

  get pid(): number | null {
    return this.#process?.pid ?? null;
  }

  async start(): Promise<void> {
    const { argv, cwd, env, mark, onEnd } = this.#options;
    this.#process = new LineProcess({
      argv,
      cwd,
      env,
      mark,
      maxLine: MAX_MESSAGE,
      onLine: (line) => this.#onLine(line),
      onEnd: (words) => {
        onEnd(words);
        this.onclose?.();
      },
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const text = this.#options.wire.outgoing(JSON.stringify(message));
    if (!text.ok) throw new Error(text.error);
    if (this.#process?.write(text.value) !== true) throw new Error('it takes no messages: it has ended, or does not read its input');
  }

  async close(): Promise<void> {
    await this.#process?.leave('was ended with the session');
  }

  /** Ends the program at once; settles when nothing of it is left. */
  async stop(why: string): Promise<void> {
    await this.#process?.stop(why);
  }

  #onLine(line: string): void {
    if (line.trim() === '') return;
    const came = this.#options.wire.incoming(line);
    // What is not taken may be the answer that is waited for; a line that does not begin like a message is what somebody printed.
    if (typeof came === 'object' && line.trimStart().startsWith('{')) return void this.stop(came.refused);
    if (came === 'answer') this.#unasked = 0;
    else this.#unasked += line.length;
    if (this.#unasked > MAX_UNASKED) return void this.stop(`sent more than ${MAX_UNASKED} bytes that nobody had asked for`);
    if (typeof came === 'object') return this.#onStray(line);
    try {
      this.onmessage?.(this.#options.parse(line));
    } catch {
      this.#onStray(line);
    }
  }

  #onStray(line: string): void {
    this.#strays += 1;
    if (this.#strays === 1) this.#options.onStray(cutBytes(line, 200));
  }
}
