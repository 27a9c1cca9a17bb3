/**
 * Shows long results in pages. What is kept is what the post chain left, never what the tool gave, so a page shows nothing that a
 * participant took out (contract 1.4).
 */
import type { ToolResult } from '../../contract/call.js';
export interface PageStore {
    /** What the model is shown of a reviewed result: all of it, or its first page and how to see the next. */
    show(toolCallId: string, result: ToolResult): ToolResult;
    /** A page of an earlier result, from 1. */
    page(toolCallId: string, page: number): ToolResult;
}
export interface PageLimits {
    /** Bytes of UTF-8 that are shown at once. */
    readonly pageBytes: number;
    /** Bytes that are kept of all results together; the oldest are dropped. */
    readonly keptBytes: number;
}
/** Pages for one session. */
export declare function pageStore(limits?: Partial<PageLimits>): PageStore;
