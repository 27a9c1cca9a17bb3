import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeAgentPlace } from '../../../src/agents/launch/place.ts';
import { testFolder } from '../../support/run/folder.ts';

const FILES = [
  { in: 'guard', path: 'settings.json', text: '{}' },
  { in: 'home', path: '.agent/config.json', text: '{}' },
] as const;

function made() {
  const folder = testFolder();
  mkdirSync(join(folder, 'work'));
  const place = makeAgentPlace({ folder: join(folder, 'a'), workspace: join(folder, 'work'), confined: false });
  if (!place.ok) throw new Error(place.error);
  const written = place.value.write({ files: FILES, shims: ['pre'] }, () => '#!/bin/sh\n');
  if (!written.ok) throw new Error(written.error);
  return place.value;
}

test('a changed shim or settings file of the guard is told at the end; a file of the agent’s own home is not', () => {
  const place = made();
  expect(place.written.changed()).toEqual([]);
  writeFileSync(join(place.folders.home, '.agent/config.json'), '{"hooks": false}');
  expect(place.written.changed()).toEqual([]);
  chmodSync(place.shim('pre'), 0o700);
  writeFileSync(place.shim('pre'), '#!/bin/sh\nexit 0\n');
  chmodSync(place.folders.guard, 0o700);
  rmSync(join(place.folders.guard, 'settings.json'));
  expect(place.written.changed()).toEqual(
    [join(place.folders.guard, 'settings.json'), place.shim('pre')].map(
      (path) => `somebody changed ${path} during the session, which the agent's hooks come from`,
    ),
  );
  expect(place.remove()).toEqual({ ok: true, value: undefined });
});

test('a file that looks otherwise is noticed once', () => {
  const place = made();
  expect(place.written.hasMoved()).toBe(false);
  writeFileSync(join(place.folders.home, '.agent/config.json'), '{"hooks": false}');
  expect([place.written.hasMoved(), place.written.hasMoved()]).toEqual([true, false]);
  expect(place.remove()).toEqual({ ok: true, value: undefined });
});
