import { previewOf } from '../../audit/preview.js';
import { redactor } from '../../audit/redact.js';
import { openWorkspace } from '../../bindings/confined-fs/workspace.js';
import { digestOf } from '../../bindings/digest.js';
import { decodeUtf8 } from '../../contract/json/text.js';
import { defined } from '../../contract/defined.js';
import { fail, ok } from '../../contract/result.js';
import { belowFloor, enforcementOf } from '../../session/enforcement.js';
import { withPassed } from '../../subprocess/environment.js';
import { markSource } from '../../subprocess/mark.js';
import { probePidNamespace } from '../../subprocess/pid-namespace.js';
import { isOwnLoop } from '../settings/session-problems.js';
import { OWN_REACH, ownBrain } from './builtin.js';
import { hiddenNotices, readGuidance } from './context.js';
import { neverAsked } from './never-asked.js';
import { hookProblems } from './hook-problems.js';
import { secretValues } from './secrets.js';
import { openRunTrust } from './trust.js';
/** Makes all parts, or says in one sentence why the session cannot begin. */
export async function start(settings, sessionId, place, host) {
    const low = isOwnLoop(settings.agent) ? tooLow(settings, OWN_REACH) : undefined;
    if (low !== undefined)
        return fail(low);
    const env = withPassed(host.env, settings.passEnv, host.platform);
    if (!env.ok)
        return env;
    const workspace = await openWorkspace(place.workspace, host.platform);
    if (!workspace.ok)
        return fail(`the workspace ${settings.workspace} ${workspace.error}`);
    const opened = await openRunTrust(settings, place.scratch, host);
    if (!opened.ok)
        return opened;
    const started = await assemble({ settings, sessionId, place, host, env: env.value, workspace: workspace.value, ...opened.value });
    if (!started.ok)
        await opened.value.trust.close();
    return started;
}
/** Why the floor cannot be reached, in a sentence with what to write; undefined where it can. */
function tooLow({ evaluateOnly, floor }, { reach, why, gaps }) {
    const reached = enforcementOf({ reach, why, gaps, evaluateOnly });
    const below = belowFloor(reached, floor);
    return below === undefined ? undefined : `${below}: write \`${reached.level}\` there, or less`;
}
async function assemble({ workspace, notices, ...opened }) {
    const { settings, sessionId, place, host, trust, env } = opened;
    const prompt = await readPrompt(settings, trust);
    if (!prompt.ok)
        return prompt;
    const guidance = settings.agent === 'replay' ? ok([]) : await readGuidance(settings, trust, host, await guidanceFilesOf(settings));
    if (!guidance.ok)
        return guidance;
    const tokens = { gateway: host.random(32), decisions: host.random(32) };
    const secrets = secretValues(settings, host.env);
    const redact = redactor([...secrets, tokens.gateway, tokens.decisions]);
    const namespace = defined({ namespace: await probePidNamespace({ cwd: place.folder, signal: host.signal, platform: host.platform }) });
    const ready = {
        settings,
        sessionId,
        place,
        host,
        trust,
        env,
        guidance: guidance.value,
        prompt: prompt.value,
        ...namespace,
        marks: markSource(sessionId, () => host.random(8)),
        redact,
        hide: redactor(secrets),
        tokens,
        preview: (text) => previewOf(text, redact, digestOf),
    };
    const brain = isOwnLoop(settings.agent) ? await ownBrain(ready, workspace) : await agentBrain(ready, settings.agent);
    if (!brain.ok)
        return brain;
    return ok({
        ...ready,
        brain: brain.value,
        notices: [
            ...notices,
            ...(namespace.namespace || host.platform !== 'linux' ? [] : [NO_NAMESPACE]),
            ...[
                ...hookProblems(trust),
                ...brain.value.notices,
                ...neverAsked(trust.hooks, (name) => brain.value.knows(name)),
                ...hiddenNotices(prompt.value ?? ''),
            ].map((notice) => redact(notice)),
        ],
    });
}
/** Files of guidance that the agent's own users keep for it. */
async function guidanceFilesOf({ agent }) {
    if (isOwnLoop(agent))
        return [];
    const { adapterOf } = await import('../../agents/adapters.js');
    return (await adapterOf(agent)).guidance.files;
}
/** An agent of somebody else's; its parts are loaded where there is one. How far enforcement reaches is known only with it. */
async function agentBrain(ready, agent) {
    const { otherBrain } = await import('./other-agent.js');
    const brain = await otherBrain(ready, agent);
    const low = brain.ok ? tooLow(ready.settings, brain.value.reach) : undefined;
    return low === undefined ? brain : fail(low);
}
const NO_NAMESPACE = "no PID namespace can be had here: what a command starts and takes out of its process group is looked for by its environment, and a process that clears that is not found; and a command can read the environment of this user's other processes, with the inputs of the guard";
async function readPrompt(settings, trust) {
    if (settings.promptFile === undefined)
        return ok(settings.prompt);
    const read = await trust.readFile(settings.promptFile);
    if (!read.ok)
        return fail(`prompt-file: ${read.error}`);
    const text = decodeUtf8(read.value);
    return text.trim() === '' ? fail(`prompt-file: ${settings.promptFile} is empty: write what the agent is asked`) : ok(text);
}
