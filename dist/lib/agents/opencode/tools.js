// The tools of OpenCode as tables. What is not here is unknown and judged as external; so are the tools of MCP servers, whose names begin
// with their server's.
import { entryOf } from '../../contract/entry-of.js';
export const LEVELS = {
    read: 'none',
    glob: 'none',
    grep: 'none',
    todowrite: 'none',
    /** Hands out the text of one of the guard's skills and runs nothing. */
    skill: 'none',
    question: 'none',
    plan_exit: 'none',
    /** What the agent puts in the place of a call that it cannot read: a text about it. */
    invalid: 'none',
    write: 'local_state',
    edit: 'local_state',
    apply_patch: 'local_state',
    task: 'local_state',
    bash: 'process',
    /** Its servers are programs of the workspace. */
    lsp: 'process',
    webfetch: 'external',
    websearch: 'external',
};
export const DELEGATION = 'task';
export const INVALID = 'invalid';
/**
 * No hook can judge these: a resource is read with the input that was there before the hook, and code calls tools under ids that no
 * wire has seen.
 */
export const NOT_JUDGEABLE = ['list_mcp_resources', 'list_mcp_resource_templates', 'read_mcp_resource', 'execute'];
/** The agent takes a name in another case for its own tool. */
export const plainName = (name) => {
    const lower = name.toLowerCase();
    return Object.hasOwn(LEVELS, lower) ? lower : name;
};
export const levelOfTool = (name) => {
    const plain = plainName(name);
    return entryOf(LEVELS, plain);
};
export const PATHS = {
    read: { field: 'filePath', access: 'read' },
    glob: { field: 'path', access: 'read', everything: true },
    grep: { field: 'path', access: 'read', everything: true },
    write: { field: 'filePath', access: 'write' },
    edit: { field: 'filePath', access: 'write' },
};
