import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { remoteOf } from '../../../src/bindings/trust/remote.ts';
import { openTrustedCommit } from '../../../src/bindings/trust/trusted-commit.ts';
import { ownGit, scratch } from './scratch.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed));
});

describe('the server', () => {
  test('its address comes from the runner, and anything but https keeps the token at home', () => {
    const of = (serverUrl: string, repository = 'acme/shop') => remoteOf({ serverUrl, repository, token: 'word' });
    expect(of('https://github.example/')).toMatchObject({
      ok: true,
      value: { url: new URL('https://github.example/acme/shop'), token: 'word' },
    });
    expect(of('http://127.0.0.1:3000')).toMatchObject({ ok: true, value: { token: 'word' } });
    expect(of('http://github.example')).toEqual({ ok: true, value: { url: new URL('http://github.example/acme/shop') } });
    expect(of('file:///srv')).toEqual({ ok: true, value: { url: new URL('file:///srv/acme/shop') } });
    for (const refused of ['ext::sh -c x', 'ssh://git@host', '--upload-pack=x', 'https://user:word@host', '', 'ftp://host'])
      expect(of(refused).ok).toBe(false);
    expect(remoteOf({ serverUrl: 'https://github.example' }).ok).toBe(false);
  });

  test('the token goes in a header to that server, and into no argument', async () => {
    const seen: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(403).end();
    });
    servers.push(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const token = createHash('sha256').update(String(Date.now())).digest('hex').slice(0, 20);
    const remote = remoteOf({ serverUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, repository: 'acme/shop', token });
    const folder = scratch();
    const calls: (readonly string[])[] = [];
    const git = ownGit(folder);
    const opened = await openTrustedCommit({
      commit: 'a'.repeat(40),
      remote,
      folder,
      git: (request) => {
        calls.push(request.args);
        return git(request);
      },
    });
    expect(opened).toMatchObject({ ok: false, error: expect.stringContaining('403') });
    expect(seen[0]).toBe(`basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`);
    expect(JSON.stringify(calls)).not.toContain(token);
    expect(opened.ok ? '' : opened.error).not.toContain(token);
  });
});
