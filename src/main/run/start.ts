// Everything that must be in order before a session may begin. Nothing of the agent has run when this fails, and nothing runs half.
import { previewOf } from '../../audit/preview.ts';
import { redactor, type Redactor } from '../../audit/redact.ts';
import { openWorkspace, type Workspace } from '../../bindings/confined-fs/workspace.ts';
import { digestOf } from '../../bindings/digest.ts';
import type { Trust } from '../../bindings/trust/open-trust.ts';
import { decodeUtf8 } from '../../contract/json/text.ts';
import { defined } from '../../contract/defined.ts';
import type { Preview } from '../../contract/record.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import type { Model } from '../../loop/model.ts';
import { planNotices, type McpPlan } from '../../loop/mcp/plan.ts';
import type { Guidance } from '../../loop/system-prompt.ts';
import { pageStore, type PageStore } from '../../loop/tools/paging.ts';
import type { Price } from '../../loop/turn-account.ts';
import { belowFloor, enforcementOf } from '../../session/enforcement.ts';
import { withPassed } from '../../subprocess/environment.ts';
import { markSource } from '../../subprocess/mark.ts';
import { probePidNamespace, type PidNamespace } from '../../subprocess/pid-namespace.ts';
import type { Host } from '../host.ts';
import type { Settings } from '../settings/settings.ts';
import { hiddenNotices, readAnswerDemand, readGuidance, type AnswerDemand } from './context.ts';
import { mcpPlan } from './mcp.ts';
import { makeModel } from './model.ts';
import type { Place } from './place.ts';
import { secretValues } from './secrets.ts';
import { prepareTools, type ToolKit } from './tools.ts';
import { openRunTrust, type RunTrust } from './trust.ts';

export interface Started {
  readonly settings: Settings;
  readonly sessionId: string;
  readonly place: Place;
  readonly trust: Trust;
  readonly model: Model;
  /** Absent for a script. */
  readonly price?: Price;
  readonly kit: ToolKit;
  readonly pages: PageStore;
  readonly mcp: McpPlan;
  /** What the model is told about the project and by the operator. */
  readonly guidance: readonly Guidance[];
  /** What its final answer must be; absent: any text. */
  readonly answer?: AnswerDemand;
  readonly prompt: string | undefined;
  readonly namespace?: PidNamespace;
  readonly marks: () => string;
  readonly redact: Redactor;
  readonly preview: (text: string) => Preview;
  readonly notices: readonly string[];
}

/** Why enforcement by the loop of this process reaches no further. */
export const REACH = {
  reach: 'checked',
  why: ['commands run as the user of this process: what the levels refuse is not held by the kernel'],
} as const;

/** Makes all parts, or says in one sentence why the session cannot begin. */
export async function start(settings: Settings, sessionId: string, place: Place, host: Host): Promise<Result<Started, string>> {
  const reached = enforcementOf({ ...REACH, evaluateOnly: settings.evaluateOnly, gaps: [] });
  const floor = belowFloor(reached, settings.floor);
  if (floor !== undefined) return fail(`${floor}: write \`${reached.level}\` there, or less`);
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

interface Opened extends RunTrust {
  readonly settings: Settings;
  readonly sessionId: string;
  readonly place: Place;
  readonly host: Host;
  /** What commands see. */
  readonly env: Readonly<Record<string, string>>;
  readonly workspace: Workspace;
}

async function assemble({ settings, sessionId, place, host, env, workspace, trust, notices }: Opened): Promise<Result<Started, string>> {
  const prompt = await readPrompt(settings, trust);
  if (!prompt.ok) return prompt;
  const model = await makeModel(settings, host);
  if (!model.ok) return model;
  const guidance = settings.agent === 'replay' ? ok([]) : await readGuidance(settings, trust, host);
  if (!guidance.ok) return guidance;
  const answer = await readAnswerDemand(settings, trust);
  if (!answer.ok) return answer;
  const redact = redactor(secretValues(settings, host.env));
  const namespace = defined({ namespace: await probePidNamespace({ cwd: place.folder, signal: host.signal, platform: host.platform }) });
  const marks = markSource(sessionId, () => host.random(8));
  const pages = pageStore();
  const kit = await prepareTools({ workspace, trust, pages, marks, env, ...namespace });
  if (!kit.ok) return kit;
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

const NO_NAMESPACE =
  'no PID namespace can be had here: what a command starts and takes out of its process group is looked for by its environment, and a process that clears that is not found';

async function readPrompt(settings: Settings, trust: Trust): Promise<Result<string | undefined, string>> {
  if (settings.promptFile === undefined) return ok(settings.prompt);
  const read = await trust.readFile(settings.promptFile);
  if (!read.ok) return fail(`prompt-file: ${read.error}`);
  const text = decodeUtf8(read.value);
  return text.trim() === '' ? fail(`prompt-file: ${settings.promptFile} is empty: write what the agent is asked`) : ok(text);
}
