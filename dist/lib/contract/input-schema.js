import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { complain } from './complaint.js';
import { parseJson } from './json/parse.js';
import { ordinaryViewOf } from './json/view.js';
import { PatternRefused, plainPatterns } from './patterns.js';
import { fail, ok } from './result.js';
/** The largest schema that is compiled, in UTF-16 code units of its text. */
export const MAX_SCHEMA_LENGTH = 262_144;
const DIALECTS = new Map([
    [undefined, '2020-12'],
    ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
    ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
    ['http://json-schema.org/draft-07/schema', 'draft-07'],
    ['http://json-schema.org/draft-06/schema', 'draft-07'],
]);
const CONSTRUCTORS = { '2020-12': Ajv2020, '2019-09': Ajv2019, 'draft-07': Ajv };
/** Those that check schemas against their dialect; made when first needed, for that costs tens of milliseconds. */
const metaCheckers = new Map();
/**
 * Compiles a schema: by its `$schema`, else as 2020-12.
 *
 * @returns the check, or why there is none: a sentence without its full stop that begins with `its input schema`
 */
export function inputSchemaCheck(schema, patterns = plainPatterns) {
    if (schema.length > MAX_SCHEMA_LENGTH)
        return fail(`its input schema is larger than ${MAX_SCHEMA_LENGTH} characters`);
    const read = parseJson(schema);
    if (!read.ok)
        return fail(`its input schema is not JSON: ${read.error.message}`);
    if (read.value.root.kind !== 'object')
        return fail('its input schema is not an object');
    const { $schema, ...view } = recordOf(read.value.root);
    const dialect = DIALECTS.get(typeof $schema === 'string' ? $schema.replace(/#$/, '') : $schema);
    if (dialect === undefined)
        return fail('its input schema has a "$schema" that is not known here; write https://json-schema.org/draft/2020-12/schema');
    if (view['$async'] !== undefined)
        return fail('its input schema has "$async", which is not known here; take it out');
    try {
        const meta = metaChecker(dialect);
        if (meta.validateSchema(view) !== true)
            return fail(`its input schema is no JSON Schema (${dialect}): ${meta.errorsText(meta.errors)}`);
        return ok(checkOf(compilerFor(dialect, patterns), view));
    }
    catch (error) {
        return fail(`its input schema cannot be compiled: ${error instanceof Error ? error.message : 'it made the compiler fail'}`);
    }
}
function checkOf(ajv, view) {
    const validate = ajv.compile(view);
    return (input) => {
        const read = parseJson(input);
        if (!read.ok)
            return `the input is not JSON: ${read.error.message}`;
        try {
            if (validate(ordinaryViewOf(read.value.root)))
                return undefined;
            const errors = validate.errors ?? [];
            return complain(errors, 'the input').message;
        }
        catch (error) {
            return error instanceof PatternRefused ? error.message : 'the input could not be checked against the schema';
        }
    };
}
function compilerFor(dialect, patterns) {
    const options = {
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
function metaChecker(dialect) {
    const known = metaCheckers.get(dialect);
    if (known !== undefined)
        return known;
    const made = new CONSTRUCTORS[dialect]({ strict: false, logger: false, validateFormats: false });
    metaCheckers.set(dialect, made);
    return made;
}
/** ajv tells patterns apart by their text, and asks for code that only a written-out check would need. */
function engineFor(patterns) {
    const compile = (pattern) => {
        const compiled = patterns.compile(pattern);
        return { test: (text) => compiled.test(text), toString: () => pattern };
    };
    return Object.assign(compile, { code: 'compilePattern' });
}
function recordOf(root) {
    const view = ordinaryViewOf(root);
    return typeof view === 'object' && view !== null ? { ...view } : {};
}
