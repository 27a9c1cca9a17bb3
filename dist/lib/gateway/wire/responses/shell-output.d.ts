import type { JsonNode } from '../../../contract/json/node.js';
import type { FoundResult, Sheet } from '../sheet.js';
/** `shell_call_output`: what each command of a call printed, and how it ended. */
export declare function readShellOutput(sheet: Sheet, output: JsonNode | undefined): Pick<FoundResult, 'output' | 'isError' | 'covers' | 'replace'> | string;
