// The tables of docs/agents/failures.md: one an agent, a row an injected failure. A recording puts its rows in their places; every
// other run compares with what stands there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Injection } from './scene.ts';
import { headOf } from './rows.ts';

const DOCUMENT = join(import.meta.dirname, '..', '..', '..', 'docs', 'agents', 'failures.md');
const HEAD = '| what | how it fails | when | done on the disk | exit | on record | the model was shown |\n|---|---|---|---|---|---|---|\n';

const mark = (agent: string): readonly [string, string] => [`<!-- failures ${agent} -->\n`, `<!-- /failures ${agent} -->`];

/** The rows of an agent as they stand there. */
export function rowsThere(agent: string): readonly string[] {
  const [from, to] = mark(agent);
  const section = readFileSync(DOCUMENT, 'utf8').split(from)[1]?.split(to)[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !HEAD.startsWith(line))
    .map((line) => line.trim());
}

/** Puts a row in its place among all. */
export function record(agent: string, all: readonly Injection[], row: string): void {
  const there = [...rowsThere(agent).filter((line) => !line.startsWith(row.slice(0, endOfHead(row)))), row];
  const rows = all.flatMap((injection) => there.find((line) => line.startsWith(headOf(injection))) ?? []);
  const [from, to] = mark(agent);
  const document = readFileSync(DOCUMENT, 'utf8');
  const [before = '', rest = ''] = document.split(from);
  if (rest === '') throw new Error(`docs/agents/failures.md has no place for ${agent}`);
  writeFileSync(DOCUMENT, `${before}${from}\n${HEAD}${rows.map((line) => `${line}\n`).join('')}\n${to}${rest.split(to)[1] ?? ''}`);
}

/** Behind the third cell. */
function endOfHead(row: string): number {
  let at = 0;
  for (let cell = 0; cell < 4; cell += 1) at = row.indexOf('|', at) + 1;
  return at;
}
