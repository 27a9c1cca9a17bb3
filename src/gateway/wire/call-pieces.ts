import type { ToolInput } from '../../contract/call.ts';
import { defined } from '../../contract/defined.ts';
import { toolInput } from '../../contract/input.ts';
import { readExact } from '../../contract/json/text.ts';
import type { Seen } from '../types.ts';
import { ValueEnd } from './value-end.ts';

/** Who is called, before all of its input is there. */
export interface Begun {
  readonly id: string;
  readonly ownId: boolean;
  readonly name: string;
  readonly namespace?: string | undefined;
  /** Its input is plain text: only its end says that it is whole. */
  readonly isText?: boolean;
}

interface Open {
  begun: Begun;
  readonly pieces: string[];
  readonly end: ValueEnd;
  told: boolean;
}

/** The longest scalar that a client is thought to act on before the end of its call. */
const LONGEST_SCALAR = 64;

/**
 * The calls of one response whose input arrives in pieces, side by side. A call is told as soon as its input is a whole JSON value,
 * as a client may act on it from there on, and again at its close where it had become another; never twice with the same input.
 */
export class CallPieces {
  readonly #open = new Map<string, Open>();
  readonly #told = new Set<string>();

  idOf(key: string): string | undefined {
    return this.#open.get(key)?.begun.id;
  }

  begin(key: string, begun: Begun): void {
    this.#open.set(key, { begun, pieces: [], end: new ValueEnd(), told: false });
  }

  /** The name of a call that began without one. */
  name(key: string, name: string): void {
    const open = this.#open.get(key);
    if (open !== undefined && open.begun.name === '') open.begun = { ...open.begun, name };
  }

  /** One more piece; undefined where no such call has begun. */
  add(key: string, piece: string): readonly Seen[] | undefined {
    const open = this.#open.get(key);
    if (open === undefined) return undefined;
    open.pieces.push(piece);
    if (open.begun.isText === true) return [];
    switch (open.end.after(piece)) {
      case 'whole':
        return this.#tell(open, open.pieces.join(''));
      case 'scalar': {
        const text = open.pieces.join('');
        if (text.length > LONGEST_SCALAR) open.end.give();
        return text.length <= LONGEST_SCALAR && readExact(text).ok ? this.#tell(open, text) : [];
      }
      case 'open':
        return [];
    }
  }

  /** What the wire says that a call's input came to, while the call is still open. */
  settle(key: string, text: string | undefined): readonly Seen[] {
    const open = this.#open.get(key);
    return open === undefined || text === undefined ? [] : this.#tell(open, text);
  }

  /** The end of a call's input; `empty` is what it is where nothing came. */
  close(key: string, empty = ''): readonly Seen[] {
    const open = this.#open.get(key);
    if (open === undefined) return [];
    this.#open.delete(key);
    const text = open.pieces.join('');
    return text === '' && open.told ? [] : this.#tell(open, text === '' ? empty : text);
  }

  /** Closes every call whose key begins so. */
  closeAll(prefix = ''): readonly Seen[] {
    return [...this.#open.keys()].filter((key) => key.startsWith(prefix)).flatMap((key) => this.close(key));
  }

  /** A call that came in one piece. */
  whole({ id, ownId, name, namespace }: Begun, input: ToolInput): readonly Seen[] {
    const mark = JSON.stringify([id, name, namespace, input.text]);
    if (this.#told.has(mark)) return [];
    this.#told.add(mark);
    return [{ kind: 'call', call: { id, ownId, name, input, ...defined({ namespace }) } }];
  }

  /** Names of the calls that were never told. */
  get begun(): readonly string[] {
    return [...this.#open.values()].filter(({ told }) => !told).map(({ begun }) => begun.name);
  }

  #tell(open: Open, text: string): readonly Seen[] {
    open.told = true;
    return this.whole(open.begun, toolInput(text));
  }
}
