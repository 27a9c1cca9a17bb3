import { nameOf } from '../contract/words.js';
import { CallsUnderWay } from './calls-under-way.js';
/** Every finding of some records, in their order. Keeps only the calls that are under way. */
export function* findings(records) {
    const calls = new CallsUnderWay();
    for (const record of records) {
        const found = findingOf(record, calls.follow(record));
        if (found !== undefined)
            yield found;
    }
}
/** What one record says, given the call that it is about. */
export function findingOf(record, call) {
    const seq = record.seq === undefined ? {} : { seq: record.seq };
    if (record.type === 'changed')
        return { kind: 'executable-change', ...seq, changed: record };
    if (record.type === 'breakage')
        return { ...breakageOf(record, call), ...seq };
    const found = record.type === 'withheld' ? withheldFinding(record, call) : ofCall(record, call);
    return found === undefined ? undefined : { ...found, ...seq };
}
function ofCall(record, call) {
    if (record.type === 'refused')
        return refusedFinding(record, call ?? idsOf(record));
    if (record.type === 'decided')
        return decidedFinding(record, call ?? idsOf(record));
    if (record.type === 'reviewed')
        return reviewedFinding(record, call ?? idsOf(record));
    if (record.type === 'abandoned')
        return abandonedFinding(record, call);
    if (record.type === 'unguarded')
        return { kind: 'unguarded', call: call ?? idsOf(record), what: record.what };
    return undefined;
}
function refusedFinding({ stage, by, reason }, call) {
    if (stage === 'chain' || stage === 'approver')
        return { kind: 'denial', call, stage, by, reason };
    return { kind: 'not-run', call, stage, reason };
}
function abandonedFinding(record, call) {
    const { why: reason } = record;
    if (call?.stage === 'approved' || call?.stage === 'executed')
        return { kind: 'unfinished', call, stage: call.stage, reason };
    return { kind: 'not-run', call: call ?? idsOf(record), stage: 'abandoned', reason };
}
function decidedFinding({ outcome, by, reason }, call) {
    if (outcome !== 'modify')
        return undefined;
    return { kind: 'modification', call, by, ...said(reason), ...change(call.input, call.modified) };
}
function reviewedFinding(record, call) {
    const { outcome, by, reason, shown } = record;
    if (outcome === 'replace') {
        return { kind: 'replacement', call, by, ...said(reason), ...change(call.output, shown ?? call.replaced) };
    }
    if (outcome !== 'deny')
        return undefined;
    return { kind: 'denial', call, stage: 'output', by: by.map(nameOf).join(', '), reason: reason ?? 'the output was withheld' };
}
function withheldFinding({ outcome, reason, by = [], before, after, where, what, ...of }, call) {
    if (outcome === undefined)
        return undefined;
    const about = { call: call ?? { toolCallId: of.tool_call_id ?? '(none)', agentId: of.agent_id ?? 'main' }, onWire: { where, what } };
    const why = reason ?? (by.length === 0 ? what : undefined);
    if (outcome === 'replace')
        return { kind: 'replacement', ...about, by, ...said(why), ...change(before, after) };
    const output = before === undefined ? {} : { output: before };
    return { kind: 'denial', ...about, stage: 'output', by: by.map(nameOf).join(', '), reason: reason ?? what, ...output };
}
function breakageOf({ who, event, kind: how, what, consequence, ...of }, call) {
    const about = call ?? (of.tool_call_id === undefined ? undefined : { toolCallId: of.tool_call_id, agentId: of.agent_id ?? '' });
    const found = { kind: 'breakage', who, how, what, consequence };
    return { ...found, ...(event === undefined ? {} : { event }), ...(about === undefined ? {} : { call: about }) };
}
const idsOf = (of) => ({
    toolCallId: of.tool_call_id,
    agentId: of.agent_id,
});
const said = (reason) => (reason === undefined ? {} : { reason });
const change = (before, after) => ({
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
});
