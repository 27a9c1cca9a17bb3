// Sub-agents with a real provider's wire. All agents of a session talk to one server, which plays their turns in the order in which
// they ask: a task that is handed on ends before its parent is asked again.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calls, says, turn, type ScriptedAnswer } from '../support/model-servers/script.ts';
import { WIRES } from '../loop/models/harness.ts';
import { faultsOf, guarded, shownIn, type Guarded } from './guarded.ts';

const DELEGATION = { 'allow-delegation': 'true' };
const task = (id: string, text: string) => calls(id, 'spawn', JSON.stringify({ task: text }));
const command = (id: string, line: string) => calls(id, 'spawn', JSON.stringify({ command: line }));
const read = (id: string, path: string) => calls(id, 'files', JSON.stringify({ operations: [{ op: 'read', path }] }));

const agentsOf = (session: Guarded): readonly string[] => session.recordsOf('call').map(({ agent_id: agent }) => agent);

describe.each(WIRES)('over $name', (wire) => {
  test('sub-agents three deep are judged like any other, and a denial in the deepest is told there', async () => {
    const session = await guarded({
      wire,
      inputs: { ...DELEGATION, 'allow-process': 'false' },
      script: [
        turn([task('t1', 'Find out A.')]),
        turn([task('t2', 'Find out B.')]),
        turn([task('t3', 'Find out C.')]),
        turn([command('d1', 'touch effect'), task('t4', 'Find out D.'), read('r1', 'README.md')]),
        turn([says('C is done.')]),
        turn([says('B is done.')]),
        turn([says('A is done.')]),
        turn([says('All is done.')]),
      ],
    });
    expect(session.complaints).toEqual([]);
    expect(session.ended.finished).toMatchObject({ conclusion: 'success' });
    expect(session.finalMessage).toBe('All is done.');
    expect(agentsOf(session)).toEqual(['main', 'main/1', 'main/1/1', 'main/1/1/1', 'main/1/1/1', 'main/1/1/1']);
    expect(session.recordsOf('refused')).toMatchObject([{ tool_call_id: 'd1', agent_id: 'main/1/1/1', stage: 'approver' }]);
    expect(existsSync(join(session.workspace, 'effect'))).toBe(false);
    expect(shownIn(session, 4)).toContain('which this run does not allow');
    expect(shownIn(session, 4)).toContain('Sub-agents lie 3 deep already');
    expect(shownIn(session, 5)).toContain('C is done.');
    expect(shownIn(session, 7)).toContain('A is done.');
    expect(shownIn(session, 7)).not.toContain('C is done.');
    expect(session.seen[1]?.text).toContain('Find out A.');
    expect(session.seen[1]?.text).not.toContain('Do the task.');
    expect(session.recordsOf('model_request').map(({ agent_id: agent, turn: number }) => `${agent} ${number}`)).toEqual([
      'main 1',
      'main/1 1',
      'main/1/1 1',
      'main/1/1/1 1',
      'main/1/1/1 2',
      'main/1/1 2',
      'main/1 2',
      'main 2',
    ]);
    expect(faultsOf(session)).toEqual([]);
  });
});

