import type { AgentFolders, RecordedCall } from '../adapter.js';
import type { UnreadRecords } from '../record-walk.js';
/** Every call of these files, and what could not be read. Throws only for the signal. */
export declare function records({ home }: Pick<AgentFolders, 'home' | 'workspace'>, signal?: AbortSignal): AsyncGenerator<RecordedCall | UnreadRecords>;
type RecordEvent = 
/** What the model asked for. */
{
    readonly kind: 'asked';
    readonly ids: readonly string[];
} | {
    readonly kind: 'begun';
    readonly id: string;
    readonly call: RecordedCall;
} | {
    readonly kind: 'over';
    readonly id: string;
    readonly error: CallError;
};
interface CallError {
    readonly code: string | undefined;
    readonly message: string | undefined;
}
/** Throws where the line is no record. */
export declare function eventIn(line: string, file: string, number: number): RecordEvent | undefined;
export {};
