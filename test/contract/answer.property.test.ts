import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeAnswer } from '../../src/contract/answer.ts';
import type { HookEvent } from '../../src/contract/outcome.ts';

// An oracle of its own: the platform's JSON.parse, and a naive walk over the tokens for what that lets pass.

interface Read {
  readonly kind: 'allow' | 'deny' | 'modify' | 'replace' | 'broken';
  readonly value?: unknown;
  readonly reason?: unknown;
}

const broken: Read = { kind: 'broken' };

function oracle(event: HookEvent, printed: string): Read {
  const text = printed.startsWith('\ufeff') ? printed.slice(1) : printed;
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return broken;
  }
  if (!soundTokens(text) || typeof answer !== 'object' || answer === null || Array.isArray(answer)) return broken;
  const field = (key: string): unknown => (Object.hasOwn(answer, key) ? (answer as Record<string, unknown>)[key] : undefined);
  const reason = field('reason') ?? undefined;
  if (reason !== undefined && typeof reason !== 'string') return broken;
  const decision = field('decision');
  if (decision === 'allow' || decision === 'deny') return { kind: decision, reason };
  if (decision === 'modify' && event === 'pre_tool_use') {
    const input = field('input');
    return typeof input === 'object' && input !== null && !Array.isArray(input) ? { kind: decision, value: input, reason } : broken;
  }
  if (decision !== 'replace' || event !== 'post_tool_use' || !Object.hasOwn(answer, 'output')) return broken;
  const isError = field('is_error') ?? undefined;
  return isError === undefined || typeof isError === 'boolean' ? { kind: decision, value: field('output'), reason } : broken;
}

/** For text that is JSON: no key twice in an object, and at most 128 containers inside one another. */
function soundTokens(text: string): boolean {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g) ?? [];
  const open: (Set<unknown> | undefined)[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token === '{') open.push(new Set());
    if (token === '[') open.push(undefined);
    if (open.length > 128) return false;
    if (token === '}' || token === ']') open.pop();
    if (tokens[at + 1] !== ':') continue;
    const key: unknown = JSON.parse(token);
    const keys = open.at(-1);
    if (keys?.has(key)) return false;
    keys?.add(key);
  }
  return true;
}

const json = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
  fc.constantFrom('null', '{}', '[]', 'true', '""', '1e400', '{"a":1,"a":2}', '{"__proto__":1}', `${'['.repeat(128)}${']'.repeat(128)}`),
);
const reason = fc.constantFrom('"because"', 'null', '""', '"\\ud800"', '1', '{}', 'false');
const decision = fc.constantFrom('"allow"', '"deny"', '"modify"', '"replace"', '"Allow"', '"allo\\u0077"', 'null', '["allow"]');
const member = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constant('"decision"'), fc.constantFrom('"allow"', '"deny"', '"modify"', '"replace"')) },
  fc.tuple(fc.constantFrom('"decision"', '"d\\u0065cision"', '"Decision"'), decision),
  fc.tuple(fc.constant('"reason"'), reason),
  fc.tuple(fc.constantFrom('"input"', '"output"'), json),
  fc.tuple(fc.constant('"is_error"'), fc.constantFrom('true', 'false', 'null', '"no"', '0')),
  fc.tuple(fc.constantFrom('"extra"', '"__proto__"', '"constructor"'), json),
);

/** Well-formed answers, from which the others are made. */
const valid = fc.constantFrom(
  '{"decision":"allow"}',
  '{"decision": "allow", "reason": null}\n',
  '{"decision":"deny","reason":"not today"}',
  '{"decision":"modify","input":{"command":"ls","n":1.10}}',
  '{"reason":"x","decision":"modify","input":{"a":{"b":[1,2,{"c":null}]}}}',
  '{"decision":"replace","output":"short"}',
  '{"decision":"replace","output":{"a":[1e400]},"is_error":true,"reason":null}',
);

type Mutation = (text: string) => string;
const at = fc.nat({ max: 60 });
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(member, at).map(
      ([[key, value], place]): Mutation =>
        (text) =>
          insertMember(text, `${key}:${value}`, place),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(decision).map(
      ([word]): Mutation =>
        (text) =>
          text.replace(/"(allow|deny|modify|replace)"/, word),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(' ', '\n', '\t'), at).map(
      ([space, place]): Mutation =>
        (text) =>
          text.replace(/[,:]/g, (mark) => (place % 2 ? mark + space : mark)),
    ),
  },
  {
    weight: 1,
    arbitrary: at.map(
      (place): Mutation =>
        (text) =>
          text.slice(0, place) + text.slice(place + 1),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(at, fc.constantFrom('"', '{', '}', ',', ':', '\\', 'x', '\u0000', '\u00a0', '1')).map(
      ([place, letter]): Mutation =>
        (text) =>
          text.slice(0, place) + letter + text.slice(place),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Mutation>(
      (text) => `\ufeff${text}`,
      (text) => text + text,
      (text) => `[${text}]`,
      (text) => `log\n${text}`,
      (text) => text.slice(0, -1),
    ),
  },
);

/** Puts a member behind one of the commas or braces of the text: an object mostly stays one. */
function insertMember(text: string, written: string, place: number): string {
  const seats = [...text.matchAll(/\{(?=")|,(?=\s*")/g)].map((match) => match.index);
  const seat = seats[place % Math.max(1, seats.length)];
  if (seat === undefined) return text;
  return text[seat] === '{'
    ? `${text.slice(0, seat + 1)}${written},${text.slice(seat + 1)}`
    : `${text.slice(0, seat)},${written}${text.slice(seat)}`;
}

describe('answers made by mutating valid ones', () => {
  test('4.5 are read as the oracle reads them: allow only for a well-formed allow', () => {
    let parsed = 0;
    const counts = new Map<string, number>();
    const runs = 4000;
    const property = fc.property(
      valid,
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      fc.constantFrom<HookEvent>('pre_tool_use', 'post_tool_use'),
      (start, mutations, event) => {
        const printed = mutations.reduce<string>((text, mutate) => mutate(text), start);
        const expected = oracle(event, printed);
        const got = decodeAnswer(event, new TextEncoder().encode(printed));
        counts.set(expected.kind, (counts.get(expected.kind) ?? 0) + 1);
        if (isJson(printed)) parsed++;
        expect(got.ok ? got.value.kind : 'broken', printed).toBe(expected.kind);
        if (!got.ok) return;
        expect(got.value.reason, printed).toBe(expected.reason);
        if (got.value.kind === 'modify') expect(JSON.parse(got.value.input), printed).toEqual(expected.value);
        if (got.value.kind !== 'replace') return;
        const { output } = got.value;
        expect(output.kind === 'text' ? output.text : JSON.parse(output.text), printed).toEqual(expected.value);
      },
    );
    fc.assert(property, { numRuns: runs });
    expect(parsed).toBeGreaterThan(runs / 3);
    for (const kind of ['allow', 'deny', 'modify', 'replace', 'broken']) expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(runs / 50);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
