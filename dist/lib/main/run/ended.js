import { noCounts } from '../../audit/counts.js';
import { EXIT_CODES } from '../../contract/record.js';
/** The seal of a session that did not begin. */
export function notBegun(conclusion, why) {
    return {
        type: 'session_finished',
        conclusion,
        exit: EXIT_CODES[conclusion],
        why,
        enforcement: 'none',
        enforcement_notes: ['no session was started, so nothing ran'],
        counts: noCounts(),
    };
}
/** The outputs of the action. What is not known is empty. */
export function outputsOf(ended) {
    const { finished, files = {} } = ended;
    const { counts } = finished;
    return {
        conclusion: finished.conclusion,
        enforcement: finished.enforcement,
        calls: String(counts.calls),
        denials: String(counts.denials),
        modifications: String(counts.modifications),
        replacements: String(counts.replacements),
        breakages: String(counts.breakages),
        unguarded: String(counts.unguarded),
        'audit-file': files.audit ?? '',
        'audit-digest': ended.auditDigest ?? '',
        'summary-file': files.summary ?? '',
        'final-message-file': files.finalMessage ?? '',
        'session-id': ended.sessionId,
        'stopped-by': finished.stopped_by ?? '',
        'input-tokens': shown(finished.input_tokens),
        'output-tokens': shown(finished.output_tokens),
        'cost-usd': shown(finished.cost_usd),
    };
}
const shown = (value) => (value === undefined ? '' : String(value));
