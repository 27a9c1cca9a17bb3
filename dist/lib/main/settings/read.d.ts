import { type Result } from '../../contract/result.js';
import type { InputKind } from './table.js';
export type InputValue = string | boolean | number | readonly string[];
/** How an input is called where it was given: `input \`x\`` in a workflow, `--x` on the command line. */
export type Spelling = (name: string) => string;
export declare function readInput(name: string, kind: InputKind, text: string, spelling: Spelling): Result<InputValue, string>;
