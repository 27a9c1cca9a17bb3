// Budgets of a session with a real provider's wire, and answers that must fit a schema.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calls, says, turn } from '../support/model-servers/script.ts';
import { CHAT } from '../loop/models/harness.ts';
import { faultsOf, guarded } from './guarded.ts';

const step = (id: string) => turn([calls(id, 'spawn', JSON.stringify({ command: `touch ${id}` }))]);
const PROCESS = { 'allow-process': 'true' };

describe('a budget', () => {
  test('of tokens is looked at before each call and each request', async () => {
    // 150 tokens a turn.
    const session = await guarded({
      script: [step('c1'), step('c2'), step('c3'), step('c4')],
      inputs: { ...PROCESS, 'token-budget': '300' },
    });
    expect(session.ended.finished).toMatchObject({
      conclusion: 'bound',
      exit: 3,
      stopped_by: 'token-budget',
      input_tokens: 240,
      output_tokens: 60,
    });
    expect(session.seen).toHaveLength(2);
    expect(['c1', 'c2', 'c3'].map((name) => existsSync(join(session.workspace, name)))).toEqual([true, false, false]);
    expect(session.recordsOf('refused')).toMatchObject([{ tool_call_id: 'c2', stage: 'bound', by: 'token-budget' }]);
    expect(faultsOf(session)).toEqual([]);
  });

  test('of dollars trips at the list price', async () => {
    const session = await guarded({ script: [step('c1'), step('c2'), step('c3')], inputs: { ...PROCESS, 'cost-budget': '0.001' } });
    expect(session.ended.finished).toMatchObject({ conclusion: 'bound', stopped_by: 'cost-budget' });
    expect(Number(session.ended.finished.cost_usd)).toBeGreaterThanOrEqual(0.001);
    expect(session.seen.length).toBeLessThan(4);
  });

  test('of dollars does not start with a model whose price is not known', async () => {
    const session = await guarded({ wire: CHAT, script: [], inputs: { 'cost-budget': '1' } });
    expect(session.ended.finished).toMatchObject({ conclusion: 'config-error', exit: 2 });
    expect(session.ended.finished.why).toMatch(
      /^cost-budget cannot be held: the price of `openai-compatible\/local` is not known here \(list of \d{4}-\d{2}-\d{2}\); leave cost-budget out, or write token-budget in its place$/,
    );
    expect(session.seen).toEqual([]);
  });
});

describe('an answer that must fit a schema', () => {
  const schema = JSON.stringify({
    type: 'object',
    properties: { risk: { enum: ['low', 'high'] } },
    required: ['risk'],
    additionalProperties: false,
  });
  const files = { 'schema.json': schema };
  const inputs = { 'output-schema': 'schema.json' };

  test('is kept as its JSON where it fits', async () => {
    const session = await guarded({
      files,
      inputs,
      script: [
        turn([says('Looking.'), calls('c1', 'files', '{"operations":[{"op":"list","path":"."}]}')]),
        turn([says('```json\n{"risk":"low"}\n```')]),
      ],
    });
    expect(session.ended.finished.conclusion).toBe('success');
    expect(session.finalMessage).toBe('{"risk":"low"}');
    expect(session.seen[0]?.text).toContain('It must fit this JSON Schema');
  });

  test('is asked for once more where it does not, with the reason', async () => {
    const session = await guarded({ files, inputs, script: [turn([says('{"risk":"medium"}')]), turn([says('{"risk":"high"}')])] });
    expect(session.ended.finished.conclusion).toBe('success');
    expect(session.finalMessage).toBe('{"risk":"high"}');
    expect(session.seen[1]?.text).toMatch(/does not fit the schema that this run demands: risk must be/);
    expect(session.complaints).toEqual([]);
    expect(session.recordsOf('model_request')).toHaveLength(2);
  });

  test('fails the session where it does not fit the second time either, and nothing is kept of it', async () => {
    const session = await guarded({ files, inputs, script: [turn([says('low')]), turn([says('{"risk":"none"}')])] });
    expect(session.ended.finished).toMatchObject({ conclusion: 'agent-failed', exit: 1 });
    expect(session.ended.finished.why).toMatch(/^the final answer does not do, twice: risk must be "low" or "high"/);
    expect(session.finalMessage).toBe('');
    expect(faultsOf(session)).toEqual([]);
  });

  test.each([
    ['is not there', {}, /^output-schema: .*schema\.json is not there$/],
    [
      'is not JSON',
      { 'schema.json': '{"type": "object",}' },
      /^output-schema: .*schema\.json, line 1, column 18: this is not JSON: there is a comma too many: take it out$/,
    ],
    ['is no schema', { 'schema.json': '{"type": "objekt"}' }, /^output-schema: .*schema\.json: the output schema is no JSON Schema/],
  ])('stops the run before the model is asked where the schema %s', async (_, broken, why) => {
    const session = await guarded({ files: broken, inputs, script: [] });
    expect(session.ended.finished).toMatchObject({ conclusion: 'config-error', exit: 2 });
    expect(session.ended.finished.why).toMatch(why);
    expect(session.seen).toEqual([]);
  });
});
