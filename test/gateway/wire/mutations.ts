import * as fc from 'fast-check';

interface Mutation {
  readonly pick: number;
  readonly how: 'replace' | 'remove' | 'rename' | 'repeat' | 'wrap' | 'swap';
  readonly value: unknown;
  readonly key: string;
}

interface Spot {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string | number;
}

/** Words of the wires, so that what is made up is often nearly right. */
const WORDS =
  'type role content text tool_result tool_use function_call_output functionResponse function_response output tool assistant user is_error name id call_id parts response image source url tools cache_control constructor toString valueOf'.split(
    ' ',
  );

const LEAF = fc.oneof(fc.constantFrom<unknown>(...WORDS, null, true, 0, -1.5, '', [], {}), fc.jsonValue({ maxDepth: 2 }));

const MUTATION: fc.Arbitrary<Mutation> = fc.record({
  pick: fc.nat(),
  how: fc.constantFrom('replace', 'remove', 'rename', 'repeat', 'wrap', 'swap'),
  value: LEAF,
  key: fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 8 })),
});

/** A value that was changed in a few places. */
export function mutated(base: unknown): fc.Arbitrary<unknown> {
  return fc.array(MUTATION, { minLength: 1, maxLength: 4 }).map((mutations) => {
    const value = structuredClone(base);
    for (const mutation of mutations) change(spotsOf(value), mutation);
    return value;
  });
}

/** The value once for each of its strings, with this word in the string's place, and once for each of its keys. */
export function* withWord(base: unknown, word: string): Generator<string> {
  const places = spotsOf(base).length;
  for (let at = 0; at < places; at++) {
    const value = structuredClone(base);
    const spot = spotsOf(value)[at];
    if (spot === undefined) return;
    const holder = spot.holder as Record<string | number, unknown>;
    const old = holder[spot.key];
    if (typeof old === 'string') holder[spot.key] = word;
    else if (!Array.isArray(spot.holder)) {
      delete holder[spot.key];
      Object.defineProperty(holder, word, { value: old, enumerable: true, configurable: true, writable: true });
    }
    yield JSON.stringify(value);
  }
}

/** A text that was damaged in a few places. */
export function damaged(base: string): fc.Arbitrary<string> {
  const cut = fc.record({
    at: fc.nat(base.length),
    length: fc.nat(12),
    put: fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('"', '{', '}', ',', '\\', ':', '\ud800', '\u0000', '[')),
  });
  return fc
    .array(cut, { minLength: 1, maxLength: 3 })
    .map((cuts) => cuts.reduce((text, { at, length, put }) => text.slice(0, at) + put + text.slice(at + length), base));
}

function spotsOf(value: unknown): Spot[] {
  if (Array.isArray(value)) return value.flatMap((item, key) => [{ holder: value, key }, ...spotsOf(item)]);
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, member]) => [{ holder, key }, ...spotsOf(member)]);
}

function change(spots: readonly Spot[], { pick, how, value, key: name }: Mutation): void {
  const spot = spots[pick % spots.length];
  const other = spots[(pick * 31 + 7) % spots.length];
  if (spot === undefined || other === undefined) return;
  const holder = spot.holder as Record<string | number, unknown>;
  const old = holder[spot.key];
  if (how === 'replace') holder[spot.key] = value;
  else if (how === 'swap') holder[spot.key] = structuredClone((other.holder as Record<string | number, unknown>)[other.key]);
  else if (how === 'wrap') holder[spot.key] = pick % 2 === 0 ? [old] : { [name]: old };
  else if (Array.isArray(spot.holder)) {
    if (how === 'remove') spot.holder.splice(Number(spot.key), 1);
    else spot.holder.splice(Number(spot.key), 0, structuredClone(old));
  } else if (how === 'rename') {
    delete holder[spot.key];
    holder[name] = old;
  } else if (how === 'repeat') holder[name] = structuredClone(old);
  else delete holder[spot.key];
}
