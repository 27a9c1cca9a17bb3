import type { Usage } from '../model.js';
import type { SdkAssistantPart, SdkFinish, SdkProviderOptions, SdkStream } from './sdk.js';
/** A call as it came: its arguments are the wire's own text. */
export interface CollectedCall {
    readonly id: string;
    readonly name: string;
    readonly argumentsText: string;
    readonly metadata?: SdkProviderOptions;
}
/** In the order in which they came. */
export type CollectedPart = {
    readonly kind: 'kept';
    readonly part: Extract<SdkAssistantPart, {
        type: 'text' | 'reasoning';
    }>;
} | {
    readonly kind: 'call';
    readonly call: CollectedCall;
};
/** All that one response said, whether or not it came to its end. */
export interface Collected {
    readonly parts: readonly CollectedPart[];
    readonly text: string;
    readonly usage?: Usage;
    /** Absent: the stream ended before it said why. */
    readonly finish?: SdkFinish['finishReason'];
    readonly error?: unknown;
    /** Names of tools that the provider ran on its own. */
    readonly hosted: readonly string[];
    /** Whether anything of an answer came. */
    readonly begun: boolean;
}
/** Reads a response to its end, telling text as it comes. Never rejects: a stream that breaks is collected as far as it came. */
export declare function collect(stream: SdkStream, onText: (text: string) => void, signal: AbortSignal): Promise<Collected>;
