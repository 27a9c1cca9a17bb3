// Hooks as programs for a host of one's own, without a trusted commit: what is in the working tree is what runs.
import { randomBytes } from 'node:crypto';
import type { HookPort } from '../hooks/participant.ts';
import { baseline } from '../subprocess/environment.ts';
import { markSource } from '../subprocess/mark.ts';
import { commandPort } from './hook-command.ts';

export interface LocalHooksOptions {
  /** The absolute path of the workspace; hooks run there. */
  readonly workspace: string;
  /** The environment from which the baseline is taken, such as `process.env`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
}

/** A port for a `HookRunner`. */
export function localHooks({ workspace, env, platform }: LocalHooksOptions): HookPort {
  const random = () => randomBytes(8).toString('hex');
  return commandPort({ workspace, env: baseline(env, platform), marks: markSource(random(), random) });
}
