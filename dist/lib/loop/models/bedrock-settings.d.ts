import type { Result } from '../../contract/result.js';
import type { AwsLogin } from '../../gateway/options.js';
import type { Environment, ReadSpec } from './model-spec.js';
export interface BedrockSettings {
    readonly region: string;
    readonly baseUrl: string;
    /** Set in place of a log-in; else empty. */
    readonly apiKey: string;
    /** Its key is empty where there is an `apiKey` and no log-in. */
    readonly login: AwsLogin;
}
/** Where and as whom Bedrock is asked: by a key, or by the log-in of the environment. The error is one sentence. */
export declare function bedrockSettings({ baseUrl, apiKey }: ReadSpec, env: Environment): Result<BedrockSettings, string>;
