// What the model reads of a tool's output, where its hook is told something else: the words of the tested version. Whatever it reads
// otherwise is reviewed once more on the wire.
import type { ToolOutput } from '../../contract/call.ts';
import { entryOf } from '../../contract/entry-of.ts';
import type { JsonNode } from '../../contract/json/node.ts';
import { hasOnly, isTrue, itemsOf, numberOf, stringsOf, textAt } from '../../contract/json/pick.ts';
import { writeJson } from '../../contract/json/text.ts';
import { member } from '../../contract/json/view.ts';
import { blockText, handBack, saysAny } from './hand-back.ts';
import { readShown } from './read-shown.ts';

/** Undefined: it cannot be told. */
export function shownOf(tool: string, response: JsonNode): ToolOutput | undefined {
  const shown = response.kind === 'string' ? response.value : (entryOf(SHOWN, tool) ?? textIn)(response);
  if (typeof shown !== 'string') return shown;
  return { kind: 'text', text: shown.trim() === '' ? `(${tool} completed with no output)` : shown };
}

type Shown = string | ToolOutput | undefined;

const delegated = (response: JsonNode): Shown => handBack(response) ?? loneText(member(response, 'content'));

const SHOWN: Readonly<Record<string, (response: JsonNode) => Shown>> = {
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
function textIn(blocks: JsonNode): string | undefined {
  if (blocks.kind !== 'array') return undefined;
  const texts = blocks.items.map(blockText);
  if (texts.every((text) => text?.trim() === '')) return '';
  return loneText(blocks);
}

function loneText(blocks: JsonNode | undefined): string | undefined {
  const [block, ...more] = itemsOf(blocks);
  return more.length === 0 ? blockText(block) : undefined;
}

function printed(response: JsonNode): string | undefined {
  const [stdout, stderr] = [textAt(response, 'stdout'), textAt(response, 'stderr')];
  if (stdout === undefined || isTrue(member(response, 'isImage'))) return undefined;
  return [stdout, stderr ?? ''].filter((part) => part !== '').join('\n');
}

const CURRENT = ' (file state is current in your context — no need to Read it back)';
const STALE =
  ' (note: the file had been modified on disk since you last read it — the edit applied cleanly, but the file contains other changes not in your context. Read it before edits that depend on surrounding content.)';

/** Members with which the agent words it otherwise. */
const OTHERWISE = ['userModified', 'memdirStamped', 'staged', 'syncedSkillNext'] as const;

function written(response: JsonNode): string | undefined {
  const path = textAt(response, 'filePath');
  if (path === undefined || saysAny(response, OTHERWISE)) return undefined;
  const type = textAt(response, 'type');
  if (type === 'create') return `File created successfully at: ${path}${CURRENT}`;
  return type === 'update' ? `The file ${path} has been updated successfully.${CURRENT}` : undefined;
}

function edited(response: JsonNode): string | undefined {
  const path = textAt(response, 'filePath');
  if (path === undefined || saysAny(response, OTHERWISE)) return undefined;
  const known = isTrue(member(response, 'contentNotInModelContext')) ? '' : CURRENT;
  const note = isTrue(member(response, 'staleRecovered')) ? STALE : known;
  return isTrue(member(response, 'replaceAll'))
    ? `The file ${path} has been updated. All occurrences were successfully replaced.${note}`
    : `The file ${path} has been updated successfully.${note}`;
}

function notebookEdited(response: JsonNode): string | undefined {
  const [id, source] = [textAt(response, 'cell_id'), textAt(response, 'new_source')];
  if (id === undefined || id === '' || source === undefined || (textAt(response, 'error') ?? '') !== '') return undefined;
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

function reported(response: JsonNode): string | undefined {
  const count = numberOf(member(response, 'count'));
  if (count === undefined) return undefined;
  return count === 0 ? 'No findings reported.' : `${count} ${count === 1 ? 'finding' : 'findings'} reported.`;
}

function launched(response: JsonNode): string | undefined {
  const name = textAt(response, 'commandName');
  return name !== undefined && hasOnly(response, ['success', 'commandName', 'allowedTools', 'model'])
    ? `Launching skill: ${name}`
    : undefined;
}

function found(response: JsonNode): Shown {
  const names = stringsOf(member(response, 'matches'));
  if (names === undefined) return undefined;
  if (names.length > 0) return { kind: 'json', text: writeJson(names.map((name) => ({ type: 'tool_reference', tool_name: name }))) };
  return hasOnly(response, ['matches', 'query', 'total_deferred_tools']) ? 'No matching deferred tools found' : undefined;
}

const isEmptyList = (response: JsonNode, name: string): boolean => {
  const list = member(response, name);
  return list === undefined || (list.kind === 'array' && list.items.length === 0);
};
