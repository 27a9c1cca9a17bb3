import type { JsonText } from './json/node.js';
import type { SideEffectLevel } from './level.js';
import type { Result } from './result.js';
/**
 * What a model wrote as a call's input: valid JSON as its exact text, or, where the strict reader refuses it, the raw string
 * (contract 4.2). A raw input is shown to the chain and never reaches a tool.
 */
export type ToolInput = {
    readonly kind: 'json';
    readonly text: JsonText;
} | {
    readonly kind: 'raw';
    readonly text: string;
};
/** What a tool gave back, or a participant put in its place: a text result, or structured JSON as its exact text. */
export type ToolOutput = {
    readonly kind: 'text';
    readonly text: string;
} | {
    readonly kind: 'json';
    readonly text: JsonText;
};
/** The shape in which hooks that matched by basis name are asked (contract 3.4). */
export interface BasisShape {
    readonly name: 'spawn' | 'files';
    /** The agent's own input in basis's shape, or why it cannot be put so. */
    readonly toBasis: (input: ToolInput) => Result<ToolInput, string>;
    /** A hook's rewrite in the agent's own shape, or why it cannot be put so. */
    readonly toNative: (input: JsonText) => Result<JsonText, string>;
}
/** One tool call, as the chain is asked about it. */
export interface ToolCall {
    readonly id: string;
    readonly agentId: string;
    readonly toolName: string;
    readonly input: ToolInput;
    /** Absent: unknown, judged as `external`. */
    readonly level?: SideEffectLevel;
    readonly basis?: BasisShape;
    /** It hands a task to a sub-agent, under whichever name its agent has for that. */
    readonly delegates?: true;
}
/** What came back from a tool. */
export interface ToolResult {
    readonly output: ToolOutput;
    readonly isError: boolean;
}
