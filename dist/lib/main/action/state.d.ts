/** What the main step leaves for the post step, by name. */
export declare const STATE: {
    readonly audit: 'basis-guard-audit';
    readonly summary: 'basis-guard-summary';
    readonly session: 'basis-guard-session';
    readonly finished: 'basis-guard-finished';
    readonly summarised: 'basis-guard-summarised';
};
