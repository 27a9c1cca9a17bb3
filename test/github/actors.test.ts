import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { judgeActors, type ActorRules, type Permission } from '../../src/github/actors.ts';
import { readEvent, type EventFacts } from '../../src/github/event.ts';
import { permissionByApi } from '../../src/github/permission.ts';
import { closed, listening } from '../support/agents/listening.ts';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await closed(server);
});

interface Seen {
  readonly url: string;
  readonly authorization: string | undefined;
}

/** A server on loopback that plays GitHub's API. */
async function api(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', authorization: request.headers.authorization });
    answer(request, response);
  });
  servers.push(server);
  return { url: await listening(server), seen };
}

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

const permission = (login: string, level: string) => (_: IncomingMessage, response: ServerResponse) =>
  json(response, 200, { permission: level, role_name: level, user: { login } });

function lookUp(apiUrl: string, more: Partial<Parameters<typeof permissionByApi>[0]> = {}) {
  return permissionByApi({
    apiUrl,
    repository: 'acme/shop',
    token: 'none',
    timeoutMs: 5000,
    signal: new AbortController().signal,
    ...more,
  });
}

function issue(actor: string, more: { triggeringActor?: string; payload?: unknown } = {}): EventFacts {
  const read = readEvent({
    name: 'issues',
    payload: more.payload ?? {},
    sha: '1'.repeat(40),
    actor,
    triggeringActor: more.triggeringActor,
  });
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const NOBODY: ActorRules = { allowActors: [], allowBots: [] };
const never = () => Promise.reject(new Error('nobody is to be looked up'));

describe('the look-up of a permission', () => {
  test('it asks the API for that login in that repository, with the token', async () => {
    const token = randomBytes(12).toString('hex');
    const { url, seen } = await api(permission('mona', 'write'));
    expect(await lookUp(`${url}/api/v3/`, { token })('mona')).toEqual({ kind: 'known', permission: 'write' });
    expect(seen).toEqual([{ url: '/api/v3/repos/acme/shop/collaborators/mona/permission', authorization: `token ${token}` }]);
  });

  test('a login cannot lead the request elsewhere', async () => {
    const { url, seen } = await api(permission('mona', 'admin'));
    await lookUp(url)('../../../user?x=');
    expect(seen.map((request) => request.url)).toEqual(['/repos/acme/shop/collaborators/..%2F..%2F..%2Fuser%3Fx%3D/permission']);
  });

  test.each([
    ['404', (_: IncomingMessage, response: ServerResponse) => json(response, 404, { message: 'Not Found' }), 'the API answered 404'],
    [
      '403',
      (_: IncomingMessage, response: ServerResponse) => json(response, 403, { message: 'Resource not accessible' }),
      'the API answered 403',
    ],
    ['500', (_: IncomingMessage, response: ServerResponse) => json(response, 500, {}), 'the API answered 500'],
    [
      'a body without a permission',
      (_: IncomingMessage, response: ServerResponse) => json(response, 200, { user: { login: 'mona' } }),
      'the answer does not say who has which permission',
    ],
    [
      'a permission that is no text',
      (_: IncomingMessage, response: ServerResponse) => json(response, 200, { permission: ['admin'], user: { login: 'mona' } }),
      'the answer does not say who has which permission',
    ],
    ['somebody else’s permission', permission('hubot', 'admin'), 'the answer is about somebody else'],
    [
      'nobody’s permission',
      (_: IncomingMessage, response: ServerResponse) => json(response, 200, { permission: 'admin', user: null }),
      'the answer does not say who has which permission',
    ],
    [
      'a page',
      (_: IncomingMessage, response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>admin</h1>'),
      'the answer does not say who has which permission',
    ],
  ])('%s is no answer', async (_, answer, why) => {
    const { url } = await api(answer);
    expect(await lookUp(url)('mona')).toEqual({ kind: 'unknown', why });
  });

  test('JSON that is cut in half is no answer', async () => {
    const { url } = await api((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"permission": "admin", "user": {"login": "mona"');
    });
    expect((await lookUp(url)('mona')).kind).toBe('unknown');
  });

  test('a connection that breaks is no answer', async () => {
    const { url } = await api((request) => request.socket.destroy());
    expect(await lookUp(url)('mona')).toEqual({ kind: 'unknown', why: `the API at ${url} could not be asked` });
  });

  test('a server that never answers is waited for no longer than the bound', async () => {
    const { url } = await api(() => {});
    expect(await lookUp(url, { timeoutMs: 200 })('mona')).toEqual({ kind: 'unknown', why: 'no answer within 200 ms' });
  });

  test('a body that never ends is waited for no longer than the bound', async () => {
    const { url } = await api((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"permission": "admin",');
    });
    expect(await lookUp(url, { timeoutMs: 300 })('mona')).toMatchObject({ kind: 'unknown' });
  });

  test('it ends when the run is cancelled', async () => {
    const cancel = new AbortController();
    const { url } = await api(() => cancel.abort());
    expect(await lookUp(url, { signal: cancel.signal })('mona')).toEqual({ kind: 'unknown', why: 'the run was cancelled' });
  });

  test('without a token, or a repository, nobody is asked', async () => {
    const { url, seen } = await api(permission('mona', 'admin'));
    expect(await lookUp(url, { token: '' })('mona')).toEqual({ kind: 'unknown', why: 'there is no `github-token`' });
    expect(await lookUp(url, { repository: 'acme' })('mona')).toMatchObject({ kind: 'unknown' });
    expect(seen).toEqual([]);
  });
});

describe('who may start a session', () => {
  const known =
    (levels: Readonly<Record<string, string>>) =>
    async (login: string): Promise<Permission> => ({ kind: 'known', permission: levels[login] ?? 'none' });

  test('on an event that takes write permission nobody is looked up', async () => {
    const push = readEvent({ name: 'push', payload: {}, sha: '1'.repeat(40), actor: 'mona', triggeringActor: undefined });
    if (!push.ok) throw new Error(push.error);
    expect(await judgeActors(push.value, NOBODY, never)).toEqual({
      allowed: true,
      why: "the event 'push' takes write permission to cause",
    });
  });

  test.each(['admin', 'maintain', 'write'])('%s is enough', async (level) => {
    expect(await judgeActors(issue('mona'), NOBODY, known({ mona: level }))).toEqual({
      allowed: true,
      why: `'mona' (the actor) has the permission \`${level}\``,
    });
  });

  test.each(['triage', 'read', 'none', 'owner', ''])('%s is not', async (level) => {
    expect(await judgeActors(issue('mona'), NOBODY, known({ mona: level }))).toEqual({
      allowed: false,
      why: "the session does not start: strangers can cause the event 'issues', and 'mona' (the actor) has no write permission: name the login in `allow-actors` if it may start a session",
    });
  });

  test('a look-up that fails is a refusal that says why', async () => {
    const failed = async (): Promise<Permission> => ({ kind: 'unknown', why: 'the API answered 403' });
    expect(await judgeActors(issue('mona'), NOBODY, failed)).toMatchObject({
      allowed: false,
      why: expect.stringContaining("the permission of 'mona' (the actor) could not be looked up: the API answered 403"),
    });
  });

  test('a login in `allow-actors` passes without a look-up, in any letter case', async () => {
    expect(await judgeActors(issue('Mona'), { ...NOBODY, allowActors: ['mona'] }, never)).toMatchObject({ allowed: true });
  });

  test('who starts a run again must pass as well as who started it first', async () => {
    const levels = known({ mona: 'write', stranger: 'read' });
    expect(await judgeActors(issue('mona', { triggeringActor: 'stranger' }), NOBODY, levels)).toMatchObject({ allowed: false });
    expect(await judgeActors(issue('stranger', { triggeringActor: 'mona' }), NOBODY, levels)).toMatchObject({ allowed: false });
    expect(await judgeActors(issue('mona', { triggeringActor: 'mona' }), NOBODY, levels)).toMatchObject({ allowed: true });
  });

  test('the sender of the event must pass too', async () => {
    const facts = issue('mona', { payload: { sender: { login: 'stranger', type: 'User' } } });
    expect(await judgeActors(facts, NOBODY, known({ mona: 'admin', stranger: 'none' }))).toMatchObject({ allowed: false });
  });

  test('a bot is refused unless it is named in `allow-bots`, whatever it may do', async () => {
    expect(
      await judgeActors(issue('renovate[bot]'), { ...NOBODY, allowActors: ['renovate[bot]'] }, known({ 'renovate[bot]': 'admin' })),
    ).toMatchObject({
      allowed: false,
      why: expect.stringContaining("'renovate[bot]' (the actor) is a bot: name it in `allow-bots`"),
    });
    for (const name of ['renovate[bot]', 'Renovate']) {
      expect(await judgeActors(issue('renovate[bot]'), { ...NOBODY, allowBots: [name] }, never)).toMatchObject({ allowed: true });
    }
  });

  test('a person of a bot’s name is not that bot', async () => {
    expect(await judgeActors(issue('renovate'), { ...NOBODY, allowBots: ['renovate'] }, known({}))).toMatchObject({ allowed: false });
  });

  test('an event that names nobody is refused', async () => {
    expect(await judgeActors({ ...issue('mona'), actors: [] }, NOBODY, never)).toMatchObject({ allowed: false });
  });
});
