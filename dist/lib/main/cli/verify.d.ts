import type { Terminal } from './terminal.js';
export declare function verifyCommand(words: readonly string[], terminal: Terminal): Promise<number>;
