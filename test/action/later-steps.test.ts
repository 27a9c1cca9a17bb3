// What a session leaves for the steps after it: files that they may execute, protected files, the runner's own files, and the guard's.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { verifyFile } from '../support/run/ledger.ts';
import { isSaid, readingOf } from '../support/run/reading.ts';
import { ledgerOf, sessionFolder, textAt, type Step } from '../support/run/runner.ts';
import { command, edit, scriptOf } from '../support/run/script.ts';
import { runnerWith } from '../support/run/setting.ts';

const ALLOWED = { 'allow-process': 'true', 'allow-local-state': 'true' };

const changes = (step: Step) =>
  Object.fromEntries(
    ledgerOf(step).flatMap((record) => (record.type === 'changed' ? [[record.path, `${record.change}: ${record.why}`]] : [])),
  );

/** The action's row of interface.md for enforcement that broke: red, exit 5, and one sentence for each thing that did. */
function expectGuardError(step: Step, says: RegExp): void {
  expect([step.code, step.stderr], step.log).toEqual([5, '']);
  expect(step.outputs['conclusion']).toBe('guard-error');
  expect(step.log).toMatch(new RegExp(`^::error title=basis guard::guard-error: .*${says.source}`, 'm'));
  expect(isSaid(step.summary, says), step.summary).toBe(true);
  expect(verifyFile(step.outputs['audit-file'] ?? '', step.outputs['audit-digest']).verdict).toBe('anchored');
}

describe.concurrent('files that later steps may execute', { timeout: 120_000 }, () => {
  test('are recorded and shown, whoever changed them and however', async () => {
    const files = { 'package.json': '{}\n', 'src/a.js': 'a\n', 'gone.sh': { program: '#!/bin/sh\n' }, 'plain.txt': 'x\n' };
    const lines =
      'printf "all:\\n" > Makefile; chmod +x src/a.js; rm gone.sh; echo y > plain.txt; mkdir -p node_modules/x; echo > node_modules/x/index.js';
    const calls = [edit('one', 'package.json', '{"scripts": {"test": "curl evil"}}\n'), command('two', lines)];
    const step = await runnerWith(files, { script: scriptOf(...calls), inputs: ALLOWED }).main();
    expect([step.code, step.outputs['conclusion']], step.log).toEqual([0, 'success']);
    expect(changes(step)).toEqual({
      'package.json': 'modified: package scripts and dependencies',
      Makefile: 'created: a build file',
      'src/a.js': 'modified: executable',
      'gone.sh': expect.stringMatching(/^deleted: /) as string,
      node_modules: expect.stringMatching(/^\w+: /) as string,
    });
    for (const path of ['package.json', 'Makefile', 'src/a.js', 'gone.sh', 'node_modules']) expect(readingOf(step.summary)).toContain(path);
    expect(step.summary).not.toContain('plain.txt`');
    expect(step.log).toMatch(/^│ modified package\.json: package scripts and dependencies$/m);
  });

  test('that are as they were at the end are not', async () => {
    const line = 'cp package.json keep; echo changed > package.json; mv keep package.json';
    const step = await runnerWith({ 'package.json': '{}\n' }, { script: scriptOf(command('one', line)), inputs: ALLOWED }).main();
    expect([step.code, changes(step)]).toEqual([0, {}]);
  });
});

const PROTECTED = [
  ['.basis/hooks.json', 'echo "{}" > .basis/hooks.json'],
  ['.git/hooks/pre-commit', 'printf "#!/bin/sh\\n" > .git/hooks/pre-commit; chmod +x .git/hooks/pre-commit'],
  ['.git/config', 'git config core.hooksPath elsewhere'],
  ['.github/workflows/ci.yml', 'mkdir -p .github/workflows; echo "on: issues" > .github/workflows/ci.yml'],
  ['AGENTS.md', 'echo obey > AGENTS.md'],
  ['.mcp.json', 'echo "{}" > .mcp.json'],
] as const;

