// What a command leaves where Claude Code keeps its own records, seen by the whole of a run.
import { expect, test } from 'vitest';
import { HOOK_FILES } from '../../support/agents/scenarios.ts';
import { runSession, sealed } from '../../support/agents/session.ts';
import { says } from '../../support/model-servers/script.ts';
import { CLAUDE_CODE } from './case.ts';

/** In a file: Claude Code itself refuses a command line that names such a path. */
const LEAVE = `
set -e
at="$HOME/.claude/projects/x"
mkdir -p "$at"
mkfifo "$at/pipe.jsonl"
truncate -s 200M "$at/line.jsonl"
truncate -s 2G "$at/file.jsonl"
ln -s /etc "$at/etc"
echo left
`;

test('a pipe and files without end where its records are hold no run up, and are said not to have been compared', async () => {
  const ran = await runSession(CLAUDE_CODE, {
    files: { ...HOOK_FILES, 'leave.sh': LEAVE },
    flags: ['--allow-local-state', '--allow-process', '--deadline', '90s', '--require-enforcement', 'partial'],
    script: { main: [() => [CLAUDE_CODE.shell('sh leave.sh')], () => [says('Done.')]] },
  });
  expect(ran.exit, ran.stderr).toBe(0);
  expect(ran.recordsOf('unguarded')).toEqual([]);
  expect(ran.finished).toMatchObject({ enforcement: 'partial' });
  const told = JSON.stringify(ran.finished);
  for (const words of [
    "pipe.jsonl' is no regular file",
    "line.jsonl' has a line of more than",
    "file.jsonl' is larger than",
    "etc' is a link to a folder",
  ])
    expect(told).toContain(words);
  expect(ran.summary).toContain('could not be read in full, so they were not all compared');
  expect(sealed(ran)).toBe('consistent');
}, 170_000);
