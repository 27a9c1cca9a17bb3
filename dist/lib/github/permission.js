/** Asks `GET /repos/{owner}/{repo}/collaborators/{username}/permission`. The look-up never throws. */
export function permissionByApi(api) {
    return async (login) => {
        const [owner, repo, ...more] = api.repository.split('/');
        if (!owner || !repo || more.length > 0)
            return unknown(`GITHUB_REPOSITORY is '${api.repository}', not owner/name`);
        if (api.token === '')
            return unknown('there is no `github-token`');
        const bound = AbortSignal.timeout(api.timeoutMs);
        try {
            return await ask(api, { owner, repo, username: login }, AbortSignal.any([api.signal, bound]));
        }
        catch (error) {
            if (api.signal.aborted)
                return unknown('the run was cancelled');
            return unknown(bound.aborted ? `no answer within ${api.timeoutMs} ms` : wordsOf(error, api));
        }
    };
}
async function ask(api, question, signal) {
    // Loaded when it is needed: it takes tens of milliseconds, and its main entry reads the environment while it loads.
    const { GitHub, getOctokitOptions } = await import('@actions/github/lib/utils');
    const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
    const octokit = new GitHub(getOctokitOptions(api.token, { baseUrl: api.apiUrl.replace(/\/+$/, ''), log }));
    const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({ ...question, request: { signal } });
    return read(data, question.username);
}
/** Only a body that names a permission, and the one who was asked about, is believed. */
function read(data, login) {
    const permission = field(data, 'permission');
    const about = field(field(data, 'user'), 'login');
    if (typeof permission !== 'string' || typeof about !== 'string')
        return unknown('the answer does not say who has which permission');
    if (about.toLowerCase() !== login.toLowerCase())
        return unknown('the answer is about somebody else');
    return { kind: 'known', permission };
}
function wordsOf(error, api) {
    const status = field(error, 'status');
    // What never got an answer has a status too, of the library's own making, but no response.
    if (typeof status === 'number' && field(error, 'response') !== undefined)
        return `the API answered ${status}`;
    return `the API at ${api.apiUrl} could not be asked`;
}
const field = (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined);
const unknown = (why) => ({ kind: 'unknown', why });
const ignore = () => { };
