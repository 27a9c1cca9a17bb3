import { describe, expect, test } from 'vitest';
import type { Route, WireName } from '../../../src/gateway/types.ts';
import { WIRES } from '../../../src/gateway/wire/wires.ts';
import { NAMES } from './reading.ts';

const route = (name: WireName, asked: string): Route => {
  const [method = '', path = ''] = asked.split(' ');
  return WIRES[name].route(method, path);
};

describe('what goes through, and under which path', () => {
  test.each<[WireName, string, object]>([
    ['anthropic', 'POST /v1/messages', { kind: 'generate', path: '/v1/messages' }],
    ['anthropic', 'POST /v1/messages?beta=true', { kind: 'generate', path: '/v1/messages?beta=true' }],
    ['anthropic', 'POST /v1/messages/count_tokens?beta=true', { kind: 'count-tokens', path: '/v1/messages/count_tokens?beta=true' }],
    ['anthropic', 'GET /v1/models?limit=100', { kind: 'models', path: '/v1/models?limit=100' }],
    ['anthropic', 'GET /v1/models/claude-sonnet-4-5', { kind: 'models', path: '/v1/models/claude-sonnet-4-5' }],
    [
      'vertex',
      'POST /v1/projects/p/locations/global/publishers/anthropic/models/claude-x@20260101:streamRawPredict',
      { kind: 'generate', model: 'claude-x@20260101', stream: true, path: '/claude-x@20260101:streamRawPredict' },
    ],
    [
      'vertex',
      'POST /projects/p/locations/eu/publishers/anthropic/models/claude-x:rawPredict',
      { kind: 'generate', model: 'claude-x', stream: false, path: '/claude-x:rawPredict' },
    ],
    [
      'vertex',
      'POST /projects/p/locations/eu/publishers/anthropic/models/count-tokens:rawPredict',
      { kind: 'count-tokens', path: '/count-tokens:rawPredict' },
    ],
    [
      'bedrock',
      'POST /model/anthropic.claude-x-v1%3A0/invoke-with-response-stream',
      {
        kind: 'generate',
        model: 'anthropic.claude-x-v1:0',
        stream: true,
        path: '/model/anthropic.claude-x-v1%3A0/invoke-with-response-stream',
      },
    ],
    [
      'bedrock',
      'POST /model/anthropic.claude-x-v1:0/invoke',
      { kind: 'generate', model: 'anthropic.claude-x-v1:0', stream: false, path: '/model/anthropic.claude-x-v1%3A0/invoke' },
    ],
    [
      'bedrock',
      'POST /model/arn:aws:bedrock:eu-west-1:1:inference-profile%2Fx/invoke',
      {
        model: 'arn:aws:bedrock:eu-west-1:1:inference-profile/x',
        path: '/model/arn%3Aaws%3Abedrock%3Aeu-west-1%3A1%3Ainference-profile%2Fx/invoke',
      },
    ],
    ['bedrock', 'POST /model/m/count-tokens', { kind: 'count-tokens', model: 'm', path: '/model/m/count-tokens' }],
    ['responses', 'POST /v1/responses', { kind: 'generate', path: '/v1/responses' }],
    ['responses', 'POST /responses', { kind: 'generate', path: '/responses' }],
    ['responses', 'POST /v1/responses/input_tokens', { kind: 'count-tokens' }],
    ['responses', 'GET /v1/models?client_version=0.171.0', { kind: 'models', path: '/v1/models?client_version=0.171.0' }],
    ['chat', 'POST /v1/chat/completions', { kind: 'generate', path: '/v1/chat/completions' }],
    ['chat', 'POST /chat/completions', { kind: 'generate' }],
    ['chat', 'GET /v1/models/some/model:free', { kind: 'models' }],
    ['gemini', 'POST /v1beta/models/gemini-2.5-pro:generateContent', { kind: 'generate', model: 'gemini-2.5-pro', stream: false }],
    [
      'gemini',
      'POST /v1beta/models/gemini-2.5-pro:streamGenerateContent?alt=sse',
      { kind: 'generate', model: 'gemini-2.5-pro', stream: true, path: '/v1beta/models/gemini-2.5-pro:streamGenerateContent?alt=sse' },
    ],
    ['gemini', 'POST /v1beta/models/m:streamGenerateContent?key=abc&alt=sse', { path: '/v1beta/models/m:streamGenerateContent?alt=sse' }],
    ['gemini', 'POST /v1beta/models/m:countTokens', { kind: 'count-tokens', model: 'm' }],
    ['gemini', 'GET /v1beta/models?pageSize=50&key=abc', { kind: 'models', path: '/v1beta/models?pageSize=50' }],
    [
      'gemini',
      'POST /v1beta1/projects/p/locations/global/publishers/google/models/m:streamGenerateContent?alt=sse',
      { kind: 'generate', model: 'm', stream: true },
    ],
  ])('%s %s', (name, asked, expected) => {
    expect(route(name, asked)).toMatchObject(expected);
  });
});

