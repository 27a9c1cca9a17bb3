// An agent of somebody else's as the one who holds the conversation: what it needs is found and made ready before the session begins.
import { join } from 'node:path';
import type { Adapter } from '../../agents/adapter.ts';
import { adapterOf } from '../../agents/adapters.ts';
import { mendInterceptor, holdMends } from '../../agents/decisions/mend.ts';
import { agentCallOf } from '../../agents/decisions/agent-tool.ts';
import { installAgent, removeInstalled, type InstalledAgent } from '../../agents/install/install.ts';
import { makeAgentPlace, type AgentPlace } from '../../agents/launch/place.ts';
import { probeBubblewrap, whyNoNetwork, type Bubblewrap } from '../../agents/launch/probe.ts';
import { reachOf } from '../../agents/reach.ts';
import { runAgent } from '../../agents/run-agent.ts';
import { cleanPath } from '../../bindings/trust/clean-path.ts';
import { messageOf } from '../../contract/message.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import type { WireName } from '../../gateway/types.ts';
import { planNotices, type McpPlan } from '../../loop/mcp/plan.ts';
import { proxySettings } from '../../loop/models/http.ts';
import { readSpec, type ReadSpec } from '../../loop/models/model-spec.ts';
import { cost, hasPrice, PRICES_DATE } from '../../loop/models/prices.ts';
import { upstreamOf, type ModelUpstream } from '../../loop/models/upstream.ts';
import { defined } from '../../contract/defined.ts';
import type { Host } from '../host.ts';
import type { Settings } from '../settings/settings.ts';
import type { Brain, BrainEnd, BrainParts } from './brain.ts';
import { mcpPlan } from './mcp.ts';
import type { Ready } from './start.ts';

/** Milliseconds that an answer may take beyond what the hooks may. */
const ANSWER_MS = 5_000;
/** The longest that any agent waits for a hook. */
const LONGEST_ANSWER_MS = 600_000;

interface Found {
  readonly adapter: Adapter;
  readonly model: ReadSpec;
  readonly wire: WireName;
  readonly upstream: ModelUpstream;
  readonly installed: InstalledAgent;
  /** Why it is not confined, in a sentence; else how. */
  readonly confined: Result<Bubblewrap, string>;
  readonly network: 'own' | 'shared';
  readonly mcp: McpPlan;
  readonly place: AgentPlace;
}

/** Makes an agent ready, or says in one sentence why it cannot be run as the settings ask. */
export async function otherBrain(ready: Ready): Promise<Result<Brain, string>> {
  const found = await find(ready);
  if (!found.ok) return found;
  const { adapter, model, installed, confined, network, mcp } = found.value;
  const { settings } = ready;
  const reach = reachOf({
    capabilities: adapter.capabilities,
    gateway: settings.gateway,
    unconfined: confined.ok ? undefined : confined.error,
    ownNetwork: confined.ok && network === 'own',
  });
  return ok({
    model,
    notices: [
      `the agent ${adapter.name} ${installed.version} is started as ${installed.program.join(' ')}`,
      ...installed.notices,
      ...planNotices(mcp),
    ],
    reach: { ...reach, gaps: [...reach.gaps, ...installed.gaps] },
    interceptors: [mendInterceptor(adapter.translator)],
    hold: (chain) => holdMends(chain, adapter.translator),
    touched: (call) => adapter.translator.touched(agentCallOf(call)),
    readable: [found.value.place.folders.home, found.value.place.folders.temp],
    run: (parts) => converse(found.value, parts),
  });
}

async function find(ready: Ready): Promise<Result<Found, string>> {
  const { settings, host, trust } = ready;
  const { agent } = settings;
  if (agent === 'builtin' || agent === 'replay') return fail(`the agent ${agent} is a part of the guard`);
  const adapter = await adapterOf(agent);
  const model = readSpec({ model: settings.model ?? '', ...defined({ baseUrl: settings.baseUrl, apiKey: settings.apiKey }) }, host.env);
  if (!model.ok) return model;
  const wire = adapter.wire(model.value);
  if (!wire.ok) return wire;
  const upstream = upstreamOf(model.value);
  if (!upstream.ok) return upstream;
  if (settings.costBudget !== undefined && !hasPrice(model.value))
    return fail(
      `cost-budget cannot be held: the price of \`${settings.model}\` is not known here (list of ${PRICES_DATE}); leave cost-budget out, or write token-budget in its place`,
    );
  const confined = await confinementOf(settings, host);
  if (!confined.ok) return confined;
  const installed = await install(settings, ready);
  if (!installed.ok) return installed;
  const isConfined = confined.value.ok;
  const place = makeAgentPlace({ folder: join(ready.place.scratch, 'a'), workspace: ready.place.workspace, confined: isConfined });
  if (!place.ok) return place;
  const network = isConfined && !settings.allow.external ? 'own' : 'shared';
  return ok({
    adapter,
    model: model.value,
    wire: wire.value,
    upstream: upstream.value,
    installed: installed.value,
    confined: confined.value,
    network,
    mcp: mcpPlan(trust, settings),
    place: place.value,
  });
}

