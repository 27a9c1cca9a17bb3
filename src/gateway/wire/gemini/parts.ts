import type { JsonNode } from '../../../contract/json/node.ts';
import { quoteJson, textOf } from '../../../contract/json/text.ts';
import { ok } from '../../../contract/result.ts';
import type { ObjectNode } from '../nodes.ts';
import { composed } from '../output.ts';
import type { Place } from '../patches.ts';
import { replaceNode } from '../patches.ts';
import type { Sheet } from '../sheet.ts';
import { camelCase, fieldOf, textField, twiceSpelled } from './fields.ts';
import { hostedTool } from './kinds.ts';
import type { OpenCalls } from './open-calls.ts';
import { readCodeResult, readFunctionResponse, readToolResponse } from './results.ts';

export interface PartWhere {
  readonly path: string;
  /** Absent where it is the only thing in its place. */
  readonly place: Place | undefined;
  /** The results since the model last spoke. */
  readonly beside: number[];
  readonly calls: OpenCalls;
}

/** Fields of a part that say something about its data, or are opaque. */
const MORE = new Set(
  'text thought thoughtSignature videoMetadata mediaResolution mediaProcessing partMetadata speechMetadata audioTranscription'.split(' '),
);

export function readPart(sheet: Sheet, part: JsonNode, where: PartWhere): void {
  if (part.kind !== 'object') return sheet.refuse(where.path, 'is not a part');
  const twice = twiceSpelled(part);
  if (twice !== undefined) return sheet.refuse(`${where.path}.${twice}`, 'stands there in two spellings');
  for (const { key, value } of part.members) {
    const name = camelCase(key);
    if (value.kind === 'null' || MORE.has(name)) continue;
    const path = `${where.path}.${key}`;
    if (value.kind !== 'object') return sheet.refuse(path, 'is not what it should be');
    const doubled = twiceSpelled(value);
    if (doubled !== undefined) return sheet.refuse(`${path}.${doubled}`, 'stands there in two spellings');
    readData(sheet, { part, name, value }, { ...where, path });
  }
}

interface PartData {
  readonly part: ObjectNode;
  readonly name: string;
  readonly value: ObjectNode;
}

function readData(sheet: Sheet, { part, name, value }: PartData, where: PartWhere): void {
  switch (name) {
    case 'inlineData':
      return sheet.addMedia({
        node: part,
        type: textField(value, 'mimeType') ?? 'unknown',
        beside: where.beside,
        path: where.path,
        replace: (text) => ok([replaceNode(part, `{"text":${quoteJson(text)}}`)]),
      });
    case 'fileData':
      return sheet.wayOut(value, where.path, { kind: 'url', barred: 'unless-external', why: 'it has the provider fetch an address' });
    case 'functionCall':
      return readFunctionCall(sheet, value, part, where);
    case 'functionResponse':
      return readFunctionResponse(sheet, value, part, where);
    case 'executableCode':
      return readServerCall(sheet, { name: 'code_execution', hosted: 'code-execution', value, input: value }, part, where);
    case 'codeExecutionResult':
      return readCodeResult(sheet, value, part, where);
    case 'toolCall': {
      const type = textField(value, 'toolType') ?? 'unknown';
      return readServerCall(sheet, { name: type, hosted: hostedTool(type), value, input: fieldOf(value, 'args') }, part, where);
    }
    case 'toolResponse':
      return readToolResponse(sheet, value, part, where);
    default:
      return sheet.refuse(where.path, 'is not known and may carry a result');
  }
}

function readFunctionCall(sheet: Sheet, value: ObjectNode, part: ObjectNode, { path, place, calls }: PartWhere): void {
  const name = textField(value, 'name');
  const id = textField(value, 'id');
  const args = fieldOf(value, 'args');
  if (name === undefined) return sheet.refuse(path, 'is a call without a name');
  if (fieldOf(value, 'partialArgs') !== undefined) return sheet.refuse(path, 'is a call whose input is in pieces');
  if (place === undefined) return sheet.refuse(path, 'stands outside of a list of contents');
  calls.add({ name, id, call: sheet.calls.length });
  const input = args === undefined ? composed('{}') : textOf(sheet.document, args);
  sheet.addCall({ node: part, id, name, input: { kind: 'json', text: input }, covers: args, place });
}

interface ServerCall {
  readonly name: string;
  readonly hosted: ReturnType<typeof hostedTool>;
  readonly value: ObjectNode;
  readonly input: JsonNode | undefined;
}

function readServerCall(
  sheet: Sheet,
  { name, hosted, value, input }: ServerCall,
  part: ObjectNode,
  { path, place, calls }: PartWhere,
): void {
  if (place === undefined) return sheet.refuse(path, 'stands outside of a list of contents');
  const id = textField(value, 'id');
  calls.add({ name, id, call: sheet.calls.length });
  const text = input === undefined ? composed('{}') : textOf(sheet.document, input);
  sheet.addCall({ node: part, id, name, input: { kind: 'json', text }, hosted, covers: input, place });
}
