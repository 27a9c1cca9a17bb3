import type { ConsultedRecord, ParticipantRecord } from '../../contract/record.js';
import { Shown } from './shown.js';
/** Participants of one kind and name together: names need not be unique. */
export interface Activity {
    asked: number;
    denied: number;
    changed: number;
    broken: number;
    slowestUs: number;
}
export declare class Participants {
    #private;
    readonly loaded: Shown<ParticipantRecord>;
    /** How many of them are hooks. */
    get hooks(): number;
    load(record: ParticipantRecord): void;
    consulted({ who, outcome, elapsed_us: elapsed }: ConsultedRecord): void;
    activityOf(record: ParticipantRecord): Activity | undefined;
}
