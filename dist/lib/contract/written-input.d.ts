import type { ToolInput } from './call.js';
import { type CheckedFile } from './checked-file.js';
import type { JsonNode } from './json/node.js';
import type { FileProblem } from './problem.js';
import { type Result } from './result.js';
/** The input of a call in a file of ours: as a value, or as the text that a model wrote. `what` names the entry in a sentence. */
export declare function writtenInput(file: CheckedFile, entry: JsonNode, what: string): Result<ToolInput, FileProblem>;
