import type { JsonDocument } from './json/node.js';
import type { Result } from './result.js';
/** One error of a validator, as ajv gives it with `verbose`. */
export interface SchemaError {
    readonly instancePath: string;
    readonly keyword: string;
    readonly params: Readonly<Record<string, unknown>>;
    readonly message?: string;
    readonly propertyName?: string;
    readonly parentSchema?: unknown;
    readonly data?: unknown;
}
/** A compiled schema: it checks a view, and holds the errors of its last check. */
export interface Validator {
    (view: unknown): boolean;
    errors?: readonly SchemaError[] | null;
}
/** What does not fulfil a schema, and where it starts in the text. */
export interface SchemaProblem {
    readonly message: string;
    readonly offset: number;
}
/**
 * The plain view of a document that fulfils a schema; or the first thing that does not, in one sentence without its full stop.
 * The sentence names keys and never quotes a value.
 */
export declare function check(document: JsonDocument, validator: Validator): Result<unknown, SchemaProblem>;
