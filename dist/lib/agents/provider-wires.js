/** The wire by provider, for agents that speak them all. */
export const PROVIDER_WIRES = {
    anthropic: 'anthropic',
    openai: 'responses',
    'openai-compatible': 'chat',
    google: 'gemini',
};
