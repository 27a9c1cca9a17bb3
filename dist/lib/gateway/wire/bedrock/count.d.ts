import type { Result } from '../../../contract/result.js';
import type { CountRoute, RequestView } from '../../types.js';
/** A conversation to be counted: the body of an `invoke` in base64, within an envelope that holds nothing else. */
export declare function readCount(body: string, route: CountRoute): Result<RequestView, string>;
