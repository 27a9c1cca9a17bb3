import type { ToolInput, ToolOutput } from '../../contract/call.js';
import type { JsonDocument, JsonNode } from '../../contract/json/node.js';
import type { Result } from '../../contract/result.js';
import type { CallView, HostedKind, MediaView, ResultView, Span, ToolView, WayOut } from '../types.js';
import type { Patch, Place } from './patches.js';
export type Replacement = Result<readonly Patch[], string>;
/** A result as a wire finds it. */
export interface FoundResult {
    readonly node: JsonNode;
    readonly path: string;
    readonly callId: string | undefined;
    /** The result's own name for its tool, where the wire has one. */
    readonly toolName: string | undefined;
    /** The place of its call, where it is known. */
    readonly call: number | undefined;
    readonly output: ToolOutput;
    readonly isError: boolean;
    readonly hosted?: HostedKind;
    /** The nodes that the output was read from: the search for other text leaves them out. */
    readonly covers: readonly JsonNode[];
    /** How the ruled output is put in its place; a failure says why it cannot be. */
    readonly replace: (output: ToolOutput, isError: boolean) => Replacement;
    /** What goes when it is dropped with its call; absent where it is a part of its call. */
    readonly place?: Place;
}
export interface FoundCall {
    readonly node: JsonNode;
    readonly id: string | undefined;
    readonly name: string;
    readonly namespace?: string | undefined;
    readonly input: ToolInput;
    readonly hosted?: HostedKind | undefined;
    /** Where the input stands. */
    readonly covers?: JsonNode | undefined;
    readonly place: Place;
}
export interface FoundTool {
    readonly at: number;
    readonly name: string;
    readonly namespace?: string | undefined;
    readonly type: string;
    readonly hosted?: HostedKind | undefined;
    readonly path: string;
    /** Several where a tool stands in more than one list of the body. */
    readonly places: readonly Place[];
}
/** A wish about which tool is called. */
export interface ToolChoice {
    readonly names: (tool: FoundTool) => boolean;
    /** The entry of a list of allowed tools; absent: the model must call it. */
    readonly place?: Place | undefined;
}
export interface FoundMedia {
    readonly node: JsonNode;
    readonly type: string;
    readonly beside: readonly number[];
    readonly path: string;
    readonly replace: (text: string) => Replacement;
}
export declare class Sheet {
    #private;
    readonly document: JsonDocument;
    readonly calls: CallView[];
    readonly results: ResultView[];
    readonly tools: ToolView[];
    readonly waysOut: WayOut[];
    readonly media: MediaView[];
    readonly messages: Span[];
    readonly otherModels: string[];
    readonly choices: ToolChoice[];
    readonly foundCalls: FoundCall[];
    readonly foundResults: FoundResult[];
    readonly foundTools: FoundTool[];
    readonly foundMedia: FoundMedia[];
    /** By where they begin. */
    readonly foundMessages: Map<number, Place>;
    /** Nodes whose strings are ruled as results. */
    readonly ruled: Set<JsonNode>;
    /** Nodes of calls' inputs. */
    readonly inputs: Set<JsonNode>;
    /** Nodes whose strings cannot be changed. */
    readonly fixed: Set<JsonNode>;
    constructor(document: JsonDocument);
    /** Why the body cannot be judged: the first reason that was found. */
    get problem(): string | undefined;
    /** Notes why the body cannot be judged; the walk may go on or stop. */
    refuse(path: string, why: string): undefined;
    addCall(found: FoundCall): void;
    addResult(found: FoundResult): number;
    addTool(found: FoundTool): void;
    addMedia(found: FoundMedia): void;
    addMessage(node: JsonNode, place: Place): void;
    wayOut(node: JsonNode, path: string, way: Pick<WayOut, 'kind' | 'barred' | 'why'>): void;
    /** The latest call of this id before here. */
    callOf(id: string | undefined): number | undefined;
}
