// A whole session of a real agent by `basis-guard run`, against a scripted model: what is on the disk afterwards, on record, and what the
// model was shown.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { AgentName } from '../../../src/agents/adapter.ts';
import type { WireName } from '../../../src/gateway/types.ts';
import type { Block } from '../model-servers/script.ts';
import type { Files } from '../run/folder.ts';
import { verifyFile } from '../run/ledger.ts';
import { type GuardRan, type GuardRun, runGuard, scratchWith } from './guard-run.ts';
import { type AgentScript, type Asked, ScriptedModel } from './scripted-model.ts';

/** An agent as the scenarios have it run: how its model words the same calls. */
export interface AgentCase {
  readonly name: AgentName;
  readonly wire: WireName;
  /** `provider/model`. */
  readonly model: string;
  /** What follows the origin of the scripted model in `base-url`. */
  readonly basePath: string;
  /** The name of its shell tool on record. */
  readonly shellName: string;
  shell(command: string): Block;
  read(path: string): Block;
  write(path: string, text: string): Block;
  mcp(server: string, tool: string, input: object): Block;
  /** Hands `SUBAGENT name` to a sub-agent and waits for it. */
  delegate(name: string): Block;
}

export interface Scene extends Pick<GuardRun, 'env' | 'before' | 'started'> {
  readonly script: AgentScript;
  /** In the workspace, committed before the run. */
  readonly files?: Files;
  /** Default: `Go on.` */
  readonly prompt?: string;
  /** Of `run`, besides agent, model, key and prompt. */
  readonly flags?: readonly string[];
  /** The provider's; absent: one that is made up for the run. */
  readonly key?: string;
  /** Told the scene before the agent starts. */
  readonly prepare?: (at: { readonly workspace: string; readonly folder: string }) => void;
}

export interface AgentRan extends GuardRan {
  readonly summary: string;
  /** Every request that the model got. */
  readonly seen: readonly Asked[];
  readonly complaints: readonly string[];
  readonly key: string;
  /** All that the model was ever shown, as text. */
  readonly shown: string;
}

const LIMIT_MS = 170_000;

export async function runSession(of: AgentCase, scene: Scene): Promise<AgentRan> {
  const at = scratchWith(scene.files ?? {});
  scene.prepare?.(at);
  const key = scene.key ?? `key-${randomUUID()}`;
  await using model = await ScriptedModel.start(of.wire, key, scene.script);
  const summaryFile = join(at.folder, 'temp', 'summary.md');
  const given = ['--agent', of.name, '--model', of.model, '--base-url', `${model.url}${of.basePath}`, '--prompt', scene.prompt ?? 'Go on.'];
  const variable = KEYS[of.wire];
  const ran = await runGuard(at, {
    ...scene,
    flags: [...given, ...(variable === undefined ? ['--api-key', key] : []), '--summary-file', summaryFile, ...(scene.flags ?? [])],
    env: {
      XDG_CACHE_HOME: process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'),
      ...(variable === undefined ? {} : { [variable]: key }),
      ...scene.env,
    },
    limitMs: LIMIT_MS,
  });
  return {
    ...ran,
    summary: existsSync(summaryFile) ? readFileSync(summaryFile, 'utf8') : '',
    seen: model.seen,
    complaints: model.complaints,
    key,
    shown: model.seen.map(({ text }) => text).join('\n'),
  };
}

/** Where a provider's key is looked for. */
const KEYS: Readonly<Partial<Record<WireName, string>>> = {
  anthropic: 'ANTHROPIC_API_KEY',
  responses: 'OPENAI_API_KEY',
  gemini: 'GEMINI_API_KEY',
};

/** A ledger that holds, sealed. */
export const sealed = (ran: AgentRan): string => verifyFile(ran.auditFile).verdict;
