import type { EventFacts } from './event.js';
/** What a look-up found, or why there is no answer. Must not throw. */
export type Permission = {
    readonly kind: 'known';
    readonly permission: string;
} | {
    readonly kind: 'unknown';
    readonly why: string;
};
export type PermissionLookUp = (login: string) => Promise<Permission>;
export interface ActorRules {
    /** Logins that may start a session without write permission. */
    readonly allowActors: readonly string[];
    /** Logins of bots that may; `name` also names `name[bot]`. */
    readonly allowBots: readonly string[];
}
/** Whether this run may start a session, in a sentence. */
export interface ActorDecision {
    readonly allowed: boolean;
    readonly why: string;
}
/** Everybody whose act started the run must pass; the first who does not is named. Nobody is looked up where it is not needed. */
export declare function judgeActors(facts: EventFacts, rules: ActorRules, lookUp: PermissionLookUp): Promise<ActorDecision>;
