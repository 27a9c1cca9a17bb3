export const CAPABILITIES = {
    binding: 'http-hook',
    preModify: 'full',
    postReplace: 'full',
    postOnFailure: true,
    callId: 'hook',
    subAgents: 'judged',
    mcp: 'judged',
    hookTelemetry: true,
    wires: ['anthropic', 'bedrock', 'vertex'],
    limits: [
        'Claude Code shows the result of a failed tool, and that of a tool other than a command, a read file, a sub-agent or an MCP tool, as it is: its own hook cannot replace it',
        'a hook after a call that cannot answer leaves the output shown, until the run is ended',
        'a managed setting of the machine that runs hooks of its own asks them beside the guard: where one rewrites a call, the result is withheld',
    ],
};
