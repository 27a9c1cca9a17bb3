import { fail, ok } from '../result.js';
import { problemOf } from './parse.js';
import { Scanner } from './scan.js';
/** The exact text of the one value in `text`, by the rules of `parseJson` but without building a tree. */
export function readExact(text) {
    const scanner = new Scanner(text, false);
    return scanner.document() === undefined ? fail(problemOf(text, scanner)) : ok(exact(text.slice(scanner.start, scanner.end)));
}
/** The exact text of a value of a document. */
export function textOf(document, node) {
    return exact(document.text.slice(node.start, node.end));
}
/** Whether the value is an object; its text begins with a brace and nothing else does. */
export function isObjectText(text) {
    return text.startsWith('{');
}
/** A string as JSON; a lone surrogate becomes its escape. */
export function quoteJson(value) {
    return exact(JSON.stringify(value));
}
/** A value of our own as JSON: plain data without cycles; what JSON cannot say (undefined, a function) becomes `null`. */
export function writeJson(value) {
    // What JSON.stringify declares as a string is undefined for undefined, a function or a symbol.
    const text = JSON.stringify(value);
    return exact(text ?? 'null');
}
/** The text without one leading byte order mark. */
export function stripBom(text) {
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
/** Bytes as text: one leading byte order mark is skipped, what is not UTF-8 becomes U+FFFD. Don't follow with `stripBom`. */
export function decodeUtf8(bytes) {
    return new TextDecoder().decode(bytes);
}
/** Text that was read strictly, with each lone surrogate (it can only stand inside a string literal) as its escape. */
function exact(text) {
    return isWellFormed(text) ? text : exact(text.replace(/\p{Surrogate}/gu, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`));
}
function isWellFormed(text) {
    return text.isWellFormed();
}
