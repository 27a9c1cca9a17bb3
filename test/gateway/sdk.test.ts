import { describe, expect, test } from 'vitest';
import { calls, says, thinks } from '../support/model-servers/script.ts';
import { type RawRequest, RawServer } from './raw.ts';
import { CASES, type GatewayCase, GatewayRig, ON_BEDROCK, ON_CHAT, ON_VERTEX } from './rig.ts';
import { CONVERSE, SDK_MODEL, type SdkCall, VERTEX_ROOT } from './sdk-clients.ts';
import { eventsOf, streamType } from './streams.ts';

const INPUT = '{"command":"printf \'12345678901234567890 \\u00fc\'"}';

const MODELS = { gateway: { models: [SDK_MODEL] } };

/** Two parallel calls with a thought before them, then a text. */
async function provider(of: GatewayCase): Promise<RawServer> {
  const server = await RawServer.start((_, response) => {
    const turn =
      server.seen.length % 2 === 1
        ? [
            thinks('I should look.', 'c2lnbmVkIQ=='),
            ...(of === ON_CHAT ? [] : [says('Looking at 🌍.')]),
            calls('c1', 'spawn', INPUT),
            calls('c2', 'spawn', '{"command":"false"}'),
          ]
        : [says('Done, “quoted”.')];
    response.writeHead(200, { 'content-type': streamType(of) });
    response.end(Buffer.concat([...eventsOf(of, turn)]));
  });
  return server;
}

const rootOf = (of: GatewayCase, { url }: RawServer): string => (of === ON_VERTEX ? `${url}${VERTEX_ROOT}` : url);

const OUTPUTS: Readonly<Record<string, string>> = { [INPUT]: 'a.txt\n🌍 “ok”', '{"command":"false"}': 'error: exit code 1' };
const outputOf = ({ input }: SdkCall): string => OUTPUTS[input] ?? `nothing for ${input}`;

const bodies = (seen: readonly RawRequest[]): string[] => seen.map(({ body }) => body.toString());

/** A body in which a single part of text is that text: what is put in a result's place may be either. */
const plain = (body = ''): unknown =>
  JSON.parse(body, (key, value) =>
    key === 'content' && Array.isArray(value) && value.length === 1 && value[0].type === 'text' ? value[0].text : value,
  );

describe.each([...CASES, ON_BEDROCK, ON_VERTEX])('a library of the provider’s, $name', (of) => {
  test('a conversation through the gateway is the same as without it, on both sides, byte for byte', async () => {
    await using server = await provider(of);
    const direct = await CONVERSE[of.wireName](server.url, 'the-key', (call) => Promise.resolve(outputOf(call)));
    const before = server.seen.splice(0);
    await using rig = await GatewayRig.before(of, rootOf(of, server), 'the-key', MODELS);
    const through = await CONVERSE[of.wireName](rig.url, rig.gateway.token, async (call) => {
      expect(await rig.decide(call)).toMatchObject({ kind: 'run' });
      return outputOf(call);
    });
    expect(through).toEqual(direct);
    expect(bodies(server.seen)).toEqual(bodies(before));
    expect(server.seen).toHaveLength(2);
    expect(server.seen.map(({ path }) => path)).toEqual(before.map(({ path }) => path));
    expect(rig.recordsOf('reviewed')).toHaveLength(2);
    expect(rig.recordsOf('withheld')).toEqual([]);
    expect(rig.ends).toEqual([]);
    const known = (headers: RawRequest['headers']): unknown =>
      Object.fromEntries(
        Object.entries(headers).filter(([name]) =>
          /^(?:anthropic|x-stainless|user-agent|content-type|x-goog|x-api-key|authorization)/.test(name),
        ),
      );
    expect(server.seen.map(({ headers }) => known(headers))).toEqual(before.map(({ headers }) => known(headers)));
  });

  test('a secret that a command printed is replaced on the way up, and nothing else changes', async () => {
    const secret = ['pass', 'word', '1984'].join('-');
    await using server = await provider(of);
    await using rig = await GatewayRig.before(of, rootOf(of, server), 'the-key', {
      ...MODELS,
      interceptors: [
        {
          name: 'keeper',
          beforeTool: () => ({ kind: 'allow' }),
          afterTool: (_, { output }) =>
            output.text.includes(secret)
              ? { kind: 'replace', output: { kind: 'text', text: output.text.replaceAll(secret, 'XXX') } }
              : { kind: 'allow' },
        },
      ],
    });
    const run = async (call: SdkCall): Promise<string> => {
      await rig.decide(call);
      return `${outputOf(call)} ${secret}`;
    };
    await CONVERSE[of.wireName](rig.url, rig.gateway.token, run);
    const [, second] = bodies(server.seen.splice(0));
    expect(second).not.toContain(secret);
    await CONVERSE[of.wireName](server.url, 'the-key', (call) => Promise.resolve(`${outputOf(call)} XXX`));
    expect(plain(second)).toEqual(plain(bodies(server.seen)[1]));
  });

  test('a refusal of the gateway is an error with its words, and is not tried again', async () => {
    await using server = await provider(of);
    await using rig = await GatewayRig.before(of, rootOf(of, server), 'the-key', MODELS);
    await expect(CONVERSE[of.wireName](rig.url, rig.gateway.token, () => Promise.resolve('ran without asking'))).rejects.toThrow(
      /the session ends/,
    );
    expect(server.seen).toHaveLength(1);
    await expect(CONVERSE[of.wireName](rig.url, 'a wrong key', () => Promise.resolve(''))).rejects.toThrow(
      /the key is not that of this session/,
    );
  });

  test('past a bound the library gets a turn that ends', async () => {
    await using server = await provider(of);
    await using rig = await GatewayRig.before(of, rootOf(of, server), 'the-key', {
      ...MODELS,
      bounds: { tokenBudget: 1 },
    });
    const run = async (call: SdkCall): Promise<string> => {
      await rig.decide(call);
      return outputOf(call);
    };
    const said = await CONVERSE[of.wireName](rig.url, rig.gateway.token, run);
    expect(JSON.stringify(said)).toContain('budget of 1 tokens is used up');
    expect(server.seen).toHaveLength(1);
  });
});
