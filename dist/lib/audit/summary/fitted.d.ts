import type { Block, Piece } from '../markdown/tree.js';
import type { Shown } from './shown.js';
export declare function fittedBlocks<T>(items: Shown<T>, blockOf: (item: T) => Block, room: number): Block[];
export declare function fittedList<T>(items: Shown<T>, lineOf: (item: T) => Piece, room: number): Block[];
export declare function fittedTable<T>(titles: readonly string[], items: Shown<T>, rowOf: (item: T, index: number) => readonly Piece[], room: number): Block[];
