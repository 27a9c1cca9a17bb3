import { fail, ok } from '../../contract/result.js';
const SCHEMES = ['https:', 'http:', 'file:'];
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/**
 * The server that a missing commit is fetched from, out of GITHUB_SERVER_URL and GITHUB_REPOSITORY. The token goes along only where
 * nobody on the way can read it: https, or this machine.
 */
export function remoteOf(options) {
    const { serverUrl, repository, token } = options;
    if (!serverUrl || !repository)
        return fail('GITHUB_SERVER_URL and GITHUB_REPOSITORY do not say from where');
    const text = `${serverUrl.replace(/\/+$/, '')}/${repository}`;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !SCHEMES.includes(url.protocol))
        return fail(`GITHUB_SERVER_URL is '${serverUrl}': write an address with https`);
    if (url.username !== '' || url.password !== '')
        return fail('GITHUB_SERVER_URL holds a user or a password: write it without');
    const safe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
    return ok({ url, ...(token && safe ? { token } : {}) });
}
