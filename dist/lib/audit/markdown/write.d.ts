import type { Block } from './tree.js';
/** Blocks with a blank line between them and a line end after the last. */
export declare function writeMarkdown(blocks: readonly Block[]): string;
