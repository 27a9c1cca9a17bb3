import type { IncomingMessage } from 'node:http';
import type { Result } from '../contract/result.js';
import type { RefusalKind } from './types.js';
export interface Body {
    readonly bytes: Buffer;
    readonly text: string;
}
export interface BodyProblem {
    readonly as: RefusalKind;
    readonly words: string;
}
/**
 * The whole body of a request, strictly UTF-8; `undefined` where the agent went away before its end. What is left of a body that is
 * turned away is dropped by the server once it has answered.
 */
export declare function readBody(request: IncomingMessage, limit: number): Promise<Result<Body, BodyProblem> | undefined>;
/** The text of bytes that are UTF-8 throughout. A byte order mark stays in it, where no JSON reader takes it. */
export declare function strictText(bytes: Uint8Array): string | undefined;
