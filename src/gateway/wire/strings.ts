import { entryOf } from '../../contract/entry-of.ts';
import type { JsonNode } from '../../contract/json/node.ts';
import { member } from '../../contract/json/view.ts';
import type { TextPlace, TextView } from '../types.ts';
import { isCacheMark } from './nodes.ts';

/** What a walk over a body's strings has to know of them. */
export interface StringRules {
  /** Nodes that are left out: they are ruled elsewhere. */
  readonly ruled: ReadonlySet<JsonNode>;
  readonly inputs: ReadonlySet<JsonNode>;
  /** Nodes whose strings cannot be changed. */
  readonly fixed: ReadonlySet<JsonNode>;
}

/** Members that say whose words the rest are, on every wire. */
const PLACES: Readonly<Record<string, TextPlace>> = {
  system: 'system',
  systemInstruction: 'system',
  system_instruction: 'system',
  instructions: 'system',
  tools: 'tool',
  functions: 'tool',
};

const ROLES: Readonly<Record<string, TextPlace>> = {
  system: 'system',
  developer: 'system',
  user: 'user',
  assistant: 'assistant',
  model: 'assistant',
};

/** Members whose strings are names, ids or opaque data: another text there is another request, or none. */
const FIXED = new Set(
  [
    ['type', 'role', 'model', 'name', 'id', 'call_id', 'tool_use_id', 'tool_call_id', 'namespace', 'callId', 'mimeType', 'mime_type'],
    ['signature', 'thoughtSignature', 'thought_signature', 'encrypted_content', 'encrypted_index', 'encrypted_function_args'],
    ['data', 'file_data', 'media_type'],
  ].flat(),
);

/** Names of fields shorter than this are not told. */
const SHORTEST_KEY = 6;

interface Step {
  readonly node: JsonNode;
  readonly where: TextPlace;
  readonly fixed: boolean;
  readonly path: string;
}

/** Every string of the tree in the order of the text, the ruled ones apart, and every longer name of a field once. */
export function* stringsOf(root: JsonNode, rules: StringRules): Generator<TextView> {
  const keys = new Set<string>();
  const open: Step[] = [{ node: root, where: 'other', fixed: false, path: '' }];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const { node, path } = step;
    if (rules.ruled.has(node)) {
      open.push(...marksOf(step));
      continue;
    }
    const where = rules.inputs.has(node) ? 'call' : step.where;
    const fixed = step.fixed || rules.fixed.has(node);
    if (node.kind === 'string') {
      const isData = node.value.startsWith('data:');
      yield { at: node.start, text: node.value, where, fixed: fixed || isData, path };
    } else if (node.kind === 'array') {
      for (let at = node.items.length - 1; at >= 0; at--) {
        const item = node.items[at];
        if (item !== undefined) open.push({ node: item, where, fixed, path: `${path}[${at}]` });
      }
    } else if (node.kind === 'object') {
      const within = where === 'other' ? roleOf(node) : where;
      for (const { key, keyStart } of node.members) {
        if (key.length < SHORTEST_KEY || keys.has(key)) continue;
        keys.add(key);
        yield { at: keyStart, text: key, where: 'key', fixed: true, path: path === '' ? key : `${path}.${key}` };
      }
      for (let at = node.members.length - 1; at >= 0; at--) {
        const one = node.members[at];
        if (one !== undefined) open.push(stepTo(one.key, one.value, within, fixed, path));
      }
    }
  }
}

/** The marks for a cache within a ruled list, which its output leaves out. */
function marksOf({ node, where, path }: Step): Step[] {
  if (node.kind !== 'array') return [];
  return node.items.flatMap((item, index) => {
    const marks = item.kind === 'object' ? item.members.filter(({ key }) => isCacheMark(key)) : [];
    return marks.map(({ key, value }) => ({ node: value, where, fixed: true, path: `${path}[${index}].${key}` }));
  });
}

function stepTo(key: string, node: JsonNode, where: TextPlace, fixed: boolean, path: string): Step {
  const isFixed = fixed || (where !== 'call' && node.kind === 'string' && FIXED.has(key));
  return {
    node,
    where: where === 'other' ? (entryOf(PLACES, key) ?? 'other') : where,
    fixed: isFixed,
    path: path === '' ? key : `${path}.${key}`,
  };
}

/** What one agent says to another has no role. */
function roleOf(node: JsonNode): TextPlace {
  const role = member(node, 'role');
  if (role?.kind === 'string') return entryOf(ROLES, role.value) ?? 'other';
  const type = member(node, 'type');
  return type?.kind === 'string' && type.value === 'agent_message' ? 'user' : 'other';
}
