import type { JsonText } from './json/node.js';
import type { PatternEngine } from './patterns.js';
import type { Result } from './result.js';
/**
 * A tool's own JSON Schema, compiled at run time (contract 1.2). Whoever writes the schema is not trusted with more than their tool:
 * its size is bounded, it is compiled alone (no reference leads out of it), and whatever goes wrong while it checks refuses the input.
 *
 * The check sees numbers as doubles: 1e400 is a number and a whole number, larger than every limit, and limits finer than a double
 * are not told apart. The tool gets the exact text all the same. `format` says nothing here.
 */
/** A sentence with the place that is wrong, without its full stop; undefined where the input fulfils the schema. Never throws. */
export type InputCheck = (input: JsonText) => string | undefined;
/** The largest schema that is compiled, in UTF-16 code units of its text. */
export declare const MAX_SCHEMA_LENGTH = 262144;
/**
 * Compiles a schema: by its `$schema`, else as 2020-12.
 *
 * @returns the check, or why there is none: a sentence without its full stop that begins with `its input schema`
 */
export declare function inputSchemaCheck(schema: JsonText, patterns?: PatternEngine): Result<InputCheck, string>;
