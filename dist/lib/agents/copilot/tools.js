// The tools of Copilot CLI as tables. What is not here is unknown and judged as external; so are the tools of MCP servers.
import { entryOf } from '../../contract/entry-of.js';
export const LEVELS = {
    view: 'none',
    grep: 'none',
    rg: 'none',
    glob: 'none',
    read_bash: 'none',
    list_bash: 'none',
    read_powershell: 'none',
    list_powershell: 'none',
    read_agent: 'none',
    list_agents: 'none',
    report_intent: 'none',
    update_todo: 'none',
    /** Says that it is loaded; its text, which is the trusted version's, comes beside the result. */
    skill: 'none',
    /** Searches the list of tools itself. */
    tool_search_tool: 'none',
    /** A store of its own for to-dos; it refuses to attach or write other files. */
    sql: 'none',
    fetch_copilot_cli_documentation: 'none',
    create: 'local_state',
    edit: 'local_state',
    str_replace_editor: 'local_state',
    apply_patch: 'local_state',
    task: 'local_state',
    bash: 'process',
    write_bash: 'process',
    stop_bash: 'process',
    powershell: 'process',
    write_powershell: 'process',
    stop_powershell: 'process',
    /** Starts language servers. */
    lsp: 'process',
    write_agent: 'process',
    /** Asks GitHub for sessions of elsewhere. */
    session_store_sql: 'external',
    semantic_code_search: 'external',
    web_fetch: 'external',
    web_search: 'external',
};
export const levelOfTool = (name) => entryOf(LEVELS, name);
export const SHELLS = ['bash', 'powershell'];
export const PATCH = 'apply_patch';
export const DELEGATION = 'task';
export const SKILL = 'skill';
export const MESSAGE = 'write_agent';
/** The one type of sub-agent that may be started: the guard's own, in the private HOME, which goes before a repository's of the same name. */
export const WORKER = 'basis-guard-worker';
/** The types that the agent brings along. */
export const OWN_AGENTS = [
    'general-purpose',
    'explore',
    'task',
    'code-review',
    'research',
    'security-review',
    'rubber-duck',
];
/** What the agent reads in the model's place when something in the background has ended. */
export const OWN_READS = ['read_bash', 'read_powershell', 'read_agent'];
/** Never offered: what a model reads of them passes no hook, they reach GitHub, wait for a person, or leave a sub-agent running. */
export const ALWAYS_OFF = [
    'session_store_sql',
    'fetch_copilot_cli_documentation',
    'write_agent',
    'ask_user',
    'lsp',
    'web_fetch',
    'web_search',
    'semantic_code_search',
];
export const PATHS = {
    view: { reads: 'path' },
    create: { writes: 'path' },
    edit: { writes: 'path' },
    str_replace_editor: { writes: 'path' },
    grep: { reads: 'paths', everything: true, pattern: 'glob' },
    rg: { reads: 'paths', everything: true, pattern: 'glob' },
    glob: { reads: 'paths', everything: true, pattern: 'pattern' },
};
