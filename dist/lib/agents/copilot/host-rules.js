// What a machine's own policies for Copilot CLI may hold beside the guard's: hooks that are asked about no call. Of several hooks before
// one call the last rewrite wins, unseen by the others. Pure.
import { hasOnly } from '../../contract/json/pick.js';
import { member } from '../../contract/json/view.js';
import { objectIn } from '../fields.js';
const BESIDE_CALLS = new Set(['sessionstart', 'sessionend', 'erroroccurred']);
export const HOST_RULES = [{ path: 'github-copilot/policy.d', is: 'folder', joins }];
function joins(text) {
    const root = objectIn(text)?.root;
    if (root === undefined)
        return false;
    const hooks = member(root, 'hooks');
    return (hasOnly(root, ['version', 'hooks']) && hooks?.kind === 'object' && hooks.members.every(({ key }) => BESIDE_CALLS.has(key.toLowerCase())));
}
