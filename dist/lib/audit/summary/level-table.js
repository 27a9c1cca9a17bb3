// Calls by level and outcome, beside what this run allows.
import { SIDE_EFFECT_LEVELS } from '../../contract/level.js';
import { code, heading, joined, paragraph, say, strong, table } from '../markdown/tree.js';
import { figure, short } from './figures.js';
import { NOTHING } from './level-counts.js';
const NAMES = [...SIDE_EFFECT_LEVELS, 'unknown'];
const MCP_SHOWN = 20;
export function levelTable({ levels, started, acted }) {
    const { total } = levels;
    if (total.calls === 0)
        return [paragraph('The agent made no tool call.'), ...mcp(started)];
    const columns = COLUMNS.filter(({ always, of }) => always === true || of(total) > 0);
    const row = (name, allowed, counts) => [
        name,
        allowed,
        ...columns.map(({ of }) => (of(counts) === 0 ? '' : figure(of(counts)))),
    ];
    const rows = NAMES.flatMap((name) => {
        const counts = levels.of(name);
        return counts === undefined && name === 'unknown' ? [] : [row(code(name), allowedOf(name, started), counts ?? NOTHING)];
    });
    const titles = ['Level', 'Allowed', ...columns.map(({ title, evaluated }) => `${acted ? title : (evaluated ?? title)}>`)];
    return [heading(3, 'Calls by level and outcome'), table(titles, [...rows, row(strong('all'), '', total)]), ...mcp(started)];
}
const COLUMNS = [
    { title: 'Calls', of: ({ calls }) => calls, always: true },
    { title: 'Ran', of: ({ ran }) => ran, always: true },
    { title: 'Denied: chain', evaluated: 'Would be denied: chain', of: ({ chain }) => chain, always: true },
    { title: 'Denied: approver', evaluated: 'Would be denied: approver', of: ({ approver }) => approver, always: true },
    { title: 'Output withheld', evaluated: 'Output would be withheld', of: ({ withheld }) => withheld },
    { title: 'Input modified', evaluated: 'Input would be modified', of: ({ modified }) => modified },
    { title: 'Output replaced', evaluated: 'Output would be replaced', of: ({ replaced }) => replaced },
    { title: 'Not run otherwise', of: ({ otherwise }) => otherwise },
    { title: 'Never came back', of: ({ abandoned }) => abandoned },
];
function allowedOf(name, started) {
    if (name === 'none')
        return 'always';
    if (started === undefined)
        return 'not known';
    const { levels } = started;
    const allowed = levels[name === 'unknown' ? 'external' : name];
    if (name !== 'local_state' || levels.delegation === levels.local_state)
        return allowed ? 'yes' : 'no';
    return levels.delegation ? 'sub-agents only' : 'edits only';
}
function mcp(started) {
    const names = started?.levels.mcp ?? [];
    if (names.length === 0 || started?.levels.external === true)
        return [];
    const shown = names.slice(0, MCP_SHOWN).map((name) => [code(short(name, 100))]);
    const more = names.length - shown.length;
    return [
        paragraph(say `Allowed though ${code('external')} is not: MCP ${joined(shown, ', ')}${more > 0 ? ` and ${figure(more)} more` : ''}.`),
    ];
}
