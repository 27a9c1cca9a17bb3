/** Begins each line of text that is not the guard's own. */
export declare const LINE_PREFIX = "\u2502 ";
/** Several lines, each with the prefix; no line end follows the last. Empty text is one empty line. */
export declare function neutralise(text: string): string;
/** One piece of text for the middle of a line of ours; line ends are shown. It may not stand at the line's start. */
export declare function neutraliseInline(text: string): string;
/** A message that the runner takes from a command of ours, which no problem matcher reads: places keep their numbers. */
export declare function neutraliseMessage(text: string): string;
