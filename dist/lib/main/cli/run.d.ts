import { type Terminal } from './terminal.js';
export declare function runCommand(words: readonly string[], terminal: Terminal): Promise<number>;
