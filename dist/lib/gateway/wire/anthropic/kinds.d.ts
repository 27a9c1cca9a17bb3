import type { HostedKind } from '../../types.js';
/** Which server tool a name or a type means: `web_search_20260209`, `bash_code_execution`. */
export declare function hostedTool(word: string): HostedKind;
/** Who runs a declared tool: undefined for the agent itself. */
export declare function declaredKind(type: string): HostedKind | undefined;
/** The type of a block that answers a server tool's call, as the beginning of its name; undefined for another block. */
export declare function answeredTool(type: string): string | undefined;
