// What stands in the slot of a result whose pictures come beside it, as the tested version was seen to send it.
import { expect, test } from 'vitest';
import { sameOutput } from '../../../src/agents/gemini-cli/identify.ts';
import type { ToolResult } from '../../../src/contract/call.ts';
import { json } from '../../session/rig.ts';
import { text } from '../../support/results.ts';

const parts = (value: unknown): ToolResult => ({ output: { kind: 'json', text: json(JSON.stringify(value)) }, isError: false });
const picture = (mimeType = 'image/png'): object => ({ inlineData: { data: 'iVBO', mimeType } });

test.each<readonly [string, ToolResult, ToolResult]>([
  ['a picture', parts(picture()), text('Binary content provided (1 item(s)).')],
  ['two pictures', parts([picture(), picture()]), text('Binary content provided (2 item(s)).')],
  ['texts and a picture', parts([{ text: 'see' }, { text: 'this' }, picture()]), text('see\nthis')],
  [
    'a picture of a call that a hook rewrote',
    parts(picture()),
    text('Binary content provided (1 item(s)).\n\n[System] Tool input parameters were modified by a hook before execution.'),
  ],
  ['nothing', text(''), parts({})],
  ['parts as they are', parts({ a: 1 }), parts({ a: 1 })],
])('%s comes as what the hook was told', (_what, told, wire) => {
  expect(sameOutput(told, wire)).toBe(true);
});

test.each<readonly [string, ToolResult, ToolResult]>([
  ['other words than of a picture', parts(picture()), text('Binary content provided (2 item(s)).')],
  ['a text more', parts([{ text: 'see' }, picture()]), text('see\nx')],
  ['sound', parts(picture('audio/wav')), text('Binary content provided (1 item(s)).')],
  ['a value without a picture', parts({ a: 1 }), text('')],
  ['something where there was nothing', text(''), parts({ output: 'x' })],
  ['nothing where there was something', text('x'), parts({})],
])('%s is another output', (_what, told, wire) => {
  expect(sameOutput(told, wire)).toBe(false);
});
