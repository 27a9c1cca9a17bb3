import type { SessionStarted } from '../contract/record.js';
export type RunIdentity = Pick<SessionStarted, keyof typeof VARIABLES>;
declare const VARIABLES: {
    readonly repository: 'GITHUB_REPOSITORY';
    readonly run_id: 'GITHUB_RUN_ID';
    readonly run_attempt: 'GITHUB_RUN_ATTEMPT';
    readonly job: 'GITHUB_JOB';
    readonly commit: 'GITHUB_SHA';
    readonly event: 'GITHUB_EVENT_NAME';
    readonly actor: 'GITHUB_ACTOR';
};
/** The identity of the run; outside a workflow it is empty. */
export declare function runIdentity(env: Readonly<Record<string, string | undefined>>): RunIdentity;
export {};
