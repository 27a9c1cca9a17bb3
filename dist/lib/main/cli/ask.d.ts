import { type Terminal } from './terminal.js';
export declare function askCommand(words: readonly string[], terminal: Terminal): Promise<number>;
