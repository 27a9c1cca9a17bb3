import { execFile } from 'node:child_process';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { connectProxy, hasOpenssl, open, ownCertificate } from '../support/ways.ts';

describe.skipIf(!hasOpenssl)('the way to the provider', () => {
  const certificate = ownCertificate();

  test('is verified, trusts the runner’s own authority, and goes through the runner’s proxy', async () => {
    const keys: unknown[] = [];
    await using provider = await open(
      createServer(certificate.read(), (request, response) => {
        keys.push(request.headers['x-api-key']);
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('{"data":[]}');
      }),
    );
    const tunnels: string[] = [];
    await using proxy = await connectProxy(tunnels);
    const ask = async (env: Readonly<Record<string, string>>, ...more: readonly string[]): Promise<string> => {
      const program = join(import.meta.dirname, '../fixtures/gateway/models-once.ts');
      const args = [program, `https://127.0.0.1:${provider.port}/v1`, ...more];
      const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH: process.env['PATH'] ?? '', ...env } });
      return stdout.trim();
    };
    const refused = await ask({});
    expect(refused).toMatch(/^502 .*the provider cannot be reached: .*certificate/);
    expect(keys).toEqual([]);
    const trusting = { NODE_EXTRA_CA_CERTS: certificate.path };
    expect(await ask(trusting)).toBe('200 {"data":[]}');
    expect(await ask(trusting, `http://127.0.0.1:${proxy.port}`)).toBe('200 {"data":[]}');
    expect(tunnels).toEqual([`127.0.0.1:${provider.port}`]);
    expect(keys).toEqual(['key', 'key']);
    // The process's own variables are not looked at.
    expect(await ask({ ...trusting, HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` })).toBe('200 {"data":[]}');
    expect(tunnels).toHaveLength(1);
  });
});
