export interface RunIdentity {
    readonly repository?: string;
    readonly run_id?: string;
    readonly run_attempt?: string;
    readonly job?: string;
    readonly commit?: string;
    readonly event?: string;
    readonly actor?: string;
}
/** The identity of the run; outside a workflow it is empty. */
export declare function runIdentity(env: Readonly<Record<string, string | undefined>>): RunIdentity;
