// Reads the words of a command line into flags and operands. Booleans stand alone or take `true` or `false`; a value stands behind its
// flag or after `=`. What is not known is a problem that names the nearest flag.
import { distance } from 'fastest-levenshtein';
import { fail, ok } from '../../contract/result.js';
export function readFlags(words, shape) {
    const values = new Map();
    const repeated = new Set();
    const operands = [];
    const queue = [...words];
    for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
        if (word === '--') {
            operands.push(...queue.splice(0));
            break;
        }
        if (!word.startsWith('--')) {
            operands.push(word);
            continue;
        }
        const equals = word.indexOf('=');
        const name = word.slice(2, equals < 0 ? undefined : equals);
        const inline = equals < 0 ? undefined : word.slice(equals + 1);
        const value = valueOf(name, inline, queue, shape);
        if (!value.ok)
            return value;
        if (values.has(name))
            repeated.add(name);
        values.set(name, values.has(name) ? `${values.get(name)}\n${value.value}` : value.value);
    }
    if (!shape.operands && operands.length > 0)
        return fail(`${JSON.stringify(operands[0])} stands alone: write it as the value of a flag`);
    return ok({ values, operands, repeated });
}
function valueOf(name, inline, queue, shape) {
    if (shape.booleans.includes(name)) {
        if (inline !== undefined)
            return ok(inline);
        // Where no word may stand alone, one behind a boolean was meant for it, and is refused as its value if it is none.
        const next = queue[0];
        const isValue = next !== undefined && (shape.operands ? /^(true|false)$/i.test(next) : !next.startsWith('--'));
        return ok(isValue ? (queue.shift() ?? 'true') : 'true');
    }
    if (!shape.values.includes(name))
        return fail(`--${name} is not known${nearest(name, [...shape.values, ...shape.booleans])}`);
    const value = inline ?? queue.shift();
    return value === undefined ? fail(`--${name} has no value: write --${name} VALUE`) : ok(value);
}
function nearest(name, known) {
    const best = known.map((flag) => ({ flag, far: distance(name, flag) })).sort((a, b) => a.far - b.far)[0];
    return best && best.far <= Math.max(2, name.length / 3) ? `: write --${best.flag}` : ': basis-guard help lists what there is';
}
