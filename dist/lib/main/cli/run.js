// `basis-guard run`: one session; the log goes to standard error, with --json the events to standard output.
import { run, refuse } from '../run/run.js';
import { newSessionId } from '../run/place.js';
import { sessionProblems } from '../settings/session-problems.js';
import { fail } from '../../contract/result.js';
import { asFlags, spelling } from './flag-names.js';
import { commandFlags, commandSettings } from './settings.js';
import { inert } from './terminal.js';
export async function runCommand(words, terminal) {
    const flags = commandFlags(words, { inputs: 'all', booleans: ['json'] });
    if (!flags.ok)
        return terminal.refuse([flags.error]);
    const json = flags.value.values.get('json');
    const settings = complete(commandSettings(flags.value, terminal.host));
    if (!settings.ok) {
        const summaryFile = flags.value.values.get('summary-file');
        if (summaryFile !== undefined)
            terminal.write(summaryFile, refuse(newSessionId(terminal.host), settings.error.join('; ')).summary);
        return terminal.refuse(settings.error);
    }
    let seq = 0;
    const host = json === 'true'
        ? { ...terminal.host, events: (event) => terminal.print(inert(JSON.stringify({ seq: seq++, ...event }))) }
        : terminal.host;
    const ended = await run(settings.value, host, { spelled: asFlags });
    const { finished, files, auditDigest } = ended;
    if (json === 'true') {
        host.events?.({
            type: 'run_finished',
            status: finished.conclusion,
            ...(finished.stopped_by === undefined ? {} : { stopped_by: finished.stopped_by }),
            enforcement: finished.enforcement,
            exit: finished.exit,
        });
    }
    if (auditDigest === undefined)
        terminal.say(`${finished.conclusion}: ${finished.why}`);
    if (files?.audit !== undefined && auditDigest !== undefined)
        terminal.say(`ledger ${files.audit} sealed by ${auditDigest}`);
    if (files?.summary !== undefined)
        terminal.say(`summary ${files.summary}`);
    if (files?.finalMessage !== undefined)
        terminal.say(`final message ${files.finalMessage}`);
    return finished.exit;
}
function complete(settings) {
    if (!settings.ok)
        return settings;
    const problems = sessionProblems(settings.value, spelling);
    return problems.length > 0 ? fail(problems) : settings;
}
