import type { WireName } from '../gateway/types.ts';

/** The wire by provider, for agents that speak them all. */
export const PROVIDER_WIRES: Readonly<Record<string, WireName>> = {
  anthropic: 'anthropic',
  openai: 'responses',
  'openai-compatible': 'chat',
  google: 'gemini',
};
