import type { ModelRequestRecord, Preview, WithheldRecord } from '../contract/record.js';
import type { Recorder } from '../session/ports.js';
/** Whose call or conversation it is about. */
export interface About {
    readonly agentId: string;
    readonly toolCallId?: string | undefined;
}
/** What became of a result that no other record tells of. */
export interface ResultOutcome extends Required<Pick<WithheldRecord, 'outcome' | 'by'>>, Pick<WithheldRecord, 'reason'> {
    /** The result that came up, and what is in its place, in full. */
    readonly before: string;
    readonly after: string;
}
export interface ReportsOptions {
    readonly recorder: Recorder;
    readonly preview: (text: string) => Preview;
    readonly redactText: (text: string) => string;
    readonly notice?: ((sentence: string) => void) | undefined;
}
export declare class Reports {
    #private;
    constructor(options: ReportsOptions);
    /** `once` is the identity of the place: the same one is recorded a single time. */
    withheld(about: About, where: string, what: string, once: string, became?: ResultOutcome): void;
    unguarded(about: About, what: string, once: string): void;
    modelRequest({ model, notes, ...record }: ModelRequestRecord): void;
    /** For whoever watches; what throws here decides nothing. */
    notice(sentence: string): void;
}
