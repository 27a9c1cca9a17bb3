// What the hook is told of lists, and the parts in which the tested version was seen to send them to the model.
import { expect, test } from 'vitest';
import { sameOutput } from '../../../src/agents/codex/identify.ts';
import type { ToolResult } from '../../../src/contract/call.ts';
import { list, text } from '../../support/results.ts';

const ABOVE = { type: 'input_text', text: 'Wall time: 0.0090 seconds\nOutput:' };
const said = (words: string): object => ({ type: 'input_text', text: words });
const block = (words: string): object => ({ type: 'text', text: words });
const picture = (data: string, mime = 'image/png'): object => ({
  type: 'input_image',
  image_url: `data:${mime};base64,${data}`,
  detail: 'original',
});
const resource = { type: 'resource', resource: { uri: 'lab://x', mimeType: 'text/plain', text: 'res' } };

test.each<readonly [string, ToolResult, ToolResult]>([
  ['several texts', list(block('a'), block('b')), list(ABOVE, said('a'), said('b'))],
  ['a picture', list(block('see'), { type: 'image', data: 'iVBO', mimeType: 'image/png' }), list(ABOVE, said('see'), picture('iVBO'))],
  ['a resource', list(resource), list(ABOVE, said(JSON.stringify(resource)))],
  ['nothing', list(), text('Wall time: 0.0054 seconds\nOutput:')],
  ['a picture that was looked at', list(picture('iVBORw0KGgoA', 'application/octet-stream')), list(picture('iVBORw0KGgoA'))],
  ['a photograph', list(picture('/9j/4AAQ', 'application/octet-stream')), list(picture('/9j/4AAQ', 'image/jpeg'))],
])('%s of a tool comes as what the hook was told', (_what, told, wire) => {
  expect(sameOutput(told, wire)).toBe(true);
});

test.each<readonly [string, ToolResult, ToolResult]>([
  ['another text', list(block('a'), block('b')), list(ABOVE, said('a'), said('c'))],
  ['one text more', list(block('a'), block('b')), list(ABOVE, said('a'), said('b'), said('c'))],
  ['one text less', list(block('a'), block('b')), list(ABOVE, said('a'))],
  ['another order', list(block('a'), block('b')), list(ABOVE, said('b'), said('a'))],
  ['a text above', list(block('a'), block('b')), list(said('x'), said('a'), said('b'))],
  ['words where there were none', list(), text('Wall time: 0.0054 seconds\nOutput:\nx')],
  ['no words where there were some', list(block('a')), text('Wall time: 0.0054 seconds\nOutput:')],
  ['another picture', list(picture('iVBORw0KGgoA', 'application/octet-stream')), list(picture('iVBORw0KGgoB'))],
  ['bytes of no known kind', list(picture('AAAA', 'application/octet-stream')), list(picture('AAAA'))],
  ['a member more', list(block('a'), block('b')), list(ABOVE, said('a'), { ...said('b'), more: 1 })],
])('%s is another output', (_what, told, wire) => {
  expect(sameOutput(told, wire)).toBe(false);
});