describe('what stays shut, with a reason', () => {
  test.each<[WireName, string, RegExp]>([
    ['anthropic', 'POST /v1/messages/batches', /batches/],
    ['anthropic', 'POST /v1/files', /files/],
    ['anthropic', 'POST /v1/skills', /passes no hook/],
    ['anthropic', 'POST /v1/complete', /not relayed/],
    ['anthropic', 'POST /v1/messages?next=1', /'next' is not known/],
    ['responses', 'GET /v1/responses/resp_1', /kept at the provider/],
    ['responses', 'DELETE /v1/responses/resp_1', /kept at the provider/],
    ['responses', 'POST /v1/responses/compact', /compaction/],
    ['responses', 'POST /v1/conversations', /kept at the provider/],
    ['responses', 'POST /v1/files', /files/],
    ['responses', 'POST /v1/vector_stores/v/search', /files/],
    ['responses', 'POST /v1/containers/c/files', /files/],
    ['responses', 'POST /v1/batches', /batches/],
    ['chat', 'GET /v1/chat/completions/c', /kept at the provider/],
    ['chat', 'POST /v1/embeddings', /not relayed/],
    ['chat', 'POST /v1/images/generations', /not relayed/],
    ['gemini', 'POST /upload/v1beta/files', /files/],
    ['gemini', 'POST /v1beta/files/f', /files/],
    ['gemini', 'POST /v1beta/cachedContents', /kept at the provider/],
    ['gemini', 'POST /v1beta/models/m:batchGenerateContent', /batches/],
    ['gemini', 'POST /v1beta/models/m:embedContent', /not relayed/],
    ['gemini', 'POST /v1beta/interactions', /kept at the provider/],
    ['gemini', 'POST /v1beta/models/m:streamGenerateContent', /alt=sse/],
    ['gemini', 'POST /v1beta/models/m:generateContent?alt=sse', /only a stream/],
  ])('%s %s', (name, asked, words) => {
    expect(route(name, asked)).toMatchObject({ kind: 'refused', as: 'closed', why: expect.stringMatching(words) });
  });
});

describe.each(NAMES)('of %s, nothing else', (name) => {
  test.each([
    'GET /',
    'HEAD /',
    'GET /v1/messages',
    'PUT /v1/messages',
    'POST /v1/messages/',
    'POST //v1/messages',
    'POST /v1/../v1/messages',
    'POST /v1/./responses',
    'POST /v1/%6dessages',
    'POST /v1/chat%2fcompletions',
    'POST /v1\\responses',
    'POST /v1/messages?beta=true?x',
    'POST /v1/messages?beta=true&beta=true',
    'POST /v1/messages?beta=%zz',
    'POST /v1/messages?constructor=x',
    'POST /v1/responses?toString=x',
    'POST /v1/chat/completions?__proto__=x',
    'POST /v1beta/models/m:generateContent?valueOf=x',
    'POST /v1/messages#x',
    'POST https://elsewhere.example/v1/messages',
    'POST /V1/MESSAGES',
    'GET /inference-profiles',
    'POST /model/m/converse-stream',
    'POST /model/m/invoke?x=1',
    'POST /model/../invoke',
    'POST /model/..%2Fm/invoke',
    'POST /model/m%252F/invoke',
    'POST /model/a/b/invoke',
    'POST /v1/projects/p/locations/l/publishers/google/models/m:rawPredict',
    'POST /v1/projects/p/locations/l/publishers/anthropic/models/..:rawPredict',
    'POST /v1/projects/p/locations/l/publishers/anthropic/models/m:rawPredict?alt=sse',
    'POST /v1/projects/p/locations/l/publishers/anthropic/models/count-tokens:streamRawPredict',
    'POST ',
  ])('%s', (asked) => {
    expect(route(name, asked).kind).toBe('refused');
  });
});
