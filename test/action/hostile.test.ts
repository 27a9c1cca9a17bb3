// Text that tries to be more than text, in every place where somebody else's words reach the log, the summary or the outputs: what the
// agent says, names and ids, what commands print, reasons and standard error of hooks, names of files.
import { beforeAll, describe, expect, test } from 'vitest';
import { nodesOf, parse, tagsOf } from '../audit/markdown.ts';
import { misfits, verifyFile } from '../support/run/ledger.ts';
import { ledgerOf, textAt, type Step } from '../support/run/runner.ts';
import { command, edit, scriptOfTurns } from '../support/run/script.ts';
import { runnerWith } from '../support/run/setting.ts';

/** Carried by each attempt, so that a test sees that it arrived. */
const WORD = 'zebra';

const ATTEMPTS = [
  `::set-output name=conclusion::${WORD}`,
  `::error file=a.js,line=1::${WORD}`,
  `  ::stop-commands::${WORD}`,
  `\r::warning::${WORD}`,
  `##[error]${WORD}`,
  `##[add-matcher]${WORD}.json`,
  `##vso[task.setvariable variable=x]${WORD}`,
  `\u001b[31m${WORD}\u001b[0m\u001b]0;title\u0007\u001b[2J`,
  `\u202e${WORD}\u2066\u200b`,
  `</details></summary><script>${WORD}</script><img src=x onerror=alert(1)>`,
  `\`\`\`\n\n# ${WORD}\n\n[link](https://evil.test) ![image](https://evil.test/x.png) <https://evil.test>\n\n~~~`,
  `| a | b |\n|---|---|\n| ${WORD} | @octocat #1 www.evil.test mailto:a@evil.test |`,
  `conclusion<<EOF\nsuccess\nEOF\nghadelimiter_${WORD}`,
  `src/a.js:12:3: error TS1: ${WORD}`,
  `<!-- ${WORD}`,
  `a${String.fromCharCode(0)}b\u2028c\u0085d ${WORD}`,
];

const ALL = ATTEMPTS.join('\n');

/** Single-quoted for a shell. */
const quoted = (text: string) => `'${text.replaceAll('\0', '').replaceAll("'", `'\\''`)}'`;

const answer = (decision: object) => `cat >/dev/null; cat <<'ANSWER'\n${JSON.stringify(decision)}\nANSWER\n`;

const HOOKS = [
  { name: `denies ${ATTEMPTS[0]} ${ATTEMPTS[9]}`, command: ['.basis/deny.sh'], tools: ['spawn'] },
  { name: `replaces\n${ATTEMPTS[4]}`, event: 'post_tool_use', command: ['.basis/replace.sh'], tools: ['spawn'] },
  { name: `breaks ${ATTEMPTS[7]}`, command: ['.basis/break.sh'], tools: ['files'], on_failure: 'allow' },
];

const FILES = {
  '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: HOOKS }),
  '.basis/deny.sh': {
    program:
      `#!/bin/sh\nrequest=$(cat)\ncase $request in *denied*) ${answer({ decision: 'deny', reason: ALL }).replace('cat >/dev/null; ', '')};; *) echo '{"decision": "allow"}' ;; esac\n`.replace(
        ';; *)',
        '\n;; *)',
      ),
  },
  '.basis/replace.sh': { program: `#!/bin/sh\n${answer({ decision: 'replace', output: ALL, reason: ALL })}` },
  '.basis/break.sh': { program: `#!/bin/sh\ncat >/dev/null\nprintf '%s\\n' ${quoted(ALL)} >&2\nprintf '%s' ${quoted(ALL)}\nexit 3\n` },
};

let step: Step;
let finalMessage: string;

beforeAll(async () => {
  const print = `printf '%s\\n' ${quoted(ALL)}`;
  const script = scriptOfTurns(
    { text: ALL, tool_calls: [command(`id ${ATTEMPTS[0]}`, print), command('id\n::error::x', `${print} >&2; exit 3`)] },
    { tool_calls: [{ id: 'unknown', name: ATTEMPTS[1] ?? '', input: { text: ALL } }, command('denied', `echo denied ${quoted(ALL)}`)] },
    {
      tool_calls: [
        edit('edit', `${ATTEMPTS[9]?.replaceAll('/', '')}\n::error::x.sh`, '#!/bin/sh\n'),
        { id: 'raw', name: 'spawn', input_json: ALL },
      ],
    },
    { tool_calls: [command('file', `touch "$(printf '::error::%s\\n##[error].sh' ${WORD})"; chmod +x *.sh`)] },
    { text: ALL },
  );
  const runner = runnerWith(FILES, {
    script,
    inputs: { 'allow-process': 'true', 'allow-local-state': 'true' },
    env: { GITHUB_ACTOR: `mona${ATTEMPTS[9]}` },
  });
  step = await runner.main();
  finalMessage = textAt(step.outputs['final-message-file']);
}, 120_000);

