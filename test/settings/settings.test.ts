import { describe, expect, test } from 'vitest';
import { sessionProblems } from '../../src/main/settings/session-problems.ts';
import { readSettings, type Settings } from '../../src/main/settings/settings.ts';
import { INPUT_NAMES, INPUTS } from '../../src/main/settings/table.ts';

const spelling = (name: string) => `input \`${name}\``;
const settingsOf = (texts: Readonly<Record<string, string>>) => readSettings(new Map(Object.entries(texts)), '/base', spelling);

function read(texts: Readonly<Record<string, string>>): Settings {
  const settings = settingsOf(texts);
  if (!settings.ok) throw new Error(settings.error.join('; '));
  return settings.value;
}

function problems(texts: Readonly<Record<string, string>>): readonly string[] {
  const settings = settingsOf(texts);
  return settings.ok ? [] : settings.error;
}

describe('settings', () => {
  test('by default deny everything, protect, redact, and end after half an hour', () => {
    expect(read({})).toEqual({
      given: new Set(),
      agent: 'builtin',
      agentArgs: [],
      allowUntestedVersion: false,
      confine: 'auto',
      gateway: 'on',
      workspace: '/base',
      allow: { local_state: false, process: false, external: false },
      allowDelegation: false,
      allowMcp: [],
      allowActors: [],
      allowBots: [],
      passEnv: [],
      workspaceHooks: 'auto',
      requireHooks: [],
      floor: 'hooks',
      protect: true,
      redact: true,
      deadlineMs: 1_800_000,
      failOn: [],
      evaluateOnly: false,
    });
  });

  test('an empty text, or white space, is the default of every input', () => {
    const texts = Object.fromEntries(INPUT_NAMES.map((name, index) => [name, index % 2 === 0 ? '' : ' \n ']));
    expect(read(texts)).toEqual(read({}));
  });

  test('the default of every input that has one is valid', () => {
    const texts = Object.fromEntries(INPUT_NAMES.map((name) => [name, INPUTS[name].default.startsWith('${{') ? '' : INPUTS[name].default]));
    expect(read(texts)).toEqual(read({}));
  });

  test.each(['true', 'True', 'TRUE'])('%s is true', (text) => expect(read({ 'allow-process': text }).allow.process).toBe(true));
  test.each(['false', 'False', 'FALSE'])('%s is false', (text) => expect(read({ protect: text }).protect).toBe(false));
  test.each(['yess', 'yes', 'no', '1', '0', 'on', 'tRUE', 'truefalse'])('%s is neither', (text) => {
    expect(problems({ 'allow-process': text })).toEqual([`input \`allow-process\` is "${text}": write \`true\` or \`false\``]);
  });

  test.each([
    ['90s', 90_000],
    ['15m', 900_000],
    ['2h', 7_200_000],
    ['596h', 2_145_600_000],
  ])('the deadline %s is %i milliseconds', (text, milliseconds) => expect(read({ deadline: text }).deadlineMs).toBe(milliseconds));
  test.each(['0s', '90', '1.5h', '-1m', '1d', 's', '597h', '9999999999s', '1 m'])('the deadline %s is none', (text) => {
    expect(problems({ deadline: text })).toEqual([
      `input \`deadline\` is "${text}": write a whole number with \`s\`, \`m\` or \`h\`, such as \`90s\`, \`15m\` or \`2h\`, at most 596h`,
    ]);
  });

  test.each(['0', '-1', '1.5', '1e3', 'many', '1234567890123456'])('the budget %s is none', (text) =>
    expect(problems({ 'tool-budget': text })).toHaveLength(1),
  );
  test.each(['0', '-1', '$2', '1,50', '2.1234567', 'free'])('the cost %s is none', (text) =>
    expect(problems({ 'cost-budget': text })).toHaveLength(1),
  );
  test('budgets are numbers', () => {
    expect(read({ 'tool-budget': '20', 'token-budget': '100000', 'cost-budget': '2.50' })).toMatchObject({
      toolBudget: 20,
      tokenBudget: 100_000,
      costBudget: 2.5,
    });
  });

  test('lists are split at new lines and commas, and what is empty drops out', () => {
    expect(read({ 'require-hooks': ' a, b\n\nc ,,d\r\n' }).requireHooks).toEqual(['a', 'b', 'c', 'd']);
  });

  test('paths are taken from the base', () => {
    const { workspace, configDir, promptFile, auditFile } = read({
      workspace: 'a/../b',
      'config-dir': '/ops',
      'prompt-file': 'p.md',
      'audit-file': '../x',
    });
    expect([workspace, configDir, promptFile, auditFile]).toEqual(['/base/b', '/ops', '/base/p.md', '/x']);
  });

  test('a prompt keeps its lines', () => expect(read({ prompt: 'one\n\n  two' }).prompt).toBe('one\n\n  two'));

  test('delegation follows local state unless it is set', () => {
    expect(read({ 'allow-local-state': 'true' }).allowDelegation).toBe(true);
    expect(read({ 'allow-local-state': 'true', 'allow-delegation': 'false' }).allowDelegation).toBe(false);
    expect(read({ 'allow-delegation': 'true' })).toMatchObject({ allowDelegation: true, allow: { local_state: false } });
  });

  test('evaluate-only brings its floor down, and a floor that was asked for stays', () => {
    expect(read({ 'evaluate-only': 'true' }).floor).toBe('none');
    expect(read({ 'evaluate-only': 'true', 'require-enforcement': 'none' }).floor).toBe('none');
    for (const floor of ['confined', 'checked', 'hooks', 'partial']) {
      expect(problems({ 'evaluate-only': 'true', 'require-enforcement': floor })).toEqual([
        'input `evaluate-only` enforces nothing, below the floor of input `require-enforcement`: write `none` there, or leave input `evaluate-only` out',
      ]);
    }
  });

  test('verdicts keep one order, each once', () => {
    expect(read({ 'fail-on': 'executable-change, denial, denial' }).failOn).toEqual(['denial', 'executable-change']);
    expect(read({ 'fail-on': 'never' }).failOn).toEqual([]);
  });

  test('an unknown input names the nearest known one, where one is near', () => {
    expect(problems({ 'allow-proces': '1', workspce: '', zzz: '1' })).toEqual([
      'input `allow-proces` is not known: write input `allow-process`',
      'input `workspce` is not known: write input `workspace`',
      'input `zzz` is not known; the README lists what there is',
    ]);
  });

  test('a key of the prototype is not known', () => expect(problems({ constructor: 'x' })).toHaveLength(1));

  test('everything that is wrong is told at once', () => {
    expect(problems({ deadline: 'soon', 'allow-process': 'y', agent: 'x', 'fail-on': 'y', 'workspace-hooks': 'z' })).toHaveLength(5);
  });

  test('what is quoted of a long text is short', () => {
    expect(problems({ 'workspace-hooks': 'x'.repeat(1000) })[0]?.length).toBeLessThan(150);
  });
});

