import { nameOf } from '../../contract/words.js';
/** The names by which a hook may match the tools of every agent. */
const OF_EVERY_AGENT = ['spawn', 'files'];
/** Sentences about hooks that name tools, of which the run's agent has none as far as `knows` tells. Tools of MCP servers are not known before the start. */
export function neverAsked(hooks, knows) {
    return hooks.flatMap(({ name, source, tools }) => {
        if (tools === undefined || tools.some((tool) => OF_EVERY_AGENT.includes(tool) || tool.startsWith('mcp__') || knows(tool)))
            return [];
        const named = tools.length === 0
            ? 'names no tool'
            : `names ${tools.map((tool) => JSON.stringify(tool)).join(', ')} and no tool that this run's agent has`;
        return [
            `${source}: ${nameOf({ kind: 'hook', name })} ${named}, so it is never asked: write \`spawn\` for commands and \`files\` for files, or take \`tools\` out`,
        ];
    });
}
