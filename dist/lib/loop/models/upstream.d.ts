import type { Result } from '../../contract/result.js';
import type { Credential } from '../../gateway/options.js';
import { type Environment, type ReadSpec } from './model-spec.js';
export interface ModelUpstream {
    /** The root of the provider's API, its version included; on Vertex that of Anthropic's models. */
    readonly baseUrl: string;
    readonly credential: Credential;
}
/** Nothing is sent yet, and the file of a log-in is read. The error is one sentence: what a log-in lacks, or a model that the gateway has no form for. */
export declare function upstreamOf(spec: ReadSpec, env: Environment): Promise<Result<ModelUpstream, string>>;
