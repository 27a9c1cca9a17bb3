/** Reading the input of the `files` tool: strictly, by the table in `files-table.ts`. Pure. */
import type { ToolInput } from '../../contract/call.ts';
import type { JsonText } from '../../contract/json/node.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { viewOf } from '../../contract/json/view.ts';
import type { SideEffectLevel } from '../../contract/level.ts';
import { fail, ok, type Result, unreachable } from '../../contract/result.ts';
import type { TouchedPaths } from '../../session/protect.ts';
import { type Field, type FileOperation, MAX_OPERATIONS, type OperationName, OPERATIONS } from './files-table.ts';

/** Reads an input as the schema says; the error is a sentence for whoever wrote it. */
export function readFilesInput(text: JsonText): Result<readonly FileOperation[], string> {
  const parsed = parseJson(text);
  if (!parsed.ok) return fail(`the input is not JSON: ${parsed.error.message}`);
  const input = viewOf(parsed.value.root);
  if (!isObject(input)) return fail('the input is not an object; write {"operations": [...]}');
  const stray = Object.keys(input).find((key) => key !== 'operations');
  if (stray !== undefined) return fail(`the input has an unknown key ${JSON.stringify(stray)}; write {"operations": [...]}`);
  const operations: unknown = input['operations'];
  if (!Array.isArray(operations) || operations.length === 0) return fail('`operations` has to be a list of at least one operation');
  if (operations.length > MAX_OPERATIONS) return fail(`${operations.length} operations are too many; ${MAX_OPERATIONS} are the most`);
  const read: FileOperation[] = [];
  for (const [index, operation] of operations.entries()) {
    if (!isOperation(operation)) return fail(`operation ${index + 1}: ${problemOf(operation) ?? ''}`);
    read.push(operation);
  }
  return ok(read);
}

/** The paths that an input reads and changes, as they are written in it; undefined where it cannot be read. */
export function touchedPaths(input: JsonText): TouchedPaths | undefined {
  const operations = readFilesInput(input);
  if (!operations.ok) return undefined;
  const reads: string[] = [];
  const writes: string[] = [];
  for (const operation of operations.value) {
    if (operation.op === 'move') writes.push(operation.from, operation.to);
    else (onlyReads(operation) ? reads : writes).push(operation.path);
  }
  return { reads, writes };
}

/** `none` where every operation only reads, else `local_state`; undefined where the input cannot be read. */
export function filesLevel(input: ToolInput): SideEffectLevel | undefined {
  const operations = input.kind === 'json' ? readFilesInput(input.text) : fail('raw');
  if (!operations.ok) return undefined;
  return operations.value.every(onlyReads) ? 'none' : 'local_state';
}

export const onlyReads = ({ op }: FileOperation): boolean => op === 'read' || op === 'list' || op === 'search';

/** Every field was checked against the table that the type follows from. */
const isOperation = (value: unknown): value is FileOperation => problemOf(value) === undefined;

const isName = (op: unknown): op is OperationName => typeof op === 'string' && Object.hasOwn(OPERATIONS, op);

function problemOf(operation: unknown): string | undefined {
  if (!isObject(operation)) return 'it is not an object; write {"op": ..., "path": ...}';
  const op: unknown = operation['op'];
  if (!isName(op)) return `\`op\` has to be one of ${Object.keys(OPERATIONS).join(', ')}`;
  const fields: Readonly<Record<string, Field>> = OPERATIONS[op].fields;
  for (const key of Object.keys(operation)) {
    if (key !== 'op' && !Object.hasOwn(fields, key))
      return `${op} has no field ${JSON.stringify(key)}; it has ${Object.keys(fields).join(', ')}`;
  }
  for (const [name, field] of Object.entries(fields)) {
    const value = operation[name];
    if (value === undefined && field.optional === true) continue;
    if (value === undefined) return `${op} needs \`${name}\``;
    const wrong = wrongValue(value, field);
    if (wrong !== undefined) return `\`${name}\` of ${op} ${wrong}`;
  }
  return undefined;
}

function wrongValue(value: unknown, { type, choices, minimum = 1, maximum = 0, filled }: Field): string | undefined {
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'has to be true or false';
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum
        ? undefined
        : `has to be a whole number from ${minimum} to ${maximum}`;
    case 'string':
      if (typeof value !== 'string') return 'has to be a string';
      if (filled === true && value === '') return 'is empty';
      return choices === undefined || choices.includes(value) ? undefined : `has to be one of ${choices.join(', ')}`;
    default:
      return unreachable(type);
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
