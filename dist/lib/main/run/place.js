// Where a run puts its files: a folder of its own, made for its user alone, outside the workspace.
import { messageOf } from '../../contract/message.js';
import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isInside } from '../../bindings/trust/inside.js';
import { fail, ok } from '../../contract/result.js';
import { knownFolder } from './own-file.js';
/** Makes the folder. A workspace that is not a folder, or that the run's own files would lie in, is a problem. */
export function makePlace(settings, sessionId, host) {
    const workspace = realFolder(settings.workspace);
    if (workspace === undefined)
        return fail(`the workspace ${settings.workspace} is not a folder: write \`workspace\` as the path of one`);
    const base = host.env['RUNNER_TEMP'] || tmpdir();
    try {
        mkdirSync(base, { recursive: true });
        const real = realpathSync(base);
        if (isInside(workspace, real)) {
            return fail(`the workspace ${workspace} contains ${real}, where the guard's own files go: write \`workspace\` as a narrower folder, or set RUNNER_TEMP outside it`);
        }
        const folder = join(real, `basis-guard-${sessionId}`);
        mkdirSync(folder, { mode: 0o700 });
        mkdirSync(join(folder, 'scratch'), { mode: 0o700 });
        const auditFile = settings.auditFile ?? join(folder, 'ledger.jsonl');
        const summaryFile = settings.summaryFile ?? join(folder, 'summary.md');
        for (const path of [auditFile, summaryFile])
            mkdirSync(dirname(path), { recursive: true });
        if (existsSync(auditFile))
            return fail(`the ledger ${auditFile} is there already: write \`audit-file\` as a path where nothing is`);
        return ok({
            folder,
            known: knownFolder(folder),
            auditFile,
            summaryFile,
            finalMessageFile: join(folder, 'final-message.txt'),
            scratch: join(folder, 'scratch'),
            workspace,
        });
    }
    catch (error) {
        return fail(`the guard's own files cannot be put under ${base}: ${messageOf(error)}`);
    }
}
/** `basis-guard-<run>`: the run's number and attempt where there are any, and in any case a random part. */
export function newSessionId(host) {
    const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt } = host.env;
    const known = [run, attempt].filter((part) => part !== undefined && /^\d+$/.test(part));
    return [...known, host.random(6)].join('-');
}
/** The real path of a folder; undefined where there is none. */
export function realFolder(path) {
    try {
        const real = realpathSync(path);
        return statSync(real).isDirectory() ? real : undefined;
    }
    catch {
        return undefined;
    }
}
