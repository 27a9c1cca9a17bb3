// What a wire finds in a body while it walks it: the common part of every wire's reader. A wire says where things are and how each is
// changed in its own shape; how edits become one new text is said once, in `edit.ts`.
import type { ToolInput, ToolOutput } from '../../contract/call.ts';
import { defined } from '../../contract/defined.ts';
import type { JsonDocument, JsonNode } from '../../contract/json/node.ts';
import type { Result } from '../../contract/result.ts';
import type { CallView, HostedKind, MediaView, ResultView, Span, ToolView, WayOut } from '../types.ts';
import type { Patch, Place } from './patches.ts';

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

export class Sheet {
  readonly document: JsonDocument;
  readonly calls: CallView[] = [];
  readonly results: ResultView[] = [];
  readonly tools: ToolView[] = [];
  readonly waysOut: WayOut[] = [];
  readonly media: MediaView[] = [];
  readonly messages: Span[] = [];
  readonly otherModels: string[] = [];
  readonly choices: ToolChoice[] = [];
  readonly foundCalls: FoundCall[] = [];
  readonly foundResults: FoundResult[] = [];
  readonly foundTools: FoundTool[] = [];
  readonly foundMedia: FoundMedia[] = [];
  /** By where they begin. */
  readonly foundMessages = new Map<number, Place>();
  /** Nodes whose strings are ruled as results. */
  readonly ruled = new Set<JsonNode>();
  /** Nodes of calls' inputs. */
  readonly inputs = new Set<JsonNode>();
  /** Nodes whose strings cannot be changed. */
  readonly fixed = new Set<JsonNode>();
  readonly #byId = new Map<string, number>();
  #problem: string | undefined;

  constructor(document: JsonDocument) {
    this.document = document;
  }

  /** Why the body cannot be judged: the first reason that was found. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** Notes why the body cannot be judged; the walk may go on or stop. */
  refuse(path: string, why: string): undefined {
    this.#problem ??= `${path} ${why}`;
  }

  addCall(found: FoundCall): void {
    const { id, name, namespace, input, hosted, node } = found;
    const index = this.calls.length;
    this.calls.push({ index, name, input, span: spanOf(node), ...defined({ id, namespace, hosted }) });
    this.foundCalls.push(found);
    if (id !== undefined) this.#byId.set(id, index);
    if (found.covers !== undefined) this.inputs.add(found.covers);
  }

  addResult(found: FoundResult): number {
    const { callId, call, output, isError, hosted, path, node } = found;
    const index = this.results.length;
    const toolName = found.toolName ?? (call === undefined ? undefined : this.calls[call]?.name);
    this.results.push({ index, output, isError, path, span: spanOf(node), ...defined({ callId, toolName, call, hosted }) });
    this.foundResults.push(found);
    for (const covered of found.covers) this.ruled.add(covered);
    return index;
  }

  addTool(found: FoundTool): void {
    const { at, name, namespace, type, hosted, path } = found;
    this.tools.push({ at, name, type, path, ...defined({ namespace, hosted }) });
    this.foundTools.push(found);
  }

  addMedia(found: FoundMedia): void {
    const { node, type, beside, path } = found;
    this.media.push({ at: node.start, type, beside, path, span: spanOf(node) });
    this.foundMedia.push(found);
  }

  addMessage(node: JsonNode, place: Place): void {
    this.messages.push(spanOf(node));
    this.foundMessages.set(node.start, place);
  }

  wayOut(node: JsonNode, path: string, way: Pick<WayOut, 'kind' | 'barred' | 'why'>): void {
    this.waysOut.push({ at: node.start, path, ...way });
  }

  /** The latest call of this id before here. */
  callOf(id: string | undefined): number | undefined {
    return id === undefined ? undefined : this.#byId.get(id);
  }
}

function spanOf(node: JsonNode): Span {
  return { start: node.start, end: node.end };
}
