import { entryOf } from '../../contract/entry-of.js';
import { delegationShape } from '../delegation-shape.js';
import { fieldsOf } from '../fields.js';
import { patternFolder } from '../pattern-folder.js';
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
        const basis = entryOf(BASIS_NAMES, name);
        if (basis === undefined)
            return undefined;
        return basis === 'spawn' ? spawnShape(name, input) : filesShape(name, input, workspace);
    },
    delegates: ({ name }) => DELEGATES.includes(name),
    touched,
    mend,
};
function touched({ name, input }) {
    const place = entryOf(PATHS, name);
    const fields = place === undefined ? undefined : fieldsOf(input);
    if (place === undefined || fields?.ok !== true)
        return undefined;
    const path = fields.value.string(place.field) ?? place.fallback;
    if (path === undefined)
        return undefined;
    const pattern = name === 'Glob' ? fields.value.string('pattern') : undefined;
    const leads = pattern === undefined ? undefined : patternFolder(pattern, ['/', '~']);
    const paths = leads === undefined ? [path] : [path, within(path, leads)];
    return place.access === 'reads' ? { reads: paths, writes: [] } : { reads: [], writes: paths };
}
/** A pattern that says no place of its own begins in the folder that is searched. */
const within = (folder, leads) => (folder === '.' || /^[/~]/.test(leads) ? leads : `${folder}/${leads}`);
