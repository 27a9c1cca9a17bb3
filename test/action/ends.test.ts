// How a session ends: bounds, verdicts that fail the step, and a run that only evaluates.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Files } from '../support/run/folder.ts';
import { verifyFile } from '../support/run/ledger.ts';
import { readingOf } from '../support/run/reading.ts';
import { ledgerOf, type Runner, type Step } from '../support/run/runner.ts';
import { command, edit, read, scriptOf, scriptOfTurns } from '../support/run/script.ts';
import { runnerWith } from '../support/run/setting.ts';

const ALLOWED = { 'allow-process': 'true', 'allow-local-state': 'true' };

const there = ({ workspace }: Runner, ...names: readonly string[]): readonly string[] =>
  names.filter((name) => existsSync(join(workspace, name)));

function expectSealed(step: Step): void {
  expect(step.stderr).toBe('');
  expect(verifyFile(step.outputs['audit-file'] ?? '', step.outputs['audit-digest']).verdict).toBe('anchored');
}

describe.concurrent('a bound', { timeout: 120_000 }, () => {
  test('of time ends a command that sleeps, keeps what was done, and refuses what is still asked for', async () => {
    const runner = runnerWith(
      { 'README.md': '' },
      {
        script: scriptOf(command('first', 'touch first'), command('long', 'touch begun; sleep 600'), command('late', 'touch late')),
        inputs: { ...ALLOWED, deadline: '6s' },
      },
    );
    const began = performance.now();
    const step = await runner.main();
    expect(performance.now() - began).toBeLessThan(100_000);
    expect(step.code, step.log).toBe(3);
    expect(step.outputs).toMatchObject({ conclusion: 'bound', 'stopped-by': 'deadline', enforcement: 'checked' });
    expect(there(runner, 'first', 'begun', 'late')).toEqual(['first', 'begun']);
    expect(step.log).toMatch(/^::error title=basis guard::bound: the session was stopped by its deadline; the work done is kept$/m);
    expect(readingOf(step.summary)).toContain('Stopped by deadline: the work done until then is kept.');
    expectSealed(step);
  });

  test('of calls lets as many run as it names', async () => {
    const calls = Array.from({ length: 5 }, (_, index) => command(`call-${index}`, `touch effect-${index}`));
    const runner = runnerWith({ 'README.md': '' }, { script: scriptOf(...calls), inputs: { ...ALLOWED, 'tool-budget': '2' } });
    const step = await runner.main();
    expect(step.code, step.log).toBe(3);
    expect(step.outputs).toMatchObject({ conclusion: 'bound', 'stopped-by': 'tool-budget' });
    expect(there(runner, ...calls.map((_, index) => `effect-${index}`))).toEqual(['effect-0', 'effect-1']);
    expectSealed(step);
  });

  test('of calls refuses those of the same turn that are beyond it', async () => {
    const calls = ['a', 'b', 'c'].map((name) => command(name, `touch ${name}`));
    const script = scriptOfTurns({ tool_calls: calls }, { text: 'Done.' });
    const runner = runnerWith({ 'README.md': '' }, { script, inputs: { ...ALLOWED, 'tool-budget': '2' } });
    const step = await runner.main();
    expect([step.code, step.outputs['stopped-by']]).toEqual([3, 'tool-budget']);
    expect(there(runner, 'a', 'b', 'c')).toEqual(['a', 'b']);
    expect(ledgerOf(step).find((record) => record.type === 'refused')).toMatchObject({ tool_call_id: 'c', stage: 'bound' });
  });
});

