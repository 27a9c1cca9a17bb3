// After the run: every call that the agent's own records show to have run needs a decision. The wire has been gone by already; this is
// the agent's word, read to contradict it, never to excuse.
import type { CallIdentity } from '../gateway/options.ts';
import type { AgentCall, RecordedCall } from './adapter.ts';

export type Identify = (call: Pick<AgentCall, 'name' | 'input'>) => CallIdentity;

/** What was decided, to be found again by the words of the agent's records. */
export class DecisionLog {
  readonly #identify: Identify;
  readonly #ids = new Set<string>();
  readonly #shapes = new Map<string, number>();
  readonly #tools = new Map<string, number>();
  readonly #onWire: (id: string) => boolean;

  /** `onWire`: whether a call of this id of the wire's has been decided, for agents whose hooks carry none. */
  constructor(identify: Identify, onWire: (id: string) => boolean = () => false) {
    this.#identify = identify;
    this.#onWire = onWire;
  }

  /** A call was decided; `ran` is the input that it was let run with. */
  decided(call: AgentCall, ran: AgentCall['input'] | undefined): void {
    if (call.id !== undefined) this.#ids.add(call.id);
    const { tool, input } = this.#identify(call);
    add(this.#tools, tool);
    add(this.#shapes, keyOf(tool, input));
    if (ran === undefined) return;
    const rewritten = this.#identify({ name: call.name, input: ran });
    if (rewritten.input !== input) add(this.#shapes, keyOf(rewritten.tool, rewritten.input));
  }

  /** Whether a decision is known by this id. */
  knows(id: string): boolean {
    return this.#ids.has(id) || this.#onWire(id);
  }

  /** Whether no hook told an id: then, where no wire is read either, none is known. */
  get isWithoutIds(): boolean {
    return this.#ids.size === 0;
  }

  /** Whether there is a decision for a recorded call by its tool and input, each once. */
  covers({ name, input }: RecordedCall): boolean {
    if (input === undefined) return take(this.#tools, this.#identify({ name, input: { kind: 'raw', text: '' } }).tool);
    const shape = this.#identify({ name, input });
    return take(this.#shapes, keyOf(shape.tool, shape.input));
  }
}

/**
 * The recorded calls that ran without a decision; at most so many. A call is known by its id where the records have one. Where all their
 * ids are foreign to the guard, since neither a hook tells them nor is a wire read, calls are known by tool and input. Throws as the
 * records do.
 */
export async function undecided(records: AsyncIterable<RecordedCall>, log: DecisionLog, most = 100): Promise<readonly RecordedCall[]> {
  const found: RecordedCall[] = [];
  const foreign: RecordedCall[] = [];
  let isForeign = log.isWithoutIds;
  for await (const record of records) {
    const { id, ran } = record;
    const isKnown = id !== undefined && log.knows(id);
    if (isKnown) isForeign = false;
    if (!ran || isKnown) continue;
    if (id !== undefined) foreign.push(record);
    else if (!log.covers(record)) found.push(record);
  }
  return [...found, ...(isForeign ? foreign.filter((record) => !log.covers(record)) : foreign)].slice(0, most);
}

const keyOf = (tool: string, input: string): string => JSON.stringify([tool, input]);

function add(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}

function take(map: Map<string, number>, key: string): boolean {
  const left = map.get(key) ?? 0;
  if (left > 0) map.set(key, left - 1);
  return left > 0;
}
