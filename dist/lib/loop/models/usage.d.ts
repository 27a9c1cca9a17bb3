import type { Usage } from '../model.js';
import type { SdkFinish, SdkProviderOptions } from './sdk.js';
/** What a response cost in tokens; undefined where the provider did not say. */
export declare function usageOf(usage: SdkFinish['usage']): Usage | undefined;
/** What Anthropic says at the start of a message, for a stream that never comes to its end. */
export declare function startedUsage(metadata: SdkProviderOptions | undefined): Usage | undefined;
/** The sum; a part that neither knows stays unknown. */
export declare function addUsage(one: Usage | undefined, other: Usage | undefined): Usage | undefined;
