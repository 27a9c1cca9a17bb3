// Looks at a hook's files before every start: one that changed since the session began is not run, and the host is told.
import { fail } from '../../contract/result.ts';
import { plainWords } from '../../contract/words.ts';
import type { HookPort, HookSpec } from '../../hooks/participant.ts';
import type { Commands } from './commands.ts';

/** A port that asks `port` only where nothing stands against it. `onRefusal` hears why it did not; must not throw. */
export function checkedPort(port: HookPort, commands: Commands, onRefusal: (hook: HookSpec, why: string) => void): HookPort {
  return {
    async ask(spec, question, signal) {
      const why = commands.refusalOf(commands.hook(spec));
      if (why === undefined) return port.ask(spec, question, signal);
      onRefusal(spec, why);
      return fail({ kind: 'not-started', what: `it was not started: ${why}`, plain: plainWords('not-started') });
    },
  };
}
