import { type Enforcement, type FailOn } from '../../contract/record.js';
import { type Result } from '../../contract/result.js';
import { type Spelling } from './read.js';
import { AGENTS, CONFINEMENTS, GATEWAY_MODES, WORKSPACE_HOOKS, type InputName } from './table.js';
export interface Settings {
    /** The inputs whose value is not their default. */
    readonly given: ReadonlySet<InputName>;
    readonly prompt?: string;
    readonly promptFile?: string;
    readonly agent: (typeof AGENTS)[number];
    readonly agentVersion?: string;
    readonly allowUntestedVersion: boolean;
    readonly agentCommand?: readonly [string, ...string[]];
    readonly agentArgs: readonly string[];
    readonly replayFile?: string;
    readonly model?: string;
    readonly baseUrl?: string;
    readonly apiKey?: string;
    readonly outputSchema?: string;
    readonly workspace: string;
    readonly allow: {
        readonly local_state: boolean;
        readonly process: boolean;
        readonly external: boolean;
    };
    readonly allowDelegation: boolean;
    readonly allowMcp: readonly string[];
    readonly allowActors: readonly string[];
    readonly allowBots: readonly string[];
    readonly passEnv: readonly string[];
    readonly configDir?: string;
    readonly workspaceHooks: (typeof WORKSPACE_HOOKS)[number];
    readonly requireHooks: readonly string[];
    readonly floor: Enforcement;
    readonly protect: boolean;
    readonly redact: boolean;
    readonly confine: (typeof CONFINEMENTS)[number];
    readonly gateway: (typeof GATEWAY_MODES)[number];
    readonly deadlineMs: number;
    readonly toolBudget?: number;
    readonly tokenBudget?: number;
    readonly costBudget?: number;
    readonly failOn: readonly FailOn[];
    readonly evaluateOnly: boolean;
    readonly auditFile?: string;
    readonly summaryFile?: string;
    readonly githubToken?: string;
}
/**
 * Reads all inputs. `texts` holds them by input name; an empty text is the default. Paths are resolved against `base`.
 * Every problem is one sentence; all of them are told at once.
 */
export declare function readSettings(texts: ReadonlyMap<string, string>, base: string, spelling: Spelling): Result<Settings, readonly string[]>;
