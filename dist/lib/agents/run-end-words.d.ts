import type { RunEnd } from '../subprocess/types.js';
/** How a program ended that did not exit by itself; `late`: what is said where it took too long. */
export declare function runEndWords(end: Exclude<RunEnd, {
    kind: 'exited';
}>, late: string): string;
