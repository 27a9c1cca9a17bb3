// A whole session of the scripted agent by `basis-guard run --agent acp`: what is on the disk afterwards, on record, and what the agent
// was answered.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type GuardRan, runGuard, scratchWith } from '../../support/agents/guard-run.ts';
import type { Files } from '../../support/run/folder.ts';
import { verifyFile } from '../../support/run/ledger.ts';
import { scriptedAgent } from './agent.ts';

/** What such an agent can be held to, unless a scene says otherwise. */
const PARTIAL = ['--require-enforcement', 'partial'] as const;

export interface AcpScene {
  readonly steps: readonly object[];
  readonly files?: Files;
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly agent?: 'acp' | 'basis';
  /** False: `agent-command` is left out. */
  readonly command?: boolean;
}

export interface AcpRan extends GuardRan {
  readonly sealed: string;
  /** The whole messages of the agent. */
  readonly messages: readonly string[];
  /** What the agent was told, where its script ends with `tell`. */
  readonly kept: readonly Readonly<Record<string, unknown>>[];
}

/** `allow_once` and so on for each call that asked, `cancelled` where it got no option; by the call's id. */
export function answersOf({ kept }: AcpRan): Readonly<Record<string, string>> {
  return Object.fromEntries(
    kept.flatMap(({ call, outcome }) => {
      const told = outcome as { readonly outcome?: string; readonly optionId?: string } | undefined;
      return typeof call !== 'string' ? [] : [[call, told?.optionId?.replace('option-', '') ?? told?.outcome ?? '']];
    }),
  );
}

const LIMIT_MS = 60_000;

export async function runAcp({ steps, files, flags = [], env, agent = 'acp', command = true }: AcpScene): Promise<AcpRan> {
  const at = scratchWith({ 'script.json': JSON.stringify(steps), ...files });
  const argv = JSON.stringify([process.execPath, await scriptedAgent(), join(at.workspace, 'script.json')]);
  const given = ['--agent', agent, ...(command ? ['--agent-command', argv] : []), '--prompt', 'Go on.'];
  const ran = await runGuard(at, {
    flags: [...given, ...(flags.includes('--require-enforcement') ? [] : PARTIAL), ...flags],
    env: env ?? {},
    limitMs: LIMIT_MS,
  });
  const messages = ran.events.flatMap((event) => (event.type === 'assistant_message' ? [event.text] : []));
  const told = messages.at(-1) ?? '';
  return {
    ...ran,
    sealed: existsSync(ran.auditFile) ? verifyFile(ran.auditFile).verdict : 'none',
    messages,
    kept: told.startsWith('[{') ? (JSON.parse(told) as AcpRan['kept']) : [],
  };
}
