import type { Terminal } from './terminal.js';
export declare function demoCommand(words: readonly string[], terminal: Terminal): Promise<number>;
