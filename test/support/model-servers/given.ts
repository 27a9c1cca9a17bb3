import type { JsonDocument, JsonNode } from '../../../src/contract/json/node.ts';
import { parseJson } from '../../../src/contract/json/parse.ts';
import { textOf } from '../../../src/contract/json/text.ts';
import type { Block, ScriptedTurn } from './script.ts';

/** What a server has said so far: a request may only repeat that. */
export class Given {
  readonly #blocks: Block[] = [];

  add(turn: ScriptedTurn): void {
    this.#blocks.push(...turn.blocks);
  }

  hasSignature(signature: string): boolean {
    return this.#blocks.some((block) => block.kind === 'reasoning' && block.signature === signature);
  }

  /** What is wrong with a call in a request, against the call that the server made: nothing, or one sentence. */
  mismatch(id: string | undefined, name: string, document: JsonDocument, node: JsonNode): string | undefined {
    const made = this.#blocks.filter((block) => block.kind === 'call' && block.name === name);
    const named = made.filter((block) => block.kind === 'call' && (id === undefined || block.id === id || id.startsWith(`${block.id}-`)));
    if (named.length === 0) return `the call ${String(id)} of ${name} was never made by this server`;
    const matches = named.some((block) => block.kind === 'call' && sameArguments(block.arguments, document, node));
    return matches ? undefined : `the call ${String(id)} of ${name} comes back with ${textOf(document, node)}, which it was not made with`;
  }
}

/** Whether a value says what the arguments said: exact numbers, key order; what was no JSON object comes back as a string within one. */
function sameArguments(said: string, document: JsonDocument, node: JsonNode): boolean {
  const original = parseJson(said.trim() === '' ? '{}' : said);
  if (original.ok && original.value.root.kind === 'object') return sameJson(original.value, original.value.root, document, node);
  const [only, ...others] = node.kind === 'object' ? node.members : [];
  return others.length === 0 && only?.value.kind === 'string' && only.value.value === said;
}

/** Equal values with equal texts of numbers and equal order of keys. */
function sameJson(one: JsonDocument, left: JsonNode, two: JsonDocument, right: JsonNode): boolean {
  if (left.kind === 'object' && right.kind === 'object') {
    const others = right.members;
    return (
      left.members.length === others.length &&
      left.members.every(({ key, value }, index) => {
        const other = others[index];
        return other !== undefined && other.key === key && sameJson(one, value, two, other.value);
      })
    );
  }
  if (left.kind === 'array' && right.kind === 'array') {
    const others = right.items;
    return (
      left.items.length === others.length &&
      left.items.every((item, index) => {
        const other = others[index];
        return other !== undefined && sameJson(one, item, two, other);
      })
    );
  }
  if (left.kind === 'string' && right.kind === 'string') return left.value === right.value;
  return left.kind === right.kind && textOf(one, left) === textOf(two, right);
}
