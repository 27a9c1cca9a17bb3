import type { BasisShape, ToolInput } from '../contract/call.js';
import type { JsonText } from '../contract/json/node.js';
import { type Result } from '../contract/result.js';
import type { FileOperation } from '../loop/tools/files-table.js';
import { type Fields, type Members } from './fields.js';
export interface FieldsShape {
    readonly tool: string;
    /** Fields that must be strings: without them there is nothing to show. */
    readonly needs: readonly string[];
    readonly to: (fields: Fields) => Result<JsonText, string>;
    /** The members that a rewrite changes in the agent's own `fields`; all else stays as the model gave it. */
    readonly from: (rewrite: JsonText, fields: Fields) => Result<Members, string>;
}
/** A tool whose input is a JSON object; `own` is the input of the call. */
export declare function fieldsShape(name: BasisShape['name'], own: ToolInput, { tool, needs, to, from }: FieldsShape): BasisShape;
/** One tool of an agent's table; `about` is what the agent's tools are read by. */
export interface TableShape<About> {
    readonly name: BasisShape['name'];
    readonly needs: FieldsShape['needs'];
    to(fields: Fields, about: About): ReturnType<FieldsShape['to']>;
    from(rewrite: JsonText, fields: Fields, about: About): ReturnType<FieldsShape['from']>;
}
/** Undefined for a tool that is not in the table. */
export declare function shapeIn<About>(table: Readonly<Record<string, TableShape<About>>>, tool: string, own: ToolInput, about: About): BasisShape | undefined;
/** The operation of a rewrite for a tool that is one. */
export declare function oneOperation(tool: string, rewrite: JsonText): Result<FileOperation, string>;
export declare const cannot: (tool: string, { op }: Pick<FileOperation, 'op'>, instead: string) => Result<never, string>;
interface Command {
    readonly command: string;
    readonly timeoutMs?: number;
}
/** The command of a rewrite for a tool that runs one. */
export declare function rewrittenCommand(tool: string, rewrite: JsonText): Result<Command, string>;
/** The same for a tool that takes no time-out. */
export declare function commandAlone(tool: string, rewrite: JsonText): Result<string, string>;
export {};
