// The model of a run: a script that is played, or a provider's.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { problemSentence } from '../../contract/problem.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import type { Model } from '../../loop/model.ts';
import { replayModel } from '../../loop/replay.ts';
import type { Host } from '../host.ts';
import type { Settings } from '../settings/settings.ts';
import { defined } from '../../contract/defined.ts';

/** The model, or why there is none: one sentence. */
export async function makeModel(settings: Settings, host: Host): Promise<Result<Model, string>> {
  if (settings.agent === 'replay') return openReplay(settings.replayFile ?? '');
  const { openModel } = await import('../../loop/models/open-model.ts');
  return openModel(
    { model: settings.model ?? '', ...defined({ baseUrl: settings.baseUrl, apiKey: settings.apiKey }) },
    { env: host.env, now: host.clock.wall, random: () => Number.parseInt(host.random(6), 16) / 2 ** 48, sleep },
  );
}

/** Settles after so many milliseconds, or when the signal aborts. */
async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined);
}

function openReplay(path: string): Result<Model, string> {
  let content: Uint8Array;
  try {
    content = readFileSync(path);
  } catch (error) {
    return fail(`the replay file ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const model = replayModel(content, path);
  return model.ok ? ok({ ...model.value, name: basename(path) }) : fail(problemSentence(model.error));
}
