// What the relay and the wires agree on. A wire is pure: text in, text out. It knows the shapes of one provider's API and decides
// nothing: which results are ruled how, which tools and ways out are allowed, is the relay's to say, as edits or as a refusal.
import type { ToolInput, ToolOutput } from '../contract/call.ts';
import type { JsonDocument } from '../contract/json/node.ts';
import type { Result } from '../contract/result.ts';
import type { CanaryCall } from './canary-call.ts';

export const WIRE_NAMES = ['anthropic', 'bedrock', 'vertex', 'responses', 'chat', 'gemini'] as const;
export type WireName = (typeof WIRE_NAMES)[number];

/**
 * What a request is on its wire. `path` is what goes upstream: the path that was asked for with the query that the wire knows,
 * a client's credential in it left out. `model` and `stream` stand where the path says them; else the body does.
 */
export type Route = GenerateRoute | CountRoute | ModelsRoute | RefusedRoute;

export interface GenerateRoute {
  readonly kind: 'generate';
  readonly path: string;
  readonly model?: string;
  readonly stream?: boolean;
}

/** Its body carries the conversation too: it is read and edited as that of a `generate`. */
export interface CountRoute {
  readonly kind: 'count-tokens';
  readonly path: string;
  readonly model?: string;
}

/** The list of models or one of them; no body. */
export interface ModelsRoute {
  readonly kind: 'models';
  readonly path: string;
}

export interface RefusedRoute {
  readonly kind: 'refused';
  /** `unknown`: nothing of this wire; `closed`: a part of it that the gateway keeps shut. */
  readonly as: 'unknown' | 'closed';
  readonly why: string;
}

/** Offsets in the request's body, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A body with places. */
export interface RequestView {
  readonly wire: WireName;
  readonly document: JsonDocument;
  /** Undefined where neither path nor body names one. */
  readonly model: string | undefined;
  /** Other models that the body lets the provider use: fallbacks, advisors. */
  readonly otherModels: readonly string[];
  readonly stream: boolean;
  /** Whether the response will say what it cost: false for a stream of the chat wire that was not asked to, see `Edits.askUsage`. */
  readonly tellsUsage: boolean;
  /** The earlier calls of the conversation, in its order. */
  readonly calls: readonly CallView[];
  /** The tool results of the conversation, in its order. */
  readonly results: readonly ResultView[];
  readonly tools: readonly ToolView[];
  readonly waysOut: readonly WayOut[];
  /** Inline media that are in no result. */
  readonly media: readonly MediaView[];
  /** Messages that may be taken out whole; only on wires on which agents tell of each other by messages of their own (Responses). */
  readonly messages: readonly Span[];
  /**
   * Every other string of the body, walked when asked for: prompts, messages, calls' inputs, tool definitions, unknown fields,
   * names of fields. What is in a result's output is not among them.
   */
  texts(): Iterable<TextView>;
  /** The new body, or why the request has to be refused instead: an edit that would be a lie, or that this wire cannot say. */
  edit(edits: Edits): Result<string, string>;
}

export interface CallView {
  /** Its place in `calls`. */
  readonly index: number;
  /** Absent on wires that have none (Gemini without ids, the chat wire's old functions). */
  readonly id?: string;
  readonly name: string;
  /** The namespace in which the Responses wire puts a name, for example an MCP server. */
  readonly namespace?: string;
  readonly input: ToolInput;
  /** Set where a provider's server ran it, or where it was no call to a tool of the agent's. */
  readonly hosted?: HostedKind;
  readonly span: Span;
}

export interface ResultView {
  /** Its place in `results`. */
  readonly index: number;
  readonly callId?: string;
  /** The name: the result's own where its wire has one there, else that of its call. */
  readonly toolName?: string;
  /** The place in `calls` of the call that it answers: by id, and where there is none by name and order. */
  readonly call?: number;
  /**
   * What the model would read. Text: a string, or one text part alone. Else the exact text of the parts or the structure, without
   * the marks that only steer a provider's cache.
   */
  readonly output: ToolOutput;
  /** As the wire says it; false on wires that cannot. */
  readonly isError: boolean;
  /** Set where a provider's server made it: it has passed no hook, and the model has seen it already. */
  readonly hosted?: HostedKind;
  /** For records: `messages[3].content[0]`. */
  readonly path: string;
  readonly span: Span;
}

/** What a provider's server, or a part of the API that passes no local hook, does by itself. */
export const HOSTED_KINDS = [
  'web-search',
  'web-fetch',
  'code-execution',
  'file-search',
  'computer-use',
  'remote-mcp',
  'image-generation',
  'maps',
  'tool-search',
  'advisor',
  'unknown',
] as const;
export type HostedKind = (typeof HOSTED_KINDS)[number];

export interface ToolView {
  /** Identity within the request. */
  readonly at: number;
  /** The name under which it is called; of a hosted tool without one its type. */
  readonly name: string;
  readonly namespace?: string;
  /** The wire's word: `function`, `custom`, `bash_20250124`, `googleSearch`. */
  readonly type: string;
  /** Absent: the agent runs it. `tool-search` reaches nothing but the tools of this very list. */
  readonly hosted?: HostedKind;
  readonly path: string;
}

/** Something in a request that makes the provider fetch, keep or use what the gateway cannot see. */
export interface WayOut {
  readonly at: number;
  readonly kind:
    | 'file-id'
    | 'url'
    | 'container'
    | 'store'
    | 'background'
    | 'previous-response'
    | 'conversation'
    | 'item-reference'
    | 'stored-prompt'
    | 'cached-content';
  /** `always`: a state that cannot be seen, so nothing can be promised of it; `unless-external`: reaches outside. */
  readonly barred: 'always' | 'unless-external';
  /** A sentence for the one who sent it. */
  readonly why: string;
  readonly path: string;
}

