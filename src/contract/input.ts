import type { ToolInput } from './call.ts';
import { readExact } from './json/text.ts';

/** A call's input as the model wrote it: JSON by the strict reader, else the raw string (contract 4.2). */
export function toolInput(text: string): ToolInput {
  const read = readExact(text);
  return read.ok ? { kind: 'json', text: read.value } : { kind: 'raw', text };
}
