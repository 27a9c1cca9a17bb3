import type { AgentName, Capabilities } from './adapter.js';
export interface StartFacts {
    readonly name: AgentName;
    readonly capabilities: Pick<Capabilities, 'readsBy'>;
    /** Whether commands may run. */
    readonly allowProcess: boolean;
}
/** Sentences. */
export declare function startNotices({ name, capabilities, allowProcess }: StartFacts): readonly string[];
