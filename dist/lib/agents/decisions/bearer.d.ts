/** Whether an `authorization` header carries the token; it takes as long for every header. */
export type Bearer = (authorization: string | undefined) => boolean;
export declare function bearerOf(token: string): Bearer;
