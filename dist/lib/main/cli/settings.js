// The flags of a command as settings.
import { fail, ok } from '../../contract/result.js';
import { readInput } from '../settings/read.js';
import { readSettings } from '../settings/settings.js';
import { INPUT_NAMES, INPUTS, isInput } from '../settings/table.js';
import { spelling } from './flag-names.js';
import { readFlags } from './flags.js';
/** On a runner every command judges who caused the run. */
const WHO_MAY_START = new Set(['github-token', 'allow-actors', 'allow-bots']);
/** Reads the words of a command; flags of a run are all known, and those that the command does not take are refused by name. */
export function commandFlags(words, shape) {
    const names = INPUT_NAMES.filter((name) => shape.inputs === 'all' ||
        shape.more?.includes(name) === true ||
        (shape.inputs === 'enforcing' && (INPUTS[name].enforces || WHO_MAY_START.has(name))));
    const booleans = names.filter((name) => INPUTS[name].kind.kind === 'boolean');
    const values = names.filter((name) => INPUTS[name].kind.kind !== 'boolean');
    const elsewhere = stranger(words, names);
    if (elsewhere !== undefined)
        return fail(`--${elsewhere} is a flag of \`run\` alone: leave it out`);
    const flags = readFlags(words, {
        values: [...values, ...(shape.values ?? [])],
        booleans: [...booleans, ...(shape.booleans ?? [])],
        operands: shape.operands === true,
    });
    if (!flags.ok)
        return flags;
    const twice = [...flags.value.repeated].find((name) => !isInput(name) || INPUTS[name].kind.kind !== 'list');
    if (twice !== undefined)
        return fail(`--${twice} is given twice: write it once`);
    return withOwnBooleans(flags.value, shape.booleans ?? []);
}
/** A flag of a run that this command does not take. */
function stranger(words, taken) {
    const end = words.indexOf('--');
    const named = words.slice(0, end < 0 ? words.length : end).flatMap((word) => /^--([a-z-]+)(?:=|$)/.exec(word)?.[1] ?? []);
    return named.filter(isInput).find((name) => !taken.includes(name));
}
/** The flags with the command's own booleans as `true` or `false`; those of a run are read with its settings. */
function withOwnBooleans(flags, names) {
    const values = new Map(flags.values);
    for (const name of names) {
        const text = values.get(name);
        if (text === undefined)
            continue;
        const read = readInput(name, { kind: 'boolean' }, text, spelling);
        if (!read.ok)
            return fail(`--${name} is ${JSON.stringify(text)}: write it alone, or with \`true\` or \`false\``);
        values.set(name, String(read.value));
    }
    return ok({ ...flags, values });
}
/** The settings of a command line; the token may come from GITHUB_TOKEN, since a flag is seen by everybody on the machine. */
export function commandSettings(flags, host) {
    const given = new Map([...flags.values].filter(([name]) => INPUT_NAMES.includes(name)));
    const token = host.env['GITHUB_TOKEN'];
    if (!given.has('github-token') && token)
        given.set('github-token', token);
    const settings = readSettings(given, host.cwd, spelling);
    return settings.ok ? settings : fail(settings.error);
}
