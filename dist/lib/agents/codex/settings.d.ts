import type { LaunchContext } from '../adapter.js';
export declare const PROVIDER = "basis-guard";
export declare const TOKEN_VARIABLE = "BASIS_GUARD_GATEWAY_TOKEN";
/** Said when the thread begins; the agent's configuration may not say it. `untrusted`: commands, patches and calls of MCP servers are asked about on the line before they run (see approvals.ts). */
export declare const APPROVAL_POLICY = "untrusted";
/**
 * Without unified_exec a command runs to its end, or to its time-out, before anything of it is shown, what it left running ends with
 * it, and nothing can be written to it afterwards. What is off besides brings tools or instructions of its own.
 */
export declare const FEATURES: Readonly<Record<string, boolean>>;
/** What the repository and the agent's own configuration cannot change. */
export declare function requirements(context: LaunchContext): string;
/**
 * The agent's own configuration; with hooks where there are no requirements. Its description of the environment is left out, since it
 * opens every thread with the same words, and it is by its opening that the gateway tells one conversation from another.
 */
export declare function configuration(context: LaunchContext): string;
/** Those of the checkout would be told beside them, where nothing hides them. */
export declare const skillsOf: ({ confined, skills }: Pick<LaunchContext, 'confined' | 'skills'>) => LaunchContext['skills'];
/** Its own sandbox works inside bubblewrap too, and adds a quarter of a second to each command: it is on only where there is no other. */
export declare const sandboxOf: ({ confined }: Pick<LaunchContext, 'confined'>) => 'danger-full-access' | 'workspace-write';
export declare const HOOKS: readonly [{
    readonly name: 'PreToolUse';
    readonly key: 'preToolUse';
    readonly event: 'pre';
}, {
    readonly name: 'PostToolUse';
    readonly key: 'postToolUse';
    readonly event: 'post';
}];
/** What the agent is to run as its hook, and names back as the one in force. */
export declare const hookCommand: ({ decisions }: Pick<LaunchContext, 'decisions'>, event: 'pre' | 'post') => string;
/**
 * Starts the app-server with the agent's own list of models, in which no model calls its tools from inside scripts: there, the model's
 * wire would show the script alone and not the calls that were judged. Nor does one use the form of the API that goes with a header
 * internal to the provider, in which tools are not where a request names them.
 */
export declare function startScript([program, ...more]: LaunchContext['program'], catalog: string): string;
