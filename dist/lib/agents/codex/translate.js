import { entryOf } from '../../contract/entry-of.js';
import { mcpToolName } from '../mcp-names.js';
import { basisOf } from './basis.js';
import { stringOf } from './fields.js';
import { serverPrefix } from './mcp-names.js';
import { mend } from './mend.js';
import { pathsOf, readPatch } from './patch.js';
import { DELEGATING, LEVELS } from './tools.js';
export const translator = {
    level: ({ name }) => entryOf(LEVELS, name),
    toolName: ({ name }, mcp) => mcpToolName(name, mcp, serverPrefix) ?? name,
    basis: basisOf,
    delegates: ({ name }) => DELEGATING.has(name),
    touched,
    mend,
};
function touched({ name, input }) {
    if (name === 'view_image') {
        const path = stringOf(input, 'path');
        return path === undefined ? undefined : { reads: [path], writes: [] };
    }
    const patch = name === 'apply_patch' ? stringOf(input, 'command') : undefined;
    const read = patch === undefined ? undefined : readPatch(patch);
    return read?.ok === true ? { reads: [], writes: pathsOf(read.value) } : undefined;
}
