// How long the agent waits for a command before it shows what there is so far. That is none of a call's meaning: each command that may run
// is waited for as long as the agent can, and calls are the same whatever they say of it.
import type { ToolInput } from '../../contract/call.ts';
import type { JsonText } from '../../contract/json/node.ts';
import { writeJson } from '../../contract/json/text.ts';
import { fieldsOf } from '../fields.ts';
import { SHELLS } from './tools.ts';

const FIELD = 'initial_wait';

/** Seconds; the agent takes no more. */
const LONGEST = 600;

/** The input with the longest wait; undefined: it has it already, or the tool is no shell. */
export function waitedFor(name: string, input: ToolInput): JsonText | undefined {
  const fields = SHELLS.includes(name) ? fieldsOf(input) : undefined;
  if (fields?.ok !== true || (fields.value.number(FIELD) ?? 0) >= LONGEST) return undefined;
  return fields.value.with([[FIELD, writeJson(LONGEST)]]);
}

/** The input without a word of it. */
export function withoutWait(name: string, input: ToolInput): ToolInput {
  const fields = SHELLS.includes(name) ? fieldsOf(input) : undefined;
  return fields?.ok === true ? { kind: 'json', text: fields.value.with([[FIELD, undefined]]) } : input;
}
