import { entryOf } from '../../contract/entry-of.js';
import { hasOnly, isTrue, itemsOf, numberOf, stringsOf, textAt } from '../../contract/json/pick.js';
import { writeJson } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
import { blockText, handBack, saysAny } from './hand-back.js';
import { readShown } from './read-shown.js';
/** Undefined: it cannot be told. */
export function shownOf(tool, response) {
    const shown = response.kind === 'string' ? response.value : (entryOf(SHOWN, tool) ?? textIn)(response);
    if (typeof shown !== 'string')
        return shown;
    return { kind: 'text', text: shown.trim() === '' ? `(${tool} completed with no output)` : shown };
}
const delegated = (response) => handBack(response) ?? loneText(member(response, 'content'));
const SHOWN = {
    Bash: printed,
    Read: readShown,
    Write: written,
    Edit: edited,
    NotebookEdit: notebookEdited,
    Agent: delegated,
    Task: delegated,
    ListAgents: (response) => (isEmptyList(response, 'sections') && isEmptyList(response, 'notes') ? textAt(response, 'listing') : undefined),
    ReportFindings: reported,
    Skill: launched,
    ToolSearch: found,
};
/** A list of blocks that is one text, or in which nothing is said. */
function textIn(blocks) {
    if (blocks.kind !== 'array')
        return undefined;
    const texts = blocks.items.map(blockText);
    if (texts.every((text) => text?.trim() === ''))
        return '';
    return loneText(blocks);
}
function loneText(blocks) {
    const [block, ...more] = itemsOf(blocks);
    return more.length === 0 ? blockText(block) : undefined;
}
function printed(response) {
    const [stdout, stderr] = [textAt(response, 'stdout'), textAt(response, 'stderr')];
    if (stdout === undefined || isTrue(member(response, 'isImage')))
        return undefined;
    return [stdout, stderr ?? ''].filter((part) => part !== '').join('\n');
}
const CURRENT = ' (file state is current in your context — no need to Read it back)';
const STALE = ' (note: the file had been modified on disk since you last read it — the edit applied cleanly, but the file contains other changes not in your context. Read it before edits that depend on surrounding content.)';
/** Members with which the agent words it otherwise. */
const OTHERWISE = ['userModified', 'memdirStamped', 'staged', 'syncedSkillNext'];
function written(response) {
    const path = textAt(response, 'filePath');
    if (path === undefined || saysAny(response, OTHERWISE))
        return undefined;
    const type = textAt(response, 'type');
    if (type === 'create')
        return `File created successfully at: ${path}${CURRENT}`;
    return type === 'update' ? `The file ${path} has been updated successfully.${CURRENT}` : undefined;
}
function edited(response) {
    const path = textAt(response, 'filePath');
    if (path === undefined || saysAny(response, OTHERWISE))
        return undefined;
    const known = isTrue(member(response, 'contentNotInModelContext')) ? '' : CURRENT;
    const note = isTrue(member(response, 'staleRecovered')) ? STALE : known;
    return isTrue(member(response, 'replaceAll'))
        ? `The file ${path} has been updated. All occurrences were successfully replaced.${note}`
        : `The file ${path} has been updated successfully.${note}`;
}
function notebookEdited(response) {
    const [id, source] = [textAt(response, 'cell_id'), textAt(response, 'new_source')];
    if (id === undefined || id === '' || source === undefined || (textAt(response, 'error') ?? '') !== '')
        return undefined;
    switch (textAt(response, 'edit_mode')) {
        case 'replace':
            return `Updated cell ${id} with ${source}`;
        case 'insert':
            return `Inserted cell ${id} with ${source}`;
        case 'delete':
            return `Deleted cell ${id}`;
        case undefined:
        default:
            return undefined;
    }
}
function reported(response) {
    const count = numberOf(member(response, 'count'));
    if (count === undefined)
        return undefined;
    return count === 0 ? 'No findings reported.' : `${count} ${count === 1 ? 'finding' : 'findings'} reported.`;
}
function launched(response) {
    const name = textAt(response, 'commandName');
    return name !== undefined && hasOnly(response, ['success', 'commandName', 'allowedTools', 'model'])
        ? `Launching skill: ${name}`
        : undefined;
}
function found(response) {
    const names = stringsOf(member(response, 'matches'));
    if (names === undefined)
        return undefined;
    if (names.length > 0)
        return { kind: 'json', text: writeJson(names.map((name) => ({ type: 'tool_reference', tool_name: name }))) };
    return hasOnly(response, ['matches', 'query', 'total_deferred_tools']) ? 'No matching deferred tools found' : undefined;
}
const isEmptyList = (response, name) => {
    const list = member(response, name);
    return list === undefined || (list.kind === 'array' && list.items.length === 0);
};
