// How an agent is told no where nothing was decided.
import type { Dialect, HookReply } from '../adapter.ts';

/** Events whose name begins with `post` come after a call. */
export const isAfterCall = (event: string): boolean => event.startsWith('post');

/** Before a call it does not run, after it its output is not shown. */
export function failClosed(dialect: Pick<Dialect, 'deny' | 'withhold'>, event: string, words: string): HookReply {
  return isAfterCall(event) ? dialect.withhold(words) : dialect.deny(undefined, words);
}
