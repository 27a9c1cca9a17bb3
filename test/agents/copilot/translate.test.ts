import { describe, expect, it } from 'vitest';
import { serverPrefix } from '../../../src/agents/copilot/mcp-names.ts';
import { ALWAYS_OFF, LEVELS, WORKER } from '../../../src/agents/copilot/tools.ts';
import { translator } from '../../../src/agents/copilot/translate.ts';
import { callTo } from './call.ts';

describe('the level of a call', () => {
  it('is unknown for a tool that is not in the table', () => {
    expect(['lab-echo', 'nonsense', 'constructor', '__proto__', 'BASH'].map((name) => translator.level(callTo(name, {})))).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('is never none for what writes, runs or reaches outside', () => {
    const harmless = Object.entries(LEVELS).flatMap(([name, level]) => (level === 'none' ? [name] : []));
    expect(harmless.filter((name) => /bash$|shell$|write|edit|create|patch|web|task|skill|stop/.test(name)).sort()).toEqual([
      'list_bash',
      'list_powershell',
      'read_bash',
      'read_powershell',
      'skill',
    ]);
  });
});

describe('the name of a tool', () => {
  it.each([
    ['lab-echo', ['lab'], 'mcp__lab__echo'],
    ['a-b-echo', ['a', 'a-b'], 'mcp__a-b__echo'],
    ['My-Srv-x', ['My.Srv'], 'mcp__My.Srv__x'],
    ['lab-echo', ['la'], 'lab-echo'],
    ['lab', ['lab'], 'lab'],
    ['bash', ['ba'], 'bash'],
  ])('%s with the servers %j is %s', (name, servers, shown) => {
    expect(translator.toolName(callTo(name, {}), servers)).toBe(shown);
  });

  it('has the characters that the agent leaves in a server’s', () => {
    expect(serverPrefix('lab x_y.z')).toBe('lab-x_y-z-');
  });
});

describe('what a call touches', () => {
  it.each([
    ['view', { path: 'a' }, ['a'], []],
    ['create', { path: '/x', file_text: '' }, [], ['/x']],
    ['edit', { path: 'a' }, [], ['a']],
    ['rg', { pattern: 'x' }, ['.'], []],
    ['rg', { pattern: '../x', paths: ['a', '..'] }, ['a', '..'], []],
    ['rg', { pattern: 'x', glob: '../**' }, ['.', './..'], []],
    ['glob', { pattern: '/etc/*' }, ['.', '/etc'], []],
    ['glob', { pattern: '*/../../x', paths: 'src' }, ['src', '/'], []],
    ['glob', { pattern: '**/*.ts' }, ['.'], []],
    [
      'apply_patch',
      { patch: '*** Begin Patch\n*** Update File: a\n*** Move to: ../b\n*** Delete File: c\n*** End Patch' },
      [],
      ['a', '../b', 'c'],
    ],
  ])('by %s %j', (name, input, reads, writes) => {
    expect(translator.touched(callTo(name, input))).toEqual({ reads, writes });
  });

  it('is unknown where it does not say, and for other tools', () => {
    expect(
      [callTo('view', {}), callTo('create', { path: 1 }), callTo('bash', { command: 'cat /x' }), callTo('view', '[')].map((call) =>
        translator.touched(call),
      ),
    ).toEqual(Array(4).fill(undefined));
  });
});

describe('a leak', () => {
  const mended = (name: string, input: string | object): string | undefined => {
    const mend = translator.mend(callTo(name, input));
    return mend === undefined ? undefined : 'refuse' in mend ? `refused: ${mend.refuse}` : mend.input;
  };

  it('by a command in the background is mended: it runs in the foreground', () => {
    expect(mended('bash', '{"command":"a","mode":"async","detach":true,"n":1.10}')).toBe('{"command":"a","n":1.10}');
    expect(mended('bash', { command: 'a', mode: 'sync', detach: false })).toBe('{"command":"a","mode":"sync"}');
    expect(mended('bash', { command: 'a', mode: 5 })).toBe('{"command":"a"}');
  });

  it('by a sub-agent in the background, of another model or of a type that a repository may take the place of, is mended', () => {
    expect(mended('task', { agent_type: WORKER, mode: 'background', prompt: 'p' })).toBe(
      `{"agent_type":"${WORKER}","mode":"sync","prompt":"p"}`,
    );
    expect(mended('task', { agent_type: 'explore', mode: 'sync', model: 'x' })).toBe(`{"agent_type":"${WORKER}","mode":"sync"}`);
    expect(mended('task', { agent_type: 'general-purpose' })).toBe(`{"agent_type":"${WORKER}","mode":"sync"}`);
  });

  it('by an agent of the repository’s own, or by a message to one that goes on, is refused', () => {
    expect(mended('task', { agent_type: 'evil', mode: 'sync' })).toContain(WORKER);
    expect(mended('write_agent', { agent_id: 'x' })).toMatch(/^refused: /);
  });

  it('is not seen where there is none', () => {
    expect(mended('bash', { command: 'a' })).toBeUndefined();
    expect(mended('bash', { command: 'a', mode: 'sync', initial_wait: 30 })).toBeUndefined();
    expect(mended('task', { agent_type: WORKER, mode: 'sync' })).toBeUndefined();
    expect(mended('view', { path: 'a' })).toBeUndefined();
  });

  it('is mended once and for all', () => {
    for (const [name, input] of [
      ['bash', { command: 'a', mode: 'async', detach: true }],
      ['task', { agent_type: 'explore', mode: 'background', model: 'm' }],
    ] as const) {
      const once = mended(name, input);
      expect(once === undefined ? 'not mended' : mended(name, once)).toBeUndefined();
    }
  });
});

describe('delegation', () => {
  it('is a task or a message to a sub-agent, and never offered silently', () => {
    expect(['task', 'write_agent', 'bash'].map((name) => translator.delegates(callTo(name, {})))).toEqual([true, true, false]);
    expect(ALWAYS_OFF).toContain('write_agent');
  });
});
