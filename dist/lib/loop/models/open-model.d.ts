import type { Result } from '../../contract/result.js';
import type { Model } from '../model.js';
import type { Fetch } from './http.js';
import type { Environment, ModelSpec } from './model-spec.js';
import type { ConversationDeps } from './provider-conversation.js';
export interface ModelDeps extends ConversationDeps {
    /** The runner's environment: keys, log-ins and proxy are read from it, never from the process. */
    readonly env: Environment;
    /** Absent: the platform's fetch, through the proxy where the environment names one. */
    readonly fetch?: Fetch;
}
/**
 * The model that a spec names, ready to be asked; nothing is sent yet. An error is one sentence: what, where, what to write.
 * Certificates of `NODE_EXTRA_CA_CERTS` are trusted because Node itself reads that variable when it starts.
 */
export declare function openModel(spec: ModelSpec, deps: ModelDeps): Promise<Result<Model, string>>;
