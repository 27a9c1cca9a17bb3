import type { Block } from '../markdown/tree.js';
import type { Ran } from './ran-calls.js';
/** `acted`: whether an input that was modified is the one that ran. */
export declare function ran({ calls, failed, unknown }: Ran, acted: boolean, room: number): Block[];
