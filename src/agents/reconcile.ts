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

  /** Whether there is a decision for a recorded call: by id where the records have one, else by tool and input, each once. */
  covers({ id, name, input }: RecordedCall): boolean {
    if (id !== undefined) return this.#ids.has(id) || this.#onWire(id);
    if (input === undefined) return take(this.#tools, this.#identify({ name, input: { kind: 'raw', text: '' } }).tool);
    const shape = this.#identify({ name, input });
    return take(this.#shapes, keyOf(shape.tool, shape.input));
  }
}

/** The recorded calls that ran without a decision; at most so many. Throws as the records do. */
export async function undecided(records: AsyncIterable<RecordedCall>, log: DecisionLog, most = 100): Promise<readonly RecordedCall[]> {
  const found: RecordedCall[] = [];
  for await (const record of records) {
    if (record.ran && !log.covers(record)) found.push(record);
    if (found.length >= most) break;
  }
  return found;
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
