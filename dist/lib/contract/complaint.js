import { closest, distance } from 'fastest-levenshtein';
/**
 * One sentence without its full stop: what is wrong, at which place of the value, and what to write. It never quotes a value.
 *
 * @param errors those of one failed check, in the validator's order: where a choice failed, its branches and then the choice
 * @param whole how the sentence calls the whole value
 */
export function complain(errors, whole = 'the top level') {
    const [first] = errors;
    const last = errors.at(-1);
    if (first === undefined || last === undefined)
        return { message: `${whole} does not fulfil its schema`, segments: [] };
    if (last.keyword !== 'anyOf' && last.keyword !== 'oneOf')
        return single(first, whole);
    const segments = segmentsOf(last);
    const branches = new Set(errors.slice(0, -1).map((error) => single(error, whole).message));
    if (branches.size === 0)
        return { message: `${placeWords(segments, whole)} fits more than one shape of which it must fit one`, segments };
    const some = [...branches].slice(0, 3).join('; or ');
    return { message: `${placeWords(segments, whole)} fits none of the shapes that it may have: ${some}`, segments };
}
function single(error, whole) {
    const segments = segmentsOf(error);
    const place = placeWords(segments, whole);
    const { keyword, params, propertyName } = error;
    if (propertyName !== undefined) {
        return { message: `the key ${quoted(propertyName)} in ${place} ${patternWords(error)}`, segments, key: propertyName };
    }
    if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
        const key = String(params['additionalProperty'] ?? params['unevaluatedProperty']);
        return { message: `${quoted(key)} is not a key of ${place}; ${nearestWords(key, knownKeys(error))}`, segments, key };
    }
    if (keyword === 'required') {
        const missing = String(params['missingProperty']);
        const written = misspelling(error, missing);
        if (written === undefined)
            return { message: `${place} has no ${quoted(missing)}, which it needs${onlyValue(error, missing)}`, segments };
        return { message: `${quoted(written)} is not a key of ${place}; write ${quoted(missing)}`, segments, key: written };
    }
    return { message: `${place} ${valueWords(error)}`, segments };
}
/** What to write for a missing key that can have one value alone. */
function onlyValue(error, key) {
    const value = property(property(property(error.parentSchema, 'properties'), key), 'const');
    return value === undefined ? '' : `; write ${quoted(key)}: ${JSON.stringify(value)}`;
}
/** The key of the value that was probably meant for the missing one. */
function misspelling(error, missing) {
    const { data } = error;
    if (typeof data !== 'object' || data === null)
        return undefined;
    const known = knownKeys(error);
    return Object.keys(data).find((key) => !known.includes(key) && nearest(key, [missing]) === missing);
}
/** `hooks[0].timeout_ms`, with keys that are no identifiers in brackets and quotes; the whole value where there is no path. */
function placeWords(segments, whole) {
    if (segments.length === 0)
        return whole;
    return segments.reduce((path, segment) => {
        if (/^\d+$/.test(segment))
            return `${path}[${segment}]`;
        if (/^[A-Za-z_$][\w$-]*$/.test(segment))
            return path === '' ? segment : `${path}.${segment}`;
        return `${path}[${quoted(segment)}]`;
    }, '');
}
function valueWords(error) {
    const { keyword, params, data } = error;
    switch (keyword) {
        case 'type':
            return `must be ${typeWords(params['type'])}, but is ${kindOf(data)}${exampleWords(error)}`;
        case 'const':
            return `must be ${JSON.stringify(params['allowedValue'])}`;
        case 'enum': {
            const allowed = listOf(params['allowedValues']);
            const near = typeof data === 'string' ? nearest(data, allowed.filter(isString)) : undefined;
            const must = `must be ${allowed.map((value) => JSON.stringify(value)).join(' or ')}`;
            return near === undefined ? must : `${must}; write ${quoted(near)}`;
        }
        case 'minimum':
        case 'maximum':
            return `must be ${rangeWords(error)}`;
        case 'minItems':
        case 'minLength':
            return params['limit'] === 1
                ? `must not be empty${exampleWords(error)}`
                : `must have at least ${String(params['limit'])} ${sizeWords(keyword)}`;
        case 'maxItems':
        case 'maxLength':
            return `must have at most ${String(params['limit'])} ${sizeWords(keyword)}`;
        case 'pattern':
            return patternWords(error);
        default:
            return error.message ?? 'does not fulfil the schema';
    }
}
/** What the schema gives as an example of such a list. */
function exampleWords(error) {
    const [example] = listOf(property(error.parentSchema, 'examples'));
    return Array.isArray(example) ? `; write for example [${example.map((item) => JSON.stringify(item)).join(', ')}]` : '';
}
/** `write "event"` where that is near, else the keys there are. */
function nearestWords(key, known) {
    const near = nearest(key, known);
    if (near !== undefined)
        return `write ${quoted(near)}`;
    return known.length === 0 ? 'it has none' : `its keys are ${known.map(quoted).join(', ')}`;
}
/** The known word that was probably meant: at most two slips away, or a third of its length. */
function nearest(word, known) {
    if (known.length === 0 || word.length > 200)
        return undefined;
    const candidate = closest(word.toLowerCase(), known);
    return distance(word.toLowerCase(), candidate) <= Math.max(2, Math.floor(candidate.length / 3)) ? candidate : undefined;
}
function knownKeys(error) {
    const properties = property(error.parentSchema, 'properties');
    return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}
function rangeWords(error) {
    const least = property(error.parentSchema, 'minimum');
    const most = property(error.parentSchema, 'maximum');
    if (typeof least === 'number' && typeof most === 'number')
        return `from ${least} to ${most}`;
    return typeof least === 'number' ? `at least ${least}` : `at most ${String(error.params['limit'])}`;
}
function patternWords(error) {
    const words = property(error.parentSchema, 'patternErrorMessage');
    return typeof words === 'string' ? words : (error.message ?? 'does not have the right form');
}
function sizeWords(keyword) {
    return keyword.endsWith('Items') ? 'items' : 'characters';
}
const TYPES = {
    object: 'an object',
    array: 'an array',
    string: 'a string',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    null: 'null',
};
/** That null stands for absent goes without saying. */
function typeWords(types) {
    const all = (Array.isArray(types) ? types : [types]).map(String);
    const real = all.length > 1 ? all.filter((type) => type !== 'null') : all;
    return real.map((type) => TYPES[type] ?? type).join(' or ');
}
function kindOf(data) {
    if (data === null)
        return 'null';
    if (Array.isArray(data))
        return 'an array';
    if (typeof data === 'number' && !Number.isFinite(data))
        return 'a number that is too large';
    if (typeof data === 'number')
        return Number.isInteger(data) ? 'a number' : 'a number with a fraction';
    return typeof data === 'boolean' ? 'a boolean' : (TYPES[typeof data] ?? typeof data);
}
function property(value, key) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function isString(value) {
    return typeof value === 'string';
}
/** A key in double quotes, escaped and cut. */
function quoted(key) {
    return JSON.stringify(key.length > 80 ? `${key.slice(0, 80)}…` : key);
}
function segmentsOf(error) {
    return error.instancePath.split('/').slice(1).map(unescaped);
}
function unescaped(segment) {
    return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
