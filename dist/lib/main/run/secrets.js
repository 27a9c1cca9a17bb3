// Which values must not be read in records, logs and results: the secret inputs, and what the environment holds under names of secrets.
import { readFileSync, statSync } from 'node:fs';
import { parseJson } from '../../contract/json/parse.js';
import { decodeUtf8 } from '../../contract/json/text.js';
import { secretNames } from '../../audit/secret-names.js';
import { SECRET_VARIABLES } from '../../loop/models/model-spec.js';
/** Files of log-ins that an earlier step may have left where the agent reads. */
const LOGIN_FILES = ['GOOGLE_APPLICATION_CREDENTIALS', 'GOOGLE_GHA_CREDS_PATH'];
const LARGEST_LOGIN = 256 * 1024;
/** Shorter texts in such a file are names and kinds. */
const SHORTEST = 16;
/** What can be taken for a secret in the file of a log-in; nothing where it cannot be read. */
function secretsInLogin(path) {
    try {
        if (statSync(path).size > LARGEST_LOGIN)
            return [];
        const read = parseJson(decodeUtf8(readFileSync(path)));
        return read.ok ? textsUnder(read.value.root, false) : [];
    }
    catch {
        return [];
    }
}
function textsUnder(node, isSecret) {
    switch (node.kind) {
        case 'string':
            // A header is told apart from its scheme, and a key of several lines line by line.
            return isSecret ? node.value.split(/\s+/).filter((word) => word.length >= SHORTEST) : [];
        case 'object':
            return node.members.flatMap(({ key, value }) => textsUnder(value, isSecret || (/key|secret|token|headers|password/i.test(key) && !/url|type|format/i.test(key))));
        case 'array':
            return node.items.flatMap((item) => textsUnder(item, isSecret));
        case 'number':
        case 'boolean':
        case 'null':
            return [];
    }
}
/** The values of secrets, without repetitions. Values that `pass-env` hands to tools on purpose are secrets all the same. */
export function secretValues(settings, env) {
    const named = [...secretNames(Object.keys(env)), ...SECRET_VARIABLES].map((name) => env[name]);
    const logins = LOGIN_FILES.flatMap((name) => (env[name] ? secretsInLogin(env[name]) : []));
    const values = [settings.apiKey, settings.githubToken, ...named, ...logins];
    return [...new Set(values.flatMap((value) => (value ? [value] : [])))];
}
