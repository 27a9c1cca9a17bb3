// What is said of a provider that cannot be used: once a kind, without the query of its address.
import { expect, test } from 'vitest';
import { ProviderProblem } from '../../src/gateway/provider-problem.ts';
import { ask } from './raw.ts';
import { bodyOf, keyHeader, pathOf } from './requests.ts';
import { GatewayRig, ON_ANTHROPIC as OF } from './rig.ts';

function told(): { readonly said: string[]; readonly gone: string[]; readonly clock: { now: number }; readonly problem: ProviderProblem } {
  const said: string[] = [];
  const gone: string[] = [];
  const clock = { now: 0 };
  const problem = new ProviderProblem({
    baseUrl: 'https://models.example/v2',
    tell: (sentence) => said.push(sentence),
    onGone: (sentence) => gone.push(sentence),
    now: () => clock.now,
  });
  return { said, gone, clock, problem };
}

const fails = (problem: ProviderProblem, times: number, clock?: { now: number }): void => {
  for (let at = 0; at < times; at += 1) {
    if (clock !== undefined) clock.now += 4_000;
    problem.unanswered('the provider cannot be reached: ECONNREFUSED', '/v1/messages');
  }
};

test('after ten requests in a row without an answer, over half a minute, the provider is gone', () => {
  const { gone, clock, problem } = told();
  fails(problem, 9, clock);
  expect(gone).toEqual([]);
  fails(problem, 1, clock);
  expect(gone).toEqual([
    expect.stringMatching(/^10 requests in a row had no answer: the provider at https:\S+ gives no answer \(.*ECONNREFUSED/),
  ]);
});

test('any answer begins the row anew, and many failures at one moment are no row', () => {
  const { gone, clock, problem } = told();
  fails(problem, 9, clock);
  problem.answered(500, '/v1/messages');
  fails(problem, 9, clock);
  problem.answered(200, '/v1/messages');
  fails(problem, 40);
  expect(gone).toEqual([]);
});

test('the only problem is one where no answer was ever good', () => {
  const { problem } = told();
  problem.answered(404, '/v1/messages');
  expect(problem.only).toBe(problem.last);
  problem.answered(200, '/v1/messages');
  problem.answered(404, '/v1/messages');
  expect([problem.only, problem.last === undefined]).toEqual([undefined, false]);
});

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
