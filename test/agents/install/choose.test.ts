import { expect, test } from 'vitest';
import { chooseVersion } from '../../../src/agents/install/choose.ts';
import type { AgentVersions, TestedVersion } from '../../../src/agents/install/versions.ts';

const tested = (version: string): TestedVersion => ({
  version,
  lock: `one/${version}`,
  runs: 'program',
  start: new Map(),
  trees: new Map(),
});
const [older, newer] = [tested('1.2.0'), tested('1.4.0')];
const VERSIONS: AgentVersions = { package: 'one', range: { from: '1.2.0', to: '1.5.0' }, tested: [older, newer] };
const RANGE = 'the tested versions are 1.2.0 to 1.5.0 (1.2.0, 1.4.0)';

test('without a version the newest tested one is taken', () => {
  expect(chooseVersion('one', VERSIONS, undefined, false)).toEqual({
    ok: true,
    value: { version: '1.4.0', isTested: true, locked: newer, like: newer, notices: [], gaps: [] },
  });
});

test('an older tested one comes by its own lock file', () => {
  expect(chooseVersion('one', VERSIONS, '1.2.0', false)).toMatchObject({ ok: true, value: { locked: older, like: older } });
});

test('one between them is tested, and has no lock file', () => {
  expect(chooseVersion('one', VERSIONS, '1.3.7', false)).toEqual({
    ok: true,
    value: {
      version: '1.3.7',
      isTested: true,
      like: newer,
      notices: ['one 1.3.7 has no lock file here: what it depends on is as the registry gave it'],
      gaps: [],
    },
  });
});

test.each(['1.1.9', '1.5.1', '1.3.0-rc.1'])('%s is outside, and refused unless it may run with a gap', (version) => {
  expect(chooseVersion('one', VERSIONS, version, false)).toEqual({
    ok: false,
    error: `one ${version} has not been tested with this guard: ${RANGE}; write one of them, or set allow-untested-version to run it with enforcement that is at most partial`,
  });
  expect(chooseVersion('one', VERSIONS, version, true)).toMatchObject({
    ok: true,
    value: { version, isTested: false, like: newer, gaps: [`one ${version} has not been tested with this guard; ${RANGE}`] },
  });
});

test.each(['latest', '^1.2.0', '1.2', 'v1.2.0', '1.2.0 --registry=x', ''])('%j is no exact version, whatever is allowed', (version) => {
  expect(chooseVersion('one', VERSIONS, version, true)).toEqual({
    ok: false,
    error: `agent-version ${JSON.stringify(version)} is not an exact version: write one such as 1.4.0`,
  });
});
