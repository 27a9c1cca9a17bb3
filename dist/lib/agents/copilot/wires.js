/** The wire by provider. */
export const WIRES = { anthropic: 'anthropic', openai: 'responses', 'openai-compatible': 'chat' };
