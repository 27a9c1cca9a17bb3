import type { SchemaError } from './schema.js';
/** A schema error in a person's words. `key` is set where the complaint is about a key of the value at `segments`. */
export interface Complaint {
    readonly message: string;
    readonly segments: readonly string[];
    readonly key?: string;
}
/**
 * One sentence without its full stop: what is wrong, at which place of the value, and what to write. It never quotes a value.
 *
 * @param errors those of one failed check, in the validator's order: where a choice failed, its branches and then the choice
 * @param whole how the sentence calls the whole value
 */
export declare function complain(errors: readonly SchemaError[], whole?: string): Complaint;