const hook = (name: string, event: string, answer: string) => ({
  name,
  event,
  command: ['sh', '-c', `cat >/dev/null; ${answer}`],
  tools: ['spawn'],
});
const hooks = (...list: readonly object[]): Files => ({ '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: list }) });

const FINDINGS: readonly { readonly verdict: string; readonly files: Files; readonly line: string }[] = [
  { verdict: 'denial', files: hooks(hook('no', 'pre_tool_use', `echo '{"decision": "deny", "reason": "no"}'`)), line: 'touch done' },
  {
    verdict: 'modification',
    files: hooks(hook('other', 'pre_tool_use', `echo '{"decision": "modify", "input": {"command": "true"}}'`)),
    line: 'touch done',
  },
  {
    verdict: 'replacement',
    files: hooks(hook('mask', 'post_tool_use', `echo '{"decision": "replace", "output": "masked"}'`)),
    line: 'touch done',
  },
  { verdict: 'breakage', files: hooks({ ...hook('broken', 'pre_tool_use', 'exit 3'), on_failure: 'allow' }), line: 'touch done' },
  { verdict: 'executable-change', files: { 'package.json': '{}\n' }, line: 'echo "{ }" > package.json; touch done' },
];

describe.concurrent('fail-on', { timeout: 120_000 }, () => {
  test.for(FINDINGS)('$verdict ends the step with 4 where it happened, and no other verdict does', async ({ verdict, files, line }) => {
    const others = FINDINGS.map((finding) => finding.verdict).filter((other) => other !== verdict);
    const runWith = (failOn: string) =>
      runnerWith(
        { 'README.md': '', ...files },
        { script: scriptOf(command('one', line)), inputs: { ...ALLOWED, 'fail-on': failOn } },
      ).main();
    const [failed, passed] = await Promise.all([runWith(verdict), runWith(others.join('\n'))]);
    expect([failed.code, failed.outputs['conclusion']], failed.log).toEqual([4, 'denied']);
    expect(failed.log).toContain(`::error title=basis guard::denied: fail-on names what happened: ${verdict}\n`);
    expect(readingOf(failed.summary)).toContain(`fail-on names what happened: ${verdict} (exit 4)`);
    expect([passed.code, passed.outputs['conclusion']], passed.log).toEqual([0, 'success']);
    expectSealed(failed);
  });

  test('a verdict comes before a bound', async () => {
    const calls = [command('denied', 'touch denied'), command('two', 'true'), command('three', 'true')];
    const files = hooks(hook('no', 'pre_tool_use', `echo '{"decision": "deny", "reason": "no"}'`));
    const step = await runnerWith(files, {
      script: scriptOf(...calls),
      inputs: { ...ALLOWED, 'fail-on': 'denial', 'tool-budget': '1' },
    }).main();
    expect([step.code, step.outputs['conclusion'], step.outputs['stopped-by']]).toEqual([4, 'denied', 'tool-budget']);
  });
});

describe.concurrent('an agent that fails', { timeout: 120_000 }, () => {
  test('without a last text ends the step with 1', async () => {
    const script = scriptOfTurns({ tool_calls: [command('one', 'true')] });
    const step = await runnerWith({ 'README.md': '' }, { script, inputs: ALLOWED }).main();
    expect([step.code, step.outputs['conclusion']]).toEqual([1, 'agent-failed']);
    expect(step.log).toContain('::error title=basis guard::agent-failed: the replay script ended after its turn 1, which has tool calls');
    expectSealed(step);
  });
});

describe.concurrent('evaluate-only', { timeout: 120_000 }, () => {
  test('records verdicts, acts on none, and says so first in every report', async () => {
    const denying = `case $request in *denied*) echo '{"decision": "deny", "reason": "no"}' ;; *) echo '{"decision": "allow"}' ;; esac`;
    const files = {
      ...hooks(
        { name: 'no', command: ['sh', '-c', `request=$(cat); ${denying}`], tools: ['spawn'] },
        hook('mask', 'post_tool_use', `echo '{"decision": "replace", "output": "masked"}'`),
      ),
      'README.md': 'read me\n',
    };
    const calls = [command('denied', 'touch denied'), edit('edited', 'edited.txt', 'x'), read('read', 'README.md')];
    const runner = runnerWith(files, { script: scriptOf(...calls), inputs: { 'evaluate-only': 'true', 'fail-on': 'denial, replacement' } });
    const step = await runner.main();
    expect([step.code, step.stderr], step.log).toEqual([0, '']);
    expect(step.outputs).toMatchObject({ conclusion: 'success', enforcement: 'none', calls: '3' });
    expect(there(runner, 'denied', 'edited.txt')).toEqual(['denied', 'edited.txt']);
    expect(readingOf(step.summary)).toMatch(/^Evaluate only: every verdict below was recorded and none was acted on\./);
    expect(step.log.split('\n')[0]).toContain('evaluate-only: nothing is enforced');
    expect(step.log).toMatch(/^::notice title=basis guard::evaluate-only, nothing was enforced: \d denied, 0 modified, 1 replaced/m);
    expect(Number(step.outputs['denials'])).toBeGreaterThanOrEqual(2);
    expectSealed(step);
  });
});
