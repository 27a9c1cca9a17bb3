// Runs an example as its workflow would: its repository committed, its inputs out of workflow.yml, a scripted model in place of the provider.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

export const root = join(import.meta.dirname, '..', '..');

export interface ExampleRun {
  readonly scratch: string;
  readonly workspace: string;
  readonly exit: number | null;
  readonly log: string;
  readonly summary: string;
  readonly outputs: string;
}

interface Workflow {
  readonly jobs: Record<string, { readonly steps: readonly { readonly uses?: string; readonly with?: Record<string, unknown> }[] }>;
}

/** The inputs of the guard's step in an example's workflow. */
export function guardInputs(example: string): Record<string, string> {
  const workflow = parse(readFileSync(join(root, 'examples', example, 'workflow.yml'), 'utf8')) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const step = steps.find(({ uses }) => uses?.startsWith('basis/guard@'));
  if (!step) throw new Error(`examples/${example}/workflow.yml has no step that uses the guard`);
  return Object.fromEntries(Object.entries(step.with ?? {}).map(([name, value]) => [name, String(value)]));
}

/** What a scripted model has no use for. */
const OF_THE_PROVIDER = ['model', 'api-key', 'prompt', 'cost-budget', 'token-budget'];

/** The same commit in every run. */
const GIT_ENV = { ...process.env, GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z', GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z' };

export function prepare(example: string): { readonly scratch: string; readonly workspace: string; readonly commit: string } {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'basis-guard-test-')));
  const workspace = join(scratch, 'work');
  cpSync(join(root, 'examples', example, 'repository'), workspace, { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd: workspace,
      encoding: 'utf8',
      env: GIT_ENV,
    }).trim();
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'the example');
  return { scratch, workspace, commit: git('rev-parse', 'HEAD') };
}

export async function runExample(
  example: string,
  event: string,
  payload: (commit: string) => object,
  inputs: Record<string, string>,
): Promise<ExampleRun> {
  const { scratch, workspace, commit } = prepare(example);
  const runner = (name: string) => {
    const path = join(scratch, name);
    writeFileSync(path, '');
    return path;
  };
  writeFileSync(join(scratch, 'event.json'), JSON.stringify(payload(commit)));
  mkdirSync(join(scratch, 'temp'));
  const files = { summary: runner('summary'), outputs: runner('outputs'), state: runner('state') };
  const given = { ...inputs, agent: 'replay', 'replay-file': join(root, 'examples', example, 'replay.json') };
  const env = {
    PATH: process.env['PATH'],
    HOME: scratch,
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: join(scratch, 'event.json'),
    GITHUB_SHA: commit,
    GITHUB_REPOSITORY: 'octo/example',
    GITHUB_ACTOR: 'ada',
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_OUTPUT: files.outputs,
    GITHUB_STATE: files.state,
    RUNNER_TEMP: join(scratch, 'temp'),
    ...Object.fromEntries(
      Object.entries(given)
        .filter(([name]) => !OF_THE_PROVIDER.includes(name))
        .map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
  };
  const child = spawn(process.execPath, [join(root, 'src', 'main', 'action.ts')], {
    cwd: workspace,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (log += piece.toString()));
  const exit = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { scratch, workspace, exit, log, summary: readFileSync(files.summary, 'utf8'), outputs: readFileSync(files.outputs, 'utf8') };
}

/** The summary with what differs from run to run in words. */
export function steady(summary: string, scratch: string): string {
  return summary
    .replaceAll(scratch, '/SCRATCH')
    .replace(/\b\d+-\d+-[0-9a-f]{12}\b/g, 'SESSION')
    .replace(/sha256:[0-9a-f]{64}/g, 'sha256:DIGEST')
    .replace(/\b[0-9a-f]{64}\b/g, 'DIGEST')
    .replace(/\b[0-9a-f]{40}\b/g, 'COMMIT')
    .replace(/(?<= at )[0-9a-f]{12}\b/g, 'COMMIT')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/(?<=\| (?:ok|\*\*failed\*\*) \| )[\d,]+(?= \|)/g, 'MS')
    .replace(/(?<=\| )(?:[\d.]+ (?:ms|s|min)|< ?1 ms)(?= \|)/g, 'SPAN');
}
