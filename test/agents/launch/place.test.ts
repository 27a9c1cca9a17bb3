// The folders of one agent, and what may be put into them.
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PlannedFile } from '../../../src/agents/adapter.ts';
import { makeAgentPlace } from '../../../src/agents/launch/place.ts';
import { testFolder } from '../../support/run/folder.ts';

function make(confined: boolean, name = 'agent') {
  const folder = testFolder();
  mkdirSync(join(folder, 'workspace'));
  return makeAgentPlace({ folder: join(folder, name), workspace: join(folder, 'workspace'), confined });
}

function placed(confined: boolean) {
  const made = make(confined);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('planned files and shims lie where they belong, in folders of this user alone', () => {
  const place = placed(true);
  const files: readonly PlannedFile[] = [
    { in: 'home', path: '.agent/settings.json', text: 'h' },
    { in: 'guard', path: 'plugin/guard.js', text: 'g' },
    { in: 'guard', path: 'tool', text: 't', executable: true },
    { in: 'system', path: 'agent/policy.d/guard.json', text: 's' },
  ];
  expect(place.write({ files, shims: ['pre', 'post'] }, (event) => `#!/bin/sh\n# ${event}\n`).ok).toBe(true);
  const { home, guard, temp } = place.folders;
  expect(temp).toBe('/tmp');
  expect([join(home, '.agent/settings.json'), join(guard, 'plugin/guard.js'), join(guard, 'tool'), place.shim('pre')].map(mode)).toEqual([
    '600',
    '400',
    '500',
    '500',
  ]);
  expect(readFileSync(place.shim('post'), 'utf8')).toBe('#!/bin/sh\n# post\n');
  expect(place.etc).toEqual(new Map([['agent/policy.d/guard.json', join(place.folder, 'etc/agent/policy.d/guard.json')]]));
  expect([place.folder, guard, place.sockets.folder].map(mode)).toEqual(['700', '500', '700']);
  expect(place.remove().ok).toBe(true);
  expect(() => statSync(place.folder)).toThrow();
});

test.each([
  [{ in: 'guard', path: '../home/x', text: '' }, 'does not lie below its folder'],
  [{ in: 'home', path: '/etc/x', text: '' }, 'does not lie below its folder'],
  [{ in: 'home', path: 'a/../../x', text: '' }, 'does not lie below its folder'],
  [{ in: 'system', path: 'agent/settings.json', text: '' }, 'has no mount namespace of its own'],
] as const)('%o is refused', (file, words) => {
  const written = placed(false).write({ files: [file], shims: [] }, () => '');
  expect(written).toMatchObject({ ok: false, error: expect.stringContaining(words) });
});

test('a path that is too long for a socket is told before anything listens', () => {
  expect(make(false, 'x'.repeat(120))).toMatchObject({ ok: false, error: expect.stringContaining('too long a path') });
});
