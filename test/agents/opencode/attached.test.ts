// How a result with pictures goes up on each wire, as the tested version was seen to send it.
import { expect, test } from 'vitest';
import { sameOutput } from '../../../src/agents/opencode/identify.ts';
import type { ToolResult } from '../../../src/contract/call.ts';
import { list, text } from '../../support/results.ts';

const block = (words: string): object => ({ type: 'text', text: words });
const FILE = { type: 'file', mime: 'image/png', url: 'data:image/png;base64,iVBO' };
const IMAGE = { type: 'image', data: 'iVBO', mimeType: 'image/png' };
const anthropic = (data = 'iVBO'): object => ({ type: 'image', source: { type: 'base64', media_type: 'image/png', data } });
const responses = { type: 'input_image', image_url: 'data:image/png;base64,iVBO' };

test.each<readonly [string, ToolResult, ToolResult]>([
  ['a picture that was read, in blocks', list(block('Read.'), FILE), list(block('Read.'), anthropic())],
  ['a server’s picture, in blocks', list(block('see'), IMAGE), list(block('see'), anthropic())],
  ['a picture as input', list(block('see'), IMAGE), list({ type: 'input_text', text: 'see' }, responses)],
  ['a picture beside its text', list(block('see'), IMAGE), text('see')],
  ['a picture between texts', list(block('a'), IMAGE, block('b')), list(block('a\n\nb'), anthropic())],
])('%s is what the hook was told', (_what, told, wire) => {
  expect(sameOutput(told, wire)).toBe(true);
});

test.each<readonly [string, ToolResult, ToolResult]>([
  ['another picture', list(block('see'), IMAGE), list(block('see'), anthropic('iVBP'))],
  ['another text', list(block('see'), IMAGE), list(block('saw'), anthropic())],
  ['a text more', list(block('see'), IMAGE), list(block('see'), block('x'), anthropic())],
  ['a text beside', list(block('see'), IMAGE), text('see\nx')],
  ['a file that is none', list(block('see'), { ...FILE, url: 'https://example.com/a.png' }), text('see')],
  ['something besides', list(block('see'), IMAGE, { type: 'audio', data: 'x' }), text('see')],
  ['no picture', list(block('a'), block('b')), text('a\n\nb')],
])('%s is another output', (_what, told, wire) => {
  expect(sameOutput(told, wire)).toBe(false);
});
