// What a machine's own policies for Copilot CLI may hold beside the guard's: hooks that are asked about no call. Of several hooks before
// one call the last rewrite wins, unseen by the others. Pure.
import { hasOnly } from '../../contract/json/pick.ts';
import { member } from '../../contract/json/view.ts';
import { objectIn } from '../fields.ts';
import type { HostPlace } from '../host-rules.ts';

const BESIDE_CALLS: ReadonlySet<string> = new Set(['sessionstart', 'sessionend', 'erroroccurred']);

export const HOST_RULES: readonly HostPlace[] = [{ path: 'github-copilot/policy.d', is: 'folder', joins }];

function joins(text: string): boolean {
  const root = objectIn(text)?.root;
  if (root === undefined) return false;
  const hooks = member(root, 'hooks');
  return (
    hasOnly(root, ['version', 'hooks']) && hooks?.kind === 'object' && hooks.members.every(({ key }) => BESIDE_CALLS.has(key.toLowerCase()))
  );
}
