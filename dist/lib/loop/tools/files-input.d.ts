/** Reading the input of the `files` tool: strictly, by the table in `files-table.ts`. Pure. */
import type { ToolInput } from '../../contract/call.js';
import type { JsonText } from '../../contract/json/node.js';
import type { SideEffectLevel } from '../../contract/level.js';
import { type Result } from '../../contract/result.js';
import type { TouchedPaths } from '../../session/protect.js';
import { type FileOperation } from './files-table.js';
/** Reads an input as the schema says; the error is a sentence for whoever wrote it. */
export declare function readFilesInput(text: JsonText): Result<readonly FileOperation[], string>;
/** The paths that an input reads and changes, as they are written in it; undefined where it cannot be read. */
export declare function touchedPaths(input: JsonText): TouchedPaths | undefined;
/** `none` where every operation only reads, else `local_state`; undefined where the input cannot be read. */
export declare function filesLevel(input: ToolInput): SideEffectLevel | undefined;
export declare const onlyReads: ({ op }: FileOperation) => boolean;
