// Dialects of a made-up agent, in each form that real ones have: JSON and exit 0; exit 2 with words on stderr; an empty yes.
import type { AgentCall, Dialect, HookQuestion, HookReply } from '../../../src/agents/adapter.ts';
import { toolInput } from '../../../src/contract/input.ts';
import { member } from '../../../src/contract/json/view.ts';
import type { JsonNode } from '../../../src/contract/json/node.ts';
import { parseJson } from '../../../src/contract/json/parse.ts';
import { quoteJson, textOf } from '../../../src/contract/json/text.ts';
import { fail, ok, type Result } from '../../../src/contract/result.ts';

export type DialectForm = 'json' | 'exit-2' | 'empty-yes';
export const DIALECT_FORMS: readonly DialectForm[] = ['json', 'exit-2', 'empty-yes'];

/** What a fake agent would make of a reply: anything that is not plainly a no, or a change, is a yes. */
export type Heard = 'yes' | 'no' | 'changed';

export function heard(form: DialectForm, reply: { readonly stdout: string; readonly stderr: string; readonly exit: number | null }): Heard {
  if (form === 'exit-2' && reply.exit === 2 && reply.stderr !== '') return 'no';
  const said = parseJson(reply.stdout);
  if (!said.ok || reply.exit !== 0) return 'yes';
  if (member(said.value.root, 'input') !== undefined || member(said.value.root, 'shown') !== undefined) return 'changed';
  const say = member(said.value.root, 'say');
  return say?.kind === 'string' && (say.value === 'deny' || say.value === 'withhold') ? 'no' : 'yes';
}

export function fakeDialect(form: DialectForm): Dialect {
  const yes: HookReply = form === 'empty-yes' ? { stdout: '' } : { stdout: '{"say":"allow"}' };
  const no = (say: string, words: string): HookReply =>
    form === 'exit-2' ? { stdout: '', stderr: words, exit: 2 } : { stdout: `{"say":"${say}","words":${quoteJson(words)}}` };
  return {
    read,
    allow: () => yes,
    modify: (_call, input) => ({ stdout: `{"say":"allow","input":${input}}` }),
    deny: (_call, words) => no('deny', words),
    keep: () => yes,
    replace: (_question, shown) => ({ stdout: `{"shown":${quoteJson(shown.output.text)}}` }),
    withhold: (words) => no('withhold', words),
  };
}

function read(event: string, body: string): Result<HookQuestion, string> {
  const parsed = parseJson(body);
  if (!parsed.ok) return fail(parsed.error.message);
  const { root } = parsed.value;
  const input = member(root, 'input');
  const name = stringOf(member(root, 'name'));
  if (name === undefined || input === undefined) return fail('it has no tool');
  const id = stringOf(member(root, 'id'));
  const call: AgentCall = { name, input: toolInput(textOf(parsed.value, input)), ...(id === undefined ? {} : { id }) };
  if (event === 'pre') return ok({ event: 'pre', call });
  if (event === 'other') return ok({ event: 'other', answer: { stdout: '{"say":"deny","words":"never"}' }, what: 'a permission' });
  const text = stringOf(member(root, 'result')) ?? '';
  return ok({ event: 'post', call, result: { output: { kind: 'text', text }, isError: false }, native: undefined });
}

const stringOf = (node: JsonNode | undefined): string | undefined => (node?.kind === 'string' ? node.value : undefined);
