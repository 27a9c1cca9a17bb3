import { expect, test } from 'vitest';
import { isRendering } from '../../../src/agents/claude-code/outputs.ts';
import { text } from '../../support/results.ts';

test.each([
  ['as it is', '[gone]'],
  ['as an error of a command', '[gone]\n<error>Command was aborted before completion</error>'],
  ['as the lines of a file', '1\t[gone]'],
  ['with a reminder behind it', '[gone]\n\n<system-reminder>\nbe careful\n</system-reminder>'],
])('a replacement is known again %s', (_how, wire) => {
  expect(isRendering(text('[gone]'), text(wire))).toBe(true);
  expect(isRendering(text('[gone]', true), text(wire))).toBe(true);
});

test.each([
  ['an output beside it', '[gone]\nTOP'],
  ['another output', 'TOP'],
  ['an output behind a reminder', '[gone]\n\n<system-reminder>\nx\n</system-reminder>\nTOP'],
  ['an output within the error', '[gone]\nTOP\n<error>Command was aborted before completion</error>'],
])('%s is none', (_what, wire) => {
  expect(isRendering(text('[gone]'), text(wire))).toBe(false);
});

test('lines keep their order and their text', () => {
  expect(isRendering(text('a\nb'), text('4\ta\n5\tb'))).toBe(true);
  expect(isRendering(text('a\nb'), text('4\tb\n5\ta'))).toBe(false);
});
