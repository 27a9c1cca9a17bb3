// Claude Code in its forms for Amazon Bedrock and Google Vertex, whose requests the gateway relays with the credentials of the runner.
import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atHand } from '../../support/agents/at-hand.ts';
import { expectEnd, HOOK_FILES } from '../../support/agents/scenarios.ts';
import { type AgentCase, type AgentRan, runSession, type Scene } from '../../support/agents/session.ts';
import { federatedLogin } from '../../support/model-servers/google-login.ts';
import { CLAUDE_CODE } from './case.ts';
import { agent, ONE_RUN } from './guarded.ts';

const ON_BEDROCK: AgentCase = {
  ...CLAUDE_CODE,
  wire: 'bedrock',
  model: 'amazon-bedrock/eu.anthropic.claude-sonnet-4-5-20250929-v1:0',
  basePath: '',
};
const ON_VERTEX: AgentCase = {
  ...CLAUDE_CODE,
  wire: 'vertex',
  model: 'google-vertex/claude-sonnet-4-5@20250929',
  basePath: '/v1/projects/the-project/locations/eu/publishers/anthropic/models',
};

/** What it finds about itself goes up; nothing is redacted on the way, so that a key would be seen. */
const scene = (of: AgentCase): Scene => ({
  files: HOOK_FILES,
  script: {
    main: [
      () => [of.shell('env; cat "$HOME/.claude.json"; tr "\\0" "\\n" < /proc/$PPID/environ; cat gha-creds-*; echo ran > ran.txt')],
      () => [of.shell('echo WORD-DENIED > denied.txt')],
      () => [of.shell('echo TOP-SECRET')],
    ],
  },
  flags: ['--allow-process', '--redact=false'],
});

const LOGIN = 'gha-creds-1.json';
const KEY_START = 'provider-token';

async function runOn(of: AgentCase): Promise<AgentRan> {
  const key = `${KEY_START}-${randomUUID()}`;
  if (of === ON_BEDROCK) return runSession(of, { ...scene(of), key, env: { AWS_REGION: 'eu-west-1' } });
  await using login = await federatedLogin(randomUUID(), key);
  const env: Record<string, string> = { GOOGLE_CLOUD_PROJECT: 'the-project', GOOGLE_CLOUD_LOCATION: 'eu' };
  // The action that logs in leaves its file in the workspace.
  const prepare: Scene['prepare'] = ({ workspace }) => {
    const file = join(workspace, LOGIN);
    copyFileSync(login.file, file);
    env['GOOGLE_APPLICATION_CREDENTIALS'] = file;
  };
  return await runSession(of, { ...scene(of), key, env, prepare });
}

const HELD = "before the model's first turn the canaries held";

describe.runIf(atHand(agent))('Claude Code', () => {
  test.each([
    ['Bedrock', ON_BEDROCK, 'AWS_BEARER_TOKEN_BEDROCK='],
    ['Vertex', ON_VERTEX, 'ANTHROPIC_CUSTOM_HEADERS=authorization: Bearer '],
  ])('on %s is judged as elsewhere, and sees nothing of who it is there', { timeout: ONE_RUN }, async (_, of, start) => {
    const ran = await runOn(of);
    expectEnd(ran, 0);
    expect(ran.finished).toMatchObject({ enforcement: 'checked', held: expect.arrayContaining([expect.stringContaining(HELD)]) });
    expect(ran.recordsOf('decided').map(({ outcome }) => outcome)).toEqual(['allow', 'deny', 'allow']);
    expect([ran.has('ran.txt'), ran.has('denied.txt')]).toEqual([true, false]);
    expect(ran.shown).toContain('[hidden by a hook]');
    for (const words of ['that word is not said here']) expect(ran.shown).toContain(words);
    // What is looked at is the right thing: the session's token is there.
    expect(ran.shown).toContain(start);
    for (const words of [KEY_START, 'the-project', 'GOOGLE_APPLICATION_CREDENTIALS', 'external_account', 'canary'])
      expect(ran.shown).not.toContain(words);
    expect(ran.seen.map(({ headers }) => headers['authorization'])).toEqual(ran.seen.map(() => `Bearer ${ran.key}`));
  });
});
