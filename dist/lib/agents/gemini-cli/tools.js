// The tools of Gemini CLI as tables. What is not here is unknown and judged as external; so are the tools of MCP servers.
import { entryOf } from '../../contract/entry-of.js';
/** Names under which a tool is still called besides its own. */
export const ALIASES = { search_file_content: 'grep_search' };
export const LEVELS = {
    list_directory: 'none',
    read_file: 'none',
    read_many_files: 'none',
    grep_search: 'none',
    glob: 'none',
    write_todos: 'none',
    update_topic: 'none',
    /** Hands out the text of one of the guard's skills and runs nothing. */
    activate_skill: 'none',
    get_internal_docs: 'none',
    /** The last call of a sub-agent, which hands back its answer. */
    complete_task: 'none',
    list_background_processes: 'none',
    read_background_output: 'none',
    tracker_get_task: 'none',
    tracker_list_tasks: 'none',
    tracker_visualize: 'none',
    write_file: 'local_state',
    replace: 'local_state',
    invoke_agent: 'local_state',
    tracker_create_task: 'local_state',
    tracker_update_task: 'local_state',
    tracker_add_dependency: 'local_state',
    run_shell_command: 'process',
    web_fetch: 'external',
    google_web_search: 'external',
};
/** Never offered: what waits for a person, what reports on a process that goes on, and what the provider does by itself. */
export const ALWAYS_OFF = [
    'ask_user',
    'enter_plan_mode',
    'exit_plan_mode',
    'google_web_search',
    'list_background_processes',
    'read_background_output',
];
export const DELEGATION = 'invoke_agent';
export const SKILL = 'activate_skill';
export const SHELL = 'run_shell_command';
export const WEB_FETCH = 'web_fetch';
export const plainName = (name) => entryOf(ALIASES, name) ?? name;
export const levelOfTool = (name) => {
    const plain = plainName(name);
    return entryOf(LEVELS, plain);
};
export const PATHS = {
    read_file: { reads: 'file_path' },
    read_many_files: { reads: 'include', list: true },
    list_directory: { reads: 'dir_path', everything: true },
    grep_search: { reads: 'dir_path', everything: true },
    glob: { reads: 'dir_path', everything: true },
    write_file: { writes: 'file_path' },
    replace: { writes: 'file_path' },
};
