import type { Result } from '../result.ts';
import { fail, ok } from '../result.ts';
import type { JsonDocument, JsonNode, JsonProblem, JsonText } from './node.ts';
import { problemOf } from './parse.ts';
import { Scanner } from './scan.ts';

/** The exact text of the one value in `text`, by the rules of `parseJson` but without building a tree. */
export function readExact(text: string): Result<JsonText, JsonProblem> {
  const scanner = new Scanner(text, false);
  return scanner.document() === undefined ? fail(problemOf(text, scanner)) : ok(exact(text.slice(scanner.start, scanner.end)));
}

/** The exact text of a value of a document. */
export function textOf(document: JsonDocument, node: JsonNode): JsonText {
  return exact(document.text.slice(node.start, node.end));
}

/** Whether the value is an object; its text begins with a brace and nothing else does. */
export function isObjectText(text: JsonText): boolean {
  return text.startsWith('{');
}

/** A string as JSON; a lone surrogate becomes its escape. */
export function quoteJson(value: string): JsonText {
  return exact(JSON.stringify(value));
}

/** A value of our own as JSON: plain data without cycles; what JSON cannot say (undefined, a function) becomes `null`. */
export function writeJson(value: unknown): JsonText {
  // What JSON.stringify declares as a string is undefined for undefined, a function or a symbol.
  const text: string | undefined = JSON.stringify(value);
  return exact(text ?? 'null');
}

/** The text without one leading byte order mark. */
export function stripBom(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/** Bytes as text: one leading byte order mark is skipped, what is not UTF-8 becomes U+FFFD. Don't follow with `stripBom`. */
export function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** Text that was read strictly, with each lone surrogate (it can only stand inside a string literal) as its escape. */
function exact(text: string): JsonText {
  return isWellFormed(text) ? text : exact(text.replace(/\p{Surrogate}/gu, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`));
}

function isWellFormed(text: string): text is JsonText {
  return text.isWellFormed();
}
