import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Compares with a file of test/audit/expected (`.txt`, since formatters rewrite Markdown); with UPDATE_EXPECTED=1 in the environment it is written anew. */
export function expectGolden(name: string, text: string): void {
  const path = join(import.meta.dirname, 'expected', name);
  if (process.env['UPDATE_EXPECTED'] === '1') writeFileSync(path, text);
  expect(existsSync(path), `${name} is not there: run with UPDATE_EXPECTED=1`).toBe(true);
  expect(text).toBe(readFileSync(path, 'utf8'));
}
