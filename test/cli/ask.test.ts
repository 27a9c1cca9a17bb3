// `ask`: every outcome at either event, exact texts, levels, and what a caller can get wrong.
import { describe, expect, test } from 'vitest';
import { guard, placeWith, type Place } from '../support/run/command-line.ts';

const answers = (name: string, event: string, tool: string, answer: string) => ({
  name,
  event,
  tools: [tool],
  command: ['sh', '-c', `cat >/dev/null; ${answer}`],
});

/** The texts of numbers that no double holds, of odd keys, and of half a surrogate pair. */
const EXACT = String.raw`{"id":12345678901234567890,"tiny":1e400,"price":1.10,"__proto__":{"a":1},"b":2,"a":1,"half":"\ud800"}`;

const HOOKS = [
  answers('refuses', 'pre_tool_use', 'refused', `echo '{"decision": "deny", "reason": "not this"}'`),
  answers('narrows', 'pre_tool_use', 'narrowed', `cat <<'END'\n{"decision": "modify", "input": ${EXACT}, "reason": "exactly this"}\nEND`),
  answers('breaks', 'pre_tool_use', 'broken', 'echo oops >&2; exit 3'),
  answers('hides', 'post_tool_use', 'hidden', `echo '{"decision": "deny", "reason": "a secret was in it"}'`),
  answers(
    'masks',
    'post_tool_use',
    'masked',
    `cat <<'END'\n{"decision": "replace", "output": ${EXACT}, "is_error": true, "reason": "masked"}\nEND`,
  ),
  answers('words', 'post_tool_use', 'worded', `echo '{"decision": "replace", "output": "words"}'`),
  answers('fails', 'post_tool_use', 'failing', 'echo the-secret-itself; exit 3'),
  {
    name: 'echoes',
    tools: ['echoed'],
    command: ['sh', '-c', `printf '{"decision": "deny", "reason": %s}' "$(cat | sed 's/["\\\\]/\\\\&/g; s/^/"/; s/$/"/')"`],
  },
];

let shared: Place | undefined;
const place = (): Place =>
  (shared ??= placeWith({
    '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: HOOKS }),
    'a.txt': 'a\n',
    'AGENTS.md': { link: 'ai.txt' },
    'ai.txt': '',
  }));

interface Answer {
  readonly code: number | null;
  readonly text: string;
  readonly value: { readonly outcome: string; readonly by: readonly string[]; readonly [key: string]: unknown };
  readonly stderr: string;
}

async function ask(question: string | object, ...words: readonly string[]): Promise<Answer> {
  const stdin = typeof question === 'string' ? question : JSON.stringify(question);
  const { code, stdout, stderr } = await guard(place(), ['ask', ...words], { stdin });
  expect(stdout, stderr).toMatch(/^\{.*\}\n$/);
  return { code, text: stdout.trim(), value: JSON.parse(stdout) as Answer['value'], stderr };
}

