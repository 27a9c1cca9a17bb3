import { delegationShape } from '../delegation-shape.js';
import { fieldsOf } from '../fields.js';
import { filesShape } from './files-shape.js';
import { mend } from './mend.js';
import { spawnShape } from './spawn-shape.js';
import { BASIS_NAMES, DELEGATES, levelOf, PATHS } from './tools.js';
export const translator = {
    level: ({ name }) => levelOf(name),
    toolName: ({ name }) => name,
    basis: ({ name, input }, workspace) => {
        if (DELEGATES.includes(name))
            return delegationShape(name, 'prompt', input);
        const basis = Object.hasOwn(BASIS_NAMES, name) ? BASIS_NAMES[name] : undefined;
        if (basis === undefined)
            return undefined;
        return basis === 'spawn' ? spawnShape(name, input) : filesShape(name, input, workspace);
    },
    delegates: ({ name }) => DELEGATES.includes(name),
    touched,
    mend,
};
function touched({ name, input }) {
    const place = Object.hasOwn(PATHS, name) ? PATHS[name] : undefined;
    const fields = place === undefined ? undefined : fieldsOf(input);
    if (place === undefined || fields?.ok !== true)
        return undefined;
    const path = fields.value.string(place.field) ?? place.fallback;
    if (path === undefined)
        return undefined;
    const pattern = name === 'Glob' ? fields.value.string('pattern') : undefined;
    // A pattern may begin outside of the folder that is searched.
    const paths = pattern === undefined ? [path] : [path, ...beginning(pattern)];
    return place.access === 'reads' ? { reads: paths, writes: [] } : { reads: [], writes: paths };
}
/** The folder in which a pattern begins, where it says one itself. */
function beginning(pattern) {
    if (!pattern.startsWith('/') && !pattern.startsWith('~') && !pattern.split('/').includes('..'))
        return [];
    const fixed = pattern.split('/');
    const end = fixed.findIndex((part) => /[*?[{]/.test(part));
    return [fixed.slice(0, end < 0 ? undefined : end).join('/') || '/'];
}
