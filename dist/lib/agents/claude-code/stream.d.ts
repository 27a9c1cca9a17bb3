export type StreamLine = {
    readonly kind: 'started';
    readonly version: string;
    readonly permissionMode: string;
    readonly mcp: readonly McpState[];
} | {
    readonly kind: 'said';
    readonly agentId: string;
    readonly text: string;
} | {
    readonly kind: 'hook';
    readonly event: string;
    readonly name: string;
    readonly outcome: string;
    readonly output: string;
} | {
    readonly kind: 'ended';
    readonly isError: boolean;
    readonly reason: string;
    readonly result: string;
}
/** Told by the agent about a retry or a failure of its own. */
 | {
    readonly kind: 'other';
};
export interface McpState {
    readonly name: string;
    readonly status: string;
}
/** What is no JSON is none of it. */
export declare function readLine(line: string): StreamLine;
