import { nameOf } from '../../contract/words.js';
import { RAN_NOT_KNOWN } from '../after-death.js';
import { code, codeBlock, details, joined, lineBreak, paragraph, say, strong } from '../markdown/tree.js';
import { excerpt, figure, short, size } from './figures.js';
import { difference, laidOut } from './layout.js';
const EXCERPT = 90;
const REASON = 300;
const WHOLE_REASON = 4000;
/** `acted`: whether verdicts were acted on, or only evaluated. */
export function denialBlock({ call, reason, by, stage, output = call.output, onWire, seq }, acted) {
    const where = `${acted ? '' : 'would have been '}${stage === 'output' ? 'withheld from the model' : `stopped by the ${stage}`}`;
    const who = stage === 'approver' ? (APPROVERS[by] ?? by) : by;
    return details(firstLine(call, reason), [
        paragraph(say `${placeOf(call, seq, 'Call')}; ${where}${who === '' ? '' : say `: ${who}`}.${onWireOnly(onWire)}`),
        ...inFull(reason),
        ...(call.modified !== undefined && stage !== 'output'
            ? changeBlocks('Input', call.input, call.modified, acted)
            : valueBlocks('Input', call.input)),
        ...(stage === 'output' ? valueBlocks('Output that was withheld', output) : []),
    ]);
}
/** Approvers that are known by name, in words. */
const APPROVERS = {
    DenyAll: 'this run allows no call that changes state outside its process',
    'allowed levels': 'the levels that this run allows',
};
export function modificationBlock({ call, by, reason, before, after, seq }, acted) {
    const why = reason ?? by.map(nameOf).join('; ');
    return details(firstLine(call, why), [
        paragraph(say `${placeOf(call, seq, 'Call')}.`),
        ...inFull(why),
        ...changeBlocks('Input', before, after, acted),
    ]);
}
export function replacementBlock({ call, by, reason, before, after, onWire, seq }, acted) {
    const why = reason ?? by.map(nameOf).join('; ');
    return details(firstLine(call, why), [
        paragraph(say `${placeOf(call, seq, 'Call')}.${onWireOnly(onWire)}`),
        ...inFull(why),
        ...valueBlocks('Input', call.input),
        ...changeBlocks('Output', before, after, acted),
    ]);
}
export function breakageBlock({ call, who, event, how, what, consequence, seq }, acted) {
    const name = nameOfBroken(who);
    const came = cameOf(who, consequence, acted);
    const summary = say `${strong(name)}: ${short(what, REASON)}`;
    const when = event === undefined ? '' : event === 'pre_tool_use' ? ', asked before the call' : ', asked after the call';
    const told = say `${code(how)}${when}: ${came}`;
    return details(call === undefined ? summary : say `${toolLine(call)}${lineBreak}${summary}`, [
        paragraph(call === undefined ? say `${recordOf(seq)}; ${told}.` : say `${placeOf(call, seq, 'Call')}; ${told}.`),
        ...inFull(what),
    ]);
}
function nameOfBroken({ kind, name }) {
    if (kind === 'approver')
        return `approver ${name}`;
    return kind === 'mcp-server' ? `MCP server ${JSON.stringify(name)}` : nameOf({ kind, name });
}
function cameOf({ kind }, consequence, acted) {
    if (kind === 'mcp-server')
        return 'the session went on without what it offers';
    if (consequence === 'carried-on')
        return 'the call went on, as its on_failure says';
    return acted ? 'the call was denied' : 'the call would have been denied';
}
export function unguardedLine({ call, what, seq }) {
    return say `${toolLine(call)}: ${short(what, REASON)} (${placeOf(call, seq)})`;
}
export function notRunLine({ call, reason, stage, seq }) {
    return say `${toolLine(call)}: ${short(reason, REASON)} (${stage}; ${placeOf(call, seq)})`;
}
export function openLine(call) {
    return say `${toolLine(call)}: ${STAGES[call.stage]} (${placeOf(call, undefined)})`;
}
/** The tool and the beginning of its input. */
function toolLine({ toolName, input }) {
    const tool = toolName === undefined ? say `a call that is not in the ledger` : say `${code(short(toolName, EXCERPT))}`;
    return input === undefined || input.preview === '' ? tool : say `${tool} ${code(excerpt(input.preview, EXCERPT))}`;
}
/** Where it can be found in the ledger. */
function placeOf({ toolCallId, agentId, turn, level }, seq, first = 'call') {
    const parts = [say `${first} ${code(short(toolCallId, EXCERPT))} of agent ${code(short(agentId, EXCERPT))}`];
    if (turn !== undefined)
        parts.push(say `turn ${turn}`);
    if (level !== undefined)
        parts.push(say `level ${code(level ?? 'unknown')}`);
    if (seq !== undefined)
        parts.push(recordOf(seq));
    return joined(parts, ', ');
}
const recordOf = (seq) => (seq === undefined ? say `not recorded` : say `record ${figure(seq)}`);
const firstLine = (call, why) => say `${toolLine(call)}${lineBreak}${short(why, REASON)}`;
const STAGES = {
    called: 'it began and was never decided',
    decided: 'it was decided and neither approved nor refused',
    refused: 'it was refused',
    approved: `it was approved and never came back: ${RAN_NOT_KNOWN}`,
    executed: 'it ran, and its output was not reviewed',
};
/** A reason that the first line had no room for. */
const inFull = (reason) => reason.length <= REASON && !reason.includes('\n') ? [] : [codeBlock('', short(reason, WHOLE_REASON))];
function valueBlocks(title, value) {
    if (value === undefined)
        return [];
    return [paragraph(say `${strong(title)} ${extentOf(value)}`), codeBlock(isJson(value) ? 'json' : '', laidOut(value.preview))];
}
function changeBlocks(title, before, after, acted) {
    if (before === undefined || after === undefined) {
        return [...valueBlocks(`${title} before`, before), ...valueBlocks(`${title} after`, after)];
    }
    const extent = say `${extentOf(before)} ${acted ? 'became' : 'would have become'} ${extentOf(after)}`;
    if (before.preview === after.preview) {
        return [
            paragraph(say `${strong(title)} ${extent}; what of them can be shown here is the same:`),
            codeBlock(isJson(before) ? 'json' : '', laidOut(before.preview)),
        ];
    }
    return [paragraph(say `${strong(title)} ${extent}:`), codeBlock('diff', difference(laidOut(before.preview), laidOut(after.preview)))];
}
function extentOf({ digest, bytes, whole, preview }) {
    const part = whole ? '' : `, of which the first ${figure(preview.length)} characters are shown`;
    return say `${code(digest)} (${size(bytes)}${part})`;
}
const isJson = ({ preview }) => /^[[{]/.test(preview);
/** Where an output was seen of which the call's other records tell nothing. */
const onWireOnly = (seen) => seen === undefined ? [] : say ` Seen on the wire alone, at ${code(short(seen.where, EXCERPT))}: ${short(seen.what, REASON)}.`;
/** What the model was shown otherwise than the agent sent it, of which no verdict tells. */
export function withheldLine({ tool_call_id, agent_id, where, what }) {
    const of = tool_call_id === undefined ? (agent_id === undefined ? [] : say `agent ${code(agent_id)}, `) : say `call ${code(tool_call_id)}, `;
    return say `${of}${where}: ${what}`;
}
