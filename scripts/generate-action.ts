// Writes what follows from the tables in src/main/settings/table.ts: action.yml whole, and the README's tables of inputs and outputs.
// With --check it writes nothing and ends with 1 where a file differs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INPUTS, OUTPUTS } from '../src/main/settings/table.ts';

const root = join(import.meta.dirname, '..');
const quote = (text: string) => JSON.stringify(text);

function actionYml(): string {
  const lines = [
    '# Written by scripts/generate-action.ts from src/main/settings/table.ts.',
    'name: basis guard',
    'description: Runs a coding agent with a hook chain and an approver around every tool call, and a ledger of what happened.',
    'author: the basis guard developers',
    'branding:',
    '  icon: shield',
    '  color: blue',
    'inputs:',
  ];
  for (const [name, row] of Object.entries(INPUTS)) {
    lines.push(`  ${name}:`, `    description: ${quote(row.meaning)}`, '    required: false', `    default: ${quote(row.default)}`);
  }
  lines.push('outputs:');
  for (const [name, meaning] of Object.entries(OUTPUTS)) lines.push(`  ${name}:`, `    description: ${quote(meaning)}`);
  lines.push('runs:', '  using: node24', '  main: dist/main/index.js', '  post: dist/post/index.js', '  post-if: always()', '');
  return lines.join('\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|');

function inputTable(): string {
  const rows = Object.entries(INPUTS).map(
    ([name, row]) => `| \`${name}\` | ${row.default === '' ? '' : `\`${row.default}\``} | ${cell(row.meaning)} |`,
  );
  return ['| input | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

function outputTable(): string {
  return [
    '| output | meaning |',
    '|---|---|',
    ...Object.entries(OUTPUTS).map(([name, meaning]) => `| \`${name}\` | ${cell(meaning)} |`),
  ].join('\n');
}

function between(text: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name}: generated -->`, `<!-- ${name}: end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no place for the table of ${name}: write the two lines ${start} and ${end}`);
  return `${text.slice(0, from + start.length)}\n${table}\n${text.slice(to)}`;
}

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const wanted = {
  'action.yml': actionYml(),
  'README.md': between(between(readme, 'inputs', inputTable()), 'outputs', outputTable()),
};
let drifted = false;
for (const [name, text] of Object.entries(wanted)) {
  const path = join(root, name);
  let now = '';
  try {
    now = readFileSync(path, 'utf8');
  } catch {
    // Not written yet: differs.
  }
  if (now === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${name} is not what scripts/generate-action.ts writes: run node scripts/node24.mjs scripts/generate-action.ts`);
    drifted = true;
  } else writeFileSync(path, text);
}
process.exitCode = drifted ? 1 : 0;
