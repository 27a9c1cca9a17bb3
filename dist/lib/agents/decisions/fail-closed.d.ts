import type { Dialect, HookReply } from '../adapter.js';
/** Events whose name begins with `post` come after a call. */
export declare const isAfterCall: (event: string) => boolean;
/** Before a call it does not run, after it its output is not shown. */
export declare function failClosed(dialect: Pick<Dialect, 'deny' | 'withhold'>, event: string, words: string): HookReply;
