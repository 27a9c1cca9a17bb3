// What stands in the slot of a result for parts that are no mere texts: its texts, or a word about the pictures, which come beside it.
import type { JsonText, JsonNode } from '../../contract/json/node.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { textAt } from '../../contract/json/pick.ts';
import { member } from '../../contract/json/view.ts';

/** Undefined: it cannot be told. */
export function slotText(told: JsonText): string | undefined {
  const read = parseJson(told);
  if (!read.ok) return undefined;
  const { root } = read.value;
  const parts = root.kind === 'array' ? root.items : [root];
  const texts = parts.flatMap((part) => textOfPart(part) ?? []);
  const pictures = parts.filter(isPicture).length;
  if (pictures === 0 || texts.length + pictures !== parts.length) return undefined;
  return texts.length > 0 ? texts.join('\n') : `Binary content provided (${pictures} item(s)).`;
}

const textOfPart = (part: JsonNode): string | undefined => (part.kind === 'string' ? part.value : textAt(part, 'text'));

/** Sound and films are told of otherwise. */
const isPicture = (part: JsonNode): boolean =>
  member(part, 'text') === undefined && /^(?!audio\/|video\/)./.test(textAt(part, 'inlineData', 'mimeType') ?? '');
