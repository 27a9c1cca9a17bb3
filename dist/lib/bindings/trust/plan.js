/** The plan outside CI, where nobody but the user wrote the working tree. */
export const WORKING_TREE = { source: { kind: 'working-tree' }, workspaceFiles: true, why: 'this is not a CI run' };
/** The plan as the ledger records it. */
export function recordOf(plan) {
    if (!plan.workspaceFiles)
        return { kind: 'off', why: plan.why };
    if (plan.source.kind === 'working-tree')
        return { kind: 'working-tree', why: plan.why };
    return { kind: 'commit', commit: plan.source.commit, why: plan.why };
}
