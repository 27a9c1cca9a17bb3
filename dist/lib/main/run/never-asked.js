// Hooks that no call of this run can match: an error in a name would switch a guard off in silence.
import { BUILT_IN_TOOLS, MCP_PREFIX } from '../../contract/tools-file.js';
import { nameOf } from '../../contract/words.js';
/** Sentences about hooks that name tools, of which the run's agent has none as far as `knows` tells. Tools of MCP servers are not known before the start. */
export function neverAsked(hooks, knows) {
    return hooks.flatMap(({ name, source, tools }) => {
        if (tools === undefined || tools.some((tool) => BUILT_IN_TOOLS.includes(tool) || tool.startsWith(MCP_PREFIX) || knows(tool)))
            return [];
        const named = tools.length === 0
            ? 'names no tool'
            : `names ${tools.map((tool) => JSON.stringify(tool)).join(', ')} and no tool that this run's agent has`;
        return [
            `${source}: ${nameOf({ kind: 'hook', name })} ${named}, so it is never asked: write \`spawn\` for commands and \`files\` for files, or take \`tools\` out`,
        ];
    });
}
