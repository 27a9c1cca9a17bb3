// A model of one agent that answers when it is told to: so several agents can be led through their turns by turns, and whatever else the
// machine does falls on all of them.
import { performance } from 'node:perf_hooks';
import { ScriptedModel, type Turn } from '../../test/support/agents/scripted-model.ts';
import { calls, says } from '../../test/support/model-servers/script.ts';
import type { BenchCase } from './cases.ts';

export class PacedModel implements AsyncDisposable {
  readonly #server: ScriptedModel;
  readonly #gate: Gate;

  private constructor(server: ScriptedModel, gate: Gate) {
    this.#server = server;
    this.#gate = gate;
  }

  /** `pathOf` gives the file that is read in a turn. */
  static async start(of: BenchCase, key: string, turns: number, pathOf: (turn: number) => string): Promise<PacedModel> {
    const gate = new Gate();
    const call = (turn: number) => calls(`toolu_${turn}`, of.tool, JSON.stringify({ [of.field]: pathOf(turn) }));
    const main: Turn[] = Array.from({ length: turns }, (_, turn) => () => gate.pass(() => [call(turn)]));
    return new PacedModel(await ScriptedModel.start(of.wire, key, { main: [...main, () => gate.pass(() => [says('Done.')])] }), gate);
  }

  /** Without a path. */
  get url(): string {
    return this.#server.url;
  }

  /** What went wrong on the wire, in words. */
  get complaints(): readonly string[] {
    return this.#server.complaints;
  }

  /** Settles when a request waits for its answer; with the moment at which it came. */
  asked(): Promise<number> {
    return this.#gate.asked();
  }

  /** Answers the request that waits. The moment of it. */
  answer(): number {
    return this.#gate.open();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server[Symbol.asyncDispose]();
  }
}

/** Lets one through at a time. */
class Gate {
  #came = Promise.withResolvers<number>();
  #goes = Promise.withResolvers<void>();

  asked(): Promise<number> {
    return this.#came.promise;
  }

  open(): number {
    const goes = this.#goes;
    this.#came = Promise.withResolvers();
    this.#goes = Promise.withResolvers();
    goes.resolve();
    return performance.now();
  }

  async pass<T>(then: () => T): Promise<T> {
    const goes = this.#goes.promise;
    this.#came.resolve(performance.now());
    await goes;
    return then();
  }
}
