/** Reading the input of the `spawn` tool: exactly one of a command, a task and an output. Pure. */
import type { ToolInput } from '../../contract/call.js';
import type { JsonText } from '../../contract/json/node.js';
import type { SideEffectLevel } from '../../contract/level.js';
import { type Result } from '../../contract/result.js';
export type SpawnInput = {
    readonly kind: 'command';
    readonly command: string;
    readonly timeoutMs?: number;
} | {
    readonly kind: 'task';
    readonly task: string;
}
/** A later page of what an earlier call printed. */
 | {
    readonly kind: 'output';
    readonly output: string;
    readonly page: number;
};
/** The longest that a command may be given, in milliseconds. */
export declare const MAX_TIMEOUT_MS = 600000;
/** Reads an input; the error is a sentence for whoever wrote it. */
export declare function readSpawnInput(text: JsonText): Result<SpawnInput, string>;
/** A command is `process`, a delegation `local_state`, looking at an earlier output `none`; undefined where it cannot be read. */
export declare function spawnLevel(input: ToolInput): SideEffectLevel | undefined;
/** The JSON Schema of the input, with `task` only where sub-agents are offered. Providers take no choice at the top level, so that only one is given is checked by the reader. */
export declare function spawnSchema(delegates: boolean): JsonText;
