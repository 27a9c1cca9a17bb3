import type { ToolCall, ToolInput, ToolResult } from '../contract/call.js';
import type { JsonText } from '../contract/json/node.js';
import type { Who } from '../contract/outcome.js';
import type { Preview } from '../contract/record.js';
import type { Result } from '../contract/result.js';
import type { Trip } from '../session/bounds.js';
import type { Recorder } from '../session/ports.js';
import type { ResultView, Wire, WireUsage } from './types.js';
/** `observe` passes everything that it can and records what it saw; `off` keeps the key and reads nothing. */
export type GatewayMode = 'on' | 'observe' | 'off';
/** A log-in at AWS, as its environment variables say it. */
export interface AwsLogin {
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
}
/** What the provider is shown in place of the agent's token. */
export type Credential = 
/** In the wire's own header for keys. */
{
    readonly kind: 'key';
    readonly value: string;
}
/** An OAuth token. */
 | {
    readonly kind: 'bearer';
    readonly value: string;
}
/** An access token as it holds now: its giver renews it. The error is one sentence. Must not reject. */
 | {
    readonly kind: 'renewed';
    readonly token: () => Promise<Result<string, string>>;
}
/** AWS Signature Version 4 over each request. */
 | {
    readonly kind: 'aws';
    readonly login: AwsLogin;
} | {
    readonly kind: 'none';
};
export interface ProxySettings {
    /** Empty: none. */
    readonly httpProxy: string;
    readonly httpsProxy: string;
    readonly noProxy: string;
}
export interface Upstream {
    /**
     * The root of the provider's API, its version included, as `base-url` says it: `https://api.anthropic.com/v1`. One without a path
     * takes the paths as they are asked for.
     */
    readonly baseUrl: string;
    readonly credential: Credential;
    /** Absent: no proxy. The process's own environment is never looked at. */
    readonly proxy?: ProxySettings;
}
export interface Listening {
    /** `mode` is that of the socket file; default 0o600. */
    readonly unix?: {
        readonly path: string;
        readonly mode?: number;
    };
    /** On 127.0.0.1; without a port the system chooses one. */
    readonly loopback?: {
        readonly port?: number;
    };
}
/** A call as an agent's hook, or the loop, names it when it asks for a decision. */
export interface AskedCall {
    /** Absent where the agent's hooks carry none. */
    readonly id?: string;
    readonly name: string;
    readonly namespace?: string;
    /** As the model wrote it, as far as the agent tells. */
    readonly input: ToolInput;
}
/** What makes two mentions of a call the same one. */
export interface CallIdentity {
    readonly tool: string;
    readonly input: string;
}
/** What was decided about a call; its shape is that of a session's judgement. */
export interface Decision {
    /** The call as the session knows it: under this id and agent it is on record, and with this input it is reviewed. */
    readonly call: ToolCall;
    readonly ruling: {
        readonly kind: 'run';
        readonly input: JsonText;
    } | {
        readonly kind: 'refuse';
        readonly words: string;
    };
}
/** What a hook after a call has said already. */
export interface HookRuling {
    /** What the hook was given. */
    readonly given: ToolResult;
    /** What the model is to be shown. */
    readonly shown: ToolResult;
}
export declare const CANARY_KINDS: readonly ['deny', 'modify', 'replace'];
export type CanaryKind = (typeof CANARY_KINDS)[number];
/** A call that the gateway makes in the model's place to see whether what is decided about it is what happens. */
export interface Canary {
    readonly kind: CanaryKind;
    readonly tool: string;
    readonly namespace?: string;
    /** The text of a JSON object, or of whatever the tool takes where `form` is `custom`. */
    readonly input: string;
    readonly form?: 'function' | 'custom';
    /**
     * Looks at what came back, as the agent sent it, and at the effect; a sentence about what is wrong, or undefined. Whether it was
     * decided at all, and as its kind wants, has been looked at before.
     */
    check(result: ToolResult): string | undefined | Promise<string | undefined>;
}
/** A canary in the words of a model. */
export type CanaryWords = Pick<Canary, 'tool' | 'namespace' | 'input' | 'form'>;
/** A call by which the gateway has a sub-agent started, in which the canaries are played once more. */
export interface CanaryDelegation extends CanaryWords {
    /** What the sub-agent is told and nobody else: its conversation is the one that opens with it. Absent: it is the first other one that asks. */
    readonly told?: string;
    /** Where the agent keeps its tools back until the model looks for them: the tool that finds them. */
    readonly behind?: string;
    /** Where the call comes back before the sub-agent has ended: what follows, by what came back, or why nothing can, in one sentence. */
    readonly follow?: (result: ToolResult) => CanaryWaiting | string;
    /** Made in its place where a request does not offer its tool. */
    readonly otherwise?: CanaryDelegation;
}
/** How the gateway waits for a sub-agent that works beside. */
export interface CanaryWaiting {
    /** Comes back once the sub-agent has ended. One that comes back before, for another cause, is made again. */
    readonly wait: CanaryWords;
    /** What puts the sub-agent away then. */
    readonly after: readonly CanaryWords[];
}
/** A call that was seen in a response of the model. */
export interface NotedCall {
    /** The wire's id; where it has none, an ordinal within the response: `#1`. */
    readonly id: string;
    readonly ownId: boolean;
    readonly name: string;
    readonly namespace?: string;
    readonly input: ToolInput;
    readonly agentId: string;
    /** The turn of its conversation, from 1. */
    readonly turn: number;
    readonly canary?: CanaryKind | 'delegate';
    readonly decision?: Decision;
    readonly hookRuling?: HookRuling;
    /** False: the request that its response answers offered no such tool. */
    readonly offered?: boolean;
}
/** Why a result without a decision needs none. */
export interface Excuse {
    /** A sentence. */
    readonly why: string;
    /** Whether the model made the call and the agent refused it by itself, so that nothing else has put it on record. */
    readonly refused: boolean;
}
/** A call that its agent refused by itself, as the wire tells it: before it came to a decision, or after it was allowed. */
export type TurnedAway = Pick<NotedCall, 'id' | 'agentId' | 'turn' | 'name' | 'namespace' | 'input' | 'decision'>;
/**
 * `changed`: a call of this id was seen, with another tool or input; `isFree`: nobody has taken that one up. `taken`: it has been claimed;
 * its decision may be there already.
 */
