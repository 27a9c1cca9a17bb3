import type { JsonProblem } from './json/node.js';
/** Why a file cannot be used, and where: one-based line and column of its text. The message is one sentence without its full stop. */
export interface FileProblem {
    /** The absolute path of the file, or what stands for it. */
    readonly source: string;
    readonly line?: number;
    readonly column?: number;
    readonly message: string;
}
/** `source, line L, column C: message.` */
export declare function problemSentence(problem: FileProblem): string;
/** A file whose text is not JSON by the strict reader. */
export declare function notJson(source: string, problem: JsonProblem): FileProblem;