export interface MediaView {
  readonly at: number;
  /** `image/png`, or the wire's word where it has no media type. */
  readonly type: string;
  /**
   * Results that came since the model last spoke: on some agents a picture or a document that a tool read stands beside its result
   * or in the message after it.
   */
  readonly beside: readonly number[];
  readonly path: string;
  readonly span: Span;
}

export interface TextView {
  /** Identity within the request. */
  readonly at: number;
  readonly text: string;
  /** `system`, `user`, `assistant`, `call`, `tool`, `key`, or `other`. */
  readonly where: TextPlace;
  /** It cannot be changed without breaking the request (a signed thought, a key, media, opaque data): refuse instead. */
  readonly fixed: boolean;
  readonly path: string;
}
export type TextPlace = 'system' | 'user' | 'assistant' | 'call' | 'tool' | 'key' | 'other';

/** What to change in a request. Everything that no edit names stays byte for byte. */
export interface Edits {
  /** By the place in `results`. */
  readonly results?: readonly { readonly index: number; readonly output: ToolOutput; readonly isError: boolean }[];
  /** The whole new text of a `TextView`, by its `at`. */
  readonly texts?: readonly { readonly at: number; readonly text: string }[];
  /** Media that become a text, by `at`. */
  readonly media?: readonly { readonly at: number; readonly text: string }[];
  /** Tools that are taken away, by `at`. */
  readonly tools?: readonly number[];
  /** Calls that go together with their results, by their place in `calls`: the canary's own turns. */
  readonly drop?: readonly number[];
  /** Messages that go whole, by where they start: what an agent says about the canary's own turns. */
  readonly messages?: readonly number[];
  /** The stream is to tell its usage. */
  readonly askUsage?: boolean;
}

/** A response that is complete: status, type and the whole body, also where it is a stream. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Uint8Array;
}

/** `model` is what the agent asked for; `id` makes the ids of the response. */
export interface AnswerSetting {
  readonly stream: boolean;
  readonly model: string;
  readonly id: string;
}

/** Why a request is turned away: each has a status that the official clients do not try again. */
export const REFUSAL_KINDS = ['unreadable', 'forbidden', 'unauthorized', 'not-found', 'too-large', 'ended'] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** A call in a response, complete. Told before the event that completes it may be passed on. */
export interface SeenCall {
  /** The wire's id; where it has none, an ordinal within the response: `#1`. */
  readonly id: string;
  /** Whether the id is the wire's own. */
  readonly ownId: boolean;
  readonly name: string;
  readonly namespace?: string;
  readonly input: ToolInput;
}

/** Tokens of one response so far; parts are included in the sums. */
export interface WireUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cachedTokens?: number;
  readonly cacheWrittenTokens?: number;
  readonly reasoningTokens?: number;
}

export type StopReason = 'end' | 'calls' | 'length' | 'refusal' | 'pause' | 'overflow' | 'malformed' | 'other';

/** What a response tells. */
export type Seen =
  /** The same call may be told twice where its input grew after it could already be acted on: both count as seen. */
  | { readonly kind: 'call'; readonly call: SeenCall }
  /** A provider's server made or answered a call: nothing local can judge it. */
  | { readonly kind: 'hosted'; readonly hosted: HostedKind; readonly type: string; readonly name?: string; readonly id?: string }
  /** The sums so far: the last one told stands. */
  | { readonly kind: 'usage'; readonly usage: WireUsage }
  /** `word` is the wire's own. */
  | { readonly kind: 'stop'; readonly reason: StopReason; readonly word: string }
  /** The provider's own error within a response. */
  | { readonly kind: 'error'; readonly words: string }
  /** Which model answers and as what, where the response says it. */
  | { readonly kind: 'model'; readonly model: string }
  /** The response is whole. */
  | { readonly kind: 'end' };

/** Reads the events of one streamed response. After a failure nothing more may be passed on. */
export interface EventReader {
  /** The data of one event, before it is passed on. A failure says why it cannot be judged. */
  read(data: string): Result<readonly Seen[], string>;
  /** The stream ended: why it is not whole, if so, with the calls that were begun and never completed. */
  finish(): Result<readonly Seen[], { readonly why: string; readonly begun: readonly string[] }>;
}

/** How the events of a streamed response stand on their connection. */
export type Framing = 'server-sent' | 'aws-event-stream';

/** One provider's API. Nothing here throws. */
export interface Wire {
  readonly name: WireName;
  /** Absent: `server-sent`. */
  readonly framing?: Framing;
  /** `path` with its query, as it was asked for. */
  route(method: string, path: string): Route;
  /** The view of a body, or why it cannot be judged: then it is refused. The body must have been decoded strictly. */
  readRequest(body: string, route: GenerateRoute | CountRoute): Result<RequestView, string>;
  readEvents(): EventReader;
  /** The body of a response that is not a stream. */
  readResponse(body: string): Result<readonly Seen[], string>;
  refusal(kind: RefusalKind, words: string): Answer;
  /** A response that ends the turn with a text and no call. */
  quietEnd(words: string, setting: AnswerSetting): Answer;
  /** A response in which the model makes this one call. */
  canaryTurn(call: CanaryCall, setting: AnswerSetting): Answer;
}
