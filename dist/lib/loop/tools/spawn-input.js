import { parseJson } from '../../contract/json/parse.js';
import { writeJson } from '../../contract/json/text.js';
import { viewOf } from '../../contract/json/view.js';
import { fail, ok } from '../../contract/result.js';
/** The longest that a command may be given, in milliseconds. */
export const MAX_TIMEOUT_MS = 600_000;
const SHAPES = { command: ['command', 'timeout_ms'], task: ['task'], output: ['output', 'page'] };
const ONE_OF = 'give exactly one of `command`, `task` and `output`';
/** Reads an input; the error is a sentence for whoever wrote it. */
export function readSpawnInput(text) {
    const parsed = parseJson(text);
    if (!parsed.ok)
        return fail(`the input is not JSON: ${parsed.error.message}`);
    const { root } = parsed.value;
    if (root.kind !== 'object')
        return fail(`the input is not an object; ${ONE_OF}`);
    const members = new Map(root.members.map(({ key, value }) => [key, viewOf(value)]));
    const kinds = ['command', 'task', 'output'].filter((kind) => members.has(kind));
    const [kind] = kinds;
    if (kind === undefined || kinds.length > 1)
        return fail(ONE_OF);
    const known = SHAPES[kind];
    const stray = [...members.keys()].find((key) => !known.includes(key));
    if (stray !== undefined)
        return fail(`${JSON.stringify(stray)} does not go with \`${kind}\`; it takes ${known.join(' and ')}`);
    const value = members.get(kind);
    if (typeof value !== 'string' || value.trim() === '')
        return fail(`\`${kind}\` has to be a string that is not empty`);
    if (!value.isWellFormed() || value.includes('\0'))
        return fail(`\`${kind}\` holds a NUL character or half of a surrogate pair`);
    if (kind === 'task')
        return ok({ kind, task: value });
    if (kind === 'output') {
        const page = members.get('page') ?? 1;
        return isWhole(page) ? ok({ kind, output: value, page }) : fail('`page` has to be a whole number from 1');
    }
    const timeoutMs = members.get('timeout_ms');
    if (timeoutMs === undefined)
        return ok({ kind, command: value });
    if (!isWhole(timeoutMs) || timeoutMs > MAX_TIMEOUT_MS)
        return fail(`\`timeout_ms\` has to be a whole number from 1 to ${MAX_TIMEOUT_MS}`);
    return ok({ kind, command: value, timeoutMs });
}
const isWhole = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
/** A command is `process`, a delegation `local_state`, looking at an earlier output `none`; undefined where it cannot be read. */
export function spawnLevel(input) {
    const read = input.kind === 'json' ? readSpawnInput(input.text) : undefined;
    return read?.ok === true ? LEVELS[read.value.kind] : undefined;
}
const LEVELS = { command: 'process', task: 'local_state', output: 'none' };
/** The JSON Schema of the input, with `task` only where sub-agents are offered. Providers take no choice at the top level, so that only one is given is checked by the reader. */
export function spawnSchema(delegates) {
    const task = { type: 'string', minLength: 1, description: 'In place of `command`: a task for a sub-agent, with all that it must know.' };
    return writeJson({
        type: 'object',
        properties: {
            command: {
                type: 'string',
                minLength: 1,
                description: 'A command line for `/bin/sh -c` (on Windows `cmd /c`), run in the workspace.',
            },
            timeout_ms: {
                type: 'integer',
                minimum: 1,
                maximum: MAX_TIMEOUT_MS,
                description: `With \`command\`: milliseconds after which it is stopped. Default ${MAX_TIMEOUT_MS}.`,
            },
            ...(delegates ? { task } : {}),
            output: {
                type: 'string',
                minLength: 1,
                description: 'In place of `command`: the id of an earlier call whose output was shown in part.',
            },
            page: { type: 'integer', minimum: 1, description: 'With `output`: which page of it. Default 1.' },
        },
        minProperties: 1,
        additionalProperties: false,
    });
}
