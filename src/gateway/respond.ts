// The provider's answer on its way to the agent: a stream event by event, anything else whole.
import { messageOf } from '../contract/message.ts';
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Result } from '../contract/result.ts';
import { fail, ok } from '../contract/result.ts';
import { type Carried, carryEvents } from './carry-events.ts';
import { carryRaw } from './carry-raw.ts';
import { downwards } from './headers.ts';
import { strictText } from './request-body.ts';
import { send, write } from './sink.ts';
import type { Framing, Seen, Wire } from './types.ts';
import type { UpstreamResponse } from './upstream.ts';

const STREAM_TYPES: Readonly<Record<Framing, RegExp>> = {
  'server-sent': /^text\/event-stream\b/i,
  'aws-event-stream': /^application\/vnd\.amazon\.eventstream\b/i,
};

export interface ResponseSetting {
  readonly wire: Wire;
  /** `strict`: what cannot be read does not pass; `tapped`: it passes and is noted; `none`: nothing is read. */
  readonly reading: 'strict' | 'tapped' | 'none';
  /** The provider's credentials: what holds one of them does not pass. */
  readonly secrets: readonly string[];
  /** It is read to its end, whether or not the agent waits for that. */
  readonly toItsEnd: boolean;
  readonly bodyBytes: number;
  readonly eventBytes: number;
  /** Told of what the answer says before that goes on; a failure stops it. */
  readonly saw: (seen: readonly Seen[]) => Result<undefined, string>;
  /** Whether an event is the gateway's own business and stays behind; `data` is its exact text. */
  readonly isOwn: (seen: readonly Seen[], data: string) => boolean;
}

/** A sentence about an answer that did not pass whole and unremarkable. Rejects as `saw` does. */
export async function respond(answer: UpstreamResponse, response: ServerResponse, setting: ResponseSetting): Promise<string | undefined> {
  const { status, headers } = answer;
  const type = headers['content-type'];
  if (status >= 300 && status < 400)
    return refuse(answer, response, setting, 'the provider answered with a redirect, which is not followed');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    return refuse(answer, response, setting, 'the provider answered in an encoding that was not asked for');
  const isStream = typeof type === 'string' && STREAM_TYPES[setting.wire.framing ?? 'server-sent'].test(type);
  return status < 300 && isStream ? stream(answer, response, setting) : whole(answer, response, setting);
}

async function stream(
  { status, headers, body }: UpstreamResponse,
  response: ServerResponse,
  setting: ResponseSetting,
): Promise<string | undefined> {
  response.writeHead(status, downwards(headers, setting.secrets));
  response.flushHeaders();
  const { carried, note } = await carry(body, setting, async (bytes) => (await write(response, bytes)) || setting.toItsEnd);
  if (carried.kind === 'whole') {
    if (response.destroyed) return LEFT;
    response.end();
    return note;
  }
  body.destroy();
  const left = carried.kind === 'left' || response.destroyed;
  response.destroy();
  return left ? LEFT : `torn: ${carried.why}`;
}

/** Of a response that nobody waited for. */
export const LEFT = 'the agent did not wait for the end of the response';

async function carry(
  body: Readable,
  { wire, reading, saw, isOwn, eventBytes, secrets }: ResponseSetting,
  writing: (bytes: Uint8Array) => Promise<boolean>,
): Promise<{ readonly carried: Carried; readonly note?: string }> {
  const { framing } = wire;
  switch (reading) {
    case 'strict':
      return { carried: await carryEvents(body, { framing, reader: wire.readEvents(), saw, isOwn, eventBytes, secrets, write: writing }) };
    case 'tapped':
      return carryRaw(body, { tap: { framing, reader: wire.readEvents(), saw }, eventBytes, secrets, write: writing });
    case 'none':
      return carryRaw(body, { eventBytes, secrets, write: writing });
  }
}

/** An answer that tells of calls passes only where it can be read; an error of the provider's tells of none. */
async function whole(answer: UpstreamResponse, response: ServerResponse, setting: ResponseSetting): Promise<string | undefined> {
  const { status } = answer;
  const bytes = await gather(answer.body, setting.bodyBytes);
  if (!bytes.ok) return refuse(answer, response, setting, bytes.error);
  if (setting.secrets.some((secret) => bytes.value.includes(secret)))
    return refuse(answer, response, setting, 'the answer of the provider holds its key');
  const read = status < 300 && setting.reading !== 'none' ? readTurn(bytes.value, setting) : ok(undefined);
  if (!read.ok && setting.reading === 'strict') return refuse(answer, response, setting, read.error);
  send(response, status, downwards(answer.headers, setting.secrets), bytes.value);
  if (!read.ok) return `observed only: ${read.error}`;
  return status < 300 ? undefined : `the provider answered ${status}`;
}

function readTurn(bytes: Uint8Array, { wire, saw }: ResponseSetting): Result<undefined, string> {
  const text = strictText(bytes);
  if (text === undefined) return fail('the response is not UTF-8');
  const read = wire.readResponse(text);
  return read.ok ? saw(read.value) : read;
}

function refuse({ body }: UpstreamResponse, response: ServerResponse, { wire }: ResponseSetting, words: string): string {
  body.destroy();
  badGateway(wire, response, words);
  return words;
}

/** What the agent reads where no answer of the provider can be passed on; clients try again. */
export function badGateway(wire: Wire, response: ServerResponse, words: string): void {
  const { contentType, body } = wire.refusal('ended', words);
  send(response, 502, { 'content-type': contentType }, body);
}

async function gather(body: Readable, limit: number): Promise<Result<Buffer, string>> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      if (!Buffer.isBuffer(chunk)) return fail('the answer of the provider cannot be read');
      size += chunk.length;
      if (size > limit) return fail(`the answer of the provider is longer than ${limit} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    return fail(`the answer of the provider broke off: ${messageOf(error)}`);
  }
  return ok(Buffer.concat(chunks, size));
}
