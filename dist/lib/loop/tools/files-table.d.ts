/**
 * The operations of the `files` tool and their fields, in one table. The schema that a model is given, the reader in
 * `files-input.ts` and the types all follow from it, so that what the schema lets through is what can be run.
 */
import type { JsonText } from '../../contract/json/node.js';
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
export declare const MAX_OPERATIONS = 100;
/** Folders that `list` goes down at the most. */
export declare const DEEPEST = 32;
export declare const OPERATIONS: {
    readonly read: {
        readonly description: 'Shows lines of a UTF-8 text file, at most 1 MiB at once.';
        readonly fields: {
            readonly path: {
                readonly type: 'string';
                readonly description: 'Relative to the workspace, with `/`; `.` is the workspace itself.';
                readonly filled: true;
            };
            readonly offset: {
                readonly type: 'integer';
                readonly optional: true;
                readonly minimum: 1;
                readonly maximum: 100000000;
                readonly description: 'Number of the first line, from 1. Default 1.';
            };
            readonly limit: {
                readonly type: 'integer';
                readonly optional: true;
                readonly minimum: 1;
                readonly maximum: 100000000;
                readonly description: 'How many lines. Default 2000.';
            };
        };
    };
    readonly list: {
        readonly description: 'Names what is in a folder; folders end with `/`. `.git` is named and not entered.';
        readonly fields: {
            readonly path: {
                readonly type: 'string';
                readonly description: 'Relative to the workspace, with `/`; `.` is the workspace itself.';
                readonly filled: true;
            };
            readonly depth: {
                readonly type: 'integer';
                readonly optional: true;
                readonly minimum: 1;
                readonly maximum: 32;
                readonly description: 'How many folders to go down. Default 1.';
            };
            readonly limit: {
                readonly type: 'integer';
                readonly optional: true;
                readonly minimum: 1;
                readonly maximum: 5000;
                readonly description: 'How many entries to show. Default 200.';
            };
        };
    };
    readonly search: {
        readonly description: 'Finds lines in the text files of a folder and of all folders below, or of one file. `.git` is left out.';
        readonly fields: {
            readonly path: {
                readonly type: 'string';
                readonly description: 'Relative to the workspace, with `/`; `.` is the workspace itself.';
                readonly filled: true;
            };
            readonly pattern: {
                readonly type: 'string';
                readonly filled: true;
                readonly description: 'The text to find inside a line, case and all.';
            };
            readonly regex: {
                readonly type: 'boolean';
                readonly optional: true;
                readonly description: 'Take the pattern as a JavaScript regular expression. Default false.';
            };
            readonly glob: {
                readonly type: 'string';
                readonly optional: true;
                readonly filled: true;
                readonly description: 'Look only into files whose path below the searched folder matches, such as `**/*.ts`; without `/`, their name.';
            };
            readonly limit: {
                readonly type: 'integer';
                readonly optional: true;
                readonly minimum: 1;
                readonly maximum: 5000;
                readonly description: 'How many lines to show. Default 200.';
            };
        };
    };
    readonly create: {
        readonly description: 'Makes a file that does not exist yet, and the folders that are missing.';
        readonly fields: {
            readonly path: {
                readonly type: 'string';
                readonly description: 'Relative to the workspace, with `/`; `.` is the workspace itself.';
                readonly filled: true;
            };
            readonly content: {
                readonly type: 'string';
                readonly description: 'The whole content.';
            };
        };
    };
    readonly set: {
        readonly description: 'Makes a file, or replaces the whole content of one.';
        readonly fields: {
            readonly path: {
                readonly type: 'string';
                readonly description: 'Relative to the workspace, with `/`; `.` is the workspace itself.';
                readonly filled: true;
            };
            readonly content: {
                readonly type: 'string';
                readonly description: 'The whole content.';
            };
        };
    };
    readonly replace: {
        readonly description: 'Replaces text in a file. Unless `replaceAll` or `expectedReplacements` says otherwise it must occur exactly once.';
        readonly fields: {
            readonly path: {
                readonly type: 'string';
                readonly description: 'Relative to the workspace, with `/`; `.` is the workspace itself.';
                readonly filled: true;
            };
            readonly old: {
                readonly type: 'string';
                readonly filled: true;
                readonly description: 'The exact text to replace, as `read` shows it.';
            };
            readonly new: {
                readonly type: 'string';
                readonly description: 'What to put in its place.';
            };
            readonly replaceAll: {
                readonly type: 'boolean';
                readonly optional: true;
                readonly description: 'Replace every occurrence. Default false.';
            };
            readonly expectedReplacements: {
                readonly type: 'integer';
                readonly optional: true;
                readonly minimum: 1;
                readonly maximum: 1000000;
                readonly description: 'Replace every occurrence, and fail unless there are exactly this many.';
            };
        };
    };
    readonly insert: {
        readonly description: 'Puts text before or after an anchor, a piece of text that is in the file already.';
        readonly fields: {
            readonly path: {
                readonly type: 'string';
                readonly description: 'Relative to the workspace, with `/`; `.` is the workspace itself.';
                readonly filled: true;
            };
            readonly anchor: {
                readonly type: 'string';
                readonly filled: true;
                readonly description: 'The exact text to insert next to; it must occur once unless `occurrence` is given.';
            };
            readonly position: {
                readonly type: 'string';
                readonly choices: readonly ["before", "after"];
                readonly description: 'On which side of the anchor.';
            };
            readonly content: {
                readonly type: 'string';
                readonly description: 'The text to insert; begin or end it with a new line to make it a line of its own.';
            };
            readonly occurrence: {
                readonly type: 'integer';
                readonly optional: true;
                readonly minimum: 1;
                readonly maximum: 1000000;
                readonly description: 'Which occurrence of the anchor, from 1.';
            };
        };
    };
    readonly move: {
        readonly description: 'Moves or renames a file to a path that does not exist yet; makes the folders that are missing.';
        readonly fields: {
            readonly from: {
                readonly type: 'string';
                readonly description: 'Relative to the workspace, with `/`; `.` is the workspace itself.';
                readonly filled: true;
            };
            readonly to: {
                readonly type: 'string';
                readonly description: 'Relative to the workspace, with `/`; `.` is the workspace itself.';
                readonly filled: true;
            };
        };
    };
    readonly delete: {
        readonly description: 'Deletes a file, a symbolic link or an empty folder.';
        readonly fields: {
            readonly path: {
                readonly type: 'string';
                readonly description: 'Relative to the workspace, with `/`; `.` is the workspace itself.';
                readonly filled: true;
            };
            readonly recursive: {
                readonly type: 'boolean';
                readonly optional: true;
                readonly description: 'Delete a folder with all that is in it. Default false.';
            };
        };
    };
};
type Table = typeof OPERATIONS;
export type OperationName = keyof Table;
type ValueOf<F> = F extends {
    readonly choices: readonly (infer C)[];
} ? C : F extends {
    readonly type: 'string';
} ? string : F extends {
    readonly type: 'integer';
} ? number : boolean;
type Given<F> = {
    readonly [K in keyof F as F[K] extends {
        readonly optional: true;
    } ? never : K]: ValueOf<F[K]>;
} & {
    readonly [K in keyof F as F[K] extends {
        readonly optional: true;
    } ? K : never]?: ValueOf<F[K]>;
};
/** One operation, checked. */
export type FileOperation = {
    [K in OperationName]: {
        readonly op: K;
    } & Given<Table[K]['fields']>;
}[OperationName];
export type OperationOf<K extends OperationName> = Extract<FileOperation, {
    readonly op: K;
}>;
/** The JSON Schema of the input. */
export declare function filesSchema(): JsonText;
export {};
