/** Of every agent that does not name its tools. */
export const NO_SERVERS = 'Calls of MCP servers cannot be told from others: `allow-mcp` opens none of them.';
/** What cannot be held of any agent behind the protocol. */
export const PROTOCOL_LIMITS = [
    'A call can be allowed or refused over this protocol, not rewritten: one that a participant rewrites is refused.',
    'A result cannot be kept from the model: one that a participant withholds or replaces ends the session.',
    'A call that only reads does not ask: it is judged when it has ended, and ends the session where it would have been refused.',
    'A call that changes something without asking is seen when it has ended, and ends the session.',
    "What kind of call it is and what it does is the agent's own word, as is that it tells of every call.",
    'The model is not told why a call was refused.',
    NO_SERVERS,
];
export const CAPABILITIES = {
    binding: 'acp',
    preModify: 'none',
    postReplace: 'none',
    postOnFailure: true,
    callId: 'none',
    subAgents: 'none',
    mcp: 'none',
    hookTelemetry: false,
    wires: [],
    limits: [...PROTOCOL_LIMITS, 'What the agent obeys in the workspace (settings, hooks, servers, guidance of its own) is not known here.'],
};
