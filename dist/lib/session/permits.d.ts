import type { ToolCall } from '../contract/call.js';
/** A call that may run and has not come back yet. */
export interface Permit {
    /** With the input that was approved and the level that it was approved at. */
    readonly call: ToolCall;
    readonly since: number;
}
/** Which call is meant. */
export interface CallRef {
    readonly id: string;
    readonly agentId: string;
}
/** The permits that are out; each is taken back once. */
export declare class Permits {
    #private;
    give(permit: Permit): void;
    take(ref: CallRef): Permit | undefined;
    has(ref: CallRef): boolean;
    get all(): readonly Permit[];
}
