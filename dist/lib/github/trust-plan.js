import { fail, ok, unreachable } from '../contract/result.js';
/** Decides by the event and `workspace-hooks`. A refusal is one sentence, a configuration error. */
export function planTrust(facts, workspaceHooks) {
    const commit = { kind: 'commit', commit: facts.commit };
    switch (workspaceHooks) {
        case 'auto':
            return ok({ source: commit, workspaceFiles: true, why: facts.commitWhy });
        case 'off':
            return ok({ source: commit, workspaceFiles: false, why: '`workspace-hooks` is `off`' });
        case 'head':
            return facts.foreignHead === undefined
                ? ok({ source: { kind: 'working-tree' }, workspaceFiles: true, why: '`workspace-hooks` is `head`' })
                : fail(`\`workspace-hooks: head\` is refused, because ${facts.foreignHead}: write \`auto\` or \`off\``);
        default:
            return unreachable(workspaceHooks);
    }
}
