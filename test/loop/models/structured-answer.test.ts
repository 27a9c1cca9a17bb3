import { describe, expect, test } from 'vitest';
import type { JsonText } from '../../../src/contract/json/node.ts';
import { writeJson } from '../../../src/contract/json/text.ts';
import { answerFormat, retryMessage } from '../../../src/loop/models/structured-answer.ts';
import { says, turn } from '../../support/model-servers/script.ts';
import { Talk, WIRES } from './harness.ts';

const SCHEMA = writeJson({
  type: 'object',
  properties: { risk: { enum: ['low', 'high'] } },
  required: ['risk'],
  additionalProperties: false,
});

/** The answer's exact text, or what is wrong with it. */
function checked(text: string, schema: JsonText = SCHEMA): string {
  const format = answerFormat(schema);
  if (!format.ok) return format.error;
  const answer = format.value.check(text);
  return answer.ok ? answer.value : answer.error;
}

describe('a final answer that must fit a schema', () => {
  test.each([
    ['fits', '{"risk": "low"}', '{"risk": "low"}'],
    ['fits within a fence', '```json\n{"risk":"high"}\n```\n', '{"risk":"high"}'],
    ['lacks a key', '{}', 'the answer has no "risk", which it needs'],
    ['is not JSON', 'The risk is low.', 'the answer is not one JSON value: '],
    ['has words around it', 'Here: {"risk":"low"}', 'the answer is not one JSON value: '],
    ['has a key twice', '{"risk":"low","risk":"high"}', 'the answer is not one JSON value: '],
  ])('%s', (_, text, expected) => {
    expect(checked(text).startsWith(expected)).toBe(true);
  });

  test('keeps its exact numbers', () => {
    expect(checked('{"n":12345678901234567890}', writeJson({ type: 'object' }))).toBe('{"n":12345678901234567890}');
  });

  test('a schema that is none is refused by its own name', () => {
    expect(checked('{}', writeJson({ type: 'objekt' }))).toMatch(/^the output schema is no JSON Schema/);
  });

  test.each(WIRES)('over $name: what is wrong is said once, in the same conversation', async (wire) => {
    const format = answerFormat(SCHEMA);
    if (!format.ok) throw new Error(format.error);
    await using talk = await Talk.open(wire, [turn([says('{"risk":"medium"}')]), turn([says('{"risk":"high"}')])]);
    const first = format.value.check((await talk.turn()).text);
    expect(first.ok).toBe(false);
    const second = await talk.next([], { say: retryMessage(first.ok ? '' : first.error) });
    expect(second.kind === 'turn' ? format.value.check(second.text) : second).toEqual({ ok: true, value: '{"risk":"high"}' });
    expect(talk.server.last.text).toContain('does not fit the schema');
    expect(talk.server.complaints).toEqual([]);
  });
});
