import type { ApprovalAnswer, ApprovalRequest } from '../contract/approval.js';
import { type Approver } from './approver.js';
/** What a run allows. The levels are independent of each other: `process` does not bring `local_state` along. */
export interface Allowed {
    readonly local_state: boolean;
    readonly process: boolean;
    readonly external: boolean;
    /** Whether a task may be handed to a sub-agent, whose own calls are judged like any other. */
    readonly delegation: boolean;
    /** `server` or `server__tool`: these MCP tools may be called though `external` is off. */
    readonly mcp: readonly string[];
}
/** The approver for what a run allows: `DenyAll` where that is nothing, else a `LevelPolicy`. */
export declare function approverFor(allowed: Allowed): Approver;
/** Allows by level; a delegation by `delegation` alone, an MCP tool also by name. */
export declare class LevelPolicy implements Approver {
    #private;
    readonly name = "allowed levels";
    constructor(allowed: Allowed);
    approve(request: ApprovalRequest): ApprovalAnswer;
}
/**
 * Whether a call hands a task to a sub-agent, as long as it reaches no further than `local_state`: `spawn {task}`, or a tool that its
 * agent has for nothing else.
 */
export declare function isDelegation(request: ApprovalRequest): boolean;
