// Canaries in a sub-agent that works beside the agent that started it: it is known by what it is told, waited for, and put away.
import { expect, test } from 'vitest';
import type { CanaryDelegation } from '../../src/gateway/options.ts';
import type { Tool } from '../../src/loop/tool.ts';
import { tool } from '../loop/loop-rig.ts';
import { calls, says, turn } from '../support/model-servers/script.ts';
import { canaries, HOOKS, type Seen, shell } from './canary-rig.ts';
import { loopThrough } from './loop-client.ts';
import { text } from '../support/results.ts';
import { ask } from './raw.ts';
import { keyHeader, pathOf } from './requests.ts';
import { CASES, type GatewayCase, type GatewayRig, modelOf, ON_ANTHROPIC, ON_RESPONSES, served } from './rig.ts';

const TOLD = 'look at 4711';
const START = '{"task":"look at 4711"}';

const beside = (more: Partial<CanaryDelegation> = {}): CanaryDelegation => ({
  tool: 'start',
  input: START,
  told: TOLD,
  follow: ({ output }) =>
    output.text === 'started'
      ? { wait: { tool: 'wait', input: '{"for":"it"}' }, after: [{ tool: 'close', input: '{"which":"it"}' }] }
      : `it came back as ${output.text}`,
  ...more,
});

interface Agent {
  readonly tools: readonly Tool[];
  /** What its tools for sub-agents did, in order. */
  readonly did: string[];
  /** How each sub-agent ended. */
  readonly ends: Promise<string>[];
}

/** `sub` is what a sub-agent does; `wait` comes back when it has ended, unless it is said otherwise. */
function agent(at: () => GatewayRig, sub: (inner: Tool) => Promise<string>, wait = (end: Promise<string>): Promise<string> => end): Agent {
  const ran: string[] = [];
  const did: string[] = [];
  const ends: Promise<string>[] = [];
  const inner = shell(ran, at);
  const tools = [
    inner,
    tool('start', 'local_state', () => {
      did.push('start');
      ends.push(sub(inner));
      return text('started');
    }),
    tool('wait', 'none', async () => {
      did.push('wait');
      return text(await wait(ends.at(-1) ?? Promise.resolve('nothing')));
    }),
    tool('close', 'local_state', () => {
      did.push('close');
      return text('closed');
    }),
  ];
  return { tools, did, ends };
}

const rigged = (of: GatewayCase, seen: Seen, delegation = beside(), canaryMs = 20_000) =>
  served(of, [turn([calls('c1', 'spawn', '{"command":"ls"}')]), turn([says('Done.')])], {
    interceptors: HOOKS,
    gateway: { canaries: canaries(seen), canaryDelegation: () => delegation, limits: { canaryMs } },
  });

const working =
  (of: GatewayCase, at: () => GatewayRig, prompt = `Please ${TOLD}.`) =>
  async (inner: Tool): Promise<string> =>
    (await loopThrough(of, at(), [inner], prompt)).finalMessage;

test.each(CASES)('$name: it is waited for and put away, and no request ever holds any of it', async (of) => {
  const seen: Seen = [];
  await using at = await rigged(of, seen);
  const { tools, did, ends } = agent(
    () => at.rig,
    working(of, () => at.rig),
  );
  const end = await loopThrough(of, at.rig, tools);
  expect([at.server.complaints, at.rig.ends, end.kind]).toEqual([[], [], 'finished']);
  expect(did).toEqual(['start', 'wait', 'close']);
  expect(seen.map(([kind]) => kind)).toEqual(['deny', 'modify', 'replace', 'deny', 'modify', 'replace']);
  expect(await ends[0]).toMatch(/^The check is over: [0-9a-f]+\.$/);
  expect(at.rig.gateway.canary).toBe('held');
  expect(at.server.seen).toHaveLength(2);
  for (const { text: body } of at.server.seen) expect(body).not.toMatch(/canary|REPLACED|changed|4711|started|check is over|closed/);
});

test('a wait that another sub-agent has cut short is made again', async () => {
  const seen: Seen = [];
  await using at = await rigged(ON_ANTHROPIC, seen);
  let waits = 0;
  const { tools, did } = agent(
    () => at.rig,
    working(ON_ANTHROPIC, () => at.rig),
    (end) => ((waits += 1) < 3 ? Promise.resolve('somebody else said something') : end),
  );
  await loopThrough(ON_ANTHROPIC, at.rig, tools);
  expect([at.rig.ends, at.rig.gateway.canary]).toEqual([[], 'held']);
  expect(did).toEqual(['start', 'wait', 'wait', 'wait', 'close']);
});

test.each([
  ['never asks for a turn', 20_000],
  ['does not come in time', 0],
])('a sub-agent that %s fails them', async (_how, canaryMs) => {
  await using at = await rigged(ON_ANTHROPIC, [], beside(), canaryMs);
  const { tools, did } = agent(
    () => at.rig,
    () => Promise.resolve('gone'),
  );
  await loopThrough(ON_ANTHROPIC, at.rig, tools);
  expect(at.rig.ends.map(({ kind, words }) => [kind, words])).toEqual([
    [
      'canary',
      'the canary that had to be handed to a sub-agent was not: no sub-agent asked for a turn in which the canaries could be played, and it came back as "gone"',
    ],
  ]);
  expect(did.filter((one) => one === 'wait').length).toBe(canaryMs === 0 ? 1 : 20);
  expect(did).not.toContain('close');
  expect(at.server.seen).toEqual([]);
});

