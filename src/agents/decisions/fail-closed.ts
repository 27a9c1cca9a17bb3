// How an agent is told no where nothing was decided.
import type { Dialect, HookReply } from '../adapter.ts';

/** Before a call it does not run, after it its output is not shown. Events whose name begins with `post` come after a call. */
export function failClosed(dialect: Pick<Dialect, 'deny' | 'withhold'>, event: string, words: string): HookReply {
  return event.startsWith('post') ? dialect.withhold(words) : dialect.deny(undefined, words);
}
