// The command line, started as a user starts it outside a workflow.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { start, type Ended, type Running } from './child.ts';
import { commandOf } from './entries.ts';
import { put, testFolder, type Files } from './folder.ts';

export interface Place {
  /** The current folder: a project of these files, in no repository. */
  readonly project: string;
  readonly home: string;
  readonly temp: string;
}

export function placeWith(files: Files): Place {
  const folder = testFolder();
  const place = { project: join(folder, 'project'), home: join(folder, 'home'), temp: join(folder, 'temp') };
  for (const path of Object.values(place)) mkdirSync(path);
  put(place.project, files);
  return place;
}

export interface How {
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export function beginCommand(place: Place, words: readonly string[], { stdin, env }: How = {}): Running {
  const { project, home, temp } = place;
  return start([...commandOf('cli'), ...words], {
    cwd: project,
    env: { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: temp, LANG: 'C.UTF-8', ...env },
    ...(stdin === undefined ? {} : { stdin }),
  });
}

export const guard = (place: Place, words: readonly string[], how: How = {}): Promise<Ended> => beginCommand(place, words, how).ended;
