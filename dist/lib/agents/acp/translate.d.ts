import type { BasisShape } from '../../contract/call.js';
import type { JsonText } from '../../contract/json/node.js';
import { type Result } from '../../contract/result.js';
import type { AgentCall, Translator } from '../adapter.js';
export declare const translator: Translator;
/** A rewrite that changes nothing keeps the agent's own text; any other is one that the agent cannot carry out. */
export declare function shapedBy(shapes: Readonly<Record<string, Shape>>, { name, input }: AgentCall, workspace?: string): BasisShape | undefined;
export type Shown = (path: string) => string;
/** How the calls of one kind read for hooks that are written for `spawn` or `files`. */
export interface Shape {
    readonly name: BasisShape['name'];
    readonly to: (call: AgentCall, shown: Shown) => Result<object, string>;
    readonly problem: (rewrite: JsonText) => string | undefined;
}
export declare const COMMANDS: Shape;
export declare const filesShape: (read: (call: AgentCall, shown: Shown) => readonly object[]) => Shape;
