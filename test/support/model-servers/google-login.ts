import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Login extends AsyncDisposable {
  readonly file: string;
  /** The bodies of all exchanges. */
  readonly asked: string;
}

/**
 * A log-in as google-github-actions/auth leaves it: a file that says where the runner's token is exchanged, and the server that
 * exchanges it for a token that holds as many seconds.
 */
export async function federatedLogin(subject: string, token: string, seconds = 3600): Promise<Login> {
  const folder = mkdtempSync(join(tmpdir(), 'basis-guard-test-'));
  let asked = '';
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => {
      asked += chunk.toString();
    });
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          access_token: token,
          issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
          token_type: 'Bearer',
          expires_in: seconds,
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  writeFileSync(join(folder, 'token'), subject);
  const file = join(folder, 'credentials.json');
  writeFileSync(
    file,
    JSON.stringify({
      type: 'external_account',
      audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/pool/providers/github',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `http://127.0.0.1:${port}/v1/token`,
      credential_source: { file: join(folder, 'token') },
    }),
  );
  return {
    file,
    get asked() {
      return asked;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
