// Looks up what a login may do in a repository, by GitHub's API. Every way of not knowing is an answer of its own, never a permission.
import type { Permission, PermissionLookUp } from './actors.ts';

export interface PermissionApi {
  /** GITHUB_API_URL. */
  readonly apiUrl: string;
  /** GITHUB_REPOSITORY, `owner/name`. */
  readonly repository: string;
  /** May be empty: then nothing can be looked up. */
  readonly token: string;
  /** Milliseconds that one look-up may take. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Asks `GET /repos/{owner}/{repo}/collaborators/{username}/permission`. The look-up never throws. */
export function permissionByApi(api: PermissionApi): PermissionLookUp {
  return async (login) => {
    const [owner, repo, ...more] = api.repository.split('/');
    if (!owner || !repo || more.length > 0) return unknown(`GITHUB_REPOSITORY is '${api.repository}', not owner/name`);
    if (api.token === '') return unknown('there is no `github-token`');
    try {
      return await ask(api, owner, repo, login);
    } catch (error) {
      return unknown(wordsOf(error, api));
    }
  };
}

async function ask(api: PermissionApi, owner: string, repo: string, login: string): Promise<Permission> {
  // Loaded when it is needed: it takes tens of milliseconds, and its main entry reads the environment while it loads.
  const { GitHub, getOctokitOptions } = await import('@actions/github/lib/utils');
  const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  const octokit = new GitHub(getOctokitOptions(api.token, { baseUrl: api.apiUrl.replace(/\/+$/, ''), log }));
  const signal = AbortSignal.any([api.signal, AbortSignal.timeout(api.timeoutMs)]);
  const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login, request: { signal } });
  return read(data, login);
}

/** Only a body that names a permission, and the one who was asked about, is believed. */
function read(data: unknown, login: string): Permission {
  const permission = field(data, 'permission');
  const about = field(field(data, 'user'), 'login');
  if (typeof permission !== 'string' || typeof about !== 'string') return unknown('the answer does not say who has which permission');
  if (about.toLowerCase() !== login.toLowerCase()) return unknown('the answer is about somebody else');
  return { kind: 'known', permission };
}

function wordsOf(error: unknown, api: PermissionApi): string {
  if (api.signal.aborted) return 'the run was cancelled';
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return `no answer within ${api.timeoutMs} ms`;
  const status = field(error, 'status');
  // A body that was cut or is no JSON fails with the status of the answer that it came in.
  if (typeof status === 'number' && status >= 300 && field(error, 'response') !== undefined) return `the API answered ${status}`;
  return `the API at ${api.apiUrl} could not be asked`;
}

const field = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined);

const unknown = (why: string): Permission => ({ kind: 'unknown', why });

const ignore = (): void => {};