test('a sub-agent that could not be started fails them at once', async () => {
  const refusing = beside({ follow: () => 'there are too many' });
  await using at = await rigged(ON_ANTHROPIC, [], refusing);
  const { tools, did } = agent(
    () => at.rig,
    () => Promise.resolve('gone'),
  );
  await loopThrough(ON_ANTHROPIC, at.rig, tools);
  expect(at.rig.ends.map(({ words }) => words)).toEqual(['the canary that had to be handed to a sub-agent was not: there are too many']);
  expect(did).toEqual(['start']);
});

test('a sub-agent whose hooks do not ask fails them, and nothing is asked of the model', async () => {
  await using at = await rigged(ON_ANTHROPIC, []);
  const sub = async (inner: Tool): Promise<string> => {
    at.rig.enforcer.sabotaged = true;
    return working(ON_ANTHROPIC, () => at.rig)(inner);
  };
  const { tools } = agent(() => at.rig, sub);
  await loopThrough(ON_ANTHROPIC, at.rig, tools);
  expect(at.rig.ends.map(({ words }) => words)).toEqual(['the canary that had to be denied was not: nobody was asked about it']);
  expect(at.server.seen).toEqual([]);
});

test('another conversation than the one that was told is not taken for it, and waits', async () => {
  const seen: Seen = [];
  await using at = await rigged(ON_ANTHROPIC, seen);
  const others: Promise<string>[] = [];
  const sub = async (inner: Tool): Promise<string> => {
    others.push(working(ON_ANTHROPIC, () => at.rig, 'Something else.')(inner));
    // Until it has asked.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return working(ON_ANTHROPIC, () => at.rig)(inner);
  };
  const { tools, ends } = agent(() => at.rig, sub);
  await loopThrough(ON_ANTHROPIC, at.rig, tools);
  expect([at.rig.ends, at.rig.gateway.canary]).toEqual([[], 'held']);
  expect(await ends[0]).toMatch(/^The check is over/);
  expect(await others[0]).not.toMatch(/The check is over/);
});

test('one whose tool is there is made in the place of one whose tool is not', async () => {
  await using at = await rigged(ON_ANTHROPIC, [], { tool: 'absent', input: '{}', told: TOLD, otherwise: beside() });
  const { tools, did } = agent(
    () => at.rig,
    working(ON_ANTHROPIC, () => at.rig),
  );
  await loopThrough(ON_ANTHROPIC, at.rig, tools);
  expect([at.rig.ends, at.rig.gateway.canary, did]).toEqual([[], 'held', ['start', 'wait', 'close']]);
});

test('a tool that is kept back is called where the one that finds it is there', async () => {
  await using at = await rigged(ON_ANTHROPIC, [], { tool: 'hidden', input: '{}', behind: 'wait', told: TOLD });
  const { tools } = agent(
    () => at.rig,
    () => Promise.resolve('gone'),
  );
  await loopThrough(ON_ANTHROPIC, at.rig, tools);
  // This agent has none of that name all the same.
  expect(at.rig.ends.map(({ words }) => words).join()).toMatch(/^the canary that had to be handed to a sub-agent was not: /);
});

test('none is made where no tool for it is there', async () => {
  await using at = await rigged(ON_ANTHROPIC, [], {
    tool: 'absent',
    input: '{}',
    behind: 'search',
    otherwise: { tool: 'away', input: '{}' },
  });
  const { tools } = agent(
    () => at.rig,
    () => Promise.resolve('gone'),
  );
  await loopThrough(ON_ANTHROPIC, at.rig, tools);
  expect(at.rig.ends.map(({ words }) => words)).toEqual(['the canaries cannot be played: the request has no tool "absent"']);
});

test('what the agent tells of it in messages goes, other messages stay', async () => {
  await using at = await rigged(ON_RESPONSES, []);
  const { tools, ends } = agent(
    () => at.rig,
    working(ON_RESPONSES, () => at.rig),
  );
  await loopThrough(ON_RESPONSES, at.rig, tools);
  const parting = (await ends[0]) ?? '';
  expect(parting).toMatch(/^The check is over/);
  const of = (words: string) => ({ type: 'message', role: 'user', content: [{ type: 'input_text', text: words }] });
  const from = (words: string) => ({
    type: 'agent_message',
    author: '/top/a',
    recipient: '/top',
    content: [{ type: 'input_text', text: words }],
  });
  const sealed = {
    type: 'agent_message',
    author: '/top',
    recipient: '/top/a',
    content: [{ type: 'encrypted_content', encrypted_content: TOLD }],
  };
  const input = [
    of('Go on.'),
    of(`<note>{"completed":"${parting}"}</note>`),
    from(`Payload:\n${parting}`),
    sealed,
    from('Payload:\nFound it.'),
  ];
  const body = { model: modelOf(ON_RESPONSES), stream: true, store: false, input };
  await ask(at.rig.url, {
    path: pathOf(ON_RESPONSES),
    headers: { ...keyHeader(ON_RESPONSES, at.rig.gateway.token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const sent: unknown = JSON.parse(at.server.seen.at(-1)?.text ?? '');
  expect(sent).toEqual({ ...body, input: [of('Go on.'), from('Payload:\nFound it.')] });
});