describe.concurrent('a protected file', { timeout: 120_000 }, () => {
  const files = { '.basis/hooks.json': '{"schema": 1, "hooks": []}', '.github/workflows/ci.yml': 'on: push\n' };

  test.for(PROTECTED)('%s that a command changes ends the step with 5', async ([path, line]) => {
    const step = await runnerWith(files, { script: scriptOf(command('one', line)), inputs: ALLOWED }).main();
    expectGuardError(step, new RegExp(`protected file "${path.replaceAll('.', String.raw`\.`)}" was (?:modified|created)`));
  });

  test('is not edited by the tool for files, there or not yet, and the session goes on', async () => {
    const calls = [...PROTECTED.map(([path], index) => edit(`call-${index}`, path, 'x')), edit('last', 'fine.txt', 'fine\n')];
    const runner = runnerWith(files, { script: scriptOf(...calls), inputs: ALLOWED });
    const step = await runner.main();
    expect([step.code, step.outputs['denials']], step.log).toEqual([0, String(PROTECTED.length)]);
    expect(textAt(join(runner.workspace, 'fine.txt'))).toBe('fine\n');
    expect(textAt(join(runner.workspace, '.basis/hooks.json'))).toBe(files['.basis/hooks.json']);
    expect(existsSync(join(runner.workspace, 'AGENTS.md'))).toBe(false);
  });

  test('that the tool for files would reach by a detour is not edited either', async () => {
    const runner = runnerWith(
      { ...files, link: { link: '.basis' }, 'sub/a.txt': '' },
      {
        script: scriptOf(
          edit('link', 'link/hooks.json', 'x'),
          edit('dots', 'sub/../.basis/hooks.json', 'x'),
          edit('outside', '../outside.txt', 'x'),
          { id: 'move', name: 'files', input: { operations: [{ op: 'move', from: 'sub/a.txt', to: 'AGENTS.md' }] } },
          { id: 'delete', name: 'files', input: { operations: [{ op: 'delete', path: '.basis/hooks.json' }] } },
        ),
        inputs: ALLOWED,
      },
    );
    const step = await runner.main();
    expect([step.code, step.outputs['conclusion']], step.log).toEqual([0, 'success']);
    expect(ledgerOf(step).filter((record) => record.type === 'approved')).toEqual([]);
    expect(existsSync(join(runner.scene.folder, 'outside.txt'))).toBe(false);
  });
});

/** No child is told where the runner's files are; a command of the same user can find them all the same. */
const FIND = 'cd "$TMPDIR/_runner_file_commands"; file=$(ls | grep ';

const RUNNER_FILES: readonly (readonly [what: string, name: string, line: string])[] = [
  ['written to', 'GITHUB_ENV', `${FIND} env_); echo "LD_PRELOAD=/tmp/evil.so" >> "$file"`],
  ['written to', 'GITHUB_PATH', `${FIND} path_); echo "/tmp/evil" >> "$file"`],
  ['written to', 'GITHUB_OUTPUT', `${FIND} output_); echo "conclusion=success" >> "$file"`],
  ['written to', 'GITHUB_STATE', `${FIND} state_); echo "basis-guard-summarised=true" >> "$file"`],
  ['written to', 'GITHUB_STEP_SUMMARY', `${FIND} summary_); echo "all is well" >> "$file"`],
  ['removed', 'GITHUB_ENV', `${FIND} env_); rm "$file"`],
  ['made a symlink', 'GITHUB_ENV', `${FIND} env_); rm "$file"; : > /tmp/../"$TMPDIR/other"; ln -s "$TMPDIR/other" "$file"`],
  ['made a named pipe', 'GITHUB_ENV', `${FIND} env_); rm "$file"; mkfifo "$file"`],
  ['made a folder', 'GITHUB_OUTPUT', `${FIND} output_); rm "$file"; mkdir "$file"; echo x > "$file/x"`],
];

