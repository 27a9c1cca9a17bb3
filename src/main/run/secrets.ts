// Which values must not be read in records, logs and results: the secret inputs, and what the environment holds under names of secrets.
import { secretNames } from '../../audit/secret-names.ts';
import { SECRET_VARIABLES } from '../../loop/models/model-spec.ts';
import type { Host } from '../host.ts';
import type { Settings } from '../settings/settings.ts';

/** The values of secrets, without repetitions. Values that `pass-env` hands to tools on purpose are secrets all the same. */
export function secretValues(settings: Pick<Settings, 'apiKey' | 'githubToken'>, env: Host['env']): readonly string[] {
  const named = [...secretNames(Object.keys(env)), ...SECRET_VARIABLES].map((name) => env[name]);
  const values = [settings.apiKey, settings.githubToken, ...named];
  return [...new Set(values.flatMap((value) => (value ? [value] : [])))];
}
