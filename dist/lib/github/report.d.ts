/** Bytes of Markdown that the runner takes for one step; a longer summary would be dropped whole. */
export declare const SUMMARY_LIMIT: number;
/** Sets outputs under random delimiters; returns why it could not, if so. */
export declare function setOutputs(outputs: Readonly<Record<string, string>>): string | undefined;
/** Appends to the job summary; returns why it could not, if so. */
export declare function writeJobSummary(markdown: string): Promise<string | undefined>;
/** Hides a value in the log; each line of eight characters or more by itself, since the runner masks by line. */
export declare function mask(secret: string): void;
export declare const annotateError: (message: string, title: string) => void;
export declare const annotateWarning: (message: string, title: string) => void;
export declare const annotateNotice: (message: string, title: string) => void;
/** Leaves a value for the post step; returns why it could not, if so. */
export declare const saveState: (name: string, value: string) => string | undefined;
export declare const readState: (name: string) => string;
