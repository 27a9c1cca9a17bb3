// What a run may trust: on a runner by its event and who caused it, elsewhere the working tree.
import { messageOf } from '../../contract/message.ts';
import { readFileSync } from 'node:fs';
import { openTrust, type Trust } from '../../bindings/trust/open-trust.ts';
import { WORKING_TREE, type TrustPlan } from '../../bindings/trust/plan.ts';
import { remoteOf } from '../../bindings/trust/remote.ts';
import { defined } from '../../contract/defined.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { decodeUtf8 } from '../../contract/json/text.ts';
import { viewOf } from '../../contract/json/view.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import { judgeActors } from '../../github/actors.ts';
import { readEvent, type EventFacts } from '../../github/event.ts';
import { permissionByApi } from '../../github/permission.ts';
import { planTrust } from '../../github/trust-plan.ts';
import type { Host } from '../host.ts';
import type { Settings } from '../settings/settings.ts';

/** Milliseconds that one permission look-up may take. */
const LOOK_UP_MS = 10_000;

export interface RunTrust {
  readonly trust: Trust;
  /** Sentences about who started the run and what was ignored. */
  readonly notices: readonly string[];
}

export const isRunner = (host: Host): boolean => host.env['GITHUB_ACTIONS'] === 'true';

/** Judges the actor where there is one, then opens the trusted version. Every problem is one sentence, a configuration error. */
export async function openRunTrust(settings: Settings, scratch: string, host: Host): Promise<Result<RunTrust, string>> {
  const planned = isRunner(host) ? await planOnRunner(settings, host) : ok({ plan: planElsewhere(settings), notices: [] });
  if (!planned.ok) return planned;
  const { plan, notices } = planned.value;
  const { GITHUB_SERVER_URL: serverUrl, GITHUB_REPOSITORY: repository, GITHUB_WORKSPACE: ceiling } = host.env;
  const trust = await openTrust({
    plan,
    workspace: settings.workspace,
    env: host.env,
    remote: remoteOf({ ...defined({ serverUrl, repository }), ...defined({ token: settings.githubToken }) }),
    folder: scratch,
    variables: passedVariables(settings, host),
    requireHooks: settings.requireHooks,
    signal: host.signal,
    ...defined({ ceiling, configDir: settings.configDir }),
  });
  return trust.ok ? ok({ trust: trust.value, notices: [...notices, ...trust.value.notices] }) : trust;
}

/** Outside a runner nobody but the user wrote the working tree. */
function planElsewhere(settings: Settings): TrustPlan {
  return settings.workspaceHooks === 'off' ? { ...WORKING_TREE, workspaceFiles: false, why: '`workspace-hooks` is `off`' } : WORKING_TREE;
}

async function planOnRunner(settings: Settings, host: Host): Promise<Result<{ plan: TrustPlan; notices: readonly string[] }, string>> {
  const facts = readFacts(host);
  if (!facts.ok) return facts;
  const lookUp = permissionByApi({
    apiUrl: host.env['GITHUB_API_URL'] ?? 'https://api.github.com',
    repository: host.env['GITHUB_REPOSITORY'] ?? '',
    token: settings.githubToken ?? '',
    timeoutMs: LOOK_UP_MS,
    signal: host.signal,
  });
  const actors = await judgeActors(facts.value, settings, lookUp);
  if (!actors.allowed) return fail(actors.why);
  const plan = planTrust(facts.value, settings.workspaceHooks);
  return plan.ok ? ok({ plan: plan.value, notices: [`the session may start: ${actors.why}`] }) : plan;
}

function readFacts(host: Host): Result<EventFacts, string> {
  const {
    GITHUB_EVENT_PATH: path,
    GITHUB_EVENT_NAME: name,
    GITHUB_SHA: sha,
    GITHUB_ACTOR: actor,
    GITHUB_TRIGGERING_ACTOR: triggeringActor,
  } = host.env;
  const payload = readPayload(path);
  return payload.ok ? readEvent({ name, payload: payload.value, sha, actor, triggeringActor }) : payload;
}

function readPayload(path: string | undefined): Result<unknown, string> {
  if (!path) return fail('GITHUB_EVENT_PATH is not set, so it is not known who caused this run: run this as a step of a workflow');
  try {
    const parsed = parseJson(decodeUtf8(readFileSync(path)));
    return parsed.ok ? ok(viewOf(parsed.value.root)) : fail(`the event in ${path} is not JSON: ${parsed.error.message}`);
  } catch (error) {
    return fail(`the event in ${path} cannot be read: ${messageOf(error)}`);
  }
}

/** What `${NAME}` may become in a tools file: the variables that `pass-env` names, and nothing else. */
function passedVariables(settings: Settings, host: Host): Record<string, string> {
  return Object.fromEntries(settings.passEnv.flatMap((name) => (host.env[name] === undefined ? [] : [[name, host.env[name]]])));
}