describe('a task', () => {
  test('is refused where delegation is off, and no sub-agent begins', async () => {
    const session = await guarded({
      inputs: { 'allow-local-state': 'true', 'allow-delegation': 'false' },
      script: [turn([task('t1', 'Find out A.')]), turn([says('I could not.')])],
    });
    expect(session.recordsOf('refused')).toMatchObject([
      { stage: 'approver', reason: expect.stringContaining('spawn hands a task to a sub-agent') },
    ]);
    expect(agentsOf(session)).toEqual(['main']);
    expect(session.seen).toHaveLength(2);
  });

  test('shares the bounds: what a sub-agent uses is gone for its parent', async () => {
    const session = await guarded({
      inputs: { ...DELEGATION, 'allow-process': 'true', 'tool-budget': '3' },
      script: [turn([task('t1', 'Go.')]), turn([command('a', 'touch a'), command('b', 'touch b'), command('c', 'touch c')])],
    });
    expect(session.ended.finished).toMatchObject({ conclusion: 'bound', stopped_by: 'tool-budget' });
    expect(['a', 'b', 'c'].map((name) => existsSync(join(session.workspace, name)))).toEqual([true, true, false]);
    expect(session.recordsOf('reviewed').at(-1)).toMatchObject({ tool_call_id: 't1', is_error: true });
    expect(session.recordsOf('executed').at(-1)?.output.preview).toContain("The sub-agent was stopped by the session's tool-budget.");
    expect(faultsOf(session)).toEqual([]);
  });

  test('gives its agent reads beside each other, and tasks of one turn one after the other', async () => {
    const many = Array.from({ length: 6 }, (_, index) => read(`r${index}`, 'README.md'));
    const order: string[] = [];
    const session = await guarded({
      inputs: DELEGATION,
      script: [
        turn([task('t1', 'One.'), task('t2', 'Two.')]),
        turn(many),
        turn([says('One.')]),
        turn([says('Two.')]),
        turn([says('Done.')]),
      ],
      onEvent: (event) => {
        if (event.type === 'tool_started' || event.type === 'tool_completed')
          order.push(`${event.type === 'tool_started' ? '+' : '-'}${event.tool_call_id}`);
      },
    });
    expect(session.ended.finished.conclusion).toBe('success');
    const reads = order.filter((step) => step.includes('r'));
    // All six are under way before the first is back.
    expect(reads.slice(0, 6).every((step) => step.startsWith('+'))).toBe(true);
    expect(order.indexOf('-t1')).toBeLessThan(order.indexOf('+t2'));
    expect(session.recordsOf('model_request').map(({ agent_id: agent }) => agent)).toEqual(['main', 'main/1', 'main/1', 'main/2', 'main']);
  });

  test('that fails is told to the parent as an error, with what was said last', async () => {
    const failing: ScriptedAnswer[] = [
      turn([task('t1', 'Go.')]),
      turn([says('I begin.'), read('r', 'README.md')]),
      turn([says('I cannot help.')], { stop: 'refusal' }),
      turn([says('The sub-agent failed.')]),
    ];
    const session = await guarded({ inputs: DELEGATION, script: failing });
    expect(session.ended.finished.conclusion).toBe('success');
    expect(shownIn(session, 3)).toMatch(/The sub-agent failed: anthropic\/claude-sonnet-4-5 refused to answer/);
    expect(shownIn(session, 3)).toMatch(/The last that it said:\\nI begin\./);
    expect(session.complaints).toEqual([]);
  });
});

describe('a run that is cancelled', () => {
  test('in mid-task ends the sub-agent and what it runs, and both calls are abandoned', async () => {
    const controller = new AbortController();
    const began = performance.now();
    const session = await guarded({
      inputs: { ...DELEGATION, 'allow-process': 'true' },
      signal: controller.signal,
      script: [turn([task('t1', 'Sleep.')]), turn([command('c1', 'touch begun; sleep 300; touch over')])],
      onEvent: (event) => {
        if (event.type === 'tool_started' && event.tool_call_id === 'c1') setTimeout(() => controller.abort(), 300);
      },
    });
    expect(performance.now() - began).toBeLessThan(60_000);
    expect(session.ended.finished).toMatchObject({ conclusion: 'cancelled', exit: 130 });
    expect(
      session
        .recordsOf('abandoned')
        .map(({ tool_call_id: id, agent_id: agent }) => `${agent} ${id}`)
        .sort(),
    ).toEqual(['main t1', 'main/1 c1']);
    expect(existsSync(join(session.workspace, 'over'))).toBe(false);
    expect(session.seen).toHaveLength(2);
    expect(faultsOf(session)).toEqual([]);
  });

  test('at its deadline tells the sub-agent to end and keeps what it has', async () => {
    const session = await guarded({
      inputs: { ...DELEGATION, 'allow-process': 'true', deadline: '3s' },
      script: [turn([task('t1', 'Sleep.')]), turn([command('c1', 'echo begun; sleep 300')])],
    });
    expect(session.ended.finished).toMatchObject({ conclusion: 'bound', stopped_by: 'deadline' });
    expect(session.recordsOf('executed').map(({ tool_call_id: id }) => id)).toEqual(['c1', 't1']);
    expect(session.recordsOf('executed')[1]?.output.preview).toContain("The sub-agent was stopped by the session's deadline.");
    expect(faultsOf(session)).toEqual([]);
  });
});
