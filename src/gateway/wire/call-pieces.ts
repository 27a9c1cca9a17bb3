import { toolInput } from '../../contract/input.ts';
import { readExact } from '../../contract/json/text.ts';
import { defined } from '../../contract/defined.ts';
import type { Seen } from '../types.ts';
import { ValueEnd } from './value-end.ts';

/** Who is called, before all of its input is there. */
export interface Begun {
  readonly id: string;
  readonly ownId: boolean;
  readonly name: string;
  readonly namespace?: string | undefined;
}

interface Open {
  readonly begun: Begun;
  readonly pieces: string[];
  readonly end: ValueEnd;
  readonly told: Set<string>;
}

/** The longest scalar that a client is thought to act on before the end of its call. */
const LONGEST_SCALAR = 64;

/**
 * The calls of one response whose input arrives in pieces, side by side. A call is told as soon as its input is a whole JSON value,
 * as a client may act on it from there on, and again at its close where it had become another.
 */
export class CallPieces {
  readonly #open = new Map<string, Open>();

  has(key: string): boolean {
    return this.#open.has(key);
  }

  idOf(key: string): string | undefined {
    return this.#open.get(key)?.begun.id;
  }

  begin(key: string, begun: Begun): void {
    this.#open.set(key, { begun, pieces: [], end: new ValueEnd(), told: new Set() });
  }

  /** More of a call's name, where a wire sends it later than its id. */
  rename(key: string, name: string): void {
    const open = this.#open.get(key);
    if (open !== undefined) this.#open.set(key, { ...open, begun: { ...open.begun, name } });
  }

  /** One more piece; undefined where no such call has begun. */
  add(key: string, piece: string): readonly Seen[] | undefined {
    const open = this.#open.get(key);
    if (open === undefined) return undefined;
    open.pieces.push(piece);
    switch (open.end.after(piece)) {
      case 'whole':
        return tell(open, open.pieces.join(''));
      case 'scalar': {
        const text = open.pieces.join('');
        if (text.length > LONGEST_SCALAR) open.end.give();
        return text.length <= LONGEST_SCALAR && readExact(text).ok ? tell(open, text) : [];
      }
      case 'open':
        return [];
    }
  }

  /** The end of a call's input; `whole` is what the wire says that it came to, `empty` what it is where nothing came. */
  close(key: string, { whole, empty }: { readonly whole?: string | undefined; readonly empty?: string } = {}): readonly Seen[] {
    const open = this.#open.get(key);
    if (open === undefined) return [];
    this.#open.delete(key);
    const joined = open.pieces.join('');
    const told = joined === '' && whole !== undefined ? [] : tell(open, joined === '' ? (empty ?? '') : joined);
    return whole === undefined ? told : [...told, ...tell(open, whole)];
  }

  closeAll(): readonly Seen[] {
    return [...this.#open.keys()].flatMap((key) => this.close(key));
  }

  /** Names of the calls that were never told. */
  get begun(): readonly string[] {
    return [...this.#open.values()].filter(({ told }) => told.size === 0).map(({ begun }) => begun.name);
  }
}

function tell({ begun, told }: Open, text: string): readonly Seen[] {
  if (told.has(text)) return [];
  told.add(text);
  const { id, ownId, name, namespace } = begun;
  return [{ kind: 'call', call: { id, ownId, name, input: toolInput(text), ...defined({ namespace }) } }];
}
