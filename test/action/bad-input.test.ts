// What a workflow, or a file of it, can get wrong: each ends with one sentence in the log, the exit of a wrong configuration, the outputs
// and a summary, and nothing has run.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { testFolder, type Files } from '../support/run/folder.ts';
import { makeRepository } from '../support/run/repository.ts';
import { isSaid } from '../support/run/reading.ts';
import { Runner, type Scene, type Step } from '../support/run/runner.ts';
import { command, scriptOf } from '../support/run/script.ts';

interface Wrong {
  readonly what: string;
  readonly says: RegExp;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly files?: Files;
  readonly env?: Readonly<Record<string, string>>;
  readonly event?: Scene['event'];
  /** Without the script that is played otherwise. */
  readonly noScript?: true;
  readonly prepare?: (runner: Runner) => void;
}

const hooks = (text: string): Files => ({ '.basis/hooks.json': text });
const goodHook = '{"name": "guard", "command": ["true"]}';

const WRONG: readonly Wrong[] = [
  {
    what: 'an input that is not known',
    inputs: { 'allow-proces': 'true' },
    says: /input `allow-proces` is not known: write input `allow-process`/,
  },
  {
    what: 'no runner around it',
    env: { GITHUB_ACTIONS: 'false' },
    says: /GITHUB_ACTIONS is not `true`, so the hooks would come from the working tree: run the action as a step of a workflow/,
  },
  { what: 'an input that is like none', inputs: { zzz: '1' }, says: /input `zzz` is not known; the README lists what there is/ },
  { what: 'a boolean that is none', inputs: { 'allow-process': 'yess' }, says: /input `allow-process` is "yess": write `true` or `false`/ },
  {
    what: 'two wrong inputs, both told',
    inputs: { 'allow-process': 'y', deadline: 'soon' },
    says: /`allow-process` is "y".*; input `deadline` is "soon": write a whole number with `s`, `m` or `h`/,
  },
  {
    what: 'a missing prompt',
    noScript: true,
    inputs: { model: 'anthropic/m' },
    says: /nothing is asked of the agent: write input `prompt` or input `prompt-file`/,
  },
  {
    what: 'a missing model',
    noScript: true,
    inputs: { prompt: 'hi' },
    says: /no model is named: write input `model` as `provider\/model`/,
  },
  { what: 'a model of no provider', noScript: true, inputs: { prompt: 'hi', model: 'gpt' }, says: /"?gpt"?.*provider\/model/ },
  {
    what: 'two prompts',
    inputs: { prompt: 'a', 'prompt-file': 'b' },
    says: /input `prompt` and input `prompt-file` are both set: write one of the two/,
  },
  {
    what: 'a prompt file that is not there',
    inputs: { 'prompt-file': 'prompt.md' },
    says: /prompt-file: .*prompt\.md at [0-9a-f]{12} is not there/,
  },
  {
    what: 'a prompt file that is empty',
    files: { 'prompt.md': ' \n' },
    inputs: { 'prompt-file': 'prompt.md' },
    says: /prompt-file: .*prompt\.md is empty: write what the agent is asked/,
  },
  {
    what: 'a script for nobody',
    inputs: { agent: 'builtin', prompt: 'hi', model: 'anthropic/m' },
    says: /input `replay-file` is for the agent `replay` alone/,
  },
  {
    what: 'an agent without its script',
    noScript: true,
    inputs: { agent: 'replay' },
    says: /the agent `replay` has no script: write input `replay-file`/,
  },
  {
    what: 'a script that is not there',
    inputs: { 'replay-file': 'nothing.json' },
    says: /the replay file .*nothing\.json cannot be read: .*no such file/,
  },
  {
    what: 'a script cut in half',
    says: /script\.json, line 1, column \d+: /,
    prepare: ({ scene }) => {
      const path = join(scene.folder, 'script.json');
      writeFileSync(path, readFileSync(path, 'utf8').slice(0, 40));
    },
  },
  {
    what: 'an agent that there is not',
    inputs: { agent: 'cluade' },
    says: /input `agent` is "cluade": write `builtin`, `replay`, `claude-code`, .* or `acp`/,
  },
  { what: 'a deadline of nothing', inputs: { deadline: '0s' }, says: /input `deadline` is "0s"/ },
  { what: 'a budget below one', inputs: { 'tool-budget': '-1' }, says: /input `tool-budget` is "-1": write a whole number above 0/ },
  {
    what: 'a verdict that there is not',
    inputs: { 'fail-on': 'denial, denials' },
    says: /input `fail-on` has "denials": write any of `never`, `denial`/,
  },
  { what: 'a verdict and never', inputs: { 'fail-on': 'never, denial' }, says: /write `never` alone, or without `never`/ },
  {
    what: 'a workspace that is not there',
    inputs: { workspace: 'gone' },
    says: /the workspace .*\/gone is not a folder: write `workspace` as the path of one/,
  },
  {
    what: 'a workspace that is a file',
    files: { 'a.txt': '' },
    inputs: { workspace: 'a.txt' },
    says: /the workspace .*\/a\.txt is not a folder/,
  },
  {
    what: 'a temp folder in the workspace',
    env: { RUNNER_TEMP: 'CHECKOUT/tmp' },
    says: /the workspace .* contains .*\/tmp, where the guard's own files go: .* set RUNNER_TEMP outside it/,
  },
  {
    what: 'a ledger in a folder that cannot be',
    inputs: { 'audit-file': 'a.txt/ledger' },
    says: /the guard's own files cannot be put under .*a\.txt/,
  },
  {
    what: 'a floor above what can be held',
    inputs: { 'require-enforcement': 'confined' },
    says: /enforcement is `checked`, below the floor `confined` .*: write `checked` there, or less/,
  },
  {
    what: 'a floor for a run that enforces nothing',
    inputs: { 'evaluate-only': 'true', 'require-enforcement': 'hooks' },
    says: /input `evaluate-only` enforces nothing, below the floor/,
  },
  {
    what: 'a required hook that is missing',
    inputs: { 'require-hooks': 'guard' },
    says: /`require-hooks` names "guard", which is not there: no hook was loaded; looked at /,
  },
  {
    what: 'another hook than the required one',
    files: hooks(`{"schema": 1, "hooks": [${goodHook}]}`),
    inputs: { 'require-hooks': 'gaurd' },
    says: /names "gaurd", which is not there: loaded were "guard"/,
  },
  { what: 'a name that no child may see', inputs: { 'pass-env': 'CI, GITHUB_ENV' }, says: /pass-env names "GITHUB_ENV"/ },
  {
    what: 'a hooks file that is not JSON',
    files: hooks('{"schema": 1,\n "hooks": [}'),
    says: /hooks\.json at [0-9a-f]{12}, line 2, column 12: /,
  },
  {
    what: 'a hooks file with a key twice',
    files: hooks(`{"schema": 1,\n"hooks": [], "hooks": []}`),
    says: /hooks\.json .*line 2, column 14: .*"hooks".*twice/,
  },
  {
    what: 'a hooks file with a misspelled key',
    files: hooks('{"schema": 1, "hooks": [{"name": "a", "command": ["x"], "evnt": "post_tool_use"}]}'),
    says: /hooks\.json .*"evnt".*"event"/,
  },
  { what: 'a hooks file of another version', files: hooks('{"schema": 2, "hooks": []}'), says: /hooks\.json .*schema.*2.*1/ },
  {
    what: 'a hook without a command',
    files: hooks('{"schema": 1, "hooks": [{"name": "a", "command": []}]}'),
    says: /hooks\.json .*command/,
  },
  {
    what: 'a tool with the name of a built-in one',
    files: { '.basis/tools.json': '{"schema": 1, "tools": {"spawn": {"description": "x", "input_schema": {}, "command": ["x"]}}}' },
    says: /tools\.json .*spawn/,
  },
  {
    what: 'a tool whose schema is none',
    files: {
      '.basis/tools.json': '{"schema": 1, "tools": {"a": {"description": "x", "input_schema": {"type": "obj"}, "command": ["x"]}}}',
    },
    says: /tools\.json: the tool "a" cannot be offered: /,
  },
  { what: 'an event that is not JSON', event: { name: 'push', payload: '{"half": ' }, says: /the event in .*event\.json is not JSON: / },
  {
    what: 'an event that is not there',
    env: { GITHUB_EVENT_PATH: '/nonexistent/event.json' },
    says: /the event in \/nonexistent\/event\.json cannot be read: /,
  },
  { what: 'a runner without an event', env: { GITHUB_EVENT_PATH: '' }, says: /GITHUB_EVENT_PATH is not set/ },
  { what: 'a runner without an event’s name', env: { GITHUB_EVENT_NAME: '' }, says: /GITHUB_EVENT_NAME is not set/ },
  {
    what: 'an event without its commit',
    event: { name: 'pull_request', payload: {} },
    says: /the event 'pull_request' has no commit in `pull_request\.base\.sha`/,
  },
];

