import type { HookSpec } from '../../hooks/participant.js';
/** Sentences about hooks that name tools, of which the run's agent has none as far as `knows` tells. Tools of MCP servers are not known before the start. */
export declare function neverAsked(hooks: readonly Pick<HookSpec, 'name' | 'source' | 'tools'>[], knows: (tool: string) => boolean): string[];
