// Which values must not be read in records, logs and results: the secret inputs, and what the environment holds under names of secrets.
import { secretNames } from '../../audit/secret-names.js';
import { SECRET_VARIABLES } from '../../loop/models/model-spec.js';
/** The values of secrets, without repetitions. Values that `pass-env` hands to tools on purpose are secrets all the same. */
export function secretValues(settings, env) {
    const named = [...secretNames(Object.keys(env)), ...SECRET_VARIABLES].map((name) => env[name]);
    const values = [settings.apiKey, settings.githubToken, ...named];
    return [...new Set(values.flatMap((value) => (value ? [value] : [])))];
}
