// An agent of somebody else's as the one who holds the conversation: what it needs is found and made ready before the session begins.
import { join } from 'node:path';
import { adapterOf } from '../../agents/adapters.js';
import { wiringOf } from '../../agents/decisions/wiring.js';
import { installAgent, removeInstalled } from '../../agents/install/install.js';
import { makeAgentPlace } from '../../agents/launch/place.js';
import { probeBubblewrap } from '../../agents/launch/probe.js';
import { loginFilesIn } from '../../agents/launch/login-files.js';
import { unconfinedGaps } from '../../agents/launch/unconfined.js';
import { reachOf } from '../../agents/reach.js';
import { runAgent } from '../../agents/run-agent.js';
import { startNotices } from '../../agents/start-notices.js';
import { neutralise } from '../../audit/neutralise.js';
import { cleanPath } from '../../bindings/trust/clean-path.js';
import { messageOf } from '../../contract/message.js';
import { fail, ok } from '../../contract/result.js';
import { planNotices } from '../../loop/mcp/plan.js';
import { proxySettings } from '../../loop/models/http.js';
import { readSpec } from '../../loop/models/model-spec.js';
import { cost, hasPrice, PRICES_DATE } from '../../loop/models/prices.js';
import { upstreamOf } from '../../loop/models/upstream.js';
import { defined } from '../../contract/defined.js';
import { letHeapGrow } from '../heap.js';
import { serverFolder, trustedServers } from './agent-servers.js';
import { readSkills } from './context.js';
import { mcpPlan } from './mcp.js';
/** Milliseconds that an answer may take beyond what the hooks may. */
const ANSWER_MS = 5_000;
/** The longest that any agent waits for a hook. */
const LONGEST_ANSWER_MS = 600_000;
/** Makes an agent ready, or says in one sentence why it cannot be run as the settings ask. */
export async function otherBrain(ready, agent) {
    letHeapGrow();
    const found = await find(ready, agent);
    if (!found.ok)
        return found;
    const { adapter, model, installed, confined, network, mcp } = found.value;
    const { settings } = ready;
    const reach = reachOf({
        capabilities: adapter.capabilities,
        gateway: settings.gateway,
        unconfined: confined.ok
            ? []
            : unconfinedGaps({
                why: confined.error,
                pidNamespace: ready.namespace !== undefined,
                platform: ready.host.platform,
                logins: loginFilesIn({ env: ready.host.env, workspace: ready.place.workspace, checkout: ready.trust.checkout.root }),
            }),
        ownNetwork: confined.ok && network === 'own',
        commands: mayRunCommands(settings),
    });
    return ok({
        model,
        notices: [
            `the agent ${adapter.name} ${installed.version} is started as ${installed.program.join(' ')}`,
            ...installed.notices,
            ...planNotices(mcp),
            ...aboutStart(adapter, settings),
        ],
        reach: { ...reach, gaps: [...reach.gaps, ...installed.gaps] },
        ...wiringOf(adapter.translator),
        readable: [found.value.place.folders.home, found.value.place.folders.temp],
        run: (parts) => converse(found.value, parts),
    });
}
function aboutStart({ name, capabilities }, settings) {
    return startNotices({ name, capabilities, allowProcess: mayRunCommands(settings) });
}
/** Where nothing is enforced, commands run as well. */
const mayRunCommands = ({ allow, evaluateOnly }) => allow.process || evaluateOnly;
async function find(ready, agent) {
    const { settings, host, trust } = ready;
    const adapter = await adapterOf(agent);
    const model = await modelFor(adapter, settings, host);
    if (!model.ok)
        return model;
    const confined = await confinementOf(settings, host);
    if (!confined.ok)
        return confined;
    const network = confined.value.ok && !settings.allow.external ? 'own' : 'shared';
    if (network === 'own' && model.value.upstream === undefined)
        return fail(`${agent} could reach no model: it is named none, and \`allow-external\` is off. Write \`model\`, so that the guard stands before it, or set \`allow-external\``);
    const skills = await readSkills(settings, trust, adapter.guidance.skills);
    if (!skills.ok)
        return skills;
    const mcp = trustedServers(mcpPlan(trust, settings), trust);
    if (!mcp.ok)
        return mcp;
    const installed = await install(agent, ready);
    if (!installed.ok)
        return installed;
    const isConfined = confined.value.ok;
    const place = makeAgentPlace({ folder: join(ready.place.scratch, 'a'), workspace: ready.place.workspace, confined: isConfined });
    if (!place.ok)
        return place;
    return ok({
        adapter,
        ...model.value,
        installed: installed.value,
        confined: confined.value,
        network,
        mcp: mcp.value,
        place: place.value,
        skills: skills.value,
    });
}
/** What it asks for and who answers; an agent without a wire may find its model by itself. */
async function modelFor(adapter, { model: named, baseUrl, apiKey, costBudget, tokenBudget, gateway }, host) {
    const isWithoutWire = adapter.capabilities.wires.length === 0;
    if (isWithoutWire && (costBudget !== undefined || tokenBudget !== undefined))
        return fail(`token-budget and cost-budget cannot be held with ${adapter.name}: nobody counts its tokens; write tool-budget or deadline`);
    if (isWithoutWire && named === undefined)
        return ok({ model: UNNAMED, wire: 'responses', mode: 'off' });
    const model = readSpec({ model: named ?? '', ...defined({ baseUrl, apiKey }) }, host.env);
    if (!model.ok)
        return model;
    const wire = adapter.wire(model.value);
    if (!wire.ok)
        return wire;
    const upstream = await upstreamOf(model.value, host.env);
    if (!upstream.ok)
        return upstream;
    if (costBudget !== undefined && !hasPrice(model.value))
        return fail(`cost-budget cannot be held: the price of \`${named}\` is not known here (list of ${PRICES_DATE}); leave cost-budget out, or write token-budget in its place`);
    return ok({ model: model.value, wire: wire.value, upstream: upstream.value, mode: isWithoutWire ? 'off' : gateway });
}
/** How the agent `basis` runs where nobody says otherwise: it is no package that could be installed here. */
const BASIS_COMMAND = ['basis', 'serve', '--acp'];
const UNNAMED = { provider: 'unknown', name: 'unknown' };
/** How it is confined, or why not; a failure where it must be and cannot. */
async function confinementOf({ confine, allow }, host) {
    if (confine === 'off')
        return ok(fail("`confine` is `off`: what the levels refuse is held by the agent's hooks alone"));
    const probed = await probeBubblewrap({ signal: host.signal, platform: host.platform });
    const noNetwork = probed.ok && !allow.external ? probed.value.noNetwork : undefined;
    const usable = noNetwork === undefined ? probed : fail(noNetwork);
    if (confine === 'required' && !usable.ok)
        return fail(`\`confine\` is \`required\`: ${usable.error}`);
    return ok(usable);
}
async function install(agent, { settings, host, redact, place }) {
    const { agentVersion, agentCommand, allowUntestedVersion } = settings;
    const { workspace } = place;
    const usual = agent === 'basis' ? BASIS_COMMAND : undefined;
    const { agents } = host.folders;
    const { RUNNER_TOOL_CACHE, XDG_CACHE_HOME, HOME } = host.env;
    const cache = RUNNER_TOOL_CACHE || XDG_CACHE_HOME || join(HOME || '/', '.cache');
    const installed = await installAgent({
        agent,
        allowUntested: allowUntestedVersion,
        agentsFolder: agents,
        cacheFolder: join(cache, 'basis-guard', 'agents'),
        machine: {
            node: process.execPath,
            platform: host.platform,
            arch: process.arch,
            env: host.env,
            workspace,
        },
        temp: place.folder,
        random: host.random,
        signal: host.signal,
        ...defined({ version: agentVersion, command: agentCommand ?? usual }),
    });
    if (installed.ok)
        return installed;
    const isUsual = agentCommand === undefined && usual !== undefined;
    return fail(redact(isUsual ? `${agent} runs as \`${usual.join(' ')}\` where agent-command says nothing else, and ${installed.error}` : installed.error));
}
async function converse(found, { started, host, enforcer, chain, journal, onGuardError, onGap, onLimit, onNotice, onHeld }) {
    const { adapter, model, place, installed, confined, network, mcp } = found;
    const { settings, trust, guidance, redact, hide, tokens, marks, env, namespace } = started;
    for (const sentence of aboutStart(adapter, settings))
        host.say(neutralise(redact(sentence)));
    const { path } = cleanPath(env['PATH'], { root: trust.checkout.root });
    try {
        const { ending, ...more } = await runAgent({
            adapter,
            version: installed.version,
            program: installed.program,
            args: settings.agentArgs,
            prompt: started.prompt ?? '',
            skills: found.skills,
            guidance: guidance.map(({ source, text }) => `From ${source}:\n\n${text}`).join('\n\n'),
            model,
            wire: found.wire,
            ...(found.upstream === undefined ? {} : { upstream: { ...found.upstream, ...defined({ proxy: proxySettings(host.env) }) } }),
            mode: found.mode,
            mcp: mcp.started,
            allow: { external: settings.allow.external, delegation: settings.allowDelegation },
            place,
            ...(confined.ok ? { bubblewrap: confined.value } : {}),
            network,
            confinement: {
                env: host.env,
                path,
                writable: settings.allow.local_state || mayRunCommands(settings),
                checkout: trust.checkout.root,
                hidden: [started.place.folder],
                shown: installed.folder === undefined ? [] : [installed.folder],
                ...defined({ snapshot: serverFolder(mcp, trust) }),
            },
            inside: host.folders.inside,
            ...defined({ pidNamespace: namespace }),
            environment: { ...env, PATH: path },
            marks,
            enforcer,
            chain,
            journal,
            evaluateOnly: settings.evaluateOnly,
            gatewayToken: tokens.gateway,
            decisionToken: tokens.decisions,
            answerMs: answerMs(trust.hooks.map(({ timeoutMs }) => timeoutMs)),
            redact,
            hide: settings.redact ? hide : (text) => text,
            cost: (name, usage) => cost({ provider: model.provider, name }, usage),
            now: host.clock.monotonic,
            random: host.random,
            signal: host.signal,
            say: (sentence) => {
                const message = redact(sentence);
                enforcer.tell({ type: 'notice', message });
                host.say(neutralise(message));
            },
            onGap,
            onLimit,
            onNotice,
            onHeld,
        });
        return { ...ending, ...more, turns: 0 };
    }
    finally {
        const removed = place.remove();
        if (!removed.ok)
            onGuardError(removed.error);
        await removeInstalled(installed).catch((error) => onLimit(`the agent's installation could not be removed: ${messageOf(error)}`));
    }
}
/** Milliseconds for one answer: the whole chain, and the approver. */
function answerMs(timeouts) {
    return Math.min(LONGEST_ANSWER_MS, timeouts.reduce((sum, ms) => sum + ms, ANSWER_MS));
}
