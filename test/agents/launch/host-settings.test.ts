// The machine's own settings, as a plan reads them.
import { expect, test } from 'vitest';
import { hostSettings } from '../../../src/agents/launch/host-settings.ts';

test('the machine’s own settings are read, absent ones are nothing, and unreadable ones a sentence', () => {
  expect(hostSettings.text('hosts')).toMatchObject({ ok: true, value: expect.stringContaining('localhost') });
  expect(hostSettings.text('no-such-agent/settings.json')).toEqual({ ok: true, value: undefined });
  expect(hostSettings.text('ssl')).toMatchObject({ ok: false, error: expect.stringContaining('/etc/ssl could not be read') });
});

test('a folder’s names are told, an absent folder has none, and one that is no folder has none', () => {
  expect(hostSettings.names('ssl')).toMatchObject({ ok: true, value: expect.arrayContaining(['certs']) });
  expect(hostSettings.names('no-such-agent')).toEqual({ ok: true, value: [] });
  expect(hostSettings.names('hosts')).toEqual({ ok: true, value: [] });
});
