import type { JsonDocument, JsonNode, JsonText } from '../../contract/json/node.js';
import { type Result } from '../../contract/result.js';
export interface Diff {
    readonly path: string;
    /** Absent: the file is new. */
    readonly oldText?: string;
    readonly newText: string;
}
/** What one message tells of a call; what is absent stays as it was told before. */
export interface ToldCall {
    readonly id: string;
    readonly kind?: string;
    readonly title?: string;
    readonly status?: string;
    readonly rawInput?: JsonText;
    readonly rawOutput?: JsonText;
    readonly paths?: readonly string[];
    readonly diffs?: readonly Diff[];
    /** The text of its content. */
    readonly text?: string;
}
export type Update = {
    readonly kind: 'text';
    readonly text: string;
} | {
    readonly kind: 'call';
    readonly isNew: boolean;
    readonly call: ToldCall;
} | {
    readonly kind: 'nothing';
};
export interface Option {
    readonly id: string;
    readonly kind: string;
}
export interface PermissionRequest {
    readonly session: string;
    readonly call: ToldCall;
    readonly options: readonly Option[];
}
/** `params` of `session/update`. The error composes after `the agent`. */
export declare function readUpdate(document: JsonDocument, params: JsonNode): Result<Update, string>;
/** `params` of `session/request_permission`. The error composes after `the agent`. */
export declare function readRequest(document: JsonDocument, params: JsonNode): Result<PermissionRequest, string>;
