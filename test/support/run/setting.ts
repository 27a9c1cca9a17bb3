// A runner with a checkout of these files, ready for its main step.
import { join } from 'node:path';
import { testFolder, type Files } from './folder.ts';
import { makeRepository } from './repository.ts';
import { Runner, type Scene } from './runner.ts';

export function runnerWith(files: Files, scene: Omit<Scene, 'folder' | 'commit'>): Runner {
  const folder = testFolder();
  const commit = makeRepository(join(folder, 'checkout'), files);
  return new Runner({ folder, commit, ...scene });
}