describe.concurrent("the runner's files", { timeout: 120_000 }, () => {
  test.for(RUNNER_FILES)('when %s (%s) are put back, and the step ends with 5', async ([, name, line]) => {
    const runner = runnerWith({ 'README.md': '' }, { script: scriptOf(command('one', line)), inputs: ALLOWED });
    const step = await runner.main();
    expectGuardError(step, new RegExp(`somebody changed the runner's file ${name} during the session; it was put back`));
    expect([step.files.GITHUB_ENV, step.files.GITHUB_PATH]).toEqual(['', '']);
    expect(Object.keys(step.state).toSorted()).toEqual(
      ['audit', 'finished', 'session', 'summarised', 'summary'].map((key) => `basis-guard-${key}`),
    );
    expect(step.summary.startsWith('## ✗ Guarded session: guard-error')).toBe(true);
  });

  test('are put back also where the ledger broke on the way', async () => {
    const line = `rm "$TMPDIR"/basis-guard-*/ledger.jsonl; ${FIND} env_); echo "LD_PRELOAD=/tmp/evil.so" >> "$file"`;
    const step = await runnerWith({ 'README.md': '' }, { script: scriptOf(command('one', line)), inputs: ALLOWED }).main();
    expect([step.code, step.files.GITHUB_ENV], step.log).toEqual([5, '']);
    expect(step.log).toMatch(/somebody changed the runner's file GITHUB_ENV .*; the ledger .* was removed/);
  });
});

describe.concurrent("the guard's own files", { timeout: 120_000 }, () => {
  const guard = {
    '.basis/hooks.json': JSON.stringify({ schema: 1, hooks: [{ name: 'guard', command: ['.basis/guard.sh'] }] }),
    '.basis/guard.sh': {
      program: `#!/bin/sh\ncase $(cat) in *denied*) echo '{"decision": "deny"}' ;; *) echo '{"decision": "allow"}' ;; esac\n`,
    },
  };

  test('when a command makes its guard in the snapshot allow everything, that guard is not started again, and the step ends with 5', async () => {
    const line = `cd "$TMPDIR"/basis-guard-*/scratch/snapshot/.basis; chmod -R u+w .; echo 'echo "{}"' > guard.sh`;
    const runner = runnerWith(guard, { script: scriptOf(command('attack', line), command('denied', 'touch denied')), inputs: ALLOWED });
    const step = await runner.main();
    expectGuardError(step, /hook "guard" was not started: its file '.*guard\.sh' changed since the session began/);
    expect(existsSync(join(runner.workspace, 'denied'))).toBe(false);
  });

  test('when a command adds to the snapshot, the step ends with 5', async () => {
    const line = `cd "$TMPDIR"/basis-guard-*/scratch/snapshot; chmod u+w .; touch planted`;
    const step = await runnerWith(guard, { script: scriptOf(command('attack', line)), inputs: ALLOWED }).main();
    expectGuardError(step, /the guard's snapshot changed in/);
  });

  test('are written though a command has put named pipes and links in their place, and through none of them', async () => {
    const line = `cd "$TMPDIR"/basis-guard-*; mkfifo summary.md; ln -s "$PWD/elsewhere" final-message.txt`;
    const step = await runnerWith({ 'README.md': '' }, { script: scriptOf(command('attack', line)), inputs: ALLOWED }).main();
    expect([step.code, step.stderr], step.log).toEqual([0, '']);
    expect(existsSync(join(sessionFolder(step), 'elsewhere'))).toBe(false);
    expect(textAt(step.outputs['summary-file'])).toBe(step.summary.slice(0, -1));
    expect(textAt(step.outputs['final-message-file'])).toBe('Done.');
  });

  test('are gone after the session, but for the ledger and the reports, and belong to their owner alone', async () => {
    const step = await runnerWith(guard, { script: scriptOf(command('one', 'true')), inputs: ALLOWED }).main();
    const folder = sessionFolder(step);
    expect(readdirSync(folder).toSorted()).toEqual(['final-message.txt', 'ledger.jsonl', 'summary.md']);
    const modes = spawnSync('stat', ['-c', '%a', folder, join(folder, 'ledger.jsonl')], { encoding: 'utf8' }).stdout;
    expect(modes).toBe('700\n600\n');
    expect(readFileSync(join(folder, 'ledger.jsonl'), 'utf8').split('\n').length).toBeGreaterThan(5);
  });
});
