// A runner as a step of the action sees it: a checkout, a temp folder, the files of commands, an event, INPUT_* and the rest of the
// environment. The steps are child processes; what they tell the runner is read as the runner reads it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LedgerRecord } from '../../../src/contract/record.ts';
import { INPUTS } from '../../../src/main/settings/table.ts';
import { runToEnd, start, type Ended, type Running } from './child.ts';
import { commandOf } from './entries.ts';
import { recordsIn } from './ledger.ts';

export interface Scene {
  /** A folder for all that the runner has; what it is to hold is made here. */
  readonly folder: string;
  /** What GITHUB_SHA names. */
  readonly commit: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** The script of the agent, written beside the checkout; none where the inputs say otherwise. */
  readonly script?: string;
  readonly event?: { readonly name: string; readonly payload: unknown };
  /** More of the environment, or other; an empty text takes a variable away. */
  readonly env?: Readonly<Record<string, string>>;
}

const COMMAND_FILES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const;
type CommandFile = (typeof COMMAND_FILES)[number];

/** What a step left with the runner. */
export interface Step extends Ended {
  /** Standard output, which is the job's log. */
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
  /** The texts of the files of commands. */
  readonly files: Readonly<Record<CommandFile, string>>;
}

export class Runner {
  readonly scene: Scene;
  readonly workspace: string;
  readonly temp: string;
  #steps = 0;

  constructor(scene: Scene) {
    this.scene = scene;
    this.workspace = join(scene.folder, 'checkout');
    this.temp = join(scene.folder, 'temp');
    mkdirSync(join(this.temp, '_runner_file_commands'), { recursive: true });
    mkdirSync(join(scene.folder, 'home'), { recursive: true });
    if (scene.script !== undefined) writeFileSync(join(scene.folder, 'script.json'), scene.script);
    const { payload } = scene.event ?? { payload: {} };
    writeFileSync(join(scene.folder, 'event.json'), typeof payload === 'string' ? payload : JSON.stringify(payload));
  }

  /** Runs the main step to its end; `within` are words of a program that runs the command line after them. */
  async main(within: readonly string[] = []): Promise<Step> {
    const { running, read } = this.begin(within);
    return read(await running.ended);
  }

  /** Starts the main step; `read` tells what it left. */
  begin(within: readonly string[] = []): { readonly running: Running; readonly read: (ended: Ended) => Step } {
    const files = this.#newFiles();
    const running = start([...within, ...commandOf('main')], { cwd: this.workspace, env: this.#env(files, this.#inputs()) });
    return { running, read: (ended) => stepOf(ended, files) };
  }

  /** Runs the post step, which is handed what the main step saved. */
  async post(main: Pick<Step, 'state'>): Promise<Step> {
    const files = this.#newFiles();
    const state = Object.fromEntries(Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value]));
    const ended = await runToEnd(commandOf('post'), { cwd: this.workspace, env: this.#env(files, { ...this.#inputs(), ...state }) });
    return stepOf(ended, files);
  }

  /** Every input as the runner hands it over, with its default where the workflow says nothing. */
  #inputs(): Record<string, string> {
    const { script, inputs } = this.scene;
    const played = script === undefined ? {} : { agent: 'replay', 'replay-file': join(this.scene.folder, 'script.json') };
    const defaults = Object.fromEntries(
      Object.entries(INPUTS).map(([name, row]) => [name, row.default.startsWith('${{') ? '' : row.default]),
    );
    const all = Object.entries({ ...defaults, ...played, ...inputs });
    return Object.fromEntries(all.map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]));
  }

  #env(files: Readonly<Record<string, string>>, more: Readonly<Record<string, string>>): Record<string, string> {
    const { folder, commit, event, env } = this.scene;
    const all = {
      PATH: process.env['PATH'] ?? '',
      HOME: join(folder, 'home'),
      LANG: 'C.UTF-8',
      CI: 'true',
      TMPDIR: this.temp,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: this.workspace,
      GITHUB_REPOSITORY: 'acme/greeter',
      GITHUB_SERVER_URL: 'https://github.invalid',
      GITHUB_API_URL: 'http://127.0.0.1:9',
      GITHUB_RUN_ID: '4711',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_JOB: 'guarded',
      GITHUB_SHA: commit,
      GITHUB_ACTOR: 'mona',
      GITHUB_TRIGGERING_ACTOR: 'mona',
      GITHUB_EVENT_NAME: event?.name ?? 'push',
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      RUNNER_TEMP: this.temp,
      RUNNER_TRACKING_ID: 'github_0123',
      ACTIONS_RUNTIME_URL: 'https://runtime.invalid/',
      ...files,
      ...more,
      ...env,
    };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  }

  #newFiles(): Record<CommandFile, string> {
    this.#steps += 1;
    const paths = COMMAND_FILES.map((name): [CommandFile, string] => [
      name,
      join(this.temp, '_runner_file_commands', `${name.slice('GITHUB_'.length).toLowerCase()}_${this.#steps}`),
    ]);
    for (const [, path] of paths) writeFileSync(path, '');
    return Object.fromEntries(paths) as Record<CommandFile, string>;
  }
}

/** A file that a step was to write, when it did. */
export const textAt = (path: string | undefined): string =>
  path !== undefined && path !== '' && existsSync(path) ? readFileSync(path, 'utf8') : '';

/** The records of the ledger that a step names in its outputs. */
export const ledgerOf = (step: Step): readonly LedgerRecord[] => recordsIn(step.outputs['audit-file'] ?? '');

/** The folder of a session's files. */
export const sessionFolder = (step: Step): string => dirname(step.outputs['audit-file'] ?? '');

function stepOf(ended: Ended, paths: Readonly<Record<CommandFile, string>>): Step {
  const files = Object.fromEntries(COMMAND_FILES.map((name) => [name, textAt(paths[name])])) as Record<CommandFile, string>;
  return {
    ...ended,
    log: ended.stdout,
    outputs: valuesIn(files.GITHUB_OUTPUT),
    state: valuesIn(files.GITHUB_STATE),
    summary: files.GITHUB_STEP_SUMMARY,
    files,
  };
}

/** Reads `name<<delimiter` blocks as the runner does; a name that comes twice, or a line of another form, is an error. */
export function valuesIn(text: string): Record<string, string> {
  const values = new Map<string, string>();
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const [, name = '', delimiter] = /^([^=]+?)<<(.+)$/.exec(lines[at] ?? '') ?? [];
    if (delimiter === undefined && lines[at] === '') continue;
    const end = lines.indexOf(delimiter ?? '', at + 1);
    if (delimiter === undefined || end < 0 || values.has(name))
      throw new Error(`the runner would not understand ${JSON.stringify(lines[at])}`);
    values.set(name, lines.slice(at + 1, end).join('\n'));
    at = end;
  }
  return Object.fromEntries(values);
}
