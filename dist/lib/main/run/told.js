// What a person who watches the log reads, record by record. Everything that is not ours is neutralised before it is said.
import { neutralise } from '../../audit/neutralise.js';
import { nameOf } from '../../contract/words.js';
/** Says what a reader of the log should know of a record; most records say nothing here. */
export function tell(entry, say, evaluateOnly = false) {
    const told = lineOf(entry);
    const line = evaluateOnly && isVerdict(entry) && told !== undefined ? `evaluated only, not acted on: ${told}` : told;
    if (line !== undefined)
        say(neutralise(short(line)));
}
function isVerdict(entry) {
    if (entry.type === 'decided')
        return entry.outcome === 'modify';
    if (entry.type === 'withheld')
        return entry.outcome !== undefined;
    return entry.type === 'refused' || entry.type === 'reviewed';
}
/** One line of moderate length: the ledger has the rest. */
function short(line) {
    // Cut before anything looks at it twice: a reason may be megabytes of white space.
    const flat = line
        .slice(0, 1200)
        .trimEnd()
        .replace(/[\r\n]+[ \t]*/g, ' ⏎ ');
    return flat.length > 400 ? `${flat.slice(0, 400)}…` : flat;
}
const RESULT = { deny: 'withheld the result of', replace: 'replaced the result of' };
function lineOf(entry) {
    switch (entry.type) {
        case 'session_started':
            return `session ${entry.session_id}: ${entry.agent}${entry.model === undefined ? '' : ` with ${entry.model}`} in ${entry.workspace}${entry.evaluate_only ? ', evaluate-only: nothing is enforced' : ''}`;
        case 'participant':
            return `loaded ${nameOf(entry)} (${entry.scope}) from ${entry.source}`;
        case 'call':
            return `call ${entry.tool_call_id}: ${entry.tool_name} (${entry.level ?? 'unknown level'}) ${entry.input.preview}`;
        case 'decided':
            return entry.outcome === 'modify' ? `modified ${entry.tool_call_id}: ${entry.reason ?? ''}` : undefined;
        case 'refused':
            return `refused ${entry.tool_call_id} (${entry.stage}): ${entry.reason}`;
        case 'executed':
            return entry.is_error ? `failed ${entry.tool_call_id}: ${entry.output.preview}` : undefined;
        case 'reviewed':
            return entry.outcome === 'allow' ? undefined : `${RESULT[entry.outcome]} ${entry.tool_call_id}: ${entry.reason ?? ''}`;
        case 'abandoned':
            return `abandoned ${entry.tool_call_id}: ${entry.why}`;
        case 'breakage':
            return `broken ${entry.who.kind} ${JSON.stringify(entry.who.name)} (${entry.consequence}): ${entry.what}`;
        case 'unguarded':
            return `UNGUARDED ${entry.tool_call_id}: ${entry.what}`;
        case 'changed':
            return `${entry.protected ? 'PROTECTED FILE ' : ''}${entry.change} ${entry.path}: ${entry.why}`;
        case 'withheld':
            return entry.outcome === undefined
                ? `withheld in ${entry.where}: ${entry.what}`
                : `${RESULT[entry.outcome]} ${entry.tool_call_id ?? 'a call'} on the wire (${entry.where}): ${entry.reason ?? entry.what}`;
        case 'session_finished':
            return `${entry.conclusion} (exit ${entry.exit}), enforcement ${entry.enforcement}: ${entry.why}`;
        case 'consulted':
        case 'approved':
        case 'model_request':
            return undefined;
    }
}
