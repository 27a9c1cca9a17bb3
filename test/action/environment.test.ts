// What the children of a session see of the environment: the baseline, what `pass-env` names, and nothing of the runner's or the guard's.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ledgerOf, textAt, type Runner, type Step } from '../support/run/runner.ts';
import { command, scriptOf } from '../support/run/script.ts';
import { runnerWith } from '../support/run/setting.ts';

const word = (name: string) => `${name}-${randomBytes(9).toString('hex')}`;
const KEY = word('key');
const TOKEN = word('token');
const DEPLOY = word('deploy');
const PASSED = word('passed');

/** The environment that a program was started with, as the system has it; a line a variable. */
const dumpTo = (name: string) => `tr '\\000' '\\n' < /proc/$$/environ > "${name}"`;

const SECRETS = {
  'INPUT_API-KEY': KEY,
  'INPUT_GITHUB-TOKEN': TOKEN,
  ACTIONS_RUNTIME_TOKEN: word('runtime'),
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: word('id'),
  GITHUB_TOKEN: word('github'),
  ANTHROPIC_API_KEY: word('anthropic'),
  OPENAI_API_KEY: word('openai'),
  AWS_SECRET_ACCESS_KEY: word('aws'),
  DEPLOY_PASSWORD: DEPLOY,
  PASSED_VALUE: PASSED,
  NODE_OPTIONS: '--max-old-space-size=900',
};

let runner: Runner;
let step: Step;

beforeAll(async () => {
  const hook = (name: string, event: string) => ({
    name,
    event,
    tools: ['spawn'],
    command: ['sh', '-c', `cat >/dev/null; ${dumpTo(`$TMPDIR/${name}.env`)}; pwd > $TMPDIR/${name}.cwd; echo '{"decision": "allow"}'`],
  });
  const tool = {
    description: 'Dumps.',
    input_schema: {},
    command: ['sh', '-c', `cat >/dev/null; ${dumpTo('tool.env')}; echo done`],
    env: { OWN: '${PASSED_VALUE}' },
  };
  const files = {
    '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: [hook('pre', 'pre_tool_use'), hook('post', 'post_tool_use')] }),
    '.basis/tools.json': JSON.stringify({ schema: 1, tools: { dump: tool } }),
  };
  runner = runnerWith(files, {
    script: scriptOf(
      command('dump', dumpTo('command.env')),
      { id: 'tool', name: 'dump', input: {} },
      command('everybody', `cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline 2>/dev/null | tr '\\000' '\\n' > everybody.env`),
      command('says', `echo "the value is $PASSED_VALUE"; echo ${DEPLOY} | base64`),
    ),
    inputs: { 'allow-process': 'true', 'pass-env': 'PASSED_VALUE, NOT_SET' },
    env: SECRETS,
  });
  step = await runner.main();
}, 120_000);

const BASELINE = ['BASIS_GUARD_CALL', 'HOME', 'LANG', 'PATH', 'RUNNER_TRACKING_ID', 'TMPDIR'];

/** What shells add by themselves. */
const OF_SHELLS = ['_', 'OLDPWD', 'PWD', 'SHLVL'];

const namesIn = (path: string) =>
  textAt(path)
    .split('\n')
    .map((line) => line.split('=')[0] ?? '')
    .filter((name) => name !== '' && !OF_SHELLS.includes(name))
    .toSorted();

test('7.1 a hook sees the baseline and nothing else, at either event', () => {
  expect(step.code, step.log).toBe(0);
  for (const name of ['pre', 'post']) expect(namesIn(join(runner.temp, `${name}.env`))).toEqual(BASELINE);
});

test('5.9 a hook runs in the snapshot', () => {
  expect(textAt(join(runner.temp, 'pre.cwd'))).toMatch(/\/temp\/basis-guard-[^/]+\/scratch\/snapshot\n$/);
});

test('7.1 a command sees the baseline and what `pass-env` names', () => {
  expect(namesIn(join(runner.workspace, 'command.env'))).toEqual([...BASELINE, 'PASSED_VALUE'].toSorted());
});

test('7.1 a declared tool sees the same, and what its declaration sets from variables that `pass-env` names', () => {
  expect(namesIn(join(runner.workspace, 'tool.env'))).toEqual([...BASELINE, 'OWN', 'PASSED_VALUE'].toSorted());
  expect(textAt(join(runner.workspace, 'tool.env'))).toContain(`OWN=${PASSED}\n`);
});

test("a command finds no key in any process's environment or command line", ({ skip }) => {
  skip(step.summary.includes('no PID namespace can be had here'), 'no PID namespace can be had here, so commands see all processes');
  const seen = textAt(join(runner.workspace, 'everybody.env'));
  expect(seen).toContain('BASIS_GUARD_CALL=');
  for (const [name, value] of Object.entries(SECRETS)) if (name !== 'PASSED_VALUE') expect(seen.includes(value), name).toBe(false);
  expect(seen).not.toMatch(/^(?:GITHUB_|ACTIONS_|INPUT_)/m);
});

test('no key reaches the log, but for its mask, nor the ledger, the summary or an output', () => {
  const unmasked = step.log.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  const texts = [unmasked.join('\n'), step.summary, JSON.stringify(ledgerOf(step)), step.files.GITHUB_OUTPUT, step.files.GITHUB_STATE];
  for (const text of texts) {
    for (const [name, value] of Object.entries(SECRETS)) {
      if (name === 'NODE_OPTIONS' || name === 'PASSED_VALUE') continue;
      expect(text.includes(value), name).toBe(false);
      expect(text.includes(Buffer.from(`${value}\n`).toString('base64').slice(0, 20)), name).toBe(false);
    }
  }
  expect(step.log).toContain(`::add-mask::${KEY}\n`);
});
