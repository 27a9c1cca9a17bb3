import type { Result } from '../../contract/result.js';
export declare const PROVIDERS: readonly ['anthropic', 'openai', 'google', 'openai-compatible', 'amazon-bedrock', 'google-vertex'];
export type Provider = (typeof PROVIDERS)[number];
export type Environment = Readonly<Record<string, string | undefined>>;
/** What is asked for, as the inputs `model`, `base-url` and `api-key` say it. */
export interface ModelSpec {
    /** `provider/model`. */
    readonly model: string;
    /** The root of the wire, its version included; one without a path gets the wire's usual one. */
    readonly baseUrl?: string;
    /** Absent: the provider's usual variable of the environment. */
    readonly apiKey?: string;
}
/** A spec that was read: all that can be wrong with it without asking the provider is not. */
export interface ReadSpec {
    readonly provider: Provider;
    readonly name: string;
    readonly baseUrl?: string;
    readonly apiKey?: string;
}
/** The root of a provider's API where `base-url` says none; the others have none of their own, or make it from more. */
export declare const USUAL_BASE: {
    readonly anthropic: 'https://api.anthropic.com/v1';
    readonly openai: 'https://api.openai.com/v1';
    readonly google: 'https://generativelanguage.googleapis.com/v1beta';
};
/** The variables that may hold a secret of a provider: a caller keeps their values out of sight and out of children. */
export declare const SECRET_VARIABLES: readonly string[];
/** The spec, or one sentence on what to write instead. */
export declare function readSpec(spec: ModelSpec, env: Environment): Result<ReadSpec, string>;
