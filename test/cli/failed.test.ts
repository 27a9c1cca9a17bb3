// The guard itself fails in a place where nobody can catch it.
import { expect, test } from 'vitest';
import { start } from '../support/run/child.ts';
import { commandOf } from '../support/run/entries.ts';
import { placeWith } from '../support/run/command-line.ts';
import { command, scriptOf } from '../support/run/script.ts';

test.each([
  ['an exception', `throw new Error('a part gave way')`],
  ['a rejection', `Promise.reject(new Error('a part gave way'))`],
])('%s that nobody catches seals the ledger as a guard error, and nothing further runs', { timeout: 60_000 }, async (_what, failure) => {
  const place = placeWith({ 'script.json': scriptOf(command('one', 'touch one; sleep 20'), command('two', 'touch two')) });
  const [node, entry] = commandOf('cli');
  const failing = `data:text/javascript,${encodeURIComponent(`setTimeout(() => { ${failure} }, 2500)`)}`;
  const words = ['run', '--agent', 'replay', '--replay-file', 'script.json', '--allow-process', '--audit-file', 'ledger.jsonl'];
  const ran = await start([node, '--import', failing, entry, ...words], {
    cwd: place.project,
    env: { PATH: process.env['PATH'] ?? '', HOME: place.home, TMPDIR: place.temp, LANG: 'C.UTF-8' },
  }).ended;
  expect(ran.code, ran.stderr).toBe(5);
  expect(ran.stderr).toMatch(/guard-error \(exit 5\).*the guard itself failed: a part gave way/);
  expect(ran.stderr).toMatch(/sealed by sha256:/);
});
