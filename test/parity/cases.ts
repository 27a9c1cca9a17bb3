// One call of a tool of its own for each way in which a hook can behave. The tool writes what it was given into `ran/NAME` and prints.
import type { Files } from '../support/run/folder.ts';

export interface Hook {
  readonly name?: string;
  readonly command: readonly string[];
  readonly tools?: readonly string[];
  readonly [more: string]: unknown;
}

export interface Case {
  /** Also the name of the tool. */
  readonly name: string;
  readonly hooks: readonly Hook[];
  /** What the model writes; default: a small object. */
  readonly input?: string;
  /** What the tool does besides keeping its input. Default: `prints`. */
  readonly tool?: 'prints' | 'fails' | 'json' | 'silent' | 'strict';
}

/** Asks nothing of its standard input, and prints exactly this. */
export const prints = (text: string): readonly string[] => ['sh', '.basis/print.sh', text];
/** A script in which `$1` is the name of the case. */
const sh = (script: string, ...args: readonly string[]): readonly string[] => ['sh', '-c', script, 'hook', ...args];
const says = (answer: object): readonly string[] => prints(JSON.stringify(answer));

const ALLOW = '{"decision":"allow"}';
/** Keeps what it is asked under this name, and allows. */
export const keeps = (name: string): readonly string[] => sh(`cat > "$HOME/$1"; printf %s '${ALLOW}'`, name);
const marks = (name: string): readonly string[] => sh(`: > "$HOME/$1"; printf %s '${ALLOW}'`, name);
const NEW = { text: 'rewritten' };
const post = { event: 'post_tool_use' } as const;
const one = (name: string, command: readonly string[], more: object = {}): Case => ({ name, hooks: [{ command, ...more }] });
const after = (name: string, command: readonly string[], more: Partial<Case> = {}): Case => ({
  name,
  hooks: [
    { command, ...post },
    { name: 'then', command: keeps(`${name}-then`), ...post },
  ],
  ...more,
});

export const SMALL = '{"text":"original"}';

export const BEFORE: readonly Case[] = [
  one('allows', prints(ALLOW)),
  one('allows_with_a_reason', says({ decision: 'allow', reason: 'why not' })),
  one('allows_on_several_lines', prints(`\n  ${ALLOW}\n\n`)),
  one('denies', says({ decision: 'deny' })),
  one('denies_with_a_reason', says({ decision: 'deny', reason: 'not on a Friday' })),
  one('denies_with_null', says({ decision: 'deny', reason: null })),
  one('denies_with_an_empty_reason', says({ decision: 'deny', reason: '' })),
  one('rewrites', says({ decision: 'modify', input: NEW })),
  one('rewrites_with_null', says({ decision: 'modify', input: NEW, reason: null })),
  one('rewrites_everything', says({ decision: 'modify', input: { other: 1 } })),
  one('rewrites_without_an_input', says({ decision: 'modify' })),
  one('rewrites_with_a_null_input', says({ decision: 'modify', input: null })),
  one('rewrites_to_a_text', says({ decision: 'modify', input: 'text' })),
  one('rewrites_to_a_list', says({ decision: 'modify', input: [1] })),
  one('rewrites_to_ordinary_keys', prints('{"decision":"modify","input":{"__proto__":{"a":1},"constructor":2}}')),
  one('replaces_before', says({ decision: 'replace', output: 'x' })),
  one('answers_unknown', says({ decision: 'maybe' })),
  one('answers_in_capitals', says({ decision: 'Allow' })),
  one('answers_without_a_decision', says({ reason: 'none' })),
  one('answers_more', says({ decision: 'allow', later: { deep: [1, 2] }, input: 7 })),
  one('reasons_in_numbers', says({ decision: 'deny', reason: 7 })),
  one('decides_twice', prints('{"decision":"deny","decision":"allow"}')),
  one('repeats_an_unknown_key', prints('{"decision":"allow","x":1,"x":2}')),
  one('nests_deeply', prints(`{"decision":"allow","x":${'['.repeat(200)}${']'.repeat(200)}}`)),
  one('prints_a_list', prints(`[${ALLOW}]`)),
  one('prints_nothing', prints('')),
  one('prints_blanks', prints(' \n ')),
  one('prints_garbage', prints('I would allow that.')),
  one('prints_two', prints(ALLOW + ALLOW)),
  one('prints_text_before', prints(`ok: ${ALLOW}`)),
  one('prints_text_after', prints(`${ALLOW} ok`)),
  one('prints_a_mark', sh(`printf '\\357\\273\\277%s' '${ALLOW}'`)),
  one('prints_no_utf_8', sh(`printf '{"decision":"deny","reason":"caf\\351"}'`)),
  one('prints_a_nul', sh(`printf '${ALLOW}\\000'`)),
  one('exits_with_1', sh(`printf %s '${ALLOW}'; echo broken >&2; exit 1`)),
  one('is_killed', sh(`printf %s '${ALLOW}'; kill -KILL $$`)),
  one('is_late', sh(`sleep 5; printf %s '${ALLOW}'`), { timeout_ms: 300 }),
  one('floods', sh(`yes ${'x'.repeat(63)} | head -c 9000000`)),
  one('reads_nothing', prints(ALLOW)),
  one('is_missing', ['.basis/there-is-none.sh']),
  one('is_nowhere_on_path', ['there-is-no-such-program']),
  one('is_no_program', ['.basis/plain.sh']),
  one('is_a_relative_program', ['.basis/allow.sh']),
  one('breaks_and_may', prints('garbage'), { on_failure: 'allow' }),
  one('breaks_and_must_not', prints('garbage'), { on_failure: 'deny' }),
  one('has_a_name_of_its_own', says({ decision: 'deny' }), { name: `it's "odd"\nname` }),
  one('has_nulls', prints('garbage'), { timeout_ms: null, on_failure: 'allow' }),
  one('is_for_another_event', prints('garbage'), { event: 'post_tool_use', on_failure: 'allow' }),
  one('is_for_no_tool', says({ decision: 'deny' }), { tools: [] }),
  one('is_for_part_of_a_name', says({ decision: 'deny' }), { tools: ['is_for', 'IS_FOR_PART_OF_A_NAME', '*'] }),
  {
    name: 'refuses_first',
    hooks: [{ command: says({ decision: 'deny', reason: 'first' }) }, { name: 'second', command: marks('refuses_first-second') }],
  },
  {
    name: 'breaks_first',
    hooks: [{ command: prints('garbage') }, { name: 'second', command: marks('breaks_first-second') }],
  },
  {
    name: 'rewrites_twice',
    hooks: [
      { command: says({ decision: 'modify', input: { text: 'once' }, reason: 'made shorter' }) },
      { name: 'seen', command: keeps('rewrites_twice-seen') },
      { name: 'second', command: says({ decision: 'modify', input: { text: 'twice' } }) },
      { name: 'last', command: keeps('rewrites_twice-last') },
    ],
  },
  {
    name: 'rewrites_and_is_refused',
    hooks: [
      { command: says({ decision: 'modify', input: NEW }) },
      { name: 'second', command: says({ decision: 'deny', reason: 'still not' }) },
    ],
  },
  { ...one('rewrites_into_a_mistake', says({ decision: 'modify', input: {}, reason: 'cleaned' })), tool: 'strict' },
  { ...one('repairs', says({ decision: 'modify', input: NEW })), tool: 'strict', input: '{"wrong":1}' },
  { ...one('lets_a_mistake_through', prints(ALLOW)), tool: 'strict', input: '{"wrong":1}' },
  {
    ...one('sees_exact_numbers', keeps('sees_exact_numbers-asked')),
    input: '{"a":12345678901234567890,"b":1.10,"c":123456789012345678901234567890}',
  },
  { ...one('sees_keys_in_order', keeps('sees_keys_in_order-asked')), input: '{"z":1,"a":2}' },
  one('is_asked_before', keeps('is_asked_before-asked')),
  one('sees_an_environment', sh(`env > "$HOME/$1"; pwd >> "$HOME/$1"; printf %s '${ALLOW}'`, 'sees_an_environment-asked')),
];