test('the session went through all of it', () => {
  expect([step.code, step.stderr], step.log).toEqual([0, '']);
  expect(step.outputs).toMatchObject({ conclusion: 'success', calls: '7' });
  const { denials, replacements, breakages } = step.outputs;
  expect([Number(denials) >= 1, Number(replacements) >= 2, Number(breakages) >= 1]).toEqual([true, true, true]);
  expect(step.log.split(WORD).length).toBeGreaterThan(10);
  expect(step.summary.split(WORD).length).toBeGreaterThan(10);
  expect(finalMessage).toBe(ALL);
});

describe('the log', () => {
  const lines = () => step.log.split(/\r\n|\r|\n/);

  test('begins no line with a command but for the annotations of the guard itself', () => {
    const commands = lines().filter((line) => /^\s*::/.test(line));
    expect(commands).toHaveLength(1);
    expect(commands[0]).toMatch(/^::notice title=basis guard::\d+ denied, \d+ modified, \d+ replaced, \d+ broken: see the job summary$/);
  });

  test('holds no command of the second form anywhere', () => {
    expect(step.log).not.toMatch(/##(?:vso)?\[/);
  });

  test('holds no escape, control or bidirectional character', () => {
    expect(lines().join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  });

  test('has only lines that the guard begins: a bar before what is not its own, a checkpoint, an annotation', () => {
    const strange = lines().filter((line) => line !== '' && !/^(?:│ |ledger \d+ [0-9a-f]{64}$|::notice )/.test(line));
    expect(strange).toEqual([]);
  });

  test('shows problem matchers no place', () => {
    expect(step.log).not.toContain('a.js:12:3');
  });
});

describe('the summary', () => {
  test('has no link, image or tag but its own', () => {
    const nodes = [...nodesOf(parse(step.summary))];
    expect(
      nodes.filter(({ type }) => ['link', 'image', 'linkReference', 'imageReference', 'definition', 'footnoteReference'].includes(type)),
    ).toEqual([]);
    const tags = nodes.flatMap(({ type, value }) => (type === 'html' ? (tagsOf(value ?? '').match(/<[^>]*>|<!--/g) ?? []) : []));
    expect([...new Set(tags)].toSorted()).toEqual(
      [...new Set(tags)].toSorted().filter((tag) => /^<\/?(?:details|summary|code|b|br|span)>$/.test(tag)),
    );
    const opened = tags.filter((tag) => tag === '<details>').length;
    expect(opened).toBeGreaterThan(3);
    expect(tags.filter((tag) => tag === '</details>')).toHaveLength(opened);
  });

  test('has the headings of the guard and no other', () => {
    const headings = [...nodesOf(parse(step.summary))]
      .filter(({ type }) => type === 'heading')
      .map((node) => [...nodesOf(node)].map(({ value = '' }) => value).join(''));
    expect(headings.filter((heading) => heading.includes(WORD))).toEqual([]);
    expect(headings[0]).toBe('✓ Guarded session: success');
  });

  test('mentions nobody and no issue', () => {
    const words = [...nodesOf(parse(step.summary))].flatMap(({ type, value = '' }) => (type === 'text' ? [value] : [])).join('\n');
    expect(words).not.toMatch(/(?:^|[^\w`])@octocat|(?:^|\s)#1\b|www\.evil\.test/);
  });
});

test('the outputs are those of the guard, each once, and hold no text of the agent', () => {
  expect(step.files.GITHUB_OUTPUT).not.toContain(WORD);
  expect(step.outputs['conclusion']).toBe('success');
  expect(step.files.GITHUB_STATE).not.toContain(WORD);
  expect([step.files.GITHUB_ENV, step.files.GITHUB_PATH]).toEqual(['', '']);
});

test('the ledger has one record a line, which fits the schema, prints nothing but itself, and verifies', () => {
  const text = textAt(step.outputs['audit-file']);
  expect(text).not.toMatch(/[\p{Cf}\p{Zl}\p{Zp}\u0000-\u0009\u000b-\u001f\u007f-\u009f]/u);
  expect(misfits('ledger', text.trimEnd().split('\n'))).toEqual([]);
  expect(ledgerOf(step).length).toBeGreaterThan(30);
  expect(verifyFile(step.outputs['audit-file'] ?? '', step.outputs['audit-digest']).verdict).toBe('anchored');
});
