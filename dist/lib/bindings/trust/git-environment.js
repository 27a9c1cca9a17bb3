// The environment that git runs in: nothing of the user's, the system's or the repository's configuration, no prompt, no hook, no
// program of somebody else's choice. Settings go by environment, so that none of them, and no token, stands in an argument list.
/** What git may take over from the caller when it fetches: how to reach a server, and whom to believe. */
const NETWORK = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO', 'CURL_CA_BUNDLE'];
const SETTINGS = [
    ['advice.detachedHead', 'false'],
    ['core.attributesFile', '/dev/null'],
    ['core.autocrlf', 'false'],
    ['core.commitGraph', 'false'],
    ['core.excludesFile', '/dev/null'],
    ['core.fsmonitor', 'false'],
    ['core.hooksPath', '/dev/null'],
    ['core.pager', 'cat'],
    ['core.symlinks', 'true'],
    ['core.alternateRefsCommand', 'true'],
    ['credential.helper', ''],
    ['fetch.recurseSubmodules', 'false'],
    ['fetch.writeCommitGraph', 'false'],
    ['gc.auto', '0'],
    ['init.defaultBranch', 'none'],
    ['maintenance.auto', 'false'],
    ['protocol.allow', 'never'],
];
/**
 * The whole environment of one git process. `path` is where git finds its own helpers, `home` an empty folder. Without a remote
 * no protocol is allowed at all.
 */
export function gitEnvironment(options) {
    const { remote } = options;
    const scheme = remote?.url.protocol.replace(':', '');
    const settings = [...SETTINGS, ...(scheme === undefined ? [] : [[`protocol.${scheme}.allow`, 'always']])];
    if (remote?.token) {
        const credentials = Buffer.from(`x-access-token:${remote.token}`).toString('base64');
        settings.push([`http.${remote.url.origin}/.extraheader`, `AUTHORIZATION: basic ${credentials}`]);
    }
    return {
        PATH: options.path,
        HOME: options.home,
        XDG_CONFIG_HOME: options.home,
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_SYSTEM: '/dev/null',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '/bin/false',
        GIT_ALLOW_PROTOCOL: scheme ?? '',
        ...(remote === undefined ? {} : pick(options.caller, NETWORK)),
        ...numbered(settings),
    };
}
function numbered(settings) {
    const variables = { GIT_CONFIG_COUNT: String(settings.length) };
    for (const [index, [key, value]] of settings.entries()) {
        variables[`GIT_CONFIG_KEY_${index}`] = key;
        variables[`GIT_CONFIG_VALUE_${index}`] = value;
    }
    return variables;
}
function pick(env, names) {
    const picked = {};
    for (const name of names.flatMap((upper) => [upper, upper.toLowerCase()])) {
        const value = env[name];
        if (value)
            picked[name] = value;
    }
    return picked;
}
