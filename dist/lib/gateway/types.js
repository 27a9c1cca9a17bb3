export const WIRE_NAMES = ['anthropic', 'bedrock', 'vertex', 'responses', 'chat', 'gemini'];
/** What a provider's server, or a part of the API that passes no local hook, does by itself. */
export const HOSTED_KINDS = [
    'web-search',
    'web-fetch',
    'code-execution',
    'file-search',
    'computer-use',
    'remote-mcp',
    'image-generation',
    'maps',
    'tool-search',
    'advisor',
    'unknown',
];
/** Why a request is turned away: each has a status that the official clients do not try again. */
export const REFUSAL_KINDS = ['unreadable', 'forbidden', 'unauthorized', 'not-found', 'too-large', 'ended'];
