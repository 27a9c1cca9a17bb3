import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ProcessTable } from '../../src/subprocess/process-table.ts';
import { folder } from './support.ts';

interface Entry {
  readonly pid: number;
  readonly name?: string;
  readonly state?: string;
  readonly threads?: number;
  readonly start?: number;
  readonly environ?: string;
}

/** A folder like /proc; `self` is the number that it gives to this process. */
function tableOf(entries: readonly Entry[], self = process.pid): ProcessTable {
  const root = folder();
  symlinkSync(String(self), join(root, 'self'));
  mkdirSync(join(root, 'sys'));
  for (const { pid, name = 'sh', state = 'S', threads = 1, start = 500, environ = '' } of entries) {
    mkdirSync(join(root, String(pid)));
    const fields = [state, 11, 12, 13, 0, -1, 4194560, 1, 0, 0, 0, 1, 2, 3, 4, 20, 0, threads, 0, start, 5000, 100];
    writeFileSync(join(root, `${pid}/stat`), `${pid} (${name}) ${fields.join(' ')}\n`);
    writeFileSync(join(root, `${pid}/environ`), environ);
  }
  return new ProcessTable(root);
}

const marksOf = async (table: ProcessTable): Promise<(string | undefined)[]> => (await table.list()).map(({ mark }) => mark);

test('a process is read with its parent, session, start and mark', async () => {
  const table = tableOf([{ pid: 70, environ: 'PATH=/bin\0BASIS_GUARD_CALL=s.1\0X=y\0' }]);
  expect(await table.list()).toEqual([{ pid: 70, parent: 11, session: 13, start: 500, mark: 's.1' }]);
});

test('no name of a program passes for a field', async () => {
  const table = tableOf([{ pid: 70, name: 'a) Z 1 (b) S 9 9\n9', start: 77 }]);
  expect(await table.list()).toMatchObject([{ parent: 11, session: 13, start: 77 }]);
});

test('a mark is a variable of its own, wherever it stands, and an empty one is none', async () => {
  expect(await marksOf(tableOf([{ pid: 70, environ: 'BASIS_GUARD_CALL=first' }]))).toEqual(['first']);
  expect(await marksOf(tableOf([{ pid: 70, environ: 'X=BASIS_GUARD_CALL=no\0YBASIS_GUARD_CALL=no\0' }]))).toEqual([undefined]);
  expect(await marksOf(tableOf([{ pid: 70, environ: 'X=BASIS_GUARD_CALL=no\0BASIS_GUARD_CALL=yes\0' }]))).toEqual(['yes']);
  expect(await marksOf(tableOf([{ pid: 70, environ: 'BASIS_GUARD_CALL=\0' }]))).toEqual([undefined]);
  expect(await marksOf(tableOf([{ pid: 70, environ: `${'X=y\0'.repeat(100_000)}BASIS_GUARD_CALL=far\0` }]))).toEqual(['far']);
});

test('older processes, this one, and what has ended are left out', async () => {
  const table = tableOf([
    { pid: 70, start: 499 },
    { pid: 71, start: 500 },
    { pid: 72, state: 'Z' },
    { pid: 73, state: 'X' },
    { pid: 74, state: 'Z', threads: 3 },
    { pid: process.pid },
  ]);
  expect((await table.list(500)).map(({ pid }) => pid).sort((a, b) => a - b)).toEqual([71, 74]);
});

test('a /proc that numbers processes for another namespace is not read', async () => {
  expect(await tableOf([{ pid: 70 }], process.pid + 1).list()).toEqual([]);
});

test('a process or a /proc that is gone is no error', async () => {
  const table = tableOf([{ pid: 70 }, { pid: 71 }]);
  const root = folder();
  rmSync(root, { recursive: true });
  expect(await new ProcessTable(root).list()).toEqual([]);
  expect(table.startOf(72)).toBeUndefined();
  expect(table.startOf(71)).toBe(500);
});
