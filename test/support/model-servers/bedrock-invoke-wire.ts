import { parseJson } from '../../../src/contract/json/parse.ts';
import { anthropicWire } from './anthropic-wire.ts';
import { type AwsLogin, frame, signatureOf } from './aws.ts';
import { Checker } from './checker.ts';
import type { Wire } from './wire.ts';

/** Claude on Amazon Bedrock by `invoke`, streamed: signed by a log-in, or with a key. */
export function bedrockInvokeWire(as: AwsLogin | string): Wire {
  return {
    contentType: 'application/vnd.amazon.eventstream',
    check(request) {
      const check = new Checker(request);
      check.endpoint('POST', /^\/model\/(?:[\w.-]|%3A|%2F)+\/invoke-with-response-stream$/);
      check.header('authorization', typeof as === 'string' ? `Bearer ${as}` : signatureOf(request, as));
      if (typeof as !== 'string') check.header('x-amz-security-token', as.sessionToken);
      const { root } = check.document;
      const optional = ['system', 'tools', 'tool_choice', 'thinking', 'anthropic_beta', 'metadata', 'temperature', 'output_config'];
      check.object(root, 'the body', ['anthropic_version', 'max_tokens', 'messages'], optional);
      check.equals(check.get(root, 'anthropic_version'), '"bedrock-2023-05-31"', 'anthropic_version');
      return check.complaints;
    },
    events: (turn, number) => anthropicWire('').events(turn, number).map(chunkOf),
    errorEvent: () => frame('exception', ':exception-type', 'modelStreamErrorException', { message: 'The model could not go on' }),
    errorBody: ({ message }) => JSON.stringify({ message }),
  };
}

/** A server-sent event in a message of its own. */
function chunkOf(event: Uint8Array): Uint8Array {
  const text = Buffer.from(event).toString('utf8');
  const data = text.slice(text.indexOf('data: ') + 'data: '.length).trimEnd();
  if (!parseJson(data).ok) throw new Error(`not an event of Anthropic's: ${data}`);
  return frame('event', ':event-type', 'chunk', { bytes: Buffer.from(data).toString('base64'), p: 'abcd' });
}
