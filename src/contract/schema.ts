import type { JsonDocument, JsonNode } from './json/node.ts';
import { viewOf } from './json/view.ts';
import type { Complaint } from './complaint.ts';
import { complain } from './complaint.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';

/** One error of a validator, as ajv gives it with `verbose`. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  readonly propertyName?: string;
  readonly parentSchema?: unknown;
  readonly data?: unknown;
}

/** A compiled schema: it checks a view, and holds the errors of its last check. */
export interface Validator {
  (view: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** What does not fulfil a schema, and where it starts in the text. */
export interface SchemaProblem {
  readonly message: string;
  readonly offset: number;
}

/**
 * The plain view of a document that fulfils a schema; or the first thing that does not, in one sentence without its full stop.
 * The sentence names keys and never quotes a value.
 */
export function check(document: JsonDocument, validator: Validator): Result<unknown, SchemaProblem> {
  const view = viewOf(document.root);
  if (validator(view)) return ok(view);
  const complaint = complain(validator.errors ?? []);
  return fail({ message: complaint.message, offset: offsetOf(document.root, complaint) });
}

/** Where a value, or one of its keys, starts; where the path leads nowhere, the last value on it. */
function offsetOf(root: JsonNode, { segments, key }: Complaint): number {
  let node = root;
  for (const segment of segments) {
    const next = step(node, segment);
    if (next === undefined) break;
    node = next;
  }
  if (key === undefined || node.kind !== 'object') return node.start;
  return node.members.find((member) => member.key === key)?.keyStart ?? node.start;
}

function step(node: JsonNode, segment: string): JsonNode | undefined {
  if (node.kind === 'array') return node.items[Number(segment)];
  return node.kind === 'object' ? node.members.find((member) => member.key === segment)?.value : undefined;
}
