import type { Host } from '../host.js';
import type { Settings } from '../settings/settings.js';
/** The values of secrets, without repetitions. Values that `pass-env` hands to tools on purpose are secrets all the same. */
export declare function secretValues(settings: Pick<Settings, 'apiKey' | 'githubToken'>, env: Host['env']): readonly string[];
