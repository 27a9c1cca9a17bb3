// Everything that must be in order before a session may begin. Nothing of the agent has run when this fails, and nothing runs half.
import { previewOf } from '../../audit/preview.js';
import { redactor } from '../../audit/redact.js';
import { openWorkspace } from '../../bindings/confined-fs/workspace.js';
import { digestOf } from '../../bindings/digest.js';
import { decodeUtf8 } from '../../contract/json/text.js';
import { defined } from '../../contract/defined.js';
import { fail, ok } from '../../contract/result.js';
import { planNotices } from '../../loop/mcp/plan.js';
import { pageStore } from '../../loop/tools/paging.js';
import { belowFloor, enforcementOf } from '../../session/enforcement.js';
import { withPassed } from '../../subprocess/environment.js';
import { markSource } from '../../subprocess/mark.js';
import { probePidNamespace } from '../../subprocess/pid-namespace.js';
import { hiddenNotices, readAnswerDemand, readGuidance } from './context.js';
import { mcpPlan } from './mcp.js';
import { makeModel } from './model.js';
import { secretValues } from './secrets.js';
import { prepareTools } from './tools.js';
import { openRunTrust } from './trust.js';
/** Why enforcement by the loop of this process reaches no further. */
export const REACH = {
    reach: 'checked',
    why: ['commands run as the user of this process: what the levels refuse is not held by the kernel'],
};
/** Makes all parts, or says in one sentence why the session cannot begin. */
export async function start(settings, sessionId, place, host) {
    const reached = enforcementOf({ ...REACH, evaluateOnly: settings.evaluateOnly, gaps: [] });
    const floor = belowFloor(reached, settings.floor);
    if (floor !== undefined)
        return fail(`${floor}: write \`${reached.level}\` there, or less`);
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
async function assemble({ settings, sessionId, place, host, env, workspace, trust, notices }) {
    const prompt = await readPrompt(settings, trust);
    if (!prompt.ok)
        return prompt;
    const model = await makeModel(settings, host);
    if (!model.ok)
        return model;
    const guidance = settings.agent === 'replay' ? ok([]) : await readGuidance(settings, trust, host);
    if (!guidance.ok)
        return guidance;
    const answer = await readAnswerDemand(settings, trust);
    if (!answer.ok)
        return answer;
    const redact = redactor(secretValues(settings, host.env));
    const namespace = defined({ namespace: await probePidNamespace({ cwd: place.folder, signal: host.signal, platform: host.platform }) });
    const marks = markSource(sessionId, () => host.random(8));
    const pages = pageStore();
    const kit = await prepareTools({ workspace, trust, pages, marks, env, ...namespace });
    if (!kit.ok)
        return kit;
    const mcp = mcpPlan(trust, settings);
    return ok({
        settings,
        sessionId,
        place,
        trust,
        ...model.value,
        kit: kit.value,
        pages,
        mcp,
        guidance: guidance.value,
        ...defined({ answer: answer.value }),
        prompt: prompt.value,
        ...namespace,
        marks,
        redact,
        preview: (text) => previewOf(text, redact, digestOf),
        notices: [
            ...notices,
            ...(namespace.namespace || host.platform !== 'linux' ? [] : [NO_NAMESPACE]),
            ...[...planNotices(mcp), ...hiddenNotices(prompt.value ?? '')].map((notice) => redact(notice)),
        ],
    });
}
const NO_NAMESPACE = 'no PID namespace can be had here: what a command starts and takes out of its process group is looked for by its environment, and a process that clears that is not found';
async function readPrompt(settings, trust) {
    if (settings.promptFile === undefined)
        return ok(settings.prompt);
    const read = await trust.readFile(settings.promptFile);
    if (!read.ok)
        return fail(`prompt-file: ${read.error}`);
    const text = decodeUtf8(read.value);
    return text.trim() === '' ? fail(`prompt-file: ${settings.promptFile} is empty: write what the agent is asked`) : ok(text);
}
