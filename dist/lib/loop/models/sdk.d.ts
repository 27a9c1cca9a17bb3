import type { LanguageModel } from 'ai';
/**
 * The model interface of Vercel's AI SDK 7 that all its providers speak and on which `streamText` is built. It is used directly:
 * one request a turn, and a call's arguments are the text that the provider's wire carried, neither parsed nor repaired.
 */
export type SdkModel = Extract<LanguageModel, {
    readonly specificationVersion: 'v4';
}>;
export type SdkCallOptions = Parameters<SdkModel['doStream']>[0];
export type SdkPrompt = SdkCallOptions['prompt'];
export type SdkMessage = SdkPrompt[number];
export type SdkTool = Extract<NonNullable<SdkCallOptions['tools']>[number], {
    readonly type: 'function';
}>;
export type SdkAssistantPart = Extract<SdkMessage, {
    readonly role: 'assistant';
}>['content'][number];
export type SdkResultPart = Extract<SdkMessage, {
    readonly role: 'tool';
}>['content'][number];
export type SdkProviderOptions = NonNullable<SdkCallOptions['providerOptions']>;
export type SdkStream = Awaited<ReturnType<SdkModel['doStream']>>['stream'];
export type SdkStreamPart = SdkStream extends ReadableStream<infer Part> ? Part : never;
export type SdkFinish = Extract<SdkStreamPart, {
    readonly type: 'finish';
}>;
/** How a provider's wire is to be addressed beyond what all have in common. */
export interface Endpoint {
    readonly model: SdkModel;
    /** Sent with every request. */
    readonly providerOptions?: SdkProviderOptions;
    /** How a place up to which the provider may cache is marked; absent: it caches on its own or not at all. */
    readonly cacheMark?: SdkProviderOptions;
    /** Whether a tool definition takes the mark as well. */
    readonly cacheMarksTools?: boolean;
    /** Whether a call's arguments travel as JSON text in a string, or as a JSON value. */
    readonly argumentsAs: 'text' | 'value';
    /** Whether the wire's servers are so many that an unknown reason to stop says nothing. */
    readonly anyStopReason?: boolean;
}
