import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { sealAfterDeath } from '../../src/bindings/ledger-seal.ts';
import { verifyFile, WoundClock } from './ledger-session.ts';

describe('a process that is killed while it writes its ledger', () => {
  test('leaves whole records, which are then sealed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'basis-guard-test-'));
    try {
      for (let round = 0; round < 5; round += 1) {
        const path = join(folder, `ledger-${round}.jsonl`);
        const writer = spawn(process.execPath, [join(import.meta.dirname, 'ledger-filler.ts'), path], { stdio: 'ignore' });
        const gone = new Promise((resolve) => writer.once('exit', resolve));
        while (!existsSync(path) || statSync(path).size === 0) await wait(2);
        await wait(Math.random() * 30);
        writer.kill('SIGKILL');
        await gone;
        const found = verifyFile(path);
        expect([found.verdict, found.problems.map(({ kind }) => kind)]).toEqual(['incomplete', ['unsealed']]);
        const sealed = sealAfterDeath({ path, clock: new WoundClock(), cancelled: false });
        expect(sealed.kind).toBe('sealed');
        expect(verifyFile(path, sealed.kind === 'sealed' ? { digest: sealed.head.digest } : {}).verdict).toBe('anchored');
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