describe('the words of an agent of somebody else’s', () => {
  test('are a JSON array of strings, and are kept as they are', () => {
    expect(read({ 'agent-command': '["a b", "-x"]', 'agent-args': '[]' })).toMatchObject({ agentCommand: ['a b', '-x'], agentArgs: [] });
  });

  test.each(['agent', '{"0": "x"}', '["x", 1]', '["x", "\\u0000"]', '[]', '[""]'])('%s is no command', (text) => {
    expect(problems({ 'agent-command': text })).toEqual([
      `input \`agent-command\` is ${JSON.stringify(text)}: write a JSON array such as \`["my-agent", "--acp"]\``,
    ]);
  });

  const missing = (texts: Readonly<Record<string, string>>) =>
    sessionProblems(read({ prompt: 'Go on.', model: 'openai/x', ...texts }), spelling);

  test('do not go with the loop of the guard', () => {
    expect(missing({ 'agent-version': '1.0.0' })).toEqual([
      'input `agent-version` is for installed agents, and `builtin` is a part of the guard: leave it out',
    ]);
    expect(missing({ 'agent-args': '["x"]', 'agent-command': '["x"]' })).toHaveLength(2);
  });

  test.each([
    ['confine', 'required'],
    ['confine', 'off'],
    ['gateway', 'observe'],
    ['gateway', 'off'],
    ['allow-untested-version', 'true'],
    ['agent-version', '1.0.0'],
    ['agent-args', '["x"]'],
    ['agent-command', '["x"]'],
  ])('%s at %s is of an installed agent, and is refused by name with any other', (name, text) => {
    const sentence = (agent: string) => [
      `input \`${name}\` is for installed agents, and \`${agent}\` is a part of the guard: leave it out`,
    ];
    expect(missing({ [name]: text })).toEqual(sentence('builtin'));
    expect(sessionProblems(read({ agent: 'replay', 'replay-file': 's', [name]: text }), spelling)).toEqual(sentence('replay'));
    expect(missing({ agent: 'codex', [name]: text })).toEqual([]);
  });

  test.each([
    ['confine', 'auto'],
    ['gateway', 'on'],
    ['allow-untested-version', 'False'],
    ['agent-args', '[]'],
    ['agent-version', ' '],
  ])('%s at %j is what stands there anyway, and goes with every agent', (name, text) => {
    expect(missing({ [name]: text })).toEqual([]);
  });

  test('an agent is installed or installed already, and of no protocol alone', () => {
    expect(missing({ agent: 'codex', 'agent-command': '["codex"]', 'agent-version': '1.0.0' })).toHaveLength(1);
    expect(missing({ agent: 'acp' })).toEqual([
      'the agent `acp` is any that speaks the protocol: write input `agent-command`, for example `["my-agent", "--acp"]`',
    ]);
    expect(missing({ agent: 'codex', 'output-schema': 'x.json' })).toHaveLength(1);
    expect(missing({ agent: 'claude-code', gateway: 'off', 'token-budget': '5' })).toHaveLength(1);
    expect(missing({ agent: 'claude-code' })).toEqual([]);
    expect(missing({ agent: 'basis', gateway: 'observe' })).toEqual([
      'the agent `basis` cannot be put behind the gateway, so nothing would be observed: leave input `gateway` out',
    ]);
    expect(missing({ agent: 'basis', gateway: 'off' })).toEqual([]);
  });
});

describe('what a session needs', () => {
  const missing = (texts: Readonly<Record<string, string>>) => sessionProblems(read(texts), spelling);
  test('is a prompt and a model, or a script', () => {
    expect(missing({})).toHaveLength(2);
    expect(missing({ prompt: 'hi', model: 'anthropic/m' })).toEqual([]);
    expect(missing({ 'prompt-file': 'p', model: 'anthropic/m' })).toEqual([]);
    expect(missing({ agent: 'replay', 'replay-file': 's' })).toEqual([]);
    expect(missing({ agent: 'replay' })).toEqual(['the agent `replay` has no script: write input `replay-file`']);
    expect(missing({ 'replay-file': 's', prompt: 'hi', model: 'anthropic/m' })).toHaveLength(1);
  });
});
