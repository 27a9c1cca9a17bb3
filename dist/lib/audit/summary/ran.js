import { RAN_NOT_KNOWN } from '../after-death.js';
import { code, details, heading, say, strong } from '../markdown/tree.js';
import { excerpt, figure, short } from './figures.js';
import { fittedTable } from './fitted.js';
const INPUT = 120;
const NAME = 80;
const REASON = 200;
const ERROR = 160;
/** The agent whose calls need no name beside them. */
const MAIN = 'main';
/** `acted`: whether an input that was modified is the one that ran. */
export function ran({ calls, failed, unknown }, acted, room) {
    if (calls.count === 0)
        return [];
    return [
        heading(3, titleOf(calls.count - unknown, failed, unknown)),
        details('The calls, in the order in which they ended', fittedTable(TITLES, calls, (one) => row(one, acted), room)),
    ];
}
const TITLES = ['Tool', 'Input', 'Level', 'Result', 'ms>', 'Call'];
function titleOf(count, failed, unknown) {
    const known = `Ran (${figure(count)}${failed === 0 ? '' : `, ${figure(failed)} failed`})`;
    return unknown === 0 ? known : `${known} or may have run (${figure(unknown)})`;
}
function row(one, acted) {
    const { toolName, toolCallId, agentId, level, input, modified } = one.call;
    const given = acted ? (modified ?? input) : input;
    return [
        toolName === undefined ? 'not in the ledger' : code(short(toolName, NAME)),
        given === undefined || given.preview === '' ? '' : code(excerpt(given.preview, INPUT)),
        level === undefined ? '' : code(level ?? 'unknown'),
        resultOf(one),
        one.tookMs === undefined ? '' : figure(one.tookMs),
        agentId === MAIN ? code(short(toolCallId, NAME)) : say `${code(short(toolCallId, NAME))} of agent ${code(short(agentId, NAME))}`,
    ];
}
function resultOf({ result, ended, call }) {
    const why = ended === undefined ? undefined : short(ended, REASON);
    if (result === 'not-known') {
        if (why === undefined)
            return say `${strong(RAN_NOT_KNOWN)}`;
        return say `${strong('abandoned')}: ${why.includes(RAN_NOT_KNOWN) ? why : `${why}; ${RAN_NOT_KNOWN}`}`;
    }
    const word = result === 'failed' ? say `${strong('failed')}${errorOf(call.output)}` : say `ok`;
    return why === undefined ? word : say `${word}: ${why}`;
}
/** The beginning of what it said when it failed, as it is recorded: redacted. */
function errorOf(output) {
    const said = output === undefined ? '' : excerpt(output.preview, ERROR);
    return said === '' ? [] : say `: ${code(said)}`;
}
