/**
 * The operations of the `files` tool and their fields, in one table. The schema that a model is given, the reader in
 * `files-input.ts` and the types all follow from it, so that what the schema lets through is what can be run.
 */
import type { JsonText } from '../../contract/json/node.ts';
import { writeJson } from '../../contract/json/text.ts';

export interface Field {
  readonly type: 'string' | 'integer' | 'boolean';
  readonly description: string;
  readonly optional?: true;
  readonly choices?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** A string that may not be empty. */
  readonly filled?: true;
}

interface Operation {
  readonly description: string;
  readonly fields: Readonly<Record<string, Field>>;
}

const PATH = { type: 'string', description: 'Relative to the workspace, with `/`; `.` is the workspace itself.', filled: true } as const;
const LIMIT = { type: 'integer', optional: true, minimum: 1, maximum: 5000 } as const;

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
} as const satisfies Readonly<Record<string, Operation>>;

type Table = typeof OPERATIONS;
export type OperationName = keyof Table;
type ValueOf<F> = F extends { readonly choices: readonly (infer C)[] }
  ? C
  : F extends { readonly type: 'string' }
    ? string
    : F extends { readonly type: 'integer' }
      ? number
      : boolean;
type Given<F> = { readonly [K in keyof F as F[K] extends { readonly optional: true } ? never : K]: ValueOf<F[K]> } & {
  readonly [K in keyof F as F[K] extends { readonly optional: true } ? K : never]?: ValueOf<F[K]>;
};

/** One operation, checked. */
export type FileOperation = { [K in OperationName]: { readonly op: K } & Given<Table[K]['fields']> }[OperationName];

export type OperationOf<K extends OperationName> = Extract<FileOperation, { readonly op: K }>;

/** The JSON Schema of the input. */
export function filesSchema(): JsonText {
  const oneOf = Object.entries<Operation>(OPERATIONS).map(([op, { description, fields }]) => ({
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

function fieldSchema({ type, description, choices, minimum, maximum, filled }: Field): object {
  return { type, description, enum: choices, minimum, maximum, minLength: filled === true ? 1 : undefined };
}
