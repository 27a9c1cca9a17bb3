import type { Wire } from '../../types.js';
/** Anthropic Messages as Amazon Bedrock's `invoke` takes them: the path names model and form, a stream comes in frames of AWS's. */
export declare const bedrockWire: Wire;
