import type { JsonNode } from '../../contract/json/node.ts';
import { textAt } from '../../contract/json/pick.ts';
import type { Result } from '../../contract/result.ts';
import { fail, ok } from '../../contract/result.ts';
import type { CountRoute, GenerateRoute, RequestView, WireName } from '../types.ts';
import { editBody } from './edit.ts';
import type { ObjectNode } from './nodes.ts';
import { given, readObject } from './nodes.ts';
import type { Patch } from './patches.ts';
import { Sheet } from './sheet.ts';
import { stringsOf } from './strings.ts';

/** What a wire adds to the common reading of a body. */
export interface BodyReading {
  /** The walk over the body; what it cannot judge it refuses on the sheet. */
  readonly read: (sheet: Sheet, root: ObjectNode) => void;
  /** How a stream is asked for its usage; absent where it always tells. */
  readonly askUsage?: (root: ObjectNode) => readonly Patch[];
}

/** The view of a body, or why it cannot be judged. */
export function readBody(
  wire: WireName,
  body: string,
  route: GenerateRoute | CountRoute,
  { read, askUsage }: BodyReading,
): Result<RequestView, string> {
  const parsed = readObject(body);
  if (!parsed.ok) return fail(`the body cannot be judged: ${parsed.error}`);
  const { document, root } = parsed.value;
  const stream = streamOf(root, route);
  if (stream === undefined) return fail("the body cannot be judged: 'stream' is neither true nor false");
  const model = route.model ?? textAt(root, 'model');
  const sheet = new Sheet(document);
  read(sheet, root);
  if (sheet.problem !== undefined) return fail(`the body cannot be judged: ${sheet.problem}`);
  const ask = stream ? (askUsage?.(root) ?? []) : [];
  const { calls, results, tools, waysOut, media, messages, otherModels } = sheet;
  return ok({
    wire,
    document,
    model,
    otherModels,
    stream,
    tellsUsage: ask.length === 0,
    calls,
    results,
    tools,
    waysOut,
    media,
    messages,
    texts: () => stringsOf(root, sheet),
    edit: (edits) => editBody(sheet, edits, ask),
  });
}

function streamOf(root: JsonNode, route: GenerateRoute | CountRoute): boolean | undefined {
  if (route.kind === 'count-tokens') return false;
  if (route.stream !== undefined) return route.stream;
  const stream = given(root, 'stream');
  if (stream === undefined) return false;
  return stream.kind === 'boolean' ? stream.value : undefined;
}
