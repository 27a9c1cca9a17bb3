import type { ToolResult } from '../../src/contract/call.ts';
import { writeJson } from '../../src/contract/json/text.ts';

/** A result that is a text. */
export const text = (said: string, isError = false): ToolResult => ({ output: { kind: 'text', text: said }, isError });

/** A result that is a list of parts. */
export const list = (...items: readonly object[]): ToolResult => ({ output: { kind: 'json', text: writeJson(items) }, isError: false });
