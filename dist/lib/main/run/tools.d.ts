import type { Workspace } from '../../bindings/confined-fs/workspace.js';
import type { Trust } from '../../bindings/trust/open-trust.js';
import { type Result } from '../../contract/result.js';
import type { Tool } from '../../loop/tool.js';
import { Toolbox } from '../../loop/toolbox.js';
import type { PageStore } from '../../loop/tools/paging.js';
import { type Delegate } from '../../loop/tools/spawn.js';
import type { PidNamespace } from '../../subprocess/pid-namespace.js';
export interface ToolParts {
    readonly workspace: Workspace;
    readonly trust: Trust;
    readonly pages: PageStore;
    readonly marks: () => string;
    /** The baseline and what `pass-env` names, with the cleaned PATH. */
    readonly env: Readonly<Record<string, string>>;
    readonly namespace?: PidNamespace;
}
/** What only a session that has begun can give. */
export interface SessionTools {
    /** Absent: sub-agents are not offered. */
    readonly delegate?: Delegate;
    /** Each with a check of its own. */
    readonly more: readonly Tool[];
}
/** The tools of a run, put together when its session has begun. Two tools of one name throw. */
export type ToolKit = (session: SessionTools) => Toolbox;
/** The tools, or why a declared one cannot be offered. */
export declare function prepareTools(parts: ToolParts): Promise<Result<ToolKit, string>>;
