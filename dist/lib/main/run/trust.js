// What a run may trust: on a runner by its event and who caused it, elsewhere the working tree.
import { messageOf } from '../../contract/message.js';
import { readFileSync } from 'node:fs';
import { openTrust } from '../../bindings/trust/open-trust.js';
import { WORKING_TREE } from '../../bindings/trust/plan.js';
import { remoteOf } from '../../bindings/trust/remote.js';
import { defined } from '../../contract/defined.js';
import { parseJson } from '../../contract/json/parse.js';
import { decodeUtf8 } from '../../contract/json/text.js';
import { viewOf } from '../../contract/json/view.js';
import { fail, ok } from '../../contract/result.js';
import { judgeActors } from '../../github/actors.js';
import { readEvent } from '../../github/event.js';
import { permissionByApi } from '../../github/permission.js';
import { planTrust } from '../../github/trust-plan.js';
/** Milliseconds that one permission look-up may take. */
const LOOK_UP_MS = 10_000;
export const isRunner = (host) => host.env['GITHUB_ACTIONS'] === 'true';
/** Judges the actor where there is one, then opens the trusted version. Every problem is one sentence, a configuration error. */
export async function openRunTrust(settings, scratch, host) {
    const planned = isRunner(host) ? await planOnRunner(settings, host) : ok({ plan: planElsewhere(settings), notices: [] });
    if (!planned.ok)
        return planned;
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
function planElsewhere(settings) {
    return settings.workspaceHooks === 'off' ? { ...WORKING_TREE, workspaceFiles: false, why: '`workspace-hooks` is `off`' } : WORKING_TREE;
}
async function planOnRunner(settings, host) {
    const facts = readFacts(host);
    if (!facts.ok)
        return facts;
    const lookUp = permissionByApi({
        apiUrl: host.env['GITHUB_API_URL'] ?? 'https://api.github.com',
        repository: host.env['GITHUB_REPOSITORY'] ?? '',
        token: settings.githubToken ?? '',
        timeoutMs: LOOK_UP_MS,
        signal: host.signal,
    });
    const actors = await judgeActors(facts.value, settings, lookUp);
    if (!actors.allowed)
        return fail(actors.why);
    const plan = planTrust(facts.value, settings.workspaceHooks);
    return plan.ok ? ok({ plan: plan.value, notices: [`the session may start: ${actors.why}`] }) : plan;
}
function readFacts(host) {
    const { GITHUB_EVENT_PATH: path, GITHUB_EVENT_NAME: name, GITHUB_SHA: sha, GITHUB_ACTOR: actor, GITHUB_TRIGGERING_ACTOR: triggeringActor, } = host.env;
    const payload = readPayload(path);
    return payload.ok ? readEvent({ name, payload: payload.value, sha, actor, triggeringActor }) : payload;
}
function readPayload(path) {
    if (!path)
        return fail('GITHUB_EVENT_PATH is not set, so it is not known who caused this run: run this as a step of a workflow');
    try {
        const parsed = parseJson(decodeUtf8(readFileSync(path)));
        return parsed.ok ? ok(viewOf(parsed.value.root)) : fail(`the event in ${path} is not JSON: ${parsed.error.message}`);
    }
    catch (error) {
        return fail(`the event in ${path} cannot be read: ${messageOf(error)}`);
    }
}
/** What `${NAME}` may become in a tools file: the variables that `pass-env` names, and nothing else. */
function passedVariables(settings, host) {
    return Object.fromEntries(settings.passEnv.flatMap((name) => (host.env[name] === undefined ? [] : [[name, host.env[name]]])));
}
