import type { Trust } from '../../bindings/trust/open-trust.js';
/** Each would deny every call that it is asked about, or fail every call of its tool, or offer nothing: sentences. */
export declare function guardProblems(trust: Trust): string[];
/** What is allowed and is rarely meant: sentences. */
export declare function guardNotes(trust: Trust): string[];
