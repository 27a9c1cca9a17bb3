import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutBytes } from '../../contract/cut.js';
import { quoteJson } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { withMark } from '../../subprocess/mark.js';
import { run } from '../../subprocess/run.js';
import { runEndWords } from '../run-end-words.js';
import { npmArguments, npmEnvironment } from './npm.js';
const LIMIT_MS = 480_000;
const OUTPUT = 1 << 20;
const WORDS = 400;
/** What npm leaves for itself; it differs between its versions. */
const OF_NPM = join('node_modules', '.package-lock.json');
/**
 * Installs into a new folder whose path begins with `prefix`; where that fails nothing is left. The problem is one sentence; rejects
 * with what the file system says.
 */
export async function fetchPackages(fetching, prefix) {
    const folder = await mkdtemp(prefix);
    let isKept = false;
    try {
        const problem = (await fill(folder, fetching)) ?? (await runNpm(folder, fetching));
        if (problem !== undefined)
            return fail(problem);
        await rm(join(folder, OF_NPM), { force: true });
        // Whoever the agent runs as may read it.
        await chmod(folder, 0o755);
        isKept = true;
        return ok(folder);
    }
    finally {
        if (!isKept)
            await rm(folder, { recursive: true, force: true });
    }
}
/** The files that npm reads: those of the tested version, else its package.json with the other version in place of its own. */
async function fill(folder, { choice, lock }) {
    if (choice.locked !== undefined) {
        for (const name of ['package.json', 'package-lock.json'])
            await copyFile(join(lock, name), join(folder, name));
        return;
    }
    const text = await readFile(join(lock, 'package.json'), 'utf8');
    await writeFile(join(folder, 'package.json'), text.replaceAll(quoteJson(choice.like.version), quoteJson(choice.version)));
}
async function runNpm(folder, { agent, choice, npm, machine, mark, signal }) {
    const ran = await run({
        argv: [...npm, ...npmArguments(choice.locked === undefined ? 'install' : 'ci', folder, machine)],
        cwd: folder,
        env: withMark(npmEnvironment(machine), mark),
        stdin: '',
        timeoutMs: LIMIT_MS,
        maxStdout: OUTPUT,
        keepStderr: OUTPUT,
        signal,
        mark,
    });
    await ran.reaped;
    const why = whyFailed(ran);
    return why === undefined ? undefined : `npm could not install ${agent} ${choice.version}: ${why}`;
}
function whyFailed({ end, stderr }) {
    if (end.kind !== 'exited')
        return runEndWords(end, `it was not done after ${LIMIT_MS / 60_000} minutes`);
    return end.code === 0 ? undefined : cutBytes(lastWords(stderr.toString('utf8')) || `it ended with code ${end.code}`, WORDS);
}
/** npm's own words in one line, without its prefix and without where its log is. */
function lastWords(text) {
    const lines = text.split(/\r?\n/).map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim());
    return lines.filter((line) => line !== '' && !/A complete log of this run/.test(line)).join(' ');
}
