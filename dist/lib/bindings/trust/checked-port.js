// Looks at a hook's files before every start: one that changed since the session began is not run, and the host is told.
import { fail } from '../../contract/result.js';
import { plainWords } from '../../contract/words.js';
/** A port that asks `port` only where nothing stands against it. `onRefusal` hears why it did not; must not throw. */
export function checkedPort(port, commands, onRefusal) {
    return {
        async ask(spec, question, signal) {
            const why = commands.refusalOf(commands.hook(spec));
            if (why === undefined)
                return port.ask(spec, question, signal);
            onRefusal(spec, why);
            return fail({ kind: 'not-started', what: `it was not started: ${why}`, plain: plainWords('not-started') });
        },
    };
}
