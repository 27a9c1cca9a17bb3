import type { Result } from '../../../contract/result.js';
import type { CountRoute, GenerateRoute, RequestView, WireName } from '../../types.js';
export declare function readAnthropic(body: string, route: GenerateRoute | CountRoute): Result<RequestView, string>;
/** A body of this API as a provider or a cloud takes it. What its path says the body may repeat, and not say otherwise. */
export declare function readMessagesOf(wire: WireName, body: string, route: GenerateRoute | CountRoute): Result<RequestView, string>;
