/** What the main step leaves for the post step, by name. */
export const STATE = {
    audit: 'basis-guard-audit',
    summary: 'basis-guard-summary',
    session: 'basis-guard-session',
    finished: 'basis-guard-finished',
    summarised: 'basis-guard-summarised',
};
