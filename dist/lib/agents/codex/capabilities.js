/** What Codex's command hooks hold by themselves, driven over its app-server. */
export const CAPABILITIES = {
    binding: 'command-hook',
    preModify: 'full',
    postReplace: 'error-shaped',
    postOnFailure: false,
    callId: 'hook',
    subAgents: 'judged',
    mcp: 'judged',
    readsBy: 'commands',
    hookTelemetry: true,
    wires: ['responses'],
    limits: [
        'the output of a failed apply_patch, of a picture that cannot be read and of an apply_patch inside a command passes no hook: only the gateway reviews it',
        'a replaced result reaches the model as the reason of a hook, without the mark of an error',
        "tool_search, which names the agent's own tools, passes no hook",
    ],
};
