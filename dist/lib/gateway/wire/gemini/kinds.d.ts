import type { HostedKind } from '../../types.js';
/** Which server tool a field of a tool means. */
export declare function declaredTool(name: string): HostedKind;
/** Which server tool a type in a conversation means: `GOOGLE_SEARCH_WEB`. */
export declare function hostedTool(type: string): HostedKind;
