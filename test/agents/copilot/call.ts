import type { AgentCall } from '../../../src/agents/adapter.ts';
import { toolInput } from '../../../src/contract/input.ts';
import type { JsonText } from '../../../src/contract/json/node.ts';
import { readExact } from '../../../src/contract/json/text.ts';

export function exact(text: string): JsonText {
  const read = readExact(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** `input` is the text of the input, or a value to be written as one. */
export const callTo = (name: string, input: string | object): AgentCall => ({
  name,
  input: toolInput(typeof input === 'string' ? input : JSON.stringify(input)),
});
