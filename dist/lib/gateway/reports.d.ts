import type { ModelRequestRecord, WithheldRecord } from '../contract/record.js';
import type { Recorder } from '../session/ports.js';
/** Whose call or conversation it is about. */
export interface About {
    readonly agentId: string;
    readonly toolCallId?: string | undefined;
}
export interface ReportsOptions {
    readonly recorder: Recorder;
    readonly redactText: (text: string) => string;
    readonly notice?: ((sentence: string) => void) | undefined;
}
export declare class Reports {
    #private;
    constructor(options: ReportsOptions);
    /** `once` is the identity of the place: the same one is recorded a single time. */
    withheld(about: About, where: string, told: string | Pick<WithheldRecord, 'what' | 'outcome'>, once: string): void;
    unguarded(about: About, what: string, once: string): void;
    modelRequest({ model, notes, ...record }: ModelRequestRecord): void;
    /** For whoever watches; what throws here decides nothing. */
    notice(sentence: string): void;
}
