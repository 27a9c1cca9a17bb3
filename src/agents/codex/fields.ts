// Members of JSON objects by their exact text. Nothing throws.
import type { ToolInput } from '../../contract/call.ts';
import type { JsonText } from '../../contract/json/node.ts';
import { textAt } from '../../contract/json/pick.ts';
import { quoteJson } from '../../contract/json/text.ts';
import { fieldsOf, objectIn, objectText } from '../fields.ts';

/** A string of an input that is a JSON object. */
export function stringOf(input: ToolInput, key: string): string | undefined {
  return input.kind === 'json' ? textAt(objectIn(input.text)?.root, key) : undefined;
}

/** An object of one member. */
export const only = (key: string, value: string): JsonText => objectText([[key, quoteJson(value)]]);

/** The object with one of its members changed, or with it at its end; all else as it is written. */
export function withString(text: JsonText, key: string, value: string): JsonText {
  const fields = fieldsOf({ kind: 'json', text });
  return fields.ok ? fields.value.with([[key, quoteJson(value)]]) : only(key, value);
}
