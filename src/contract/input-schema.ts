import { Ajv, type Options } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { complain } from './complaint.ts';
import type { JsonNode, JsonText } from './json/node.ts';
import { parseJson } from './json/parse.ts';
import { ordinaryViewOf } from './json/view.ts';
import type { PatternEngine } from './patterns.ts';
import { PatternRefused, plainPatterns } from './patterns.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';
import type { SchemaError } from './schema.ts';

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
export const MAX_SCHEMA_LENGTH = 262_144;

type Dialect = '2020-12' | '2019-09' | 'draft-07';

const DIALECTS: ReadonlyMap<unknown, Dialect> = new Map([
  [undefined, '2020-12'],
  ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
  ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
  ['http://json-schema.org/draft-07/schema', 'draft-07'],
  ['http://json-schema.org/draft-06/schema', 'draft-07'],
]);

const CONSTRUCTORS = { '2020-12': Ajv2020, '2019-09': Ajv2019, 'draft-07': Ajv };

/** Those that check schemas against their dialect; made when first needed, for that costs tens of milliseconds. */
const metaCheckers = new Map<Dialect, Ajv>();

/**
 * Compiles a schema: by its `$schema`, else as 2020-12.
 *
 * @returns the check, or why there is none: a sentence without its full stop that begins with `its input schema`
 */
export function inputSchemaCheck(schema: JsonText, patterns: PatternEngine = plainPatterns): Result<InputCheck, string> {
  if (schema.length > MAX_SCHEMA_LENGTH) return fail(`its input schema is larger than ${MAX_SCHEMA_LENGTH} characters`);
  const read = parseJson(schema);
  if (!read.ok) return fail(`its input schema is not JSON: ${read.error.message}`);
  if (read.value.root.kind !== 'object') return fail('its input schema is not an object');
  const { $schema, ...view } = recordOf(read.value.root);
  const dialect = DIALECTS.get(typeof $schema === 'string' ? $schema.replace(/#$/, '') : $schema);
  if (dialect === undefined)
    return fail('its input schema has a "$schema" that is not known here; write https://json-schema.org/draft/2020-12/schema');
  if (view['$async'] !== undefined) return fail('its input schema has "$async", which is not known here; take it out');
  try {
    const meta = metaChecker(dialect);
    if (meta.validateSchema(view) !== true) return fail(`its input schema is no JSON Schema (${dialect}): ${meta.errorsText(meta.errors)}`);
    return ok(checkOf(compilerFor(dialect, patterns), view));
  } catch (error) {
    return fail(`its input schema cannot be compiled: ${error instanceof Error ? error.message : 'it made the compiler fail'}`);
  }
}

function checkOf(ajv: Ajv, view: Readonly<Record<string, unknown>>): InputCheck {
  const validate = ajv.compile(view);
  return (input) => {
    const read = parseJson(input);
    if (!read.ok) return `the input is not JSON: ${read.error.message}`;
    try {
      if (validate(ordinaryViewOf(read.value.root))) return undefined;
      const errors: readonly SchemaError[] = validate.errors ?? [];
      return complain(errors, 'the input').message;
    } catch (error) {
      return error instanceof PatternRefused ? error.message : 'the input could not be checked against the schema';
    }
  };
}

function compilerFor(dialect: Dialect, patterns: PatternEngine): Ajv {
  const options: Options = {
    strict: false,
    strictNumbers: false,
    validateFormats: false,
    ownProperties: true,
    verbose: true,
    logger: false,
    meta: false,
    validateSchema: false,
    code: { regExp: engineFor(patterns) },
  };
  return new CONSTRUCTORS[dialect](options);
}

function metaChecker(dialect: Dialect): Ajv {
  const known = metaCheckers.get(dialect);
  if (known !== undefined) return known;
  const made = new CONSTRUCTORS[dialect]({ strict: false, logger: false, validateFormats: false });
  metaCheckers.set(dialect, made);
  return made;
}

/** ajv tells patterns apart by their text, and asks for code that only a written-out check would need. */
function engineFor(patterns: PatternEngine): NonNullable<NonNullable<Options['code']>['regExp']> {
  const compile = (pattern: string): { test(text: string): boolean; toString(): string } => {
    const compiled = patterns.compile(pattern);
    return { test: (text) => compiled.test(text), toString: () => pattern };
  };
  return Object.assign(compile, { code: 'compilePattern' });
}

function recordOf(root: JsonNode): Readonly<Record<string, unknown>> {
  const view = ordinaryViewOf(root);
  return typeof view === 'object' && view !== null ? { ...view } : {};
}