/** How it is confined, or why not; a failure where it must be and cannot. */
async function confinementOf({ confine, allow }: Settings, host: Host): Promise<Result<Result<Bubblewrap, string>, string>> {
  if (confine === 'off') return ok(fail('`confine` is `off`: what the levels refuse is held by the agent’s hooks alone'));
  const probed = await probeBubblewrap({ signal: host.signal, platform: host.platform });
  const needsNetwork = !allow.external;
  const usable =
    probed.ok && needsNetwork && !probed.value.networks.includes('own') ? fail(await whyNoNetwork(probed.value, host.signal)) : probed;
  if (confine === 'required' && !usable.ok) return fail(`\`confine\` is \`required\`: ${usable.error}`);
  return ok(usable);
}

async function install(settings: Settings, { host, redact, place }: Ready): Promise<Result<InstalledAgent, string>> {
  const { agent, agentVersion, agentCommand, allowUntestedVersion } = settings;
  if (agent === 'builtin' || agent === 'replay') return fail(`the agent ${agent} is a part of the guard`);
  const { workspace } = place;
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
    ...defined({ version: agentVersion, command: agentCommand }),
  });
  return installed.ok ? installed : fail(redact(installed.error));
}

async function converse(
  found: Found,
  { started, host, enforcer, chain, journal, onGuardError, onGap, onLimit, onHeld }: BrainParts,
): Promise<BrainEnd> {
  const { adapter, model, place, installed, confined, network, mcp } = found;
  const { settings, trust, guidance, redact, marks, env, namespace } = started;
  const { path } = cleanPath(env['PATH'], { root: trust.checkout.root });
  try {
    const { ending, finalMessage } = await runAgent({
      adapter,
      version: installed.version,
      program: installed.program,
      args: settings.agentArgs,
      prompt: started.prompt ?? '',
      guidance: guidance.map(({ source, text }) => `From ${source}:\n\n${text}`).join('\n\n'),
      model,
      wire: found.wire,
      upstream: { ...found.upstream, ...defined({ proxy: proxySettings(host.env) }) },
      mode: settings.gateway,
      mcp: mcp.started,
      allow: { external: settings.allow.external, delegation: settings.allowDelegation },
      place,
      ...(confined.ok ? { bubblewrap: confined.value } : {}),
      network,
      confinement: {
        env: host.env,
        path,
        writable: settings.allow.local_state || settings.allow.process || settings.evaluateOnly,
        checkout: trust.checkout.root,
        hidden: [started.place.folder],
        shown: installed.folder === undefined ? [] : [installed.folder],
      },
      inside: host.folders.inside,
      ...defined({ pidNamespace: namespace }),
      environment: { ...env, PATH: path },
      marks,
      enforcer,
      chain,
      journal,
      evaluateOnly: settings.evaluateOnly,
      decisionToken: host.random(32),
      answerMs: answerMs(trust.hooks.map(({ timeoutMs }) => timeoutMs)),
      redact,
      hide: settings.redact ? redact : (text) => text,
      cost: (name, usage) => cost({ provider: model.provider, name }, usage),
      now: host.clock.monotonic,
      random: host.random,
      signal: host.signal,
      onGap,
      onLimit,
      onHeld,
    });
    return { ...ending, finalMessage, turns: 0 };
  } finally {
    try {
      await removeInstalled(installed);
      place.remove();
    } catch (error) {
      onGuardError(`what the agent left could not be removed: ${messageOf(error)}`);
    }
  }
}

/** Milliseconds for one answer: the whole chain, and the approver. */
function answerMs(timeouts: readonly number[]): number {
  return Math.min(
    LONGEST_ANSWER_MS,
    timeouts.reduce((sum, ms) => sum + ms, ANSWER_MS),
  );
}
