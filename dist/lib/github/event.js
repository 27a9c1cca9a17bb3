// What the runner's event says about trust: which commit the guard's files come from, whether strangers can cause it, and who did.
// Reads the payload and nothing else; what follows from it is in trust-plan.ts and actors.ts.
import { fail, ok } from '../contract/result.js';
/**
 * Events that take write permission to cause. What is not listed here, and no case below, counts as open to strangers: checks, statuses and
 * deployments too, for a bot may make one for a fork's head.
 */
const WRITERS_ONLY = new Set([
    'branch_protection_rule',
    'create',
    'delete',
    'image_version',
    'label',
    'merge_group',
    'milestone',
    'page_build',
    'project',
    'project_card',
    'project_column',
    'public',
    'push',
    'registry_package',
    'release',
    'repository_dispatch',
    'schedule',
    'workflow_dispatch',
]);
/** Events that strangers can cause and that are about no commit of theirs: they run on the default branch. */
const WITHOUT_HEAD = new Set([
    'discussion',
    'discussion_comment',
    'fork',
    'gollum',
    'issue_comment',
    'issues',
    'watch',
]);
const MERGE_GROUP = 'merge_group';
/** Reads an event. A payload without what its kind must have is a problem: one sentence, on which the run stops. */
export function readEvent(input) {
    const { name } = input;
    if (!name)
        return fail('GITHUB_EVENT_NAME is not set, so it is not known which commit to trust: run this as a step of a workflow');
    const commit = commitOf(name, input);
    if (!commit.ok)
        return commit;
    const strangers = strangersOf(name, input.payload);
    const foreignHead = foreignHeadOf(name, input.payload);
    return ok({
        name,
        ...commit.value,
        ...(strangers === undefined ? {} : { strangers }),
        ...(foreignHead === undefined ? {} : { foreignHead }),
        actors: actorsOf(input),
    });
}
function commitOf(name, { payload, sha }) {
    const given = (value, where, commitWhy) => isSha(value)
        ? ok({ commit: value, commitWhy })
        : fail(`the event '${name}' has no commit in ${where}, so it is not known which commit to trust`);
    if (name.startsWith('pull_request') || member(payload, 'pull_request') !== undefined) {
        return given(member(payload, 'pull_request', 'base', 'sha'), '`pull_request.base.sha`', "it is the pull request's base");
    }
    if (name === MERGE_GROUP)
        return given(member(payload, 'merge_group', 'base_sha'), '`merge_group.base_sha`', "it is the merge group's base");
    return given(sha, 'GITHUB_SHA', `it is the commit of the event '${name}'`);
}
function strangersOf(name, payload) {
    if (name === 'pull_request')
        return isForkPull(payload) ? 'the pull request comes from a fork' : undefined;
    if (name === 'workflow_run') {
        if (isForkRun(payload))
            return 'the workflow run comes from a fork';
        const origin = member(payload, 'workflow_run', 'event');
        if (typeof origin !== 'string')
            return 'the workflow run does not say which event caused it';
        return origin === 'pull_request' || WRITERS_ONLY.has(origin) ? undefined : `the workflow run was caused by the event '${origin}'`;
    }
    return WRITERS_ONLY.has(name) ? undefined : `strangers can cause the event '${name}'`;
}
function foreignHeadOf(name, payload) {
    if (member(payload, 'pull_request') !== undefined)
        return isForkPull(payload) ? 'the pull request comes from a fork' : undefined;
    if (name === MERGE_GROUP)
        return "the merge group may hold a fork's work";
    if (name === 'workflow_run') {
        const merged = member(payload, 'workflow_run', 'event') === MERGE_GROUP;
        return strangersOf(name, payload) ?? (merged ? "the merge group of the run before may hold a fork's work" : undefined);
    }
    if (member(payload, 'issue', 'pull_request') !== undefined)
        return 'the event does not say whether the pull request comes from a fork';
    return WRITERS_ONLY.has(name) || WITHOUT_HEAD.has(name) ? undefined : `the event '${name}' may be about a fork's head`;
}
/** A head without a repository is a fork that was deleted. */
function isForkPull(payload) {
    return !isSameRepository(member(payload, 'pull_request', 'head', 'repo'), member(payload, 'pull_request', 'base', 'repo'));
}
function isForkRun(payload) {
    return !isSameRepository(member(payload, 'workflow_run', 'head_repository'), member(payload, 'repository'));
}
function isSameRepository(one, other) {
    const ids = [member(one, 'id'), member(other, 'id')];
    if (ids.every((id) => typeof id === 'number'))
        return ids[0] === ids[1];
    const names = [member(one, 'full_name'), member(other, 'full_name')];
    return names.every((name) => typeof name === 'string') && names[0] === names[1];
}
function actorsOf({ payload, actor, triggeringActor }) {
    const candidates = [
        { login: actor, role: 'the actor' },
        { login: triggeringActor, role: 'who started this run again' },
        person(member(payload, 'sender'), 'the sender of the event'),
        person(member(payload, 'workflow_run', 'actor'), 'the actor of the run before'),
        person(member(payload, 'workflow_run', 'triggering_actor'), 'who started the run before'),
    ];
    const found = new Map();
    for (const { login, type, role } of candidates) {
        if (typeof login !== 'string' || login === '')
            continue;
        const key = login.toLowerCase();
        const known = found.get(key);
        const bot = type === 'Bot' || key.endsWith('[bot]');
        found.set(key, known ? { ...known, bot: known.bot || bot } : { login, role, bot });
    }
    return [...found.values()];
}
const person = (value, role) => ({ login: member(value, 'login'), type: member(value, 'type'), role });
const isSha = (value) => typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
/** The value at a path of keys; undefined where it, or anything on the way, is missing or null. */
function member(value, ...keys) {
    let found = value;
    for (const key of keys) {
        if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key))
            return undefined;
        found = Reflect.get(found, key);
    }
    return found ?? undefined;
}