export const AFTER: readonly Case[] = [
  after('keeps_the_output', prints(ALLOW)),
  after('hides_with_a_reason', says({ decision: 'deny', reason: 'not for you' })),
  after('hides', says({ decision: 'deny' })),
  after('replaces_by_text', says({ decision: 'replace', output: 'masked' })),
  after('replaces_by_an_empty_text', says({ decision: 'replace', output: '' })),
  after('replaces_by_null', says({ decision: 'replace', output: null })),
  after('replaces_by_an_object', prints('{"decision":"replace","output":{"z":1,"a":[true,null]}}')),
  after('replaces_and_says_error', says({ decision: 'replace', output: 'masked', is_error: true })),
  after('replaces_and_says_null', says({ decision: 'replace', output: 'masked', is_error: null, reason: null })),
  after('replaces_without_an_output', says({ decision: 'replace' })),
  after('rewrites_after', says({ decision: 'modify', input: NEW })),
  after('breaks_after', prints('garbage')),
  {
    name: 'breaks_after_and_may',
    hooks: [{ command: prints('garbage'), ...post, on_failure: 'allow' }],
  },
  after('sees_a_failure', prints(ALLOW), { tool: 'fails' }),
  after('replaces_a_failure', says({ decision: 'replace', output: 'masked' }), { tool: 'fails' }),
  after('excuses_a_failure', says({ decision: 'replace', output: 'masked', is_error: false }), { tool: 'fails' }),
  after('sees_text_like_json', prints(ALLOW), { tool: 'json' }),
  after('sees_silence', prints(ALLOW), { tool: 'silent' }),
  {
    name: 'sees_what_ran',
    hooks: [{ command: says({ decision: 'modify', input: NEW }) }, { name: 'then', command: keeps('sees_what_ran-then'), ...post }],
  },
  {
    name: 'sees_no_refusal',
    hooks: [{ command: says({ decision: 'deny' }) }, { name: 'then', command: marks('sees_no_refusal-then'), ...post }],
  },
];

const TOOL = `#!/bin/sh
mkdir -p ran
cat > "ran/$1"
case $2 in
  fails) echo "it went wrong" >&2; exit 3 ;;
  json) printf '{"a": 1}' ;;
  silent) ;;
  *) echo "output of $1" ;;
esac
`;

/** The workspace in which every case has its tool and its hooks. */
export function filesFor(cases: readonly Case[]): Files {
  const tools = cases.map(({ name, tool = 'prints' }) => [
    name,
    {
      description: 'A tool.',
      input_schema:
        tool === 'strict' ? { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] } : { type: 'object' },
      command: ['sh', '.basis/tool.sh', name, tool],
    },
  ]);
  const hooks = cases.flatMap(({ name, hooks: of }) => of.map((hook) => ({ name, tools: [name], ...hook })));
  return {
    '.basis/tools.json': JSON.stringify({ schema: 1, tools: Object.fromEntries(tools) as object }),
    '.basis/hooks.json': JSON.stringify({ schema: 1, hooks }),
    '.basis/tool.sh': TOOL,
    '.basis/print.sh': 'printf %s "$1"\n',
    '.basis/plain.sh': `printf %s '${ALLOW}'\n`,
    '.basis/allow.sh': { program: `#!/bin/sh\nprintf %s '${ALLOW}'\n` },
  };
}
