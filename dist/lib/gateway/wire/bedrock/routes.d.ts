import type { Route } from '../../types.js';
/** Claude on Amazon Bedrock; what goes up names the model as AWS's own clients encode it. */
export declare function bedrockRoute(method: string, asked: string): Route;
