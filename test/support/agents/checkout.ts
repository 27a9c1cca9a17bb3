// A run as in CI, where the commit that a job is for is trusted and what else lies in the checkout is not.
import { join } from 'node:path';
import { type Files, put } from '../run/folder.ts';
import { plainGit } from '../run/repository.ts';
import type { Scene } from './session.ts';

/** `files` are put into the checkout after the commit. */
export function onlyInCheckout(files: Files): Required<Pick<Scene, 'env' | 'prepare'>> {
  const env: Record<string, string> = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_REPOSITORY: 'acme/greeter' };
  return {
    env,
    prepare: ({ workspace, folder }) => {
      put(workspace, files);
      put(folder, { 'event.json': '{}' });
      Object.assign(env, {
        GITHUB_SHA: plainGit(workspace, 'rev-parse', 'HEAD').trim(),
        GITHUB_WORKSPACE: workspace,
        GITHUB_EVENT_PATH: join(folder, 'event.json'),
      });
    },
  };
}
