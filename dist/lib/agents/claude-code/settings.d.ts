import type { JsonText } from '../../contract/json/node.js';
import type { LaunchContext } from '../adapter.js';
/** Drop-ins are read in the order of their names; this one is behind all that begin with a letter or a digit. */
export declare const MANAGED_FILE = "claude-code/managed-settings.d/~basis-guard.json";
/** The variable with the token of the hooks. */
export declare const TOKEN_VARIABLE = "BASIS_GUARD_HOOK_TOKEN";
export declare function settingsFor({ decisions, answerMs, gateway, confined }: LaunchContext): JsonText;