describe.concurrent('ask, before a call', { timeout: 60_000 }, () => {
  test('allows what the levels allow, and says who did', async () => {
    const { code, value } = await ask({ tool_name: 'spawn', input: { command: 'ls' } }, '--allow-process');
    expect([code, value]).toEqual([0, { outcome: 'allow', input: { command: 'ls' }, by: ['allowed levels'] }]);
  });

  test('allows a read without asking anybody', async () => {
    const { value } = await ask({ tool_name: 'files', input: { operations: [{ op: 'read', path: 'a.txt' }] } });
    expect([value.outcome, value.by]).toEqual(['allow', []]);
  });

  test('denies by level with the default, exit 0; 4 with --exit-code', async () => {
    const question = { tool_name: 'spawn', input: { command: 'ls' } };
    const [plain, coded, off] = await Promise.all([ask(question), ask(question, '--exit-code'), ask(question, '--exit-code', 'false')]);
    expect(plain.value).toEqual({
      outcome: 'deny',
      reason: 'spawn changes state outside this process, which this run does not allow',
      by: ['DenyAll'],
    });
    expect([plain.code, coded.code, off.code]).toEqual([0, 4, 0]);
  });

  test('denies by hook before any level is asked', async () => {
    const { code, value } = await ask({ tool_name: 'refused', input: {} }, '--allow-external', '--exit-code');
    expect([code, value]).toEqual([4, { outcome: 'deny', reason: "denied by hook 'refuses': not this", by: ["hook 'refuses'"] }]);
  });

  test('4.3 gives back a rewritten input to the letter', async () => {
    const { text, value } = await ask({ tool_name: 'narrowed', input: {} }, '--allow-external');
    expect(value.outcome).toBe('modify');
    expect(text).toBe(
      `{"outcome":"modify","input":${EXACT},"reason":"hook 'narrows': exactly this","by":["hook 'narrows'","allowed levels"]}`,
    );
  });

  test('4.3 gives back an input that nobody rewrote to the letter', async () => {
    const { text } = await ask(`{"tool_name": "other", "input": ${EXACT}}`, '--allow-external');
    expect(text).toContain(`"input":${EXACT}`);
  });

  test('4.2 hands a hook the input that is not JSON as a string', async () => {
    const { value } = await ask({ tool_name: 'echoed', input: '{"half": ' }, '--allow-external');
    expect(value['reason']).toContain(String.raw`"input":"{\"half\": "`);
  });

  test('6.2 denies where a hook broke, and says how on standard error too', async () => {
    const { value, stderr } = await ask({ tool_name: 'broken', input: {} }, '--allow-external');
    expect(value.outcome).toBe('deny');
    expect(value['reason']).toMatch(/^hook 'breaks' could not answer and denies on failure: it exited with code 3; standard error: oops/);
    expect(stderr).toContain("hook 'breaks'");
  });

  test('denies an edit of a protected file at every level', async () => {
    const input = { operations: [{ op: 'set', path: '.basis/hooks.json', content: '{}' }] };
    const { value } = await ask({ tool_name: 'files', input }, '--allow-local-state', '--allow-process', '--allow-external');
    expect([value.outcome, value.by]).toEqual(['deny', ["interceptor 'protect'"]]);
    const unprotected = await ask({ tool_name: 'files', input }, '--allow-local-state', '--protect=false');
    expect(unprotected.value.outcome).toBe('allow');
  });

  test('denies an edit of what a protected symlink leads to, as a run does', async () => {
    const input = { operations: [{ op: 'set', path: 'ai.txt', content: '' }] };
    const { value } = await ask({ tool_name: 'files', input }, '--allow-local-state');
    expect([value.outcome, value.by]).toEqual(['deny', ["interceptor 'protect'"]]);
  });

  test('8.8 a level that is given raises and never lowers', async () => {
    const reading = { tool_name: 'files', input: { operations: [{ op: 'read', path: 'a.txt' }] } };
    const [raised, lowered, unknown] = await Promise.all([
      ask({ ...reading, side_effect_level: 'external' }, '--allow-process'),
      ask({ tool_name: 'spawn', input: { command: 'ls' }, side_effect_level: 'none' }),
      ask({ tool_name: 'whatever', input: {}, side_effect_level: 'none' }, '--allow-process'),
    ]);
    expect([raised.value.outcome, lowered.value.outcome, unknown.value.outcome]).toEqual(['deny', 'deny', 'deny']);
    expect(raised.value['reason']).toContain('(level external)');
  });

  test('8.1 a tool that is not known here is judged as external', async () => {
    const [denied, allowed] = await Promise.all([
      ask({ tool_name: 'whatever', input: { any: 'thing' } }, '--allow-process', '--allow-local-state'),
      ask({ tool_name: 'whatever', input: { any: 'thing' } }, '--allow-external'),
    ]);
    expect([denied.value.outcome, allowed.value.outcome]).toEqual(['deny', 'allow']);
  });

  test('1.2 an input that does not fit is denied by the schema', async () => {
    const { value } = await ask({ tool_name: 'spawn', input: { comand: 'ls' } }, '--allow-process');
    expect([value.outcome, value.by]).toEqual(['deny', ['input schema']]);
  });

  test('allow-mcp lets one server through', async () => {
    const [one, other] = await Promise.all([
      ask({ tool_name: 'mcp__docs__search', input: {} }, '--allow-mcp', 'docs'),
      ask({ tool_name: 'mcp__mail__send', input: {} }, '--allow-mcp', 'docs'),
    ]);
    expect([one.value.outcome, other.value.outcome]).toEqual(['allow', 'deny']);
  });
});

