// The tools of Claude Code by name. What is not named here is unknown, which is judged as external.
import { entryOf } from '../../contract/entry-of.js';
export const LEVELS = {
    Read: 'none',
    Glob: 'none',
    Grep: 'none',
    TaskGet: 'none',
    TaskList: 'none',
    TaskCreate: 'none',
    TaskUpdate: 'none',
    TaskOutput: 'none',
    TodoWrite: 'none',
    CronList: 'none',
    ListAgents: 'none',
    ToolSearch: 'none',
    ReportFindings: 'none',
    StructuredOutput: 'none',
    AskUserQuestion: 'none',
    EnterPlanMode: 'none',
    ExitPlanMode: 'none',
    Write: 'local_state',
    Edit: 'local_state',
    NotebookEdit: 'local_state',
    Agent: 'local_state',
    Task: 'local_state',
    Bash: 'process',
    PowerShell: 'process',
    Monitor: 'process',
    LSP: 'process',
    Workflow: 'process',
    Skill: 'process',
    TaskStop: 'process',
    CronCreate: 'process',
    CronDelete: 'process',
    ScheduleWakeup: 'process',
    EnterWorktree: 'process',
    ExitWorktree: 'process',
    SendMessage: 'process',
    WebFetch: 'external',
    WebSearch: 'external',
};
/** Under which name hooks that are written for every agent see a tool (contract 3.4). */
export const BASIS_NAMES = {
    Bash: 'spawn',
    PowerShell: 'spawn',
    Read: 'files',
    Write: 'files',
    Edit: 'files',
    NotebookEdit: 'files',
    Glob: 'files',
    Grep: 'files',
};
/** The two names of the tool that hands a task to a sub-agent: the hook's and the stream's. */
export const DELEGATES = ['Agent', 'Task'];
/** What a tool works with by name: the field of its input, and what happens there. */
export const PATHS = {
    Read: { field: 'file_path', access: 'reads' },
    Write: { field: 'file_path', access: 'writes' },
    Edit: { field: 'file_path', access: 'writes' },
    NotebookEdit: { field: 'notebook_path', access: 'writes' },
    Glob: { field: 'path', access: 'reads', fallback: '.' },
    Grep: { field: 'path', access: 'reads', fallback: '.' },
};
/** Tools whose output reaches the model beside results, so that nothing can review it. They are not offered, and refused. */
export const UNREVIEWABLE = {
    Monitor: 'what it prints reaches the model past the review; run the command with Bash and wait for it',
    Workflow: 'its agents run in the background and report past the review; use Agent',
    CronCreate: 'it starts work later, past the review; do the work now',
    SendMessage: 'the answer comes later, past the review; use Agent with the whole task',
};
/** The level of a tool by its name; undefined: unknown. */
export function levelOf(name) {
    if (name.startsWith('mcp__'))
        return 'external';
    return entryOf(LEVELS, name);
}
