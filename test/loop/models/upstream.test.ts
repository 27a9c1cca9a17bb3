import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Environment, ReadSpec } from '../../../src/loop/models/model-spec.ts';
import { upstreamOf } from '../../../src/loop/models/upstream.ts';
import { federatedLogin } from '../../support/model-servers/google-login.ts';

const AWS = { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'an-id', AWS_SECRET_ACCESS_KEY: 'a-secret', AWS_SESSION_TOKEN: 'a-token' };

async function refusal(spec: ReadSpec, env: Environment = {}): Promise<string> {
  const read = await upstreamOf(spec, env);
  return read.ok ? 'none' : read.error;
}

describe('where the gateway sends requests, and as whom', () => {
  test('a key goes up as a key, the token of a log-in as a bearer', async () => {
    const token = ['sk', 'ant', `oat01-${randomUUID()}`].join('-');
    const as = async (apiKey?: string): Promise<unknown> =>
      upstreamOf({ provider: 'anthropic', name: 'm', ...(apiKey === undefined ? {} : { apiKey }) }, {});
    const baseUrl = 'https://api.anthropic.com/v1';
    expect(await as('a-key')).toEqual({ ok: true, value: { baseUrl, credential: { kind: 'key', value: 'a-key' } } });
    expect(await as(token)).toEqual({ ok: true, value: { baseUrl, credential: { kind: 'bearer', value: token } } });
    expect(await as()).toEqual({ ok: true, value: { baseUrl, credential: { kind: 'none' } } });
  });

  test.each([
    ['openai', 'https://api.openai.com/v1'],
    ['google', 'https://generativelanguage.googleapis.com/v1beta'],
  ] as const)('%s has its own address where no other is given', async (provider, usual) => {
    const spec = { provider, name: 'm', apiKey: 'k' };
    expect(await upstreamOf(spec, {})).toMatchObject({ ok: true, value: { baseUrl: usual } });
    expect(await upstreamOf({ ...spec, baseUrl: 'https://x.example/y' }, {})).toMatchObject({ value: { baseUrl: 'https://x.example/y' } });
  });

  test('Bedrock is asked in the region of the environment, by its log-in or by a key', async () => {
    const spec = { provider: 'amazon-bedrock', name: 'anthropic.claude-x' } as const;
    const login = { region: 'eu-west-1', accessKeyId: 'an-id', secretAccessKey: 'a-secret', sessionToken: 'a-token' };
    const baseUrl = 'https://bedrock-runtime.eu-west-1.amazonaws.com';
    expect(await upstreamOf(spec, AWS)).toEqual({ ok: true, value: { baseUrl, credential: { kind: 'aws', login } } });
    expect(await upstreamOf({ ...spec, apiKey: 'k' }, AWS)).toMatchObject({ value: { baseUrl, credential: { kind: 'key', value: 'k' } } });
    expect(await upstreamOf(spec, { ...AWS, AWS_REGION: 'cn-north-1' })).toMatchObject({
      value: { baseUrl: 'https://bedrock-runtime.cn-north-1.amazonaws.com.cn' },
    });
    expect(await refusal(spec, { ...AWS, AWS_REGION: '' })).toMatch(/needs a region: log in with aws-actions/);
    expect(await refusal(spec, { AWS_REGION: 'eu-west-1' })).toMatch(/needs AWS credentials: log in with aws-actions/);
  });

  test.each([
    ['global', 'aiplatform.googleapis.com'],
    ['eu', 'aiplatform.eu.rep.googleapis.com'],
    ['europe-west1', 'europe-west1-aiplatform.googleapis.com'],
  ])('Claude on Vertex in %s is asked at %s, in the project of the log-in', async (location, host) => {
    await using login = await federatedLogin('subject', 'token');
    const env = { GOOGLE_APPLICATION_CREDENTIALS: login.file, GOOGLE_CLOUD_PROJECT: 'p', GOOGLE_CLOUD_LOCATION: location };
    const read = await upstreamOf({ provider: 'google-vertex', name: 'claude-x' }, env);
    const baseUrl = `https://${host}/v1/projects/p/locations/${location}/publishers/anthropic/models`;
    expect(read).toMatchObject({ ok: true, value: { baseUrl, credential: { kind: 'renewed' } } });
    // Nothing is exchanged before the first request.
    expect(login.asked).toBe('');
    const { credential } = read.ok ? read.value : {};
    expect(credential?.kind === 'renewed' && (await credential.token())).toEqual({ ok: true, value: 'token' });
  });

  test('Vertex wants a log-in, and relays Claude alone', async () => {
    expect(await refusal({ provider: 'google-vertex', name: 'claude-x', apiKey: 'k' })).toMatch(/needs Google credentials/);
    expect(await refusal({ provider: 'google-vertex', name: 'gemini-x' })).toBe(
      'an installed agent reaches Claude alone on Vertex, and `model` is google-vertex/gemini-x: write google-vertex/claude-…, or google/gemini-x with a key',
    );
  });

  test('a log-in that is over is told in a sentence', async () => {
    const login = await federatedLogin('subject', 'token');
    const env = { GOOGLE_APPLICATION_CREDENTIALS: login.file, GOOGLE_CLOUD_PROJECT: 'p', GOOGLE_CLOUD_LOCATION: 'eu' };
    const read = await upstreamOf({ provider: 'google-vertex', name: 'claude-x' }, env);
    await login[Symbol.asyncDispose]();
    const { credential } = read.ok ? read.value : {};
    const token = credential?.kind === 'renewed' ? await credential.token() : undefined;
    expect(token).toMatchObject({ ok: false, error: expect.stringMatching(/^the Google log-in gives no access token: /) });
  });
});
