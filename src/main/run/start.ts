// Everything that must be in order before a session may begin. Nothing of the agent has run when this fails, and nothing runs half.
import { previewOf } from '../../audit/preview.ts';
import { redactor, type Redactor } from '../../audit/redact.ts';
import { openWorkspace } from '../../bindings/confined-fs/workspace.ts';
import { digestOf } from '../../bindings/digest.ts';
import type { Trust } from '../../bindings/trust/open-trust.ts';
import { decodeUtf8 } from '../../contract/json/text.ts';
import { defined } from '../../contract/defined.ts';
import type { Preview } from '../../contract/record.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import type { Model } from '../../loop/model.ts';
import type { Toolbox } from '../../loop/toolbox.ts';
import { pageStore } from '../../loop/tools/paging.ts';
import { belowFloor, enforcementOf } from '../../session/enforcement.ts';
import { withPassed } from '../../subprocess/environment.ts';
import { markSource } from '../../subprocess/mark.ts';
import { probePidNamespace } from '../../subprocess/pid-namespace.ts';
import type { Host } from '../host.ts';
import type { Settings } from '../settings/settings.ts';
import { makeModel } from './model.ts';
import type { Place } from './place.ts';
import { secretValues } from './secrets.ts';
import { makeToolbox } from './tools.ts';
import { openRunTrust } from './trust.ts';

export interface Started {
  readonly settings: Settings;
  readonly sessionId: string;
  readonly place: Place;
  readonly trust: Trust;
  readonly model: Model;
  readonly toolbox: Toolbox;
  readonly prompt: string | undefined;
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
  const { trust, notices } = opened.value;
  const prompt = await readPrompt(settings, trust);
  const model = prompt.ok ? await makeModel(settings, host) : prompt;
  if (!prompt.ok || !model.ok) {
    await trust.close();
    return model.ok ? fail('the prompt cannot be had') : model;
  }
  const redact = redactor(secretValues(settings, host.env));
  const namespace = await probePidNamespace({ cwd: place.folder, signal: host.signal, platform: host.platform });
  const marks = markSource(sessionId, () => host.random(8));
  const toolbox = await makeToolbox({
    workspace: workspace.value,
    trust,
    pages: pageStore(),
    marks,
    env: env.value,
    ...defined({ namespace }),
  });
  if (!toolbox.ok) {
    await trust.close();
    return toolbox;
  }
  return ok({
    settings,
    sessionId,
    place,
    trust,
    model: model.value,
    toolbox: toolbox.value,
    prompt: prompt.value,
    marks,
    redact,
    preview: (text) => previewOf(text, redact, digestOf),
    notices: namespace || host.platform !== 'linux' ? notices : [...notices, NO_NAMESPACE],
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
