import { createHash, createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { JsonNode } from '../../../src/contract/json/node.ts';
import { Checker } from './checker.ts';
import type { Given } from './given.ts';
import type { Block, ScriptedTurn } from './script.ts';
import { pieces, stopOf, USAGE } from './script.ts';
import type { SeenRequest, Wire } from './wire.ts';

const STOP = {
  end: 'end_turn',
  calls: 'tool_use',
  length: 'max_tokens',
  refusal: 'guardrail_intervened',
  overflow: 'model_context_window_exceeded',
  malformed: 'end_turn',
};

/** The credentials of a log-in. */
export interface AwsLogin {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
  readonly region: string;
}

/** Amazon Bedrock ConverseStream: the request's signature is computed anew over what arrived. */
export function bedrockWire(login: AwsLogin): Wire {
  return {
    contentType: 'application/vnd.amazon.eventstream',
    check(request, given) {
      const check = new Checker(request);
      check.endpoint('POST', /^\/model\/[\w.%:-]+\/converse-stream$/);
      check.header('x-amz-security-token', login.sessionToken);
      check.header('authorization', signatureOf(request, login));
      const root = check.document.root;
      check.object(
        root,
        'the body',
        ['messages', 'system'],
        ['toolConfig', 'inferenceConfig', 'additionalModelRequestFields', 'additionalModelResponseFieldPaths'],
      );
      for (const tool of check.items(check.get(root, 'toolConfig', 'tools'), 'tools')) {
        check.object(tool, 'a tool', ['toolSpec']);
        check.toolName(check.get(tool, 'toolSpec', 'name'), 'the name of a tool');
        check.schema(check.get(tool, 'toolSpec', 'inputSchema', 'json'), 'inputSchema');
      }
      checkMessages(check, check.items(check.get(root, 'messages'), 'messages'), given);
      return check.complaints;
    },
    events: bedrockEvents,
    errorEvent: () => frame('exception', ':exception-type', 'modelStreamErrorException', { message: 'The model could not go on' }),
    errorBody: ({ message }) => JSON.stringify({ message }),
  };
}

function checkMessages(check: Checker, messages: readonly JsonNode[], given: Given): void {
  let open: string[] = [];
  for (const [index, message] of messages.entries()) {
    const where = `messages[${index}]`;
    check.object(message, where, ['role', 'content']);
    const role = check.string(check.get(message, 'role'), `${where}.role`);
    if (role !== (index % 2 === 0 ? 'user' : 'assistant')) check.complain(`${where} is of ${role}: user and assistant must take turns`);
    const blocks = check.items(check.get(message, 'content'), `${where}.content`);
    const results = blocks.flatMap((block) => idsOf(check, block, 'toolResult'));
    if (results.join() !== open.join())
      check.complain(`${where} has results for ${results.join() || 'nothing'}, and the calls before it are ${open.join() || 'none'}`);
    open = blocks.flatMap((block) => idsOf(check, block, 'toolUse'));
    for (const block of blocks) checkCall(check, check.get(block, 'toolUse'), given);
    for (const block of blocks) checkReasoning(check, check.get(block, 'reasoningContent', 'reasoningText', 'signature'), given);
  }
}

function idsOf(check: Checker, block: JsonNode, kind: string): string[] {
  const found = check.get(block, kind);
  return found === undefined ? [] : [check.string(check.get(found, 'toolUseId'), 'toolUseId')];
}

function checkCall(check: Checker, call: JsonNode | undefined, given: Given): void {
  if (call === undefined) return;
  const input = check.get(call, 'input');
  if (input?.kind !== 'object') return check.complain('the input of a toolUse is not an object');
  const name = check.toolName(check.get(call, 'name'), 'name');
  const mismatch = given.mismatch(check.string(check.get(call, 'toolUseId'), 'toolUseId'), name, check.document, input);
  if (mismatch !== undefined) check.complain(mismatch);
}

function checkReasoning(check: Checker, signature: JsonNode | undefined, given: Given): void {
  if (signature !== undefined && !given.hasSignature(check.string(signature, 'signature')))
    check.complain('reasoning has a signature that was never given');
}

/** The header that AWS Signature Version 4 wants for this request. */
function signatureOf(request: SeenRequest, login: AwsLogin): string {
  const [, signed = ''] = /SignedHeaders=([^,]+)/.exec(request.headers['authorization'] ?? '') ?? [];
  const time = request.headers['x-amz-date'] ?? '';
  const scope = `${time.slice(0, 8)}/${login.region}/bedrock/aws4_request`;
  const path = request.path
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/');
  const headers = signed.split(';').map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/\s+/g, ' ')}\n`);
  const canonical = [request.method, path, '', headers.join(''), signed, sha256(request.text)].join('\n');
  const key = [login.region, 'bedrock', 'aws4_request'].reduce(
    (under, part) => hmac(under, part),
    hmac(`AWS4${login.secretAccessKey}`, time.slice(0, 8)),
  );
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${login.accessKeyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function bedrockEvents(turn: ScriptedTurn): readonly Uint8Array[] {
  const usage = turn.usage ?? USAGE;
  const event = (type: string, payload: object): Uint8Array => frame('event', ':event-type', type, payload);
  const counts = {
    inputTokens: usage.input - usage.cached,
    outputTokens: usage.output,
    totalTokens: usage.input + usage.output,
    cacheReadInputTokens: usage.cached,
  };
  return [
    event('messageStart', { role: 'assistant' }),
    ...turn.blocks.flatMap((block, contentBlockIndex) => [
      ...blockEvents(block).map(([type, payload]) => event(type, { contentBlockIndex, ...payload })),
      event('contentBlockStop', { contentBlockIndex }),
    ]),
    event('messageStop', { stopReason: STOP[stopOf(turn)] }),
    event('metadata', { usage: counts, metrics: { latencyMs: 1 } }),
  ];
}

function blockEvents(block: Block): [string, object][] {
  const delta = (data: object): [string, object] => ['contentBlockDelta', { delta: data }];
  switch (block.kind) {
    case 'text':
      return pieces(block.text, 7).map((text) => delta({ text }));
    case 'reasoning':
      return [delta({ reasoningContent: { text: block.text } }), delta({ reasoningContent: { signature: block.signature } })];
    case 'call':
      return [
        ['contentBlockStart', { start: { toolUse: { toolUseId: block.id, name: block.name } } }],
        ...pieces(block.arguments, 3).map((input) => delta({ toolUse: { input } })),
      ];
  }
}

/** One message of the `vnd.amazon.eventstream` framing. */
function frame(messageType: string, typeHeader: string, type: string, payload: object): Uint8Array {
  const headers = Buffer.concat([
    header(':message-type', messageType),
    header(typeHeader, type),
    header(':content-type', 'application/json'),
  ]);
  const body = Buffer.from(JSON.stringify(payload));
  const prelude = Buffer.alloc(8);
  prelude.writeUInt32BE(16 + headers.length + body.length, 0);
  prelude.writeUInt32BE(headers.length, 4);
  const message = Buffer.concat([prelude, checksum(prelude), headers, body]);
  return Buffer.concat([message, checksum(message)]);
}

function header(name: string, value: string): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(Buffer.byteLength(value), 0);
  return Buffer.concat([Buffer.from([Buffer.byteLength(name)]), Buffer.from(name), Buffer.from([7]), size, Buffer.from(value)]);
}

function checksum(bytes: Buffer): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes), 0);
  return sum;
}
