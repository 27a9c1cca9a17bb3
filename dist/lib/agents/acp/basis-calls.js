// What the calls of basis are where the protocol has no word for them. Pure. basis tells the name of a tool in the title of a call, and
// in the title of its request: that of a sub-agent's call is told in no other place. When a call is queued basis does not know yet
// whether it only reads; a hand-over to a sub-agent, waiting for one, and a call of an MCP server it calls `other`.
import { entryOf } from '../../contract/entry-of.js';
import { itemsAt, textAt, within } from '../../contract/json/pick.js';
import { member } from '../../contract/json/view.js';
import { MCP_PREFIX } from '../../contract/tools-file.js';
import { basisShapeOf } from './basis-shapes.js';
import { rootOf } from './input.js';
import { NO_KIND } from './kinds.js';
import { translator } from './translate.js';
/** What a task for a sub-agent is called here: no kind of the protocol's, so that nothing else can pass for one. */
const DELEGATE = 'delegate';
/** The kinds of its own tools that are always the same. */
const KINDS = {
    read: 'read',
    grep: 'search',
    glob: 'search',
    ls: 'search',
    write: 'edit',
    edit: 'edit',
    compact: 'think',
    load_skill: 'think',
};
/** The kind of a call, or the name of an MCP server's tool. What was told first names the tool: later titles are lines of its output. */
export function basisKind(told, first) {
    const tool = toolIn(first.title);
    if (tool === undefined)
        return undefined;
    if (tool.startsWith(MCP_PREFIX))
        return tool;
    const root = told.rawInput === undefined ? undefined : rootOf({ kind: 'json', text: told.rawInput });
    if (tool === 'spawn')
        return root === undefined ? undefined : spawnKind(root, told.kind);
    if (tool === 'files')
        return root !== undefined && onlyReads(root) ? 'read' : 'edit';
    return entryOf(KINDS, tool);
}
/** A sub-agent's call is told of by its request alone, and may have the id of one of its parent's: that one has asked, or is of another tool. */
export const BASIS_CALLS = {
    kind: basisKind,
    isOther: (request, { first, asked }) => asked !== undefined || toolIn(request.title) !== toolIn(first.title),
};
/** `NAME({"a":1})`, `NAME: what it is about`, or `NAME wants to run and …`. */
const toolIn = (title = '') => /^(\S+?)(?:\(|: | wants to run )/.exec(title)?.[1];
const MODES = { command: 'execute', agent: DELEGATE, wait: 'think' };
/** As it is asked about (`mode`), or as it is queued (`input`, `wait`). */
function spawnKind(root, told) {
    const asked = entryOf(MODES, textAt(root, 'mode') ?? '');
    if (asked !== undefined)
        return asked;
    if (told !== undefined && told !== NO_KIND)
        return told;
    return member(root, 'wait') !== undefined && member(root, 'input') === undefined ? 'think' : DELEGATE;
}
const READING = ['read', 'list', 'search'];
function onlyReads(root) {
    const operations = itemsAt(root, 'operations');
    return operations.length > 0 && operations.every((operation) => READING.includes(textAt(operation, 'op') ?? ''));
}
export const basisTranslator = {
    ...translator,
    level: (call) => (handsOver(call) ? 'local_state' : translator.level(call)),
    basis: basisShapeOf,
    delegates: handsOver,
};
/** A task for a sub-agent, as basis asks about it; what the sub-agent does asks for itself. One that is not here is `external`. */
function handsOver({ name, input }) {
    const raw = name === DELEGATE ? within(rootOf(input), 'rawInput') : undefined;
    return textAt(raw, 'target') === 'local' && textAt(raw, 'mode') === 'agent';
}
