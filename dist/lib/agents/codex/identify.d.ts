import type { ToolResult } from '../../contract/call.js';
import type { Identify } from '../../gateway/identity.js';
import type { GatewayOptions } from '../../gateway/options.js';
export declare const identifyCall: Identify;
export declare function hookName(name: string, namespace: string | undefined): string;
/** Whether a result on the wire is what the hook was given, and the agent's own words about it. */
export declare function sameOutput(given: ToolResult, onWire: ToolResult): boolean;
export declare const excuse: NonNullable<GatewayOptions['excuse']>;
