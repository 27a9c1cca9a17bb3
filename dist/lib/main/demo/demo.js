// Plays the demo: makes the repository, runs the session, and looks at the disk, the summary and the ledger afterwards.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { verify } from '../../audit/verify.js';
import { lineDigest } from '../../bindings/digest.js';
import { linesOfFile } from '../../bindings/ledger-lines.js';
import { run } from '../run/run.js';
import { readSettings } from '../settings/settings.js';
import { demoRepository } from './repository.js';
import { DEMO_SCRIPT } from './script.js';
/** Runs the demo in a scratch folder, which is removed unless `keep`. */
export async function playDemo(host, keep) {
    const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'basis-guard-demo-')));
    try {
        const word = `word-${host.random(6)}`;
        const key = `demo-key-${host.random(8)}`;
        const repository = join(scratch, 'greeter');
        writeRepository(repository, demoRepository(word, key));
        const script = join(scratch, 'script.json');
        writeFileSync(script, JSON.stringify(DEMO_SCRIPT));
        const given = { agent: 'replay', 'replay-file': script, workspace: repository, 'allow-local-state': 'true', 'allow-process': 'true' };
        const settings = readSettings(new Map(Object.entries(given)), scratch, (name) => name);
        if (!settings.ok)
            throw new Error(`the demo's own settings are wrong: ${settings.error.join('; ')}`);
        // Outside a workflow, whatever the environment says: the scratch folder is no checkout of the run's repository.
        const env = { PATH: host.env['PATH'], LANG: host.env['LANG'], HOME: scratch, RUNNER_TEMP: scratch };
        const ended = await run(settings.value, { ...host, env });
        return { ended, checks: checksOf(ended, repository, word, key), ...(keep ? { kept: scratch } : {}) };
    }
    finally {
        if (!keep)
            rmSync(scratch, { recursive: true, force: true });
    }
}
/** What the records say that the model was shown in place of an output. */
function shownInLedger(ledger) {
    return ledger
        .split('\n')
        .filter((line) => line.includes('"type":"reviewed"'))
        .join('\n');
}
function writeRepository(folder, files) {
    for (const [path, text] of Object.entries(files)) {
        const file = join(folder, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
        if (path.endsWith('.sh'))
            chmodSync(file, 0o755);
    }
}
function checksOf(ended, repository, word, key) {
    const { finished, summary, files, auditDigest } = ended;
    const { counts } = finished;
    const textOf = (path) => (existsSync(join(repository, path)) ? readFileSync(join(repository, path), 'utf8') : '');
    const absent = (path) => !existsSync(join(repository, path));
    const ledger = files?.audit === undefined || !existsSync(files.audit) ? '' : readFileSync(files.audit, 'utf8');
    const sealed = files?.audit === undefined || auditDigest === undefined
        ? undefined
        : verify(linesOfFile(files.audit), { lineDigest, digest: auditDigest });
    const check = (what, holds) => ({ what, holds });
    return [
        check('the session ended with success', finished.conclusion === 'success' && finished.exit === 0),
        check('an edit was allowed and is on the disk', textOf('greeting.txt') === 'good morning\n'),
        check('a command was modified and ran as modified', textOf('test-result.txt') === 'mode: ci\n' && counts.modifications === 1),
        check('a push was denied by a hook and left nothing', absent('pushed')),
        check('a publication was denied by its level and left nothing', absent('published')),
        check('a broken hook denied the call and it left nothing', absent('linted') && counts.breakages === 1),
        check('three calls were denied in all', counts.denials === 3),
        check('a result was replaced before the model read it', counts.replacements === 1 && summary.includes('(masked)')),
        check('the word that was put in the workspace is in the summary', summary.includes(word)),
        check('the word that was put in the workspace is in the ledger', ledger.includes(word)),
        check('what the model read instead has no deploy key in it', ledger.includes(key) && !shownInLedger(ledger).includes(key)),
        check('the ledger verifies against its digest', sealed?.verdict === 'anchored'),
    ];
}
