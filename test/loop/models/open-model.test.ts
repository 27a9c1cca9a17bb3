import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ModelSpec } from '../../../src/loop/models/model-spec.ts';
import { openModel } from '../../../src/loop/models/open-model.ts';

/** What is said about a spec in an environment, or the model's provider and name. */
async function opened(spec: ModelSpec, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const result = await openModel(spec, { env, sleep: () => Promise.resolve(), now: () => 0, random: () => 0 });
  return result.ok ? `${result.value.provider} ${result.value.name}` : result.error;
}

const key = randomUUID();

describe('a model that can be used', () => {
  test.each([
    ['anthropic', { model: 'anthropic/claude-sonnet-4-5', apiKey: key }, {}, 'anthropic claude-sonnet-4-5'],
    ['openai, its key in the environment', { model: 'openai/gpt-5.4' }, { OPENAI_API_KEY: key }, 'openai gpt-5.4'],
    ['google', { model: 'google/gemini-2.5-pro', apiKey: key }, {}, 'google gemini-2.5-pro'],
    [
      'a name with a slash',
      { model: 'openai-compatible/meta/llama', baseUrl: 'http://127.0.0.1:9/v1' },
      {},
      'openai-compatible meta/llama',
    ],
    [
      'Bedrock with a log-in',
      { model: 'amazon-bedrock/anthropic.claude-sonnet-4-5-20250929-v1:0' },
      { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: key },
      'amazon-bedrock anthropic.claude-sonnet-4-5-20250929-v1:0',
    ],
    ['Vertex with a key', { model: 'google-vertex/gemini-2.5-pro', apiKey: key }, {}, 'google-vertex gemini-2.5-pro'],
  ])('%s', async (_, spec, env, expected) => {
    expect(await opened(spec, env)).toBe(expected);
  });
});

describe('one sentence says what is wrong, where, and what to write', () => {
  test.each([
    ['no provider', { model: 'gpt-5' }, "`model` is 'gpt-5': write provider/model, for example anthropic/claude-sonnet-4-5"],
    ['no name', { model: 'openai/' }, "`model` is 'openai/': write provider/model, for example anthropic/claude-sonnet-4-5"],
    [
      'a misspelled provider',
      { model: 'antropic/claude' },
      "`model` names the provider 'antropic', which is not known (did you mean anthropic?): write one of anthropic, openai, google, openai-compatible, amazon-bedrock, google-vertex before the slash",
    ],
    [
      'no key',
      { model: 'openai/gpt-5.4' },
      "`model: openai/gpt-5.4` needs a key: give it as `api-key` (from a secret), or set OPENAI_API_KEY in the step's environment",
    ],
    [
      'no address of a server of one’s own',
      { model: 'openai-compatible/x' },
      '`model: openai-compatible/…` needs `base-url`: write the root of its API, for example https://models.example/v1',
    ],
    [
      'an address that is none',
      { model: 'openai/x', apiKey: key, baseUrl: 'models.example' },
      "`base-url` is 'models.example': write the root of the API as a URL, for example https://models.example/v1",
    ],
    [
      'a key in the address',
      { model: 'openai/x', apiKey: key, baseUrl: 'https://u:p@models.example/v1' },
      '`base-url` has credentials, a query or a fragment: write only scheme, host and path, and the key as `api-key`',
    ],
    [
      'no region',
      { model: 'amazon-bedrock/x' },
      "`model: amazon-bedrock/…` needs a region: log in with aws-actions/configure-aws-credentials, or set AWS_REGION in the step's environment",
    ],
    [
      'no log-in at Google',
      { model: 'google-vertex/gemini-2.5-pro' },
      "`model: google-vertex/…` needs Google credentials: log in with google-github-actions/auth, or set GOOGLE_APPLICATION_CREDENTIALS in the step's environment",
    ],
  ])('%s', async (_, spec, expected) => {
    expect(await opened(spec)).toBe(expected);
  });

  test('no AWS credentials', async () => {
    expect(await opened({ model: 'amazon-bedrock/x' }, { AWS_REGION: 'eu-west-1' })).toMatch(
      /needs AWS credentials: log in with aws-actions/,
    );
  });

  test('a log-in at Google that left no file', async () => {
    const env = { GOOGLE_APPLICATION_CREDENTIALS: '/nowhere/at/all', GOOGLE_CLOUD_PROJECT: 'p', GOOGLE_CLOUD_LOCATION: 'global' };
    expect(await opened({ model: 'google-vertex/gemini-2.5-pro' }, env)).toMatch(
      /^the Google credentials file \/nowhere\/at\/all cannot be read \(.*\): log in with/,
    );
    expect(await opened({ model: 'google-vertex/gemini-2.5-pro' }, { ...env, GOOGLE_CLOUD_PROJECT: '' })).toMatch(
      /needs a project and a location/,
    );
  });

  test('a proxy that is none', async () => {
    expect(await opened({ model: 'openai/x', apiKey: key }, { HTTPS_PROXY: 'not a proxy' })).toMatch(
      /^HTTP_PROXY or HTTPS_PROXY is not the address of a proxy \(.*\): write http:\/\/host:port, or unset it$/,
    );
  });
});
