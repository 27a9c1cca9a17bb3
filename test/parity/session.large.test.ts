// What hooks written for basis can rely on besides their answers (contract 1, 3, 4, 5 and 7): by basis itself and by the guard.
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { atHand } from '../support/agents/at-hand.ts';
import { basisFound } from '../support/agents/basis-binary.ts';
import type { Files } from '../support/run/folder.ts';
import { calls, says } from '../support/model-servers/script.ts';
import { filesFor, SMALL } from './cases.ts';
import { both } from './sides.ts';

const TWO_RUNS = 60_000;
const ALLOW = '{"decision":"allow"}';

/** Appends a line to a file below its HOME, and allows. */
const counts = (name: string): readonly string[] => ['sh', '-c', `echo asked >> "$HOME/${name}"; printf %s '${ALLOW}'`];
const hooks = (...of: readonly object[]): Files => ({ '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: of }) });
const deploy = filesFor([{ name: 'deploy', hooks: [] }]);
const call = (id: string, input = SMALL) => calls(`call-${id}`, 'deploy', input);

describe.runIf(atHand(basisFound))('by basis and by the guard', () => {
  test('5.1 the same hooks file reached twice is read once', { timeout: TWO_RUNS }, async () => {
    const files = { ...deploy, ...hooks({ name: 'a', command: counts('times-asked') }) };
    for (const ran of await both({
      files: { ...files, '.basis/config.json': '{"schema":1}' },
      config: '.basis',
      turns: [[call('a')], [says('Done.')]],
    }))
      expect(ran.kept('times-asked'), ran.stderr).toBe('asked\n');
  });

  test('5.1 the hooks of the folder above are not looked for', { timeout: TWO_RUNS }, async () => {
    const below = Object.fromEntries(
      Object.entries(deploy).flatMap(([path, content]) => (path.endsWith('hooks.json') ? [] : [[`sub/${path}`, content]])),
    );
    const files = { ...below, ...hooks({ name: 'a', command: counts('times-asked') }) };
    for (const ran of await both({ files, from: 'sub', turns: [[call('a')], [says('Done.')]] })) {
      expect(ran.has('sub/ran/deploy'), ran.stderr).toBe(true);
      expect(ran.kept('times-asked')).toBeUndefined();
    }
  });

  test('7.3 a hook that reads nothing answers a question that no pipe holds', { timeout: TWO_RUNS }, async () => {
    const large = { description: 'L', input_schema: { type: 'object' }, command: ['sh', '-c', 'yes | head -c 300000'] };
    const command = ['printf', '%s', '{"decision":"replace","output":"masked"}'];
    const files = {
      '.basis/tools.json': JSON.stringify({ schema: 1, tools: { large } }),
      ...hooks({ name: 'a', command, event: 'post_tool_use' }),
    };
    for (const ran of await both({ files, turns: [[calls('call-large', 'large', '{}')], [says('Done.')]] }))
      expect(ran.shown['call-large'], ran.stderr).toBe('masked');
  });

  // From here on they differ, each by a rule that the guard keeps.

  test('3.9 two calls of one turn that only read are asked about one after the other by basis, and side by side by the guard', {
    timeout: TWO_RUNS,
  }, async () => {
    // Each waits for the other, and denies where it does not come.
    const meets = `: > "$HOME/met-$$"; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
      if [ "$(ls "$HOME" | grep -c met-)" -ge 2 ]; then printf %s '${ALLOW}'; exit; fi; sleep 0.2
    done; printf %s '{"decision":"deny","reason":"alone"}'`;
    const reads = {
      basis: ['a', 'b'].map((name) => calls(`call-${name}`, 'read', `{"path":"${name}.txt"}`)),
      guard: ['a', 'b'].map((name) => calls(`call-${name}`, 'files', `{"operations":[{"op":"read","path":"${name}.txt"}]}`)),
    };
    const files = { 'a.txt': 'first\n', 'b.txt': 'second\n', ...hooks({ name: 'a', command: ['sh', '-c', meets], timeout_ms: 10_000 }) };
    const [basis, guard] = await both((side) => ({ files, turns: [reads[side], [says('Done.')]] }));
    expect(basis.shown['call-a'], basis.stderr).toContain('alone');
    expect([guard.shown['call-a'], guard.shown['call-b']].join('\n'), guard.stderr).toMatch(/first[^]*second/);
  });

  test('4.2 a call that is not JSON takes the whole turn with it by basis, and by the guard hooks see it and the others run', {
    timeout: TWO_RUNS,
  }, async () => {
    const keep = `cat >> "$HOME/all-asked"; printf %s '${ALLOW}'`;
    const files = { ...deploy, ...hooks({ name: 'a', command: ['sh', '-c', keep] }) };
    const [basis, guard] = await both({ files, turns: [[call('a', '{not json'), call('b')], [says('Done.')]] });
    expect(
      [basis, guard].map((ran) => ran.has('ran/deploy')),
      basis.stderr,
    ).toEqual([false, true]);
    expect(basis.kept('all-asked')).toBeUndefined();
    expect(guard.kept('all-asked'), guard.stderr).toContain('"input":"{not json"');
  });

  test('7.4 what a hook leaves behind goes on by basis, and is ended by the guard', { timeout: TWO_RUNS }, async () => {
    const leaves = `(sleep 2; : > "$HOME/left-behind") > /dev/null 2>&1 < /dev/null & printf %s '${ALLOW}'`;
    const files = { ...deploy, ...hooks({ name: 'a', command: ['sh', '-c', leaves] }) };
    const [basis, guard] = await both({ files, turns: [[call('a')], [says('Done.')]] });
    for (let i = 0; i < 60 && basis.kept('left-behind') === undefined; i += 1) await wait(250);
    expect([basis, guard].map((ran) => ran.has('ran/deploy'))).toEqual([true, true]);
    expect([basis, guard].map((ran) => ran.kept('left-behind') !== undefined)).toEqual([true, false]);
  });

  test('5.9 a hook program that a call has changed is started by basis, and not by the guard', { timeout: TWO_RUNS }, async () => {
    const change = 'cat > /dev/null; printf \'%s\\n\' "#!/bin/sh" "printf %s \'{\\"decision\\":\\"allow\\"}\'" > .basis/guard.sh';
    const tools = {
      schema: 1,
      tools: {
        change: { description: 'C', input_schema: { type: 'object' }, command: ['sh', '-c', change] },
        deploy: { description: 'D', input_schema: { type: 'object' }, command: ['sh', '.basis/tool.sh', 'deploy', 'prints'] },
      },
    };
    const files: Files = {
      ...deploy,
      ...hooks({ name: 'a', command: ['.basis/guard.sh'], tools: ['deploy'] }),
      '.basis/tools.json': JSON.stringify(tools),
      '.basis/guard.sh': { program: `#!/bin/sh\nprintf %s '{"decision":"deny","reason":"never"}'\n` },
    };
    const turns = [[call('before')], [calls('call-change', 'change', '{}')], [call('after')], [says('Done.')]];
    const [basis, guard] = await both({ files, turns });
    for (const ran of [basis, guard]) expect(ran.shown['call-before'], ran.stderr).toContain("denied by hook 'a': never");
    expect([basis, guard].map((ran) => ran.has('ran/deploy'))).toEqual([true, false]);
  });
});
