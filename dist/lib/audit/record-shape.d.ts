import type { LedgerEntry } from '../contract/record.js';
import type { Shape } from './shape.js';
type FieldsOf<T> = {
    readonly [K in keyof Omit<T, 'type'>]-?: Shape;
};
/** By type, the fields after the envelope, in the order in which they are written. */
export declare const RECORD_FIELDS: {
    readonly [T in LedgerEntry['type']]: FieldsOf<Extract<LedgerEntry, {
        readonly type: T;
    }>>;
};
export {};
