import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretValues } from '../../src/main/run/secrets.ts';
import { testFolder } from '../support/run/folder.ts';

test('the file of a log-in that an earlier step left is a place of secrets, its names and addresses are not', () => {
  const path = join(testFolder(), 'gha-creds-0.json');
  const word = `word-${'x'.repeat(20)}`;
  writeFileSync(
    path,
    JSON.stringify({
      type: 'external_account',
      token_url: 'https://sts.example.invalid/v1/token',
      credential_source: { url: 'https://token.example.invalid/long/address', headers: { Authorization: `Bearer ${word}` } },
      private_key: `-----BEGIN THING-----\n${'k'.repeat(64)}\n`,
    }),
  );
  expect(secretValues({}, { GOOGLE_GHA_CREDS_PATH: path })).toEqual([word, 'k'.repeat(64)]);
  writeFileSync(path, 'no JSON');
  expect(secretValues({}, { GOOGLE_GHA_CREDS_PATH: path })).toEqual([]);
});
