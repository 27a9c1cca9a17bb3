import type { TrustedSource } from '../../contract/trusted-source.ts';

/** Which version of the checkout's guard files a run uses (contract 5.8), decided from the event alone before any file is read. */
export interface TrustPlan {
  readonly source: { readonly kind: 'commit'; readonly commit: string } | { readonly kind: 'working-tree' };
  /** Whether the workspace's own `.basis` files are read; false with `workspace-hooks: off`. */
  readonly workspaceFiles: boolean;
  /** Why this source, to follow `from …, because `. */
  readonly why: string;
}

/** The plan outside CI, where nobody but the user wrote the working tree. */
export const WORKING_TREE: TrustPlan = { source: { kind: 'working-tree' }, workspaceFiles: true, why: 'this is not a CI run' };

/** The plan as the ledger records it. */
export function recordOf(plan: TrustPlan): TrustedSource {
  if (!plan.workspaceFiles) return { kind: 'off', why: plan.why };
  if (plan.source.kind === 'working-tree') return { kind: 'working-tree', why: plan.why };
  return { kind: 'commit', commit: plan.source.commit, why: plan.why };
}
