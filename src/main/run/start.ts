// Everything that must be in order before a session may begin. Nothing of the agent has run when this fails, and nothing runs half.
import type { AgentName } from '../../agents/adapter.ts';
import { previewOf } from '../../audit/preview.ts';
import { redactor, type Redactor } from '../../audit/redact.ts';
import { openWorkspace, type Workspace } from '../../bindings/confined-fs/workspace.ts';
import { digestOf } from '../../bindings/digest.ts';
import type { Trust } from '../../bindings/trust/open-trust.ts';
import { decodeUtf8 } from '../../contract/json/text.ts';
import { defined } from '../../contract/defined.ts';
import type { Preview } from '../../contract/record.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import type { Guidance } from '../../loop/system-prompt.ts';
import { belowFloor, enforcementOf } from '../../session/enforcement.ts';
import { withPassed } from '../../subprocess/environment.ts';
import { markSource } from '../../subprocess/mark.ts';
import { probePidNamespace, type PidNamespace } from '../../subprocess/pid-namespace.ts';
import type { Host } from '../host.ts';
import { isOwnLoop } from '../settings/session-problems.ts';
import type { Settings } from '../settings/settings.ts';
import type { Brain, Reach } from './brain.ts';
import { OWN_REACH, ownBrain } from './builtin.ts';
import { hiddenNotices, readGuidance } from './context.ts';
import { neverAsked } from './never-asked.ts';
import { hookProblems } from './hook-problems.ts';
import type { Place } from './place.ts';
import { secretValues } from './secrets.ts';
import { openRunTrust, type RunTrust } from './trust.ts';

/** What every session needs, whoever holds its conversation. */
export interface Ready {
  readonly settings: Settings;
  readonly sessionId: string;
  readonly place: Place;
  readonly host: Host;
  readonly trust: Trust;
  /** What commands see. */
  readonly env: Readonly<Record<string, string>>;
  /** What the model is told about the project and by the operator. */
  readonly guidance: readonly Guidance[];
  readonly prompt: string | undefined;
  readonly namespace?: PidNamespace;
  readonly marks: () => string;
  /** For records and the log: what must not be read there, the session's own tokens among it. */
  readonly redact: Redactor;
  /** For what the model reads: the secrets alone. The tokens are the agent's own, and good for nothing else. */
  readonly hide: Redactor;
  readonly tokens: { readonly gateway: string; readonly decisions: string };
  readonly preview: (text: string) => Preview;
}

export interface Started extends Ready {
  readonly brain: Brain;
  readonly notices: readonly string[];
}

/** Makes all parts, or says in one sentence why the session cannot begin. */
export async function start(settings: Settings, sessionId: string, place: Place, host: Host): Promise<Result<Started, string>> {
  const low = isOwnLoop(settings.agent) ? tooLow(settings, OWN_REACH) : undefined;
  if (low !== undefined) return fail(low);
  const env = withPassed(host.env, settings.passEnv, host.platform);
  if (!env.ok) return env;
  const workspace = await openWorkspace(place.workspace, host.platform);
  if (!workspace.ok) return fail(`the workspace ${settings.workspace} ${workspace.error}`);
  const opened = await openRunTrust(settings, place.scratch, host);
  if (!opened.ok) return opened;
  const started = await assemble({ settings, sessionId, place, host, env: env.value, workspace: workspace.value, ...opened.value });
  if (!started.ok) await opened.value.trust.close();
  return started;
}

/** Why the floor cannot be reached, in a sentence with what to write; undefined where it can. */
function tooLow({ evaluateOnly, floor }: Settings, { reach, why, gaps }: Reach): string | undefined {
  const reached = enforcementOf({ reach, why, gaps, evaluateOnly });
  const below = belowFloor(reached, floor);
  return below === undefined ? undefined : `${below}: write \`${reached.level}\` there, or less`;
}

interface Opened extends RunTrust {
  readonly settings: Settings;
  readonly sessionId: string;
  readonly place: Place;
  readonly host: Host;
  readonly env: Readonly<Record<string, string>>;
  readonly workspace: Workspace;
}

async function assemble({ workspace, notices, ...opened }: Opened): Promise<Result<Started, string>> {
  const { settings, sessionId, place, host, trust, env } = opened;
  const prompt = await readPrompt(settings, trust);
  if (!prompt.ok) return prompt;
  const guidance = settings.agent === 'replay' ? ok([]) : await readGuidance(settings, trust, host, await guidanceFilesOf(settings));
  if (!guidance.ok) return guidance;
  const tokens = { gateway: host.random(32), decisions: host.random(32) };
  const secrets = secretValues(settings, host.env);
  const redact = redactor([...secrets, tokens.gateway, tokens.decisions]);
  const namespace = defined({ namespace: await probePidNamespace({ cwd: place.folder, signal: host.signal, platform: host.platform }) });
  const ready: Ready = {
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
  if (!brain.ok) return brain;
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
async function guidanceFilesOf({ agent }: Settings): Promise<readonly string[]> {
  if (isOwnLoop(agent)) return [];
  const { adapterOf } = await import('../../agents/adapters.ts');
  return (await adapterOf(agent)).guidance.files;
}

/** An agent of somebody else's; its parts are loaded where there is one. How far enforcement reaches is known only with it. */
async function agentBrain(ready: Ready, agent: AgentName): Promise<Result<Brain, string>> {
  const { otherBrain } = await import('./other-agent.ts');
  const brain = await otherBrain(ready, agent);
  const low = brain.ok ? tooLow(ready.settings, brain.value.reach) : undefined;
  return low === undefined ? brain : fail(low);
}

const NO_NAMESPACE =
  "no PID namespace can be had here: what a command starts and takes out of its process group is looked for by its environment, and a process that clears that is not found; and a command can read the environment of this user's other processes, with the inputs of the guard";

async function readPrompt(settings: Settings, trust: Trust): Promise<Result<string | undefined, string>> {
  if (settings.promptFile === undefined) return ok(settings.prompt);
  const read = await trust.readFile(settings.promptFile);
  if (!read.ok) return fail(`prompt-file: ${read.error}`);
  const text = decodeUtf8(read.value);
  return text.trim() === '' ? fail(`prompt-file: ${settings.promptFile} is empty: write what the agent is asked`) : ok(text);
}
