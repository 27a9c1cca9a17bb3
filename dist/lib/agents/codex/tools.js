export const LEVELS = {
    view_image: 'none',
    update_plan: 'none',
    get_goal: 'none',
    create_goal: 'none',
    update_goal: 'none',
    clockcurr_time: 'none',
    clocksleep: 'none',
    request_user_input: 'none',
    list_agents: 'none',
    multi_agent_v1wait_agent: 'none',
    collaborationlist_agents: 'none',
    collaborationwait_agent: 'none',
    apply_patch: 'local_state',
    spawn_agent: 'local_state',
    multi_agent_v1send_input: 'local_state',
    multi_agent_v1resume_agent: 'local_state',
    multi_agent_v1close_agent: 'local_state',
    collaborationspawn_agent: 'local_state',
    collaborationfollowup_task: 'local_state',
    collaborationsend_message: 'local_state',
    collaborationinterrupt_agent: 'local_state',
    Bash: 'process',
    write_stdin: 'process',
};
/** Tools that hand work to a sub-agent. */
export const DELEGATING = new Set([
    'spawn_agent',
    'multi_agent_v1send_input',
    'multi_agent_v1resume_agent',
    'collaborationspawn_agent',
    'collaborationfollowup_task',
    'collaborationsend_message',
]);
/** Those that start one; `message` is its task. */
export const SPAWNING = new Set(['spawn_agent', 'collaborationspawn_agent']);
/** Names under which hooks written for `spawn` and `files` see a tool. */
export const BASIS_NAMES = { Bash: 'spawn', apply_patch: 'files' };
/** Names on the wire of what hooks call `Bash`. */
export const COMMAND_TOOLS = new Set(['exec_command', 'shell_command', 'Bash']);
/** Namespaces that a hook's name leaves out. */
export const SILENT_NAMESPACES = new Set(['functions']);
/** Tools whose namespace a hook's name leaves out, where it has that of the others there. */
export const SILENT_TOOLS = { multi_agent_v1spawn_agent: 'spawn_agent' };
/**
 * Calls of these pass no hook before they act, or hide calls of other tools: input for a running command, and scripts that call tools
 * from the inside (`exec` with its `wait`). The settings leave none of them; if one is offered all the same, it is taken out.
 */
export const NOT_JUDGEABLE = ['write_stdin', 'exec', 'functions.wait'];
