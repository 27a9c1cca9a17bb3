import type { Result } from '../result.ts';
import { fail, ok } from '../result.ts';
import type { JsonDocument, JsonProblem } from './node.ts';
import { problemAt } from './place.ts';
import { Scanner } from './scan.ts';

/**
 * The strict reader: one JSON value with nothing but white space around it, no key twice in an object (compared after
 * unescaping), nested at most 128 deep. A byte order mark is not accepted here: see `stripBom` and `decodeUtf8`.
 */
export function parseJson(text: string): Result<JsonDocument, JsonProblem> {
  const scanner = new Scanner(text, true);
  const root = scanner.document();
  return root === undefined ? fail(problemOf(text, scanner)) : ok({ text, root });
}

/** Where a scan of this text gave up. */
export function problemOf(text: string, scanner: Scanner): JsonProblem {
  const { message, offset } = scanner.problem ?? { message: 'it is not JSON', offset: 0 };
  return problemAt(text, offset, message);
}
