// The machine's own settings, as a plan reads them.
import { expect, test } from 'vitest';
import { hostSettings } from '../../../src/agents/launch/host-settings.ts';

test('the machine’s own settings are read, absent ones are nothing, and unreadable ones a sentence', () => {
  const { text } = hostSettings;
  expect(text('hosts')).toMatchObject({ ok: true, value: expect.stringContaining('localhost') });
  expect(text('no-such-agent/settings.json')).toEqual({ ok: true, value: undefined });
  expect(text('ssl')).toMatchObject({ ok: false, error: expect.stringContaining('/etc/ssl could not be read') });
});

test('a folder’s names are told, an absent folder has none, and one that is no folder has none', () => {
  const { names } = hostSettings;
  expect(names('ssl')).toMatchObject({ ok: true, value: expect.arrayContaining(['certs']) });
  expect(names('no-such-agent')).toEqual({ ok: true, value: [] });
  expect(names('hosts')).toEqual({ ok: true, value: [] });
});
