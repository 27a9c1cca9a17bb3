// Makes an agent ready to be started: the tested version by its lock file out of a cache whose content is checked each time, another
// version where it may be, or one that is installed already. Nothing of a package is run while it is installed.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../../bindings/ledger-lines.js';
import { fail, ok } from '../../contract/result.js';
import { chooseVersion } from './choose.js';
import { fetchPackages } from './fetch-packages.js';
import { agentOfCommand } from './installed-already.js';
import { keepTree } from './kept.js';
import { findNpm } from './npm.js';
import { readVersions } from './versions.js';
/** To be called before each start, for it checks what it hands out. Never rejects; the problem is one sentence. */
export async function installAgent(request) {
    try {
        return await install(request);
    }
    catch (error) {
        if (request.signal.aborted)
            return fail(`the installation of ${request.agent} was cancelled`);
        return fail(`${request.agent} could not be installed: ${reasonOf(error)}`);
    }
}
/** Takes a temporary installation away; another one stays. Rejects with what the file system says. */
export async function removeInstalled({ folder, temporary }) {
    if (temporary && folder !== undefined)
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
async function install(request) {
    const { agent, command, agentsFolder } = request;
    const source = join(agentsFolder, 'versions.json');
    const all = readVersions(await readFile(source, 'utf8'), source);
    if (!all.ok)
        return all;
    const versions = all.value.get(agent);
    if (command !== undefined)
        return installedAlready(request, command, versions);
    if (versions === undefined)
        return fail(`${agent} is not among the agents that can be installed here: name its program in agent-command, such as ["/opt/agent/bin/agent"]`);
    const choice = chooseVersion(agent, versions, request.version, request.allowUntested);
    return choice.ok ? await chosen(request, choice.value) : choice;
}
async function installedAlready(request, command, versions) {
    const found = await agentOfCommand({ ...request, command, mark: request.random(16), ...(versions === undefined ? {} : { versions }) });
    if (!found.ok)
        return found;
    const { program, version, isTested, gaps } = found.value;
    return ok({ program, temporary: false, version, tested: isTested, notices: [], gaps });
}
async function chosen(request, choice) {
    const { agent, cacheFolder, agentsFolder, machine, signal } = request;
    const what = `${agent} ${choice.version}`;
    const platform = `${machine.platform}-${machine.arch}`;
    const start = choice.like.start.get(platform);
    if (start === undefined)
        return fail(`${what} is not installed on ${platform} by this guard, only on ${[...choice.like.start.keys()].join(', ')}: name it in agent-command`);
    const npm = request.npm === undefined ? findNpm(machine) : ok(request.npm);
    if (!npm.ok)
        return npm;
    const lock = join(agentsFolder, choice.like.lock);
    const fetching = { agent, choice, lock, npm: npm.value, machine, mark: request.random(16), signal };
    await mkdir(cacheFolder, { recursive: true, mode: 0o755 });
    const made = await madeReady(fetching, join(cacheFolder, `${agent}-${choice.version}-${platform}`), choice.locked?.trees.get(platform));
    if (!made.ok)
        return made;
    const { folder, temporary, notices } = made.value;
    const program = join(folder, start);
    const installed = {
        program: choice.like.runs === 'node' ? [machine.node, program] : [program],
        folder,
        temporary,
        version: choice.version,
        tested: choice.isTested,
        notices: [...choice.notices, ...notices],
        gaps: choice.gaps,
    };
    if ((await stat(program).catch(() => undefined))?.isFile() === true)
        return ok(installed);
    await removeInstalled(installed);
    return fail(`npm brought no ${start} for ${what} on ${platform}: name an agent that is installed already in agent-command`);
}
/** Where it is not known what the tree must be, none that lies there is believed: each run installs its own. */
async function madeReady(fetching, place, expected) {
    const { agent, choice, signal } = fetching;
    const fetch = (prefix) => fetchPackages(fetching, prefix);
    if (expected === undefined) {
        const fetched = await fetch(`${place}-once-`);
        return fetched.ok ? ok({ folder: fetched.value, temporary: true, notices: [] }) : fetched;
    }
    const home = `${place}-${await lockDigest(fetching.lock, choice.like)}`;
    const kept = await keepTree({ home, expected, what: `${agent} ${choice.version}`, signal, fetch });
    return kept.ok ? ok({ folder: home, temporary: false, notices: kept.value.notices }) : kept;
}
/** A few digits by which the folders of two lock files of one version are told apart; what is in them is checked by the tree's digest. */
async function lockDigest(lock, { version }) {
    const digest = createHash('sha256').update(version);
    for (const name of ['package.json', 'package-lock.json'])
        digest.update(await readFile(join(lock, name)));
    return digest.digest('hex').slice(0, 16);
}
