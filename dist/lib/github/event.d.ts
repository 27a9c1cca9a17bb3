import { type Result } from '../contract/result.js';
/** Somebody whose act started this run. */
export interface Actor {
    readonly login: string;
    readonly bot: boolean;
    /** How the event knows them, such as `the actor`. */
    readonly role: string;
}
export interface EventFacts {
    readonly name: string;
    /** The commit that the guard's files come from, 40 or 64 hex digits. */
    readonly commit: string;
    /** Why that commit. */
    readonly commitWhy: string;
    /** Why strangers can cause this event; absent where it takes write permission. */
    readonly strangers?: string;
    /** Why the working tree may be somebody else's; absent where it cannot be a fork's. */
    readonly foreignHead?: string;
    /** Without repetitions; empty where the event names nobody. */
    readonly actors: readonly Actor[];
}
export interface EventInput {
    /** GITHUB_EVENT_NAME. */
    readonly name: string | undefined;
    /** The payload as plain values. */
    readonly payload: unknown;
    /** GITHUB_SHA. */
    readonly sha: string | undefined;
    /** GITHUB_ACTOR. */
    readonly actor: string | undefined;
    /** GITHUB_TRIGGERING_ACTOR: who started a re-run. */
    readonly triggeringActor: string | undefined;
}
/** Reads an event. A payload without what its kind must have is a problem: one sentence, on which the run stops. */
export declare function readEvent(input: EventInput): Result<EventFacts, string>;
