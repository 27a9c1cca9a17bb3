// What the runner's event says about trust: which commit the guard's files come from, whether strangers can cause it, and who did.
// Reads the payload and nothing else; what follows from it is in trust-plan.ts and actors.ts.
import { fail, ok, type Result } from '../contract/result.ts';

/** Somebody whose act started this run. */
export interface Actor {
  readonly login: string;
  readonly bot: boolean;
  /** How the event knows them, such as `the actor`. */
  readonly role: string;
}

export interface EventFacts {
  readonly name: string;
  /** The commit that the guard's files come from, 40 or 64 hex digits. */
  readonly commit: string;
  /** Why that commit. */
  readonly commitWhy: string;
  /** Why strangers can cause this event; absent where it takes write permission. */
  readonly strangers?: string;
  /** Why the working tree may be somebody else's; absent where it cannot be a fork's. */
  readonly foreignHead?: string;
  /** Without repetitions; empty where the event names nobody. */
  readonly actors: readonly Actor[];
}

export interface EventInput {
  /** GITHUB_EVENT_NAME. */
  readonly name: string | undefined;
  /** The payload as plain values. */
  readonly payload: unknown;
  /** GITHUB_SHA. */
  readonly sha: string | undefined;
  /** GITHUB_ACTOR. */
  readonly actor: string | undefined;
  /** GITHUB_TRIGGERING_ACTOR: who started a re-run. */
  readonly triggeringActor: string | undefined;
}

/**
 * Events that take write permission to cause. What is not listed here, and no case below, counts as open to strangers: checks, statuses and
 * deployments too, for a bot may make one for a fork's head.
 */
const WRITERS_ONLY: ReadonlySet<string> = new Set([
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
const WITHOUT_HEAD: ReadonlySet<string> = new Set([
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
export function readEvent(input: EventInput): Result<EventFacts, string> {
  const { name } = input;
  if (!name) return fail('GITHUB_EVENT_NAME is not set, so it is not known which commit to trust: run this as a step of a workflow');
  const commit = commitOf(name, input);
  if (!commit.ok) return commit;
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

function commitOf(name: string, { payload, sha }: EventInput): Result<{ commit: string; commitWhy: string }, string> {
  const given = (value: unknown, where: string, commitWhy: string) =>
    isSha(value)
      ? ok({ commit: value, commitWhy })
      : fail(`the event '${name}' has no commit in ${where}, so it is not known which commit to trust`);
  if (name.startsWith('pull_request') || member(payload, 'pull_request') !== undefined) {
    return given(member(payload, 'pull_request', 'base', 'sha'), '`pull_request.base.sha`', "it is the pull request's base");
  }
  if (name === MERGE_GROUP)
    return given(member(payload, 'merge_group', 'base_sha'), '`merge_group.base_sha`', "it is the merge group's base");
  return given(sha, 'GITHUB_SHA', `it is the commit of the event '${name}'`);
}

function strangersOf(name: string, payload: unknown): string | undefined {
  if (name === 'pull_request') return isForkPull(payload) ? 'the pull request comes from a fork' : undefined;
  if (name === 'workflow_run') {
    if (isForkRun(payload)) return 'the workflow run comes from a fork';
    const origin = member(payload, 'workflow_run', 'event');
    if (typeof origin !== 'string') return 'the workflow run does not say which event caused it';
    return origin === 'pull_request' || WRITERS_ONLY.has(origin) ? undefined : `the workflow run was caused by the event '${origin}'`;
  }
  return WRITERS_ONLY.has(name) ? undefined : `strangers can cause the event '${name}'`;
}

function foreignHeadOf(name: string, payload: unknown): string | undefined {
  if (member(payload, 'pull_request') !== undefined) return isForkPull(payload) ? 'the pull request comes from a fork' : undefined;
  if (name === MERGE_GROUP) return "the merge group may hold a fork's work";
  if (name === 'workflow_run') {
    const merged = member(payload, 'workflow_run', 'event') === MERGE_GROUP;
    return strangersOf(name, payload) ?? (merged ? "the merge group of the run before may hold a fork's work" : undefined);
  }
  if (member(payload, 'issue', 'pull_request') !== undefined) return 'the event does not say whether the pull request comes from a fork';
  return WRITERS_ONLY.has(name) || WITHOUT_HEAD.has(name) ? undefined : `the event '${name}' may be about a fork's head`;
}

/** A head without a repository is a fork that was deleted. */
function isForkPull(payload: unknown): boolean {
  return !isSameRepository(member(payload, 'pull_request', 'head', 'repo'), member(payload, 'pull_request', 'base', 'repo'));
}

function isForkRun(payload: unknown): boolean {
  return !isSameRepository(member(payload, 'workflow_run', 'head_repository'), member(payload, 'repository'));
}

function isSameRepository(one: unknown, other: unknown): boolean {
  const ids = [member(one, 'id'), member(other, 'id')];
  if (ids.every((id) => typeof id === 'number')) return ids[0] === ids[1];
  const names = [member(one, 'full_name'), member(other, 'full_name')];
  return names.every((name) => typeof name === 'string') && names[0] === names[1];
}

function actorsOf({ payload, actor, triggeringActor }: EventInput): readonly Actor[] {
  const candidates: readonly { login: unknown; type?: unknown; role: string }[] = [
    { login: actor, role: 'the actor' },
    { login: triggeringActor, role: 'who started this run again' },
    person(member(payload, 'sender'), 'the sender of the event'),
    person(member(payload, 'workflow_run', 'actor'), 'the actor of the run before'),
    person(member(payload, 'workflow_run', 'triggering_actor'), 'who started the run before'),
  ];
  const found = new Map<string, Actor>();
  for (const { login, type, role } of candidates) {
    if (typeof login !== 'string' || login === '') continue;
    const key = login.toLowerCase();
    const known = found.get(key);
    const bot = type === 'Bot' || key.endsWith('[bot]');
    found.set(key, known ? { ...known, bot: known.bot || bot } : { login, role, bot });
  }
  return [...found.values()];
}

const person = (value: unknown, role: string) => ({ login: member(value, 'login'), type: member(value, 'type'), role });

const isSha = (value: unknown): value is string => typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);

/** The value at a path of keys; undefined where it, or anything on the way, is missing or null. */
function member(value: unknown, ...keys: readonly string[]): unknown {
  let found = value;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = Reflect.get(found, key);
  }
  return found ?? undefined;
}
