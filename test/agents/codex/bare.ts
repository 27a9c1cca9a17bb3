// Codex as it comes, without anything of the guard's: what a repository makes of it.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { InstalledAgent } from '../../../src/agents/install/install.ts';
import { ScriptedModel, type AgentScript } from '../../support/agents/scripted-model.ts';
import { type Files, put, testFolder } from '../../support/run/folder.ts';
import { plainGit } from '../../support/run/repository.ts';

const LIMIT_MS = 60_000;

export interface BareRan {
  readonly exit: number | null;
  readonly said: string;
  readonly shown: string;
  /** What lies in the workspace afterwards. */
  readonly left: readonly string[];
}

export interface BareScene {
  readonly files: Files;
  readonly script: AgentScript;
  /** More of the operator's own configuration. */
  readonly config?: string;
}

/** `codex exec` by somebody who trusts the project and its hooks. */
export async function runBare(agent: InstalledAgent, { files, script, config }: BareScene): Promise<BareRan> {
  const folder = testFolder();
  const at = (name: string): string => join(folder, name);
  for (const name of ['work', 'home/.codex', 'temp']) mkdirSync(at(name), { recursive: true });
  put(at('work'), files);
  plainGit(at('work'), 'init', '-q');
  const key = 'a-key';
  await using model = await ScriptedModel.start('responses', key, script);
  const settings = [
    'model_provider = "scripted"',
    '[model_providers.scripted]',
    'name = "scripted"',
    `base_url = "${model.url}/v1"`,
    'wire_api = "responses"',
    'env_key = "SCRIPTED_KEY"',
    'requires_openai_auth = false',
    'supports_websockets = false',
    config ?? '',
  ];
  put(at('home/.codex'), { 'config.toml': settings.join('\n') });
  const [program, ...more] = agent.program;
  const words = ['exec', '--json', '--trust', '--dangerously-bypass-hook-trust', '-s', 'danger-full-access', '-m', 'gpt-5.5', 'Go on.'];
  const child = spawn(program, [...more, ...words], {
    cwd: at('work'),
    env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, HOME: at('home'), TMPDIR: at('temp'), SCRIPTED_KEY: key },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString('utf8')));
  const exit = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { exit, said, shown: model.seen.map(({ text }) => text).join('\n'), left: readdirSync(at('work')) };
}
