const VARIABLES = {
    repository: 'GITHUB_REPOSITORY',
    run_id: 'GITHUB_RUN_ID',
    run_attempt: 'GITHUB_RUN_ATTEMPT',
    job: 'GITHUB_JOB',
    commit: 'GITHUB_SHA',
    event: 'GITHUB_EVENT_NAME',
    actor: 'GITHUB_ACTOR',
};
/** The identity of the run; outside a workflow it is empty. */
export function runIdentity(env) {
    if (env['GITHUB_ACTIONS'] !== 'true')
        return {};
    const known = Object.entries(VARIABLES).flatMap(([field, variable]) => {
        const value = env[variable];
        return value ? [[field, value]] : [];
    });
    return Object.fromEntries(known);
}
