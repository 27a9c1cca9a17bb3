import type { Workspace } from '../../bindings/confined-fs/workspace.js';
import type { ToolCall } from '../../contract/call.js';
import { type Result } from '../../contract/result.js';
import { touchedPaths } from '../../loop/tools/files-input.js';
import type { Brain } from './brain.js';
import type { Ready } from './start.js';
/** How far enforcement by the loop of this process reaches. */
export declare const OWN_REACH: {
    readonly reach: 'checked';
    readonly why: readonly ['commands run as the user of this process: what the levels refuse is not held by the kernel'];
    readonly gaps: readonly [];
};
/** Makes model and tools, or says in one sentence why there are none. */
export declare function ownBrain(ready: Ready, workspace: Workspace): Promise<Result<Brain, string>>;
/** What a call to `files` touches. */
export declare function touched({ toolName, input }: ToolCall): ReturnType<typeof touchedPaths>;
