import { describe, expect, test } from 'vitest';
import { tool } from '../loop/loop-rig.ts';
import { calls, says, turn } from '../support/model-servers/script.ts';
import { loopThrough } from './loop-client.ts';
import { text } from '../support/results.ts';
import { CASES, served } from './rig.ts';

describe.each(CASES)('the built-in loop over the gateway, $name', (of) => {
  test('a conversation goes through, and the key is only upstream', async () => {
    await using at = await served(of, [turn([says('Looking.'), calls('c1', 'spawn', '{"command":"ls"}')]), turn([says('Done.')])]);
    const end = await loopThrough(of, at.rig, [tool('spawn', 'process', () => text('a.txt'))]);
    expect(at.server.complaints).toEqual([]);
    expect(end).toMatchObject({ kind: 'finished', finalMessage: 'Done.' });
    expect(at.server.last.text).toContain('a.txt');
    expect(at.rig.gateway.token).not.toBe(at.key);
    expect(JSON.stringify(at.server.seen.map(({ headers }) => headers))).not.toContain(at.rig.gateway.token);
    expect(at.rig.ends).toEqual([]);
  });

  test('a secret in an output never goes up: the replacement does, in every later turn too', async () => {
    const secret = `sec-${'x'.repeat(20)}-7`;
    await using at = await served(
      of,
      [
        turn([calls('c1', 'spawn', '{"command":"env"}'), calls('c2', 'spawn', '{"command":"false"}')]),
        turn([calls('c3', 'spawn', '{"command":"ls"}')]),
        turn([says('Done.')]),
      ],
      {
        interceptors: [
          {
            name: 'redact',
            beforeTool: () => ({ kind: 'allow' }),
            afterTool: (_call, { output }) =>
              output.text.includes(secret)
                ? { kind: 'replace', output: { kind: 'text', text: output.text.replaceAll(secret, 'HIDDEN') } }
                : { kind: 'allow' },
          },
        ],
      },
    );
    const outputs: Record<string, string> = { c1: `TOKEN=${secret}`, c2: `exit code 1\nTOKEN=${secret}`, c3: 'a.txt' };
    const end = await loopThrough(of, at.rig, [tool('spawn', 'process', (id) => text(outputs[id] ?? id, id === 'c2'))]);
    expect(at.server.complaints).toEqual([]);
    expect(end.kind).toBe('finished');
    const sent = at.server.seen.map((request) => request.text);
    expect(sent).toHaveLength(3);
    for (const body of sent) expect(body).not.toContain(secret);
    expect(sent[1]).toContain('TOKEN=HIDDEN');
    expect(sent[2]?.split('TOKEN=HIDDEN')).toHaveLength(3);
    expect(at.rig.recordsOf('reviewed').map(({ outcome }) => outcome)).toEqual(['replace', 'replace', 'allow']);
  });

  test('a refused call’s words go up, and a call that was never decided ends the session', async () => {
    await using at = await served(
      of,
      [turn([calls('c1', 'spawn', '{"command":"rm"}')]), turn([calls('c2', 'spawn', '{"command":"ls"}')]), turn([says('Done.')])],
      {
        interceptors: [
          {
            name: 'no-rm',
            beforeTool: ({ input }) => (input.text.includes('rm') ? { kind: 'deny', reason: 'not this' } : { kind: 'allow' }),
          },
        ],
      },
    );
    const ran: string[] = [];
    const end = await loopThrough(of, at.rig, [
      tool('spawn', 'process', (id) => {
        ran.push(id);
        return text(`ran ${id}`);
      }),
    ]);
    expect(end.kind).toBe('finished');
    expect(ran).toEqual(['c2']);
    expect(at.server.seen[1]?.text).toContain('not this');

    await using broken = await served(of, [turn([calls('c1', 'spawn', '{"command":"ls"}')]), turn([says('Done.')])]);
    broken.rig.enforcer.sabotaged = true;
    const failed = await loopThrough(of, broken.rig, [tool('spawn', 'process', () => text('ran'))]);
    expect(failed.kind).toBe('agent-failed');
    expect(broken.server.seen).toHaveLength(1);
    expect(broken.rig.ends).toMatchObject([{ kind: 'unguarded' }]);
    expect(broken.rig.recordsOf('unguarded')).toHaveLength(1);
  });
});
