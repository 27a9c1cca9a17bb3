import type { Result } from '../../contract/result.js';
import type { Fetch } from './http.js';
import { type Environment, type ReadSpec } from './model-spec.js';
import type { Endpoint } from './sdk.js';
/**
 * The providers, each behind an `import()` of its own so that a bundler makes a chunk of it and nothing is loaded that the run does
 * not use. Everything that the libraries would read from the process's environment is handed to them instead.
 */
export declare function endpointOf(spec: ReadSpec, env: Environment, fetch: Fetch): Promise<Result<Endpoint, string>>;
