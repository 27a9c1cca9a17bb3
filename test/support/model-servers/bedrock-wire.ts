import type { JsonNode } from '../../../src/contract/json/node.ts';
import { type AwsLogin, frame, signatureOf } from './aws.ts';
import { Checker } from './checker.ts';
import type { Given } from './given.ts';
import type { Block, ScriptedTurn } from './script.ts';
import { pieces, stopOf, USAGE } from './script.ts';
import type { Wire } from './wire.ts';

const STOP = {
  end: 'end_turn',
  calls: 'tool_use',
  length: 'max_tokens',
  refusal: 'guardrail_intervened',
  overflow: 'model_context_window_exceeded',
  malformed: 'end_turn',
};

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
