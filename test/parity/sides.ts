// The same workspace, the same hooks and the same calls of a model, by basis itself and by the guard's built-in agent: what ran, what the
// model was shown, and what each hook was asked.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basisProgram } from '../support/agents/basis-binary.ts';
import type { Asked } from '../support/agents/scripted-model.ts';
import { ScriptedModel } from '../support/agents/scripted-model.ts';
import { endedWithin, ownPath, start } from '../support/run/child.ts';
import { commandOf } from '../support/run/entries.ts';
import { type Files, put, testFolder } from '../support/run/folder.ts';
import type { Block } from '../support/model-servers/script.ts';

export type Side = 'basis' | 'guard';

export interface Scene {
  /** Of the workspace, besides a README. */
  readonly files: Files;
  /** Of the operator's folder. */
  readonly operator?: Files;
  /** What the model does, turn by turn. */
  readonly turns: readonly (readonly Block[])[];
  /** Where it is started, below the workspace. Default: in it. */
  readonly from?: string;
  /** The operator's folder, from the workspace, where it is not one of its own. */
  readonly config?: string;
  /** Whether calls with an effect may happen. Default: they may. */
  readonly allowed?: boolean;
}

export interface Ran {
  readonly exit: number | null;
  readonly stderr: string;
  readonly workspace: string;
  /** What the model was shown as the result of each call, by the call's id. */
  readonly shown: Readonly<Record<string, string>>;
  /** How often the model was asked. */
  readonly turns: number;
  /** All that the model was sent, as text. */
  readonly asked: string;
  has(path: string): boolean;
  text(path: string): string;
  /** What a hook wrote below its HOME, by the file's name. */
  kept(name: string): string | undefined;
  readonly keptNames: readonly string[];
}

const LIMIT_MS = 50_000;

/** The same by both. */
export async function both(scene: Scene | ((side: Side) => Scene)): Promise<readonly [Ran, Ran]> {
  const of = (side: Side): Promise<Ran> => runSide(side, typeof scene === 'function' ? scene(side) : scene);
  return Promise.all([of('basis'), of('guard')]);
}

export async function runSide(
  side: Side,
  { files, operator = {}, turns, allowed = true, from = '.', config = '../operator' }: Scene,
): Promise<Ran> {
  const folder = testFolder();
  const at = (name: string): string => join(folder, name);
  for (const name of ['work', 'temp', 'home', 'operator', 'data']) mkdirSync(at(name), { mode: 0o755 });
  put(at('work'), { 'README.md': 'A scratch project.\n', ...files });
  put(at('operator'), operator);
  const key = `key-${randomUUID()}`;
  await using model = await ScriptedModel.start('chat', key, { main: turns.map((blocks) => () => blocks) });
  const url = `${model.url}/v1`;
  const guard = ['--agent', 'builtin', '--model', 'openai-compatible/scripted', '--base-url', url, '--api-key', key, '--prompt', 'Go on.'];
  const may = allowed ? ['--allow-local-state', '--allow-process'] : [];
  const argv = {
    basis: [basisProgram, 'spawn', '--json', '--model', 'scripted', '--approve', allowed ? 'always' : 'never', 'Go on.'],
    guard: [...commandOf('cli'), 'run', ...guard, ...may, '--audit-file', join(at('temp'), 'ledger.jsonl')],
  }[side];
  const running = start(argv, {
    cwd: join(at('work'), from),
    env: {
      PATH: ownPath(),
      HOME: at('home'),
      LANG: 'C.UTF-8',
      BASIS_CONFIG_DIR: join(at('work'), config),
      ...(side === 'basis'
        ? { BASIS_DATA_DIR: at('data'), BASIS_BASE_URL: url, BASIS_API_KEY: key, NOT_FOR_HOOKS: 'x' }
        : { RUNNER_TEMP: at('temp'), NOT_FOR_HOOKS: 'x' }),
    },
  });
  const { code, stderr, stdout } = await endedWithin(running, LIMIT_MS);
  const path = (name: string): string => join(at('work'), name);
  const kept = (name: string): string => join(at('home'), name);
  return {
    exit: code,
    stderr: `${stderr}\n${model.complaints.join('\n')}\n${side === 'basis' ? stdout.slice(-4000) : ''}`,
    workspace: at('work'),
    shown: shownIn(model.seen),
    turns: model.seen.filter(({ method }) => method === 'POST').length,
    asked: model.seen.map(({ text }) => text).join('\n'),
    has: (name) => existsSync(path(name)),
    text: (name) => readFileSync(path(name), 'utf8'),
    kept: (name) => (existsSync(kept(name)) ? readFileSync(kept(name), 'utf8') : undefined),
    keptNames: readdirSync(at('home')).filter((name) => name.includes('-')),
  };
}

interface Message {
  readonly role: string;
  readonly tool_call_id?: string;
  readonly content?: unknown;
}

function shownIn(seen: readonly Asked[]): Readonly<Record<string, string>> {
  const last = seen.at(-1);
  if (last === undefined || last.method !== 'POST') return {};
  const { messages } = JSON.parse(last.text) as { readonly messages: readonly Message[] };
  return Object.fromEntries(
    messages.flatMap(({ role, tool_call_id: id, content }) =>
      role !== 'tool' || id === undefined ? [] : [[id, typeof content === 'string' ? content : JSON.stringify(content)]],
    ),
  );
}
