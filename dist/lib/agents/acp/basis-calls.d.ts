import type { Translator } from '../adapter.js';
import type { ToldCall } from './messages.js';
/** The kind of a call that only reads or waits and is told as something else. */
export declare function basisKind({ kind, rawInput }: ToldCall): string | undefined;
export declare const basisTranslator: Translator;
