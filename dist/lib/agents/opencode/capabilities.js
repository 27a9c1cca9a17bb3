export const CAPABILITIES = {
    binding: 'plugin',
    preModify: 'full',
    postReplace: 'full',
    postOnFailure: false,
    callId: 'hook',
    subAgents: 'judged',
    mcp: 'judged',
    hookTelemetry: false,
    wires: ['anthropic', 'responses', 'chat', 'gemini'],
    limits: [
        "The plugin that asks lives in the agent's own process: what runs code in that process is past it.",
        'A plugin that does not load lets every call run; only the gateway sees that.',
        'The result of a failed tool passes no hook; it passes the gateway.',
        'Numbers reach the hooks as doubles, for the agent has read them before: 12345678901234567890 comes as 12345678901234567000.',
        'A tool that is not there, or whose input is no JSON, reaches no hook; it has not run.',
        'Tools that read resources of MCP servers cannot be rewritten; they are taken away.',
    ],
};