let plain: { readonly checkout: string; readonly commit: string };

beforeAll(() => {
  const checkout = join(testFolder(), 'checkout');
  plain = { checkout, commit: makeRepository(checkout, { 'a.txt': 'hello\n' }) };
});

/** An annotation's words, without what keeps words of others from being more than words. */
const wordsOf = (text: string): string => text.replaceAll('%0A', ' ').replaceAll('%25', '%');

function expectConfigError(step: Step, says: RegExp): void {
  expect([step.code, step.stderr], step.log).toEqual([2, '']);
  const annotations = step.log.split('\n').filter((line) => line.startsWith('::error'));
  expect(annotations).toHaveLength(1);
  expect(wordsOf(annotations[0] ?? '')).toMatch(says);
  expect(step.outputs).toMatchObject({ conclusion: 'config-error', enforcement: 'none', calls: '0', 'audit-digest': '' });
  expect(step.outputs['session-id']).not.toBe('');
  expect(isSaid(step.summary, says), step.summary).toBe(true);
  expect(step.summary.startsWith('## ✗ Guarded session: config-error')).toBe(true);
}

test.concurrent.for(WRONG)('$what ends the step before anything runs, with one sentence', { timeout: 120_000 }, async (wrong) => {
  const folder = testFolder();
  const checkout = join(folder, 'checkout');
  if (wrong.files === undefined) cpSync(plain.checkout, checkout, { recursive: true });
  const commit = wrong.files === undefined ? plain.commit : makeRepository(checkout, wrong.files);
  const env = Object.fromEntries(Object.entries(wrong.env ?? {}).map(([name, text]) => [name, text.replace('CHECKOUT', checkout)]));
  const runner = new Runner({
    folder,
    commit,
    inputs: { 'allow-process': 'true', ...wrong.inputs },
    env,
    ...(wrong.noScript ? {} : { script: scriptOf(command('one', 'touch happened')) }),
    ...(wrong.event === undefined ? {} : { event: wrong.event }),
  });
  wrong.prepare?.(runner);
  const step = await runner.main();
  expectConfigError(step, wrong.says);
  expect(existsSync(join(checkout, 'happened'))).toBe(false);
});
