// What is said of a provider that cannot be used: once a kind, without the query of its address.
import { expect, test } from 'vitest';
import { ProviderProblem } from '../../src/gateway/provider-problem.ts';
import { ask } from './raw.ts';
import { bodyOf, keyHeader, pathOf } from './requests.ts';
import { GatewayRig, ON_ANTHROPIC as OF } from './rig.ts';

function told(): { readonly said: string[]; readonly problem: ProviderProblem } {
  const said: string[] = [];
  return { said, problem: new ProviderProblem('https://models.example/v2', (sentence) => said.push(sentence)) };
}

test('a provider that answers with an error is named with its address, its status and what to look at, once a status', () => {
  const { said, problem } = told();
  for (const status of [404, 404, 401]) problem.answered(status, '/v1/messages?key=x');
  expect(said).toEqual([
    'the provider at https://models.example/v2/messages answered 404: look at base-url and model',
    'the provider at https://models.example/v2/messages answered 401: look at the key, and at whether it is one of this provider',
  ]);
  expect(problem.last).toBe(said[1]);
});

test('a provider that cannot be reached is said once', () => {
  const { said, problem } = told();
  for (let at = 0; at < 3; at += 1) problem.unanswered('the provider cannot be reached: connect ECONNREFUSED 127.0.0.1:9', '/v1/messages');
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^the provider at https:\/\/models\.example\/v2\/messages gives no answer/);
  expect(said[0]).toContain('ECONNREFUSED');
});

test('a good answer ends the problem', () => {
  const { problem } = told();
  problem.answered(503, '/v1/messages');
  expect(problem.last).toContain('503');
  problem.answered(200, '/v1/messages');
  expect(problem.last).toBeUndefined();
});

test('a gateway whose provider does not listen says so, and keeps it', async () => {
  const said: string[] = [];
  const notice = (sentence: string): void => void said.push(sentence);
  // Nothing listens on this port, which only root could take.
  await using rig = await GatewayRig.before(OF, 'http://127.0.0.1:1', 'key', { gateway: { notice } });
  for (let at = 0; at < 2; at += 1)
    await ask(rig.url, { path: pathOf(OF), headers: keyHeader(OF, rig.gateway.token), body: bodyOf(OF, { earlier: [] }) });
  expect(said.filter((sentence) => sentence.includes('ECONNREFUSED'))).toHaveLength(1);
  expect(rig.gateway.problem).toMatch(/^the provider at http:\/\/127\.0\.0\.1:1\/\S+ gives no answer \(.*ECONNREFUSED/);
});
