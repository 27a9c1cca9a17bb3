import { fail, ok } from '../result.js';
import { problemAt } from './place.js';
import { Scanner } from './scan.js';
/**
 * The strict reader: one JSON value with nothing but white space around it, no key twice in an object (compared after
 * unescaping), nested at most 128 deep. A byte order mark is not accepted here: see `stripBom` and `decodeUtf8`.
 */
export function parseJson(text) {
    const scanner = new Scanner(text, true);
    const root = scanner.document();
    return root === undefined ? fail(problemOf(text, scanner)) : ok({ text, root });
}
/** Where a scan of this text gave up. */
export function problemOf(text, scanner) {
    const { message, offset } = scanner.problem ?? { message: 'it is not JSON', offset: 0 };
    return problemAt(text, offset, message);
}
