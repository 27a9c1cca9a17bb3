import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Head } from '../../src/bindings/ledger-file.ts';
import { inFolder, verifyFile } from './ledger-session.ts';

const filler = join(import.meta.dirname, 'ledger-filler.ts');
const verifier = `import { verifyFile } from ${JSON.stringify(join(import.meta.dirname, 'ledger-session.ts'))};
const { verdict, records, tornBytes } = verifyFile(process.argv[1]); process.stdout.write(JSON.stringify({ verdict, records, torn: tornBytes > 0 }));`;

interface Filled {
  readonly records: number;
  readonly head?: Head;
  readonly failures: readonly string[];
}

/** The program's standard output, read as JSON values one after the other. */
function sh(script: string, args: readonly string[]): string[] {
  const { stdout, stderr, status } = spawnSync('sh', ['-ec', script, 'sh', ...args], { encoding: 'utf8', timeout: 25_000 });
  if (status !== 0) throw new Error(`the script ended with ${status}: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

const ownMounts = spawnSync('unshare', ['-m', 'true']).status === 0;
const skipped = ownMounts ? '' : ' (skipped: a mount of its own needs root and unshare)';

describe('a ledger on a disk that takes no more', () => {
  test('breaks at the limit of a file, says so once and for all, and what was written holds together', () => {
    inFolder((folder) => {
      const path = join(folder, 'ledger.jsonl');
      const [output = ''] = sh('ulimit -f 128; exec "$1" "$2" "$3"', [process.execPath, filler, path]);
      const { records, failures, head } = JSON.parse(output) as Filled;
      expect(records).toBeGreaterThan(10);
      expect(failures).toEqual(Array.from({ length: 3 }, () => `the ledger ${path} cannot be written: file too large (EFBIG)`));
      const found = verifyFile(path);
      expect([found.verdict, found.records, found.head]).toEqual(['incomplete', records, head]);
    });
  });

  test.skipIf(!ownMounts)(`breaks on a full disk, and so does its seal${skipped}`, () => {
    inFolder((folder) => {
      const disk = join(folder, 'disk');
      mkdirSync(disk);
      const path = join(disk, 'ledger.jsonl');
      const script =
        'exec unshare -m sh -ec \'mount -t tmpfs -o size=256k tmpfs "$1"; "$2" "$3" "$5"; echo; "$2" --input-type=module -e "$4" "$5"\' sh "$@"';
      const [output = '', verified = ''] = sh(script, [disk, process.execPath, filler, verifier, path]);
      const { records, failures } = JSON.parse(output) as Filled;
      expect(records).toBeGreaterThan(100);
      expect(failures).toEqual(Array.from({ length: 3 }, () => `the ledger ${path} cannot be written: no space left on device (ENOSPC)`));
      expect(JSON.parse(verified)).toMatchObject({ verdict: 'incomplete', records });
    });
  });

  test.skipIf(!ownMounts)(`is not begun on a disk that is read-only${skipped}`, () => {
    inFolder((folder) => {
      const path = join(folder, 'ledger.jsonl');
      const script = 'exec unshare -m sh -ec \'mount -t tmpfs -o ro tmpfs "$1"; exec "$2" "$3" "$4"\' sh "$@"';
      const [output = ''] = sh(script, [folder, process.execPath, filler, path]);
      expect(JSON.parse(output)).toEqual({ records: 0, failures: [`the ledger ${path} cannot be created: read-only file system (EROFS)`] });
    });
  });
});
