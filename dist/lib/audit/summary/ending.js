import { shellWord } from '../../contract/shell-word.js';
import { code, codeBlock, details, heading, paragraph, say, table } from '../markdown/tree.js';
import { dollars, figure, short, span } from './figures.js';
export function ending(facts) {
    const { started, finished, modelUse, last, counts } = facts;
    if (started === undefined)
        return [];
    const { bounds } = started;
    const tokens = tokensOf(facts);
    const cost = finished?.cost_usd ?? (modelUse.costUnknown ? 'unknown' : isCounted(modelUse) ? modelUse.costUsd : undefined);
    const limit = (value, shown) => (value === undefined ? 'none' : shown(value));
    const rows = [
        ['Time', last?.elapsedMs === undefined ? 'not known' : span(last.elapsedMs), limit(bounds.deadline_ms, span)],
        ['Tool calls', figure(counts.calls), limit(bounds.tool_budget, figure)],
        ['Tokens', tokens ?? 'none counted', limit(bounds.token_budget, figure)],
        ['Cost', cost === undefined ? 'none counted' : cost === 'unknown' ? 'unknown' : dollars(cost), limit(bounds.cost_budget_usd, dollars)],
    ];
    const stopped = finished?.stopped_by;
    return [
        heading(3, 'Bounds'),
        table(['', 'Used>', 'Limit>'], rows),
        ...(stopped === undefined ? [] : [paragraph(say `Stopped by ${code(stopped)}: the work done until then is kept.`)]),
        details('The run', [identity(started, facts)]),
    ];
}
/** Whether anybody told what the requests used. */
const isCounted = ({ requests, inputTokens, outputTokens }) => requests > 0 && inputTokens + outputTokens > 0;
function tokensOf({ finished, modelUse }) {
    const counted = isCounted(modelUse);
    const input = finished?.input_tokens ?? (counted ? modelUse.inputTokens : undefined);
    const output = finished?.output_tokens ?? (counted ? modelUse.outputTokens : undefined);
    return input === undefined && output === undefined ? undefined : `${figure(input ?? 0)} in, ${figure(output ?? 0)} out`;
}
function identity(started, { startedAt, modelUse }) {
    const facts = [
        ['Session', started.session_id],
        ['Repository', started.repository],
        ['Run', started.run_id === undefined ? undefined : `${started.run_id}, attempt ${started.run_attempt ?? '1'}`],
        ['Job', started.job],
        ['Commit', started.commit],
        ['Event', started.event],
        ['Actor', started.actor],
        ['Agent', started.agent],
        ['Model', started.model],
        ['Model requests', modelUse.requests === 0 ? undefined : figure(modelUse.requests)],
        ['Prompt', started.prompt?.digest],
        ['Workspace', started.workspace],
        ['Fails on', started.fail_on.length === 0 ? undefined : started.fail_on.join(', ')],
        ['Floor of enforcement', started.floor],
        ['Began', startedAt],
        ['basis guard', started.version],
    ];
    const rows = facts.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, code(short(value, 300))]]));
    return table(['', ''], rows);
}
/** The command that checks the ledger; with the digest it is anchored in the log, which the session could not rewrite. */
export function verifying({ auditFile, digest }) {
    if (auditFile === undefined)
        return [];
    const anchor = digest === undefined ? '' : ` --digest sha256:${digest}`;
    const how = digest === undefined
        ? say `This ledger has no digest to hold it against; the job's log has ${code('ledger SEQ DIGEST')} lines up to where it got.`
        : say `The digest is printed to the job's log too, together with ${code('ledger SEQ DIGEST')} lines on the way: the log cannot be rewritten by the session.`;
    return [heading(3, 'Verify'), codeBlock('sh', `basis-guard verify ${shellWord(auditFile)}${anchor}`), paragraph(how)];
}
