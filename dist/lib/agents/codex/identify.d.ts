import type { ToolInput, ToolResult } from '../../contract/call.js';
import type { CallIdentity, GatewayOptions } from '../../gateway/options.js';
interface Named {
    readonly name: string;
    readonly namespace?: string;
    readonly input: ToolInput;
}
export declare function identifyCall({ name, namespace, input }: Named): CallIdentity;
export declare function hookName(name: string, namespace: string | undefined): string;
/** Whether a result on the wire is what the hook was given, and the agent's own words about it. */
export declare function sameOutput(given: ToolResult, onWire: ToolResult): boolean;
export declare const excuse: NonNullable<GatewayOptions['excuse']>;
export {};
