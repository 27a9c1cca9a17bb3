// What agents' tools have in common where hooks see them as `spawn` or `files` (contract 3.4). Pure. Errors are sentences.
import type { BasisShape, ToolInput } from '../contract/call.ts';
import { entryOf } from '../contract/entry-of.ts';
import type { JsonText } from '../contract/json/node.ts';
import { fail, ok, type Result } from '../contract/result.ts';
import { readFilesInput } from '../loop/tools/files-input.ts';
import type { FileOperation } from '../loop/tools/files-table.ts';
import { readSpawnInput } from '../loop/tools/spawn-input.ts';
import { type Fields, fieldsOf, type Members } from './fields.ts';

export interface FieldsShape {
  readonly tool: string;
  /** Fields that must be strings: without them there is nothing to show. */
  readonly needs: readonly string[];
  readonly to: (fields: Fields) => Result<JsonText, string>;
  /** The members that a rewrite changes in the agent's own `fields`; all else stays as the model gave it. */
  readonly from: (rewrite: JsonText, fields: Fields) => Result<Members, string>;
}

/** A tool whose input is a JSON object; `own` is the input of the call. */
export function fieldsShape(name: BasisShape['name'], own: ToolInput, { tool, needs, to, from }: FieldsShape): BasisShape {
  const read = (input: ToolInput): Result<Fields, string> => {
    const fields = fieldsOf(input);
    if (!fields.ok) return fields;
    const missing = needs.find((field) => fields.value.string(field) === undefined);
    return missing === undefined ? fields : fail(`\`${missing}\` of ${tool} is not a string`);
  };
  return {
    name,
    toBasis: (input) => {
      const fields = read(input);
      const text = fields.ok ? to(fields.value) : fields;
      return text.ok ? ok({ kind: 'json', text: text.value }) : text;
    },
    toNative: (rewrite) => {
      const fields = read(own);
      if (!fields.ok) return fields;
      const members = from(rewrite, fields.value);
      return members.ok ? ok(fields.value.with(members.value)) : members;
    },
  };
}

/** One tool of an agent's table; `about` is what the agent's tools are read by. */
export interface TableShape<About> {
  readonly name: BasisShape['name'];
  readonly needs: FieldsShape['needs'];
  to(fields: Fields, about: About): ReturnType<FieldsShape['to']>;
  from(rewrite: JsonText, fields: Fields, about: About): ReturnType<FieldsShape['from']>;
}

/** Undefined for a tool that is not in the table. */
export function shapeIn<About>(
  table: Readonly<Record<string, TableShape<About>>>,
  tool: string,
  own: ToolInput,
  about: About,
): BasisShape | undefined {
  const shape = entryOf(table, tool);
  if (shape === undefined) return undefined;
  const to = (fields: Fields) => shape.to(fields, about);
  const from = (rewrite: JsonText, fields: Fields) => shape.from(rewrite, fields, about);
  return fieldsShape(shape.name, own, { tool, needs: shape.needs, to, from });
}

/** The operation of a rewrite for a tool that is one. */
export function oneOperation(tool: string, rewrite: JsonText): Result<FileOperation, string> {
  const read = readFilesInput(rewrite);
  if (!read.ok) return read;
  const [operation, ...more] = read.value;
  return operation === undefined || more.length > 0 ? fail(`${tool} is one operation; ${read.value.length} were given`) : ok(operation);
}

export const cannot = (tool: string, { op }: Pick<FileOperation, 'op'>, instead: string): Result<never, string> =>
  fail(`${tool} cannot ${op}; write an operation ${instead}`);

interface Command {
  readonly command: string;
  readonly timeoutMs?: number;
}

/** The command of a rewrite for a tool that runs one. */
export function rewrittenCommand(tool: string, rewrite: JsonText): Result<Command, string> {
  const read = readSpawnInput(rewrite);
  if (!read.ok) return read;
  return read.value.kind === 'command' ? ok(read.value) : fail(`${tool} runs a command; \`${read.value.kind}\` is none`);
}

/** The same for a tool that takes no time-out. */
export function commandAlone(tool: string, rewrite: JsonText): Result<string, string> {
  const read = rewrittenCommand(tool, rewrite);
  if (!read.ok) return read;
  return read.value.timeoutMs === undefined ? ok(read.value.command) : fail(`${tool} has no \`timeout_ms\`; leave it out`);
}
