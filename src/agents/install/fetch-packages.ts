import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutBytes } from '../../contract/cut.ts';
import { quoteJson } from '../../contract/json/text.ts';
import type { Result } from '../../contract/result.ts';
import { fail, ok } from '../../contract/result.ts';
import { withMark } from '../../subprocess/mark.ts';
import { run } from '../../subprocess/run.ts';
import type { RunResult } from '../../subprocess/types.ts';
import { runEndWords } from '../run-end-words.ts';
import type { Choice } from './choose.ts';
import { type Argv, type Machine, npmArguments, npmEnvironment } from './npm.ts';

const LIMIT_MS = 480_000;
const OUTPUT = 1 << 20;
const WORDS = 400;

export interface Fetching {
  readonly agent: string;
  readonly choice: Choice;
  /** The folder of package.json and package-lock.json. */
  readonly lock: string;
  readonly npm: Argv;
  readonly machine: Machine;
  readonly mark: string;
  readonly signal: AbortSignal;
}

/** What npm leaves for itself; it differs between its versions. */
const OF_NPM = join('node_modules', '.package-lock.json');

/**
 * Installs into a new folder whose path begins with `prefix`; where that fails nothing is left. The problem is one sentence; rejects
 * with what the file system says.
 */
export async function fetchPackages(fetching: Fetching, prefix: string): Promise<Result<string, string>> {
  const folder = await mkdtemp(prefix);
  let isKept = false;
  try {
    const problem = (await fill(folder, fetching)) ?? (await runNpm(folder, fetching));
    if (problem !== undefined) return fail(problem);
    await rm(join(folder, OF_NPM), { force: true });
    // Whoever the agent runs as may read it.
    await chmod(folder, 0o755);
    isKept = true;
    return ok(folder);
  } finally {
    if (!isKept) await rm(folder, { recursive: true, force: true });
  }
}

/** The files that npm reads: those of the tested version, else its package.json with the other version in place of its own. */
async function fill(folder: string, { choice, lock }: Fetching): Promise<undefined> {
  if (choice.locked !== undefined) {
    for (const name of ['package.json', 'package-lock.json']) await copyFile(join(lock, name), join(folder, name));
    return;
  }
  const text = await readFile(join(lock, 'package.json'), 'utf8');
  await writeFile(join(folder, 'package.json'), text.replaceAll(quoteJson(choice.like.version), quoteJson(choice.version)));
}

async function runNpm(folder: string, { agent, choice, npm, machine, mark, signal }: Fetching): Promise<string | undefined> {
  const ran = await run({
    argv: [...npm, ...npmArguments(choice.locked === undefined ? 'install' : 'ci', folder, machine)],
    cwd: folder,
    env: withMark(npmEnvironment(machine), mark),
    stdin: '',
    timeoutMs: LIMIT_MS,
    maxStdout: OUTPUT,
    keepStderr: OUTPUT,
    signal,
    mark,
  });
  await ran.reaped;
  const why = whyFailed(ran);
  return why === undefined ? undefined : `npm could not install ${agent} ${choice.version}: ${why}`;
}

function whyFailed({ end, stderr }: RunResult): string | undefined {
  if (end.kind !== 'exited') return runEndWords(end, `it was not done after ${LIMIT_MS / 60_000} minutes`);
  return end.code === 0 ? undefined : cutBytes(lastWords(stderr.toString('utf8')) || `it ended with code ${end.code}`, WORDS);
}

/** npm's own words in one line, without its prefix and without where its log is. */
function lastWords(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim());
  return lines.filter((line) => line !== '' && !/A complete log of this run/.test(line)).join(' ');
}
