import { describe, expect, test } from 'vitest';
import { AllowAll, DenyAll } from '../../src/approval/approver.ts';
import { approverFor, LevelPolicy, type Allowed } from '../../src/approval/level-policy.ts';
import type { ApprovalAnswer } from '../../src/contract/approval.ts';
import { request } from './requests.ts';

const NOTHING: Allowed = { local_state: false, process: false, external: false, delegation: false, mcp: [] };
const policy = (allowed: Partial<Allowed>) => new LevelPolicy({ ...NOTHING, ...allowed });
const reasonOf = (answer: ApprovalAnswer) => (answer.kind === 'deny' ? (answer.reason ?? '') : `not a refusal: ${answer.kind}`);

describe('AllowAll and DenyAll', () => {
  test('8.4 DenyAll refuses in exactly these words', () => {
    const reason = 'spawn changes state outside this process, which this run does not allow';
    expect(new DenyAll().approve(request('spawn', 'process'))).toEqual({ kind: 'deny', reason });
  });

  test('8.4 AllowAll allows what it is asked about', () => {
    expect(new AllowAll().approve()).toEqual({ kind: 'allow' });
  });

  test('8.4 where a run allows nothing the approver is DenyAll, and AllowAll is never chosen', () => {
    expect(approverFor(NOTHING)).toBeInstanceOf(DenyAll);
    const everything: Allowed = { local_state: true, process: true, external: true, delegation: true, mcp: ['s'] };
    for (const allowed of [{ ...NOTHING, delegation: true }, { ...NOTHING, mcp: ['s'] }, { ...NOTHING, process: true }, everything]) {
      expect(approverFor(allowed)).toBeInstanceOf(LevelPolicy);
    }
  });
});

describe('LevelPolicy', () => {
  test('8.3 each level is allowed by itself and brings no other along', () => {
    const levels = ['local_state', 'process', 'external'] as const;
    for (const allowed of levels) {
      const asked = levels.map((level) => policy({ [allowed]: true }).approve(request('tool', level)).kind);
      expect(asked).toEqual(levels.map((level) => (level === allowed ? 'allow' : 'deny')));
    }
  });

  test('8.1 a call of unknown level is allowed only where external is', () => {
    const unknown = request('tool');
    expect(policy({ local_state: true, process: true }).approve(unknown).kind).toBe('deny');
    expect(policy({ external: true }).approve(unknown).kind).toBe('allow');
  });

  test('a refusal says which levels the run allows, and that retrying will not help', () => {
    const words = reasonOf(policy({ local_state: true, delegation: true, mcp: ['docs'] }).approve(request('spawn', 'process')));
    expect(words).toBe(
      'spawn changes state outside this process (level process), which this run does not allow. This run allows calls of the levels none, local_state, and tasks for sub-agents, and the MCP tools docs. Retrying will not help: go on without it, and say what you could not do.',
    );
    expect(reasonOf(policy({}).approve(request('tool')))).toContain('(level unknown, judged as external)');
    expect(reasonOf(policy({}).approve(request('tool')))).toContain('This run allows calls of the level none.');
  });

  test('8.3 a delegation is decided by allow-delegation, whatever the levels say', () => {
    const task = request('spawn', 'local_state', '{"task": "look around"}');
    expect(policy({ delegation: true }).approve(task).kind).toBe('allow');
    expect(policy({ local_state: true }).approve(task).kind).toBe('deny');
    expect(reasonOf(policy({ local_state: true }).approve(task))).toContain(
      'spawn hands a task to a sub-agent, which this run does not allow',
    );
  });

  test('8.3 an agent of its own names for delegation is known by what its call says of itself', () => {
    const task = { ...request('Agent', 'local_state', 'not JSON'), delegates: true } as const;
    expect(policy({ delegation: true }).approve(task).kind).toBe('allow');
    expect(reasonOf(policy({ local_state: true }).approve(task))).toContain('Agent hands a task to a sub-agent');
    expect(policy({ delegation: true }).approve({ ...task, side_effect_level: 'process' }).kind).toBe('deny');
  });

  test('a command that calls itself a task is not a delegation', () => {
    const allowed = policy({ delegation: true });
    expect(allowed.approve(request('spawn', 'local_state', '{"task": "x", "command": "rm -r ."}')).kind).toBe('deny');
    expect(allowed.approve(request('spawn', 'process', '{"task": "x"}')).kind).toBe('deny');
    expect(allowed.approve(request('spawn', undefined, '{"task": "x"}')).kind).toBe('deny');
    expect(allowed.approve(request('other', 'local_state', '{"task": "x"}')).kind).toBe('deny');
    expect(allowed.approve(request('spawn', 'local_state', '{"__proto__": {"task": "x"}}')).kind).toBe('deny');
    expect(allowed.approve(request('spawn', 'local_state', 'not JSON')).kind).toBe('deny');
  });

  test('8.3 allow-mcp names a server or one of its tools, exactly', () => {
    const kindOf = (name: string, mcp: string[]) => policy({ mcp }).approve(request(name, 'external')).kind;
    expect(kindOf('mcp__docs__find', ['docs'])).toBe('allow');
    expect(kindOf('mcp__docs__find', ['docs__find'])).toBe('allow');
    expect(kindOf('mcp__docs__find__all', ['docs__find__all'])).toBe('allow');
    for (const mcp of [['doc'], ['docs__fin'], ['find'], ['docs__find__all'], ['mcp__docs'], ['']]) {
      expect(kindOf('mcp__docs__find', mcp)).toBe('deny');
    }
    expect(kindOf('docs__find', ['docs'])).toBe('deny');
    expect(kindOf('mcp__docs_extra__find', ['docs'])).toBe('deny');
    expect(kindOf('mcp____find', [''])).toBe('deny');
  });
});
