import type { Result } from '../../../contract/result.js';
import type { CountRoute, GenerateRoute, RequestView } from '../../types.js';
export declare function readResponses(body: string, route: GenerateRoute | CountRoute): Result<RequestView, string>;