export type ClaimAnswer = {
    readonly kind: 'claimed' | 'taken';
    readonly call: NotedCall;
} | {
    readonly kind: 'changed';
    readonly call: NotedCall;
    readonly isFree: boolean;
} | {
    readonly kind: 'unseen';
};
/** What the chain said of a result that has no `reviewed` record. */
export interface LaterVerdict {
    readonly outcome: 'allow' | 'deny' | 'replace';
    readonly by: readonly Who[];
    /** For deny: what the model reads. */
    readonly reason?: string;
    /** What the model is shown if the verdict is acted on. */
    readonly meant: ToolResult;
}
export interface ReviewedResult {
    readonly shown: ToolResult;
    /** With `again` alone; absent there where the run was cancelled meanwhile. */
    readonly verdict?: LaterVerdict;
}
/** What the model is to be shown of a result. Rejects only where nothing further may run. */
export type Review = (call: ToolCall, result: ToolResult, again: boolean) => Promise<ReviewedResult>;
/** Why a gateway answers nothing more. */
export interface GatewayEnd {
    /** `provider`: there is none that answers; in all others the guard was shown not to hold. */
    readonly kind: 'unguarded' | 'canary' | 'guard' | 'provider';
    readonly words: string;
}
export interface GatewayOptions {
    readonly wire: Wire;
    readonly mode: GatewayMode;
    readonly upstream: Upstream;
    readonly listen: Listening;
    /** The names that requests may ask for, exactly as the agent writes them. */
    readonly models: readonly string[];
    readonly allowExternal: boolean;
    /** Tools of the agent that no hook can judge: taken out of every request. */
    readonly notJudgeable?: readonly string[];
    readonly review: Review;
    readonly recorder: Recorder;
    /** What is recorded of an output. */
    readonly preview: (text: string) => Preview;
    /** Secrets out of what else is recorded. */
    readonly redactText: (text: string) => string;
    /** Known secrets out of what the model reads beside results; gives the same text where there are none. */
    readonly hide: (text: string) => string;
    readonly bounds: {
        /** Whether one of them depends on what the model says that it used. */
        readonly countsUsage: boolean;
        admitTurn(): Trip | undefined;
        spend(usage: WireUsage, costUsd?: number): void;
    };
    readonly cost: (model: string, usage: WireUsage) => number | 'unknown';
    readonly canaries?: readonly Canary[];
    /** Absent: no sub-agent is looked into. Played after `canaries`; made anew each time that they are. */
    readonly canaryDelegation?: () => CanaryDelegation;
    /** For agents whose hooks name or write calls otherwise than the wire: the common form of both. */
    readonly identify?: (call: Omit<AskedCall, 'id'>) => CallIdentity;
    /** For agents whose hooks are given an output in another shape than the model: whether a result is all that the hook was given. */
    readonly sameOutput?: (given: ToolResult, onWire: ToolResult) => boolean;
    /** Whether a result on the wire is exactly what a hook put there, as the agent words it: it goes up as ruled, and nothing is said. */
    readonly isRendering?: (shown: ToolResult, onWire: ToolResult) => boolean;
    /**
     * Why a result without a decision is none of a tool that ran, where the agent is known to make such ones (it refused an input
     * before any hook, it made a reading call itself); it is reviewed as any other. Undefined: it is unguarded. `isOffered`: the tool
     * may have been there; false only where neither the request behind the call nor the one with the result offers it.
     */
    readonly excuse?: (result: ResultView, call: NotedCall | undefined, isOffered: boolean) => Excuse | undefined;
    /** Whether a result that no hook was told of is the agent's own refusal of a call that was allowed, in words that no tool can give. */
    readonly declined?: (result: ResultView, call: NotedCall) => boolean;
    /** Told once of a call that the agent refused by itself, with its words; may throw what a recorder throws. */
    readonly turnedAway?: (call: TurnedAway, words: string) => void;
    /** Told once, before the request that shows it is refused; must not throw. */
    readonly onEnd: (end: GatewayEnd) => void;
    /** Sentences for whoever watches; must not throw. */
    readonly notice?: (sentence: string) => void;
    /** Milliseconds, monotonic. */
    readonly now: () => number;
    /** As many random bytes, in hex. */
    readonly random: (bytes: number) => string;
    /** What the agent shows as its key; made here where it is absent. */
    readonly token?: string;
    readonly limits?: Partial<GatewayLimits>;
}
export interface GatewayLimits {
    /** Bytes of a request's body, and of a response that is not a stream. */
    readonly bodyBytes: number;
    /** Bytes of one event of a stream. */
    readonly eventBytes: number;
    /** Milliseconds that a request waits for another conversation's canary. */
    readonly canaryMs: number;
}
export interface Gateway {
    /** What the agent gives as its key. */
    readonly token: string;
    /** `http://127.0.0.1:PORT`, where it listens there. */
    readonly url: string | undefined;
    readonly socketPath: string | undefined;
    /** Why it answers nothing more; undefined while it does. */
    readonly ended: GatewayEnd | undefined;
    /** `pending`: not all have held yet. */
    readonly canary: 'none' | 'pending' | 'held' | 'failed';
    /** Whether all of them have held at some time in this session. */
    readonly wasShown: boolean;
    /** Whether a text holds words of the conversation in which a sub-agent is checked. */
    isOwn(text: string): boolean;
    /** Whether anybody has asked it for anything with its token. */
    readonly wasAsked: boolean;
    /** Takes a call that was seen on the wire up for its one decision. */
    claim(asked: AskedCall): ClaimAnswer;
    /** The decision about a claimed call; false where it has one. A refusal claims the call too. */
    decided(call: NotedCall, decision: Decision): boolean;
    /** The call that a result belongs to which a hook reports without an id: the first that was allowed and has not come back to a hook. */
    returning(asked: AskedCall): NotedCall | undefined;
    /** What a hook after the call said; false where no such call was decided, or where its result was ruled on the wire already. */
    ruled(call: NotedCall, ruling: HookRuling): boolean;
    /** Whether a call of this id of the wire's has been decided. */
    wasDecided(id: string): boolean;
    /** Calls that were allowed and whose result has not been on the wire. */
    pending(): readonly NotedCall[];
    /** Calls of the model about which the agent never asked, and of which no result came. */
    unasked(): readonly NotedCall[];
    /** What is wrong with the provider, by its last answer, in a sentence; undefined where that was a good one. */
    readonly problem: string | undefined;
    /** The same, where no answer was ever a good one. */
    readonly onlyProblem: string | undefined;
    /** Plays the canaries again before the next turn of the model. */
    replay(): void;
    /** Settles within a second; never rejects. */
    close(): Promise<void>;
}
