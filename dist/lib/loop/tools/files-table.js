import { writeJson } from '../../contract/json/text.js';
const PATH = { type: 'string', description: 'Relative to the workspace, with `/`; `.` is the workspace itself.', filled: true };
const LIMIT = { type: 'integer', optional: true, minimum: 1, maximum: 5000 };
export const MAX_OPERATIONS = 100;
/** Folders that `list` goes down at the most. */
export const DEEPEST = 32;
export const OPERATIONS = {
    read: {
        description: 'Shows lines of a UTF-8 text file, at most 1 MiB at once.',
        fields: {
            path: PATH,
            offset: {
                type: 'integer',
                optional: true,
                minimum: 1,
                maximum: 100_000_000,
                description: 'Number of the first line, from 1. Default 1.',
            },
            limit: { type: 'integer', optional: true, minimum: 1, maximum: 100_000_000, description: 'How many lines. Default 2000.' },
        },
    },
    list: {
        description: 'Names what is in a folder; folders end with `/`. `.git` is named and not entered.',
        fields: {
            path: PATH,
            depth: { type: 'integer', optional: true, minimum: 1, maximum: DEEPEST, description: 'How many folders to go down. Default 1.' },
            limit: { ...LIMIT, description: 'How many entries to show. Default 200.' },
        },
    },
    search: {
        description: 'Finds lines in the text files of a folder and of all folders below, or of one file. `.git` is left out.',
        fields: {
            path: PATH,
            pattern: { type: 'string', filled: true, description: 'The text to find inside a line, case and all.' },
            regex: { type: 'boolean', optional: true, description: 'Take the pattern as a JavaScript regular expression. Default false.' },
            glob: {
                type: 'string',
                optional: true,
                filled: true,
                description: 'Look only into files whose path below the searched folder matches, such as `**/*.ts`; without `/`, their name.',
            },
            limit: { ...LIMIT, description: 'How many lines to show. Default 200.' },
        },
    },
    create: {
        description: 'Makes a file that does not exist yet, and the folders that are missing.',
        fields: { path: PATH, content: { type: 'string', description: 'The whole content.' } },
    },
    set: {
        description: 'Makes a file, or replaces the whole content of one.',
        fields: { path: PATH, content: { type: 'string', description: 'The whole content.' } },
    },
    replace: {
        description: 'Replaces text in a file. Unless `replaceAll` or `expectedReplacements` says otherwise it must occur exactly once.',
        fields: {
            path: PATH,
            old: { type: 'string', filled: true, description: 'The exact text to replace, as `read` shows it.' },
            new: { type: 'string', description: 'What to put in its place.' },
            replaceAll: { type: 'boolean', optional: true, description: 'Replace every occurrence. Default false.' },
            expectedReplacements: {
                type: 'integer',
                optional: true,
                minimum: 1,
                maximum: 1_000_000,
                description: 'Replace every occurrence, and fail unless there are exactly this many.',
            },
        },
    },
    insert: {
        description: 'Puts text before or after an anchor, a piece of text that is in the file already.',
        fields: {
            path: PATH,
            anchor: {
                type: 'string',
                filled: true,
                description: 'The exact text to insert next to; it must occur once unless `occurrence` is given.',
            },
            position: { type: 'string', choices: ['before', 'after'], description: 'On which side of the anchor.' },
            content: { type: 'string', description: 'The text to insert; begin or end it with a new line to make it a line of its own.' },
            occurrence: {
                type: 'integer',
                optional: true,
                minimum: 1,
                maximum: 1_000_000,
                description: 'Which occurrence of the anchor, from 1.',
            },
        },
    },
    move: {
        description: 'Moves or renames a file to a path that does not exist yet; makes the folders that are missing.',
        fields: { from: PATH, to: PATH },
    },
    delete: {
        description: 'Deletes a file, a symbolic link or an empty folder.',
        fields: {
            path: PATH,
            recursive: { type: 'boolean', optional: true, description: 'Delete a folder with all that is in it. Default false.' },
        },
    },
};
/** The JSON Schema of the input. */
export function filesSchema() {
    const oneOf = Object.entries(OPERATIONS).map(([op, { description, fields }]) => ({
        type: 'object',
        description,
        properties: { op: { const: op }, ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])) },
        required: ['op', ...Object.keys(fields).filter((name) => fields[name]?.optional !== true)],
        additionalProperties: false,
    }));
    return writeJson({
        type: 'object',
        properties: {
            operations: {
                type: 'array',
                description: 'Done in order. Where one fails, those before it stay done and those after it are not begun.',
                minItems: 1,
                maxItems: MAX_OPERATIONS,
                items: { oneOf },
            },
        },
        required: ['operations'],
        additionalProperties: false,
    });
}
function fieldSchema({ type, description, choices, minimum, maximum, filled }) {
    return { type, description, enum: choices, minimum, maximum, minLength: filled === true ? 1 : undefined };
}
