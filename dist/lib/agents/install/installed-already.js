// An agent that is installed already (`agent-command`): run as it is named, after it has told its version.
import { mkdtemp, rm } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { fail, ok } from '../../contract/result.js';
import { baseline } from '../../subprocess/environment.js';
import { withMark } from '../../subprocess/mark.js';
import { run } from '../../subprocess/run.js';
import { judgeVersion } from './choose.js';
import { isBelow, onPath } from './npm.js';
const LIMIT_MS = 30_000;
const OUTPUT = 1 << 16;
const VERSION = /(?<![\d.])\d+\.\d+\.\d+(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?/;
/** The problem is one sentence; rejects where the folder for temporary files cannot be used. */
export async function agentOfCommand(request) {
    const { agent, command, versions, machine } = request;
    const [name, ...args] = command;
    const path = isAbsolute(name) ? name : /[\\/]/.test(name) ? undefined : onPath(name, machine);
    if (path === undefined)
        return fail(`agent-command names ${JSON.stringify(name)}, which is not on PATH outside the workspace: write an absolute path`);
    const program = [path, ...args];
    const gaps = isBelow(path, machine.workspace)
        ? [`agent-command runs ${path} out of the workspace, where whoever proposes a change can replace it`]
        : [];
    if (versions === undefined)
        return ok({ program, version: request.version ?? 'unknown', isTested: false, gaps });
    const told = await askVersion(program, request);
    if (!told.ok) {
        if (told.error.kind === 'not-started')
            return fail(`agent-command names ${JSON.stringify(path)}, which cannot be started: ${told.error.words}`);
        const words = `agent-command did not tell the version of ${agent}: ${told.error.words}`;
        if (request.allowUntested)
            return ok({ program, version: 'unknown', isTested: false, gaps: [...gaps, words] });
        return fail(`${words}; set allow-untested-version to run it all the same with enforcement that is at most partial`);
    }
    if (request.version !== undefined && request.version !== told.value)
        return fail(`agent-command runs ${agent} ${told.value} and agent-version says ${request.version}: make them agree, or leave agent-version out`);
    const judged = judgeVersion(agent, versions, told.value, request.allowUntested);
    if (!judged.ok)
        return judged;
    return ok({ program, version: told.value, isTested: judged.value.isTested, gaps: [...gaps, ...judged.value.gaps] });
}
const untold = (words) => fail({ kind: 'untold', words });
/** With a home and a place of its own, so that it leaves nothing in those of the user. */
async function askVersion(program, { machine, temp, mark, signal }) {
    const folder = await mkdtemp(join(temp, 'basis-guard-version-'));
    try {
        const ran = await run({
            argv: [...program, '--version'],
            cwd: folder,
            env: withMark({ ...baseline(machine.env, machine.platform), HOME: folder, TMPDIR: folder }, mark),
            stdin: '',
            timeoutMs: LIMIT_MS,
            maxStdout: OUTPUT,
            keepStderr: OUTPUT,
            signal,
            drainMs: 250,
            mark,
        });
        await ran.reaped;
        if (ran.end.kind === 'not-started')
            return fail({ kind: 'not-started', words: ran.end.message });
        if (ran.end.kind === 'late')
            return untold(`it had not answered --version after ${LIMIT_MS / 1000} seconds`);
        if (ran.end.kind !== 'exited' || ran.end.code !== 0)
            return untold('it failed when it was asked with --version');
        const version = VERSION.exec(ran.stdout.toString('utf8'))?.[0];
        return version === undefined ? untold('what it prints for --version has no version such as 1.2.3 in it') : ok(version);
    }
    finally {
        await rm(folder, { recursive: true, force: true });
    }
}