describe.concurrent('ask, after a call', { timeout: 60_000 }, () => {
  const after = (tool: string, output: unknown = 'out') => ({ event: 'post', tool_name: tool, input: {}, output });

  test('keeps an output that nobody minds', async () => {
    const { code, value } = await ask(after('other'));
    expect([code, value]).toEqual([0, { outcome: 'allow', by: [] }]);
  });

  test('an output makes it the event after the call, unless it is said otherwise', async () => {
    const [implied, flagged] = await Promise.all([
      ask({ tool_name: 'hidden', input: {}, output: 'x' }),
      ask({ tool_name: 'refused', input: {}, output: 'x' }, '--event', 'pre', '--allow-external'),
    ]);
    expect([implied.value.by, flagged.value.by]).toEqual([["hook 'hides'"], ["hook 'refuses'"]]);
  });

  test('withholds with words', async () => {
    const { code, value } = await ask(after('hidden'), '--exit-code');
    expect([code, value]).toEqual([4, { outcome: 'deny', reason: "denied by hook 'hides': a secret was in it", by: ["hook 'hides'"] }]);
  });

  test('4.3 replaces to the letter, and keeps text and structure apart', async () => {
    const [structured, text] = await Promise.all([ask(after('masked')), ask({ ...after('worded'), is_error: true })]);
    expect(structured.text).toBe(
      `{"outcome":"replace","output":${EXACT},"is_error":true,"reason":"hook 'masks': masked","by":["hook 'masks'"]}`,
    );
    expect(text.value).toMatchObject({ outcome: 'replace', output: 'words', is_error: true });
  });

  test('6.6 shows nothing of what a broken hook printed', async () => {
    const { value, stderr } = await ask(after('failing'));
    expect(value.outcome).toBe('deny');
    expect(JSON.stringify(value)).not.toContain('the-secret-itself');
    expect(stderr).toContain("hook 'fails'");
  });
});

const WRONG: readonly (readonly [what: string, stdin: string, words: readonly string[], says: RegExp])[] = [
  ['nothing', '', [], /standard input is not one JSON object: .*line 1, column 1/],
  ['two objects', '{"tool_name": "a", "input": {}} {}', [], /standard input is not one JSON object/],
  ['a key twice', '{"tool_name": "a", "tool_name": "b", "input": {}}', [], /standard input is not one JSON object: .*twice/],
  ['a list', '[]', [], /standard input is not a JSON object: write \{"tool_name"/],
  ['no tool', '{"input": {}}', [], /standard input has no "tool_name"/],
  ['no input', '{"tool_name": "a"}', [], /standard input has no "input"/],
  ['an unknown key', '{"tool": "a", "input": {}}', [], /standard input has the key "tool", which is not known/],
  [
    'an unknown level',
    '{"tool_name": "a", "input": {}, "side_effect_level": "low"}',
    [],
    /"side_effect_level" is "low": write one of none, local_state, process, external/,
  ],
  ['an unknown event', '{"tool_name": "a", "input": {}}', ['--event', 'during'], /the event is "during": write `pre` or `post`/],
  ['no output to review', '{"tool_name": "a", "input": {}}', ['--event=post'], /standard input has no "output"/],
  ['a verdict on errors that is none', '{"tool_name": "a", "input": {}, "output": 1, "is_error": "no"}', [], /"is_error" is not a boolean/],
  ['a flag that there is not', '{}', ['--alow-process'], /--alow-process is not known: write --allow-process/],
  ['a flag of a run', '{}', ['--deadline', '1m'], /--deadline is a flag of `run` alone: leave it out/],
  ['a boolean that is none', '{}', ['--allow-process=yess'], /--allow-process is "yess": write `true` or `false`/],
  [
    'a boolean of its own that is none',
    '{"tool_name": "a", "input": {}}',
    ['--exit-code=yess'],
    /--exit-code is "yess": write it alone, or with `true` or `false`/,
  ],
  ['a workspace that is not there', '{"tool_name": "a", "input": {}}', ['--workspace', 'gone'], /the workspace .*gone is not a folder/],
];

describe.concurrent('ask, wrongly', { timeout: 60_000 }, () => {
  test.for(WRONG)('%s ends with 2 and one sentence', async ([, stdin, words, says]) => {
    const { code, stdout, stderr } = await guard(place(), ['ask', ...words], { stdin });
    expect([code, stdout], stderr).toEqual([2, '']);
    expect(stderr).toMatch(/^basis-guard: [^\n]+\n$/);
    expect(stderr).toMatch(says);
  });
});

test('the sixth spelling of true counts for --exit-code as for every boolean', async () => {
  const { code } = await ask({ tool_name: 'spawn', input: { command: 'ls' } }, '--exit-code', 'TRUE');
  expect(code).toBe(4);
});
