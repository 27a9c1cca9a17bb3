// What a call of OpenCode means to the guard. Pure.
import { entryOf } from '../../contract/entry-of.js';
import { writeJson } from '../../contract/json/text.js';
import { basisOf } from './basis.js';
import { fieldsOf } from '../fields.js';
import { mcpToolName } from '../mcp-names.js';
import { serverPrefix } from './mcp-names.js';
import { patchedPaths } from './patch.js';
import { DELEGATION, levelOfTool, NOT_JUDGEABLE, PATHS, plainName } from './tools.js';
export const translator = {
    level: ({ name }) => levelOfTool(name),
    toolName: ({ name }, mcp) => mcpToolName(name, mcp, serverPrefix) ?? plainName(name),
    basis: ({ name, input }, workspace) => basisOf(name, input, workspace),
    delegates: ({ name }) => plainName(name) === DELEGATION,
    touched,
    mend,
};
function touched({ name, input }) {
    const plain = plainName(name);
    const fields = fieldsOf(input);
    if (!fields.ok)
        return undefined;
    if (plain === 'apply_patch') {
        const writes = patchedPaths(fields.value.string('patchText') ?? '');
        return writes === undefined ? undefined : { reads: [], writes };
    }
    const named = entryOf(PATHS, plain);
    if (named === undefined)
        return undefined;
    const path = fields.value.string(named.field) || (named.everything === true ? '.' : undefined);
    if (path === undefined)
        return undefined;
    return named.access === 'read' ? { reads: [path], writes: [] } : { reads: [], writes: [path] };
}
/** A sub-agent in the background would answer past its own result. */
function mend({ name, input }) {
    if (NOT_JUDGEABLE.includes(name))
        return { refuse: `no hook can judge what ${name} does; it is taken away` };
    if (plainName(name) !== DELEGATION)
        return undefined;
    const fields = fieldsOf(input);
    const background = fields.ok ? fields.value.node('background') : undefined;
    if (!fields.ok || background === undefined || (background.kind === 'boolean' && !background.value))
        return undefined;
    const reason = 'a sub-agent in the background is waited for, so that its answer is its result';
    return { input: fields.value.with([['background', writeJson(false)]]), reason };
}
