// On the command line what is wrong is said of flags, in a workflow of inputs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asFlags } from '../../src/main/cli/flag-names.ts';
import { isSaid } from '../support/run/reading.ts';
import { guard, placeWith } from '../support/run/command-line.ts';

test.each([
  ["`model` is 'x': write provider/model", "--model is 'x': write provider/model"],
  ['`model: openai-compatible/…` needs `base-url`: write it', '`--model openai-compatible/…` needs --base-url: write it'],
  ['`confine` is `required`: there is no bubblewrap', '--confine is `required`: there is no bubblewrap'],
  ['write input `prompt` or the input `prompt-file`', 'write --prompt or the --prompt-file'],
  ['cost-budget cannot be held; leave cost-budget out', '--cost-budget cannot be held; leave --cost-budget out'],
  ['prompt-file: /a/prompt-file.md is empty', '--prompt-file: /a/prompt-file.md is empty'],
])('%s', (sentence, said) => expect(asFlags(sentence)).toBe(said));

test.each([
  'the workspace /x/pass-env is not a folder',
  'the hook "fail-on" names the agent `builtin`',
  "hook 'pass-env' could not answer",
  '--audit-file is given twice: write it once',
  'write allow-process-of or pass-env.txt, or `deny`',
])('%s stays as it is', (sentence) => expect(asFlags(sentence)).toBe(sentence));

test('a run that is refused says flags in the terminal, in its events and in its summary', async () => {
  const place = placeWith({});
  const flags = ['--prompt', 'Go on.', '--model', 'nobody/x', '--summary-file', 'summary.md', '--json'];
  const { code, stdout, stderr } = await guard(place, ['run', ...flags]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^config-error: --model names the provider 'nobody', which is not known: /m);
  expect(isSaid(readFileSync(join(place.project, 'summary.md'), 'utf8'), /--model names the provider/)).toBe(true);
  expect(stdout).toContain('"status":"config-error"');
});
