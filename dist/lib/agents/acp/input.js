import { itemsOf, stringOf, stringsOf } from '../../contract/json/pick.js';
import { quoteJson, readExact, textOf, writeJson } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
import { shellWord } from '../../contract/shell-word.js';
import { objectIn } from '../fields.js';
export function inputOf({ title, rawInput, paths = [], diffs = [] }) {
    const members = [
        ...(title === undefined ? [] : [['title', quoteJson(title)]]),
        ...(rawInput === undefined ? [] : [['rawInput', rawInput]]),
        ...(paths.length === 0 ? [] : [['paths', writeJson(paths)]]),
        ...(diffs.length === 0 ? [] : [['diffs', writeJson(diffs)]]),
    ];
    const text = `{${members.map(([name, value]) => `${quoteJson(name)}:${value}`).join(',')}}`;
    const read = readExact(text);
    // Too deep once more around it: then nobody can judge it.
    return read.ok ? { kind: 'json', text: read.value } : { kind: 'raw', text };
}
/** What came back, as far as the agent tells. */
export function resultOf({ text, rawOutput, diffs = [] }, isError) {
    if (text !== undefined)
        return { output: { kind: 'text', text }, isError };
    if (rawOutput !== undefined)
        return { output: { kind: 'json', text: rawOutput }, isError };
    return { output: { kind: 'text', text: diffs.map(({ path, newText }) => `${path}\n${newText}`).join('\n') }, isError };
}
/** The object of an input; undefined: it is none. */
export function rootOf(input) {
    return documentOf(input)?.root;
}
function documentOf(input) {
    return input.kind === 'json' ? objectIn(input.text) : undefined;
}
/** Undefined: it is none of `inputOf`. */
export function readInput(input) {
    const document = documentOf(input);
    if (document === undefined)
        return undefined;
    const { root } = document;
    const raw = member(root, 'rawInput');
    const diffs = itemsOf(member(root, 'diffs')).flatMap((diff) => diffOf(diff) ?? []);
    const told = stringsOf(member(root, 'paths')) ?? [];
    const named = raw === undefined ? [] : pathsIn(raw);
    const command = raw === undefined ? undefined : commandOf(raw);
    return {
        diffs,
        paths: [...new Set([...told, ...diffs.map(({ path }) => path), ...named])],
        ...(command === undefined ? {} : { command }),
        ...(raw === undefined ? {} : { rawInput: textOf(document, raw) }),
    };
}
function diffOf(node) {
    const path = stringOf(member(node, 'path'));
    const newText = stringOf(member(node, 'newText'));
    const oldText = stringOf(member(node, 'oldText'));
    return path === undefined || newText === undefined ? undefined : { path, newText, ...(oldText === undefined ? {} : { oldText }) };
}
const NAMES_A_PATH = /(?:path|file|filename|file_name|from|to)$/i;
function pathsIn(node) {
    if (node.kind === 'array')
        return node.items.flatMap(pathsIn);
    if (node.kind !== 'object')
        return [];
    return node.members.flatMap(({ key, value }) => value.kind === 'string' ? (NAMES_A_PATH.test(key) ? [value.value] : []) : pathsIn(value));
}
/** As agents have it: `command` as a text or as argv (`["sh", "-c", TEXT]`), or as basis tells of its `spawn`. */
function commandOf(raw) {
    const command = member(raw, 'command') ?? member(raw, 'cmd');
    if (command?.kind === 'string')
        return command.value;
    if (command?.kind === 'array') {
        const argv = stringsOf(command) ?? [];
        if (argv.length !== command.items.length || argv.length === 0)
            return undefined;
        const [, flag = '', text] = argv;
        return argv.length === 3 && /^-[a-z]*c$/.test(flag) && text !== undefined ? text : argv.map(shellWord).join(' ');
    }
    return stringOf(member(raw, 'mode')) === 'command' ? stringOf(member(raw, 'body')) : undefined;
}
