import type { ToolResult } from '../contract/call.js';
export declare class WithheldSearch {
    #private;
    constructor(hide: (text: string) => string);
    /** An output that the model was not shown: its lines that are not in what was shown are searched for from here on. */
    withhold(original: ToolResult, shown: ToolResult): void;
    /** The text without what is found in it; the same text where that is nothing. */
    hide(text: string): string;
    /** The same for secrets alone. */
    hideSecrets(text: string): string;
    /** The same for the lines of withheld outputs alone. */
    hideLines(text: string): string;
}
