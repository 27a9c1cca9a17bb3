import type { AuthClient } from 'google-auth-library';
import type { Result } from '../../contract/result.js';
import type { Environment, ReadSpec } from './model-spec.js';
export interface VertexSettings {
    /** Set in place of a log-in. */
    readonly apiKey?: string;
    readonly project?: string;
    readonly location?: string;
    readonly baseURL?: string;
    readonly googleAuthOptions?: {
        readonly authClient: AuthClient;
    };
}
/** Where and as whom Vertex is asked: a key, or the file of a log-in, read once here. Claude on Vertex takes no key. */
export declare function vertexSettings({ name, baseUrl, apiKey }: ReadSpec, env: Environment): Promise<Result<VertexSettings, string>>;
