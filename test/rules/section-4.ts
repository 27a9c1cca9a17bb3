/** The wire. */
import type { Breakage } from './rules.ts';

const wire = 'src/contract/wire.ts';
const wired = 'test/contract/wire.test.ts';
const answered = 'test/contract/answer.test.ts';

export const section4: readonly Breakage[] = [
  {
    rule: '4.1',
    file: wire,
    find: '  if (request.result !== undefined) {',
    replace: '  if (request.result === undefined) yield \',"output":null,"is_error":null\';\n  else {',
    test: wired,
  },
  {
    rule: '4.1',
    file: 'src/bindings/hook-command.ts',
    find: 'toolCallId: call.id,',
    replace: 'toolCallId: call.agentId,',
    test: 'test/bindings/hook-command.test.ts',
  },
  {
    rule: '4.2',
    file: wire,
    find: "return input.kind === 'json' ? input.text : quoteJson(input.text);",
    replace: 'return quoteJson(input.text);',
    test: wired,
    name: '4\\.1 before a call it is one object',
  },
  {
    rule: '4.2',
    file: wire,
    find: "  if (kind === 'json') {\n    yield text;",
    replace: "  if (kind === 'json' || text.startsWith('{')) {\n    yield text;",
    test: wired,
  },
  {
    rule: '4.3',
    file: wire,
    find: "return input.kind === 'json' ? input.text : quoteJson(input.text);",
    replace: "return input.kind === 'json' ? JSON.stringify(JSON.parse(input.text)) : quoteJson(input.text);",
    test: wired,
  },
  {
    rule: '4.3',
    file: 'src/contract/json/text.ts',
    find: 'return isWellFormed(text) ? text : exact(',
    replace: 'return isWellFormed(text) || text !== null ? (text as JsonText) : exact(',
    test: 'test/contract/json.test.ts',
  },
  {
    rule: '4.4',
    file: 'src/bindings/hook-command.ts',
    find: 'if (end.code !== 0) return broken(',
    replace: 'if (end.code !== 0 && result.stdout.length === 0) return broken(',
    test: 'test/bindings/hook-command-broken.test.ts',
  },
  {
    rule: '4.4',
    file: 'src/contract/json/scan.ts',
    find: "return this.next() === END ? root : this.fail('there is more text after the JSON value');",
    replace: 'return root;',
    test: 'test/bindings/hook-command-broken.test.ts',
  },
  {
    rule: '4.5',
    file: 'src/contract/json/scan.ts',
    find: 'if (many?.has(key) ?? hasKey(members, key)) return',
    replace: "if ((many?.has(key) ?? hasKey(members, key)) && key === '') return",
    test: answered,
  },
  {
    rule: '4.5',
    file: 'src/contract/json/scan.ts',
    find: 'export const MAX_DEPTH = 128;',
    replace: 'export const MAX_DEPTH = 129;',
    test: 'test/contract/json.test.ts',
  },
  {
    rule: '4.5',
    file: 'src/contract/answer.ts',
    find: `if (decision === undefined) return broken('no-decision', 'its answer has no "decision"');`,
    replace: "if (decision === undefined) return ok({ kind: 'allow' });",
    test: answered,
  },
  {
    rule: '4.6',
    file: 'src/contract/json/text.ts',
    find: 'return new TextDecoder().decode(bytes);',
    replace: "return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);",
    test: answered,
  },
];
