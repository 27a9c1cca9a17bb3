// The scripted agent as one file: a confined agent sees the folder of its program, and not what this project has installed.
import { join } from 'node:path';
import { build } from 'vite';
import { testFolder } from '../../support/run/folder.ts';

const FIXTURE = join(import.meta.dirname, '..', '..', 'fixtures', 'agents', 'acp-agent.mjs');

let made: Promise<string> | undefined;

/** Its path; made once for the tests of a file. */
export function scriptedAgent(): Promise<string> {
  made ??= bundle();
  return made;
}

async function bundle(): Promise<string> {
  const outDir = join(testFolder(), 'agent');
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: FIXTURE, outDir, minify: false, rollupOptions: { output: { entryFileNames: 'agent.mjs', codeSplitting: false } } },
  });
  return join(outDir, 'agent.mjs');
}
