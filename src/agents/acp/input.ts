// A call as the chain is asked about it. Agents word the inputs of their tools as they like, so the input is an object in the protocol's
// own words, the same for every agent: `title`, `rawInput` as it was written, `paths` that it names, `diffs` that it shows.
import type { ToolInput, ToolResult } from '../../contract/call.ts';
import { itemsOf, stringOf, stringsOf } from '../../contract/json/pick.ts';
import type { JsonDocument, JsonNode, JsonText } from '../../contract/json/node.ts';
import { quoteJson, readExact, textOf, writeJson } from '../../contract/json/text.ts';
import { member } from '../../contract/json/view.ts';
import { shellWord } from '../../contract/shell-word.ts';
import { objectIn } from '../fields.ts';
import type { Diff, ToldCall } from './messages.ts';

type Told = Omit<ToldCall, 'id' | 'status'>;

export function inputOf({ title, rawInput, paths = [], diffs = [] }: Told): ToolInput {
  const members: (readonly [string, JsonText])[] = [
    ...(title === undefined ? [] : [['title', quoteJson(title)] as const]),
    ...(rawInput === undefined ? [] : [['rawInput', rawInput] as const]),
    ...(paths.length === 0 ? [] : [['paths', writeJson(paths)] as const]),
    ...(diffs.length === 0 ? [] : [['diffs', writeJson(diffs)] as const]),
  ];
  const text = `{${members.map(([name, value]) => `${quoteJson(name)}:${value}`).join(',')}}`;
  const read = readExact(text);
  // Too deep once more around it: then nobody can judge it.
  return read.ok ? { kind: 'json', text: read.value } : { kind: 'raw', text };
}

/** What came back, as far as the agent tells. */
export function resultOf({ text, rawOutput, diffs = [] }: Told, isError: boolean): ToolResult {
  if (text !== undefined) return { output: { kind: 'text', text }, isError };
  if (rawOutput !== undefined) return { output: { kind: 'json', text: rawOutput }, isError };
  return { output: { kind: 'text', text: diffs.map(({ path, newText }) => `${path}\n${newText}`).join('\n') }, isError };
}

export interface JudgedInput {
  readonly diffs: readonly Diff[];
  /** Every path that the agent names anywhere, in its own spelling. */
  readonly paths: readonly string[];
  /** The command of a call that runs one; undefined where none can be read. */
  readonly command?: string;
  readonly rawInput?: JsonText;
}

/** The object of an input; undefined: it is none. */
export function rootOf(input: ToolInput): JsonNode | undefined {
  return documentOf(input)?.root;
}

function documentOf(input: ToolInput): JsonDocument | undefined {
  return input.kind === 'json' ? objectIn(input.text) : undefined;
}

/** Undefined: it is none of `inputOf`. */
export function readInput(input: ToolInput): JudgedInput | undefined {
  const document = documentOf(input);
  if (document === undefined) return undefined;
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

function diffOf(node: JsonNode): Diff | undefined {
  const path = stringOf(member(node, 'path'));
  const newText = stringOf(member(node, 'newText'));
  const oldText = stringOf(member(node, 'oldText'));
  return path === undefined || newText === undefined ? undefined : { path, newText, ...(oldText === undefined ? {} : { oldText }) };
}

const NAMES_A_PATH = /(?:path|file|filename|file_name|from|to)$/i;

function pathsIn(node: JsonNode): readonly string[] {
  if (node.kind === 'array') return node.items.flatMap(pathsIn);
  if (node.kind !== 'object') return [];
  return node.members.flatMap(({ key, value }) =>
    value.kind === 'string' ? (NAMES_A_PATH.test(key) ? [value.value] : []) : pathsIn(value),
  );
}

/** As agents have it: `command` as a text or as argv (`["sh", "-c", TEXT]`), or as basis tells of its `spawn`. */
function commandOf(raw: JsonNode): string | undefined {
  const command = member(raw, 'command') ?? member(raw, 'cmd');
  if (command?.kind === 'string') return command.value;
  if (command?.kind === 'array') {
    const argv = stringsOf(command) ?? [];
    if (argv.length !== command.items.length || argv.length === 0) return undefined;
    const [, flag = '', text] = argv;
    return argv.length === 3 && /^-[a-z]*c$/.test(flag) && text !== undefined ? text : argv.map(shellWord).join(' ');
  }
  return stringOf(member(raw, 'mode')) === 'command' ? stringOf(member(raw, 'body')) : undefined;
}
