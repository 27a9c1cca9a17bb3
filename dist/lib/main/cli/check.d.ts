import type { Terminal } from './terminal.js';
export declare function checkCommand(words: readonly string[], terminal: Terminal): Promise<number>;
