import { entryOf } from '../../contract/entry-of.js';
import { quoteJson } from '../../contract/json/text.js';
import { basisOf } from './basis.js';
import { fieldsOf } from '../fields.js';
import { mcpToolName } from '../mcp-names.js';
import { patternFolder } from '../pattern-folder.js';
import { serverPrefix } from './mcp-names.js';
import { patchedPaths } from './patch.js';
import { PATCH_FIELD } from './patch-field.js';
import { DELEGATION, levelOfTool, MESSAGE, OWN_AGENTS, PATCH, PATHS, WORKER, SHELLS } from './tools.js';
export const translator = {
    level: ({ name }) => levelOfTool(name),
    toolName: ({ name }, mcp) => (levelOfTool(name) === undefined ? mcpToolName(name, mcp, serverPrefix) : undefined) ?? name,
    basis: ({ name, input }, workspace) => basisOf(name, input, workspace),
    delegates: ({ name }) => name === DELEGATION || name === MESSAGE,
    touched,
    mend,
};
function touched({ name, input }) {
    const fields = fieldsOf(input);
    if (!fields.ok)
        return undefined;
    if (name === PATCH) {
        const patch = fields.value.string(PATCH_FIELD);
        return patch === undefined ? undefined : { reads: [], writes: patchedPaths(patch) };
    }
    const places = entryOf(PATHS, name);
    if (places === undefined)
        return undefined;
    const { reads, writes, everything, pattern } = places;
    if (writes !== undefined) {
        const path = fields.value.string(writes);
        return path === undefined ? undefined : { reads: [], writes: [path] };
    }
    const named = (reads === undefined ? undefined : fields.value.strings(reads)) ?? [];
    if (named.length === 0 && everything !== true)
        return undefined;
    const folders = named.length === 0 ? ['.'] : named;
    const asked = pattern === undefined ? undefined : fields.value.string(pattern);
    const leads = asked === undefined ? undefined : patternFolder(asked);
    const led = leads === undefined ? [] : folders.map((folder) => (leads.startsWith('/') ? leads : `${folder}/${leads}`));
    return { reads: [...folders, ...led], writes: [] };
}
function mend({ name, input }) {
    if (name === MESSAGE)
        return { refuse: 'a sub-agent that is written to goes on in the background: start a new one with `task`' };
    if (SHELLS.includes(name))
        return shellMended(input);
    return name === DELEGATION ? taskMended(input) : undefined;
}
/** A command shows its output when it has ended. */
function shellMended(input) {
    const fields = fieldsOf(input);
    if (!fields.ok)
        return undefined;
    const { value } = fields;
    const isSync = value.node('mode') === undefined || value.string('mode') === 'sync';
    if (isSync && value.node('detach') === undefined)
        return undefined;
    const changes = [
        ['mode', isSync ? value.exact('mode') : undefined],
        ['detach', undefined],
    ];
    return { input: value.with(changes), reason: 'a command in the background would show its output by a call that no hook sees' };
}
function taskMended(input) {
    const fields = fieldsOf(input);
    if (!fields.ok)
        return undefined;
    const { value } = fields;
    const type = value.string('agent_type');
    if (type === undefined)
        return undefined;
    if (type !== WORKER && !OWN_AGENTS.includes(type))
        return {
            refuse: `sub-agents of the type ${JSON.stringify(type.slice(0, 64))} may be the repository's own: write ${JSON.stringify(WORKER)}`,
        };
    const changes = [];
    const reasons = [];
    const change = (field, to, why) => {
        changes.push([field, to]);
        reasons.push(why);
    };
    if (type !== WORKER)
        change('agent_type', quoteJson(WORKER), `the repository can change what a sub-agent of the type ${type} is told, so the guard's own type is started in its place`);
    if (value.string('mode') !== 'sync')
        change('mode', quoteJson('sync'), 'a sub-agent in the background would answer by a call that no hook sees');
    if (value.node('model') !== undefined)
        change('model', undefined, 'sub-agents ask for the model of the run');
    return changes.length === 0 ? undefined : { input: value.with(changes), reason: reasons.join('; ') };
}
