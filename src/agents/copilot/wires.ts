import type { WireName } from '../../gateway/types.ts';

/** The wire by provider. */
export const WIRES: Readonly<Record<string, WireName>> = { anthropic: 'anthropic', openai: 'responses', 'openai-compatible': 'chat' };
