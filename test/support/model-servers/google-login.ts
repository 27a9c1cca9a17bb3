import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closed, listening } from '../agents/listening.ts';

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
  const url = await listening(server);
  writeFileSync(join(folder, 'token'), subject);
  const file = join(folder, 'credentials.json');
  writeFileSync(
    file,
    JSON.stringify({
      type: 'external_account',
      audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/pool/providers/github',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `${url}/v1/token`,
      credential_source: { file: join(folder, 'token') },
    }),
  );
  return {
    file,
    get asked() {
      return asked;
    },
    async [Symbol.asyncDispose]() {
      await closed(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
