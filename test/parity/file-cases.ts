// One `.basis/hooks.json` for each way in which it can be written, and whether a run with it begins.
export interface FileCase {
  readonly what: string;
  /** Undefined: there is none. */
  readonly text: string | undefined;
}

const entry = (more: object = {}): object => ({ name: 'a', command: ['true'], tools: ['none'], ...more });
const file = (...hooks: readonly object[]): string => JSON.stringify({ schema: 1, hooks });
const whole = (more: object): string => JSON.stringify({ schema: 1, hooks: [entry()], ...more });
const of = (what: string, text: string | undefined): FileCase => ({ what, text });

export const FILE_CASES: readonly FileCase[] = [
  of('none', undefined),
  of('one hook', file(entry())),
  of('no hooks', file()),
  of('no list of hooks', '{"schema":1}'),
  of('null for the hooks', whole({ hooks: null })),
  of('two hooks of one name', file(entry(), entry())),
  of('nulls for what may be left out', file(entry({ tools: null, timeout_ms: null }))),
  of('null for the event', file(entry({ event: null }))),
  of('null for what a failure means', file(entry({ on_failure: null }))),
  of('another version', whole({ schema: 2 })),
  of('a version in quotes', whole({ schema: '1' })),
  of('no version', JSON.stringify({ hooks: [entry()] })),
  of('no JSON', '{"schema":1,'),
  of('nothing in it', ''),
  of('text after it', `${file(entry())} x`),
  of('a byte order mark', `\ufeff${file(entry())}`),
  of('a key twice', `{"schema":1,"hooks":[],"hooks":[]}`),
  of('a key of a hook twice', `{"schema":1,"hooks":[{"name":"a","name":"b","command":["true"]}]}`),
  of('an unknown key', whole({ hook: [] })),
  of('an unknown key of a hook', file(entry({ evnet: 'post_tool_use' }))),
  of('where its schema lies', whole({ $schema: 'https://example.org/hooks.schema.json', description: 'Ours.' })),
  of('an empty command', file(entry({ command: [] }))),
  of('a command of one empty word', file(entry({ command: [''] }))),
  of('a command as a text', file(entry({ command: 'true' }))),
  of('no command', JSON.stringify({ schema: 1, hooks: [{ name: 'a' }] })),
  of('no name', JSON.stringify({ schema: 1, hooks: [{ command: ['true'] }] })),
  of('an unknown event', file(entry({ event: 'session_start' }))),
  of('an unknown meaning of a failure', file(entry({ on_failure: 'ask' }))),
  of('a tool as a text', file(entry({ tools: 'spawn' }))),
  of('no time', file(entry({ timeout_ms: 0 }))),
  of('a time before', file(entry({ timeout_ms: -1 }))),
  of('half a millisecond', file(entry({ timeout_ms: 1.5 }))),
  of('a time as a text', file(entry({ timeout_ms: '5' }))),
  of('more time than a timer has', file(entry({ timeout_ms: 2_147_483_648 }))),
];
