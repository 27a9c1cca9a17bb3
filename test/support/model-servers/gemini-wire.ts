import type { JsonNode } from '../../../src/contract/json/node.ts';
import { Checker } from './checker.ts';
import type { Given } from './given.ts';
import type { Block, ScriptedTurn } from './script.ts';
import { pieces, stopOf, USAGE } from './script.ts';
import type { Wire } from './wire.ts';
import { sse } from './wire.ts';

const STOP = {
  end: 'STOP',
  calls: 'STOP',
  length: 'MAX_TOKENS',
  refusal: 'SAFETY',
  overflow: 'MAX_TOKENS',
  malformed: 'MALFORMED_FUNCTION_CALL',
};

/** Gemini streamGenerateContent as server-sent events. `bearer`: as Vertex offers it, with a token in place of a key. */
export function geminiWire(key: string, more: { readonly path?: RegExp; readonly bearer?: boolean } = {}): Wire {
  return {
    contentType: 'text/event-stream',
    check(request, given) {
      const check = new Checker(request);
      check.endpoint('POST', more.path ?? /^\/v1beta\/models\/[\w.-]+:streamGenerateContent\?alt=sse$/);
      check.header('content-type', /^application\/json/);
      if (more.bearer === true) check.header('authorization', `Bearer ${key}`);
      else check.header('x-goog-api-key', key);
      const root = check.document.root;
      check.object(root, 'the body', ['contents', 'systemInstruction'], ['tools', 'toolConfig', 'generationConfig']);
      check.object(check.get(root, 'systemInstruction'), 'systemInstruction', ['parts']);
      if (check.get(root, 'tools') !== undefined) checkTools(check);
      checkContents(check, check.items(check.get(root, 'contents'), 'contents'), given);
      return check.complaints;
    },
    events: geminiEvents,
    errorEvent: () => sse({ error: { code: 503, message: 'The model is overloaded', status: 'UNAVAILABLE' } }),
    errorBody: ({ status, message, code }) => JSON.stringify({ error: { code: status, message, status: code ?? 'INVALID_ARGUMENT' } }),
  };
}

function checkTools(check: Checker): void {
  for (const tool of check.items(check.get(check.document.root, 'tools'), 'tools')) {
    check.object(tool, 'a tool', ['functionDeclarations']);
    for (const declared of check.items(check.get(tool, 'functionDeclarations'), 'functionDeclarations')) {
      check.object(declared, 'a function', ['name', 'description', 'parametersJsonSchema']);
      check.toolName(check.get(declared, 'name'), 'the name of a function');
      check.schema(check.get(declared, 'parametersJsonSchema'), 'parametersJsonSchema');
    }
  }
}

function checkContents(check: Checker, contents: readonly JsonNode[], given: Given): void {
  let open: string[] = [];
  for (const [index, content] of contents.entries()) {
    const where = `contents[${index}]`;
    check.object(content, where, ['role', 'parts']);
    const role = check.string(check.get(content, 'role'), `${where}.role`);
    if (role !== 'user' && role !== 'model') check.complain(`${where} is of ${role}`);
    if (index === 0 && role !== 'user') check.complain('the first content is not of the user');
    const parts = check.items(check.get(content, 'parts'), `${where}.parts`);
    const answered = parts.flatMap((part) =>
      check.get(part, 'functionResponse') === undefined ? [] : [check.string(check.get(part, 'functionResponse', 'name'), 'name')],
    );
    if (open.length > 0 || answered.length > 0) {
      if (answered.join() !== open.join())
        check.complain(`${where} has responses of ${answered.join() || 'nothing'}, and the calls before it are ${open.join() || 'none'}`);
    }
    open = parts.flatMap((part) =>
      check.get(part, 'functionCall') === undefined ? [] : [check.string(check.get(part, 'functionCall', 'name'), 'name')],
    );
    for (const part of parts) checkPart(check, part, role, given);
  }
  const last = contents.at(-1);
  if (last !== undefined && check.string(check.get(last, 'role'), 'role') !== 'user') check.complain('the last content is not of the user');
}

function checkPart(check: Checker, part: JsonNode, role: string, given: Given): void {
  const signature = check.get(part, 'thoughtSignature');
  if (signature !== undefined && !isKnown(check.string(signature, 'thoughtSignature'), given)) {
    check.complain('a part has a thought signature that was never given');
  }
  const call = check.get(part, 'functionCall');
  const response = check.get(part, 'functionResponse');
  if (call !== undefined) {
    if (role !== 'model') check.complain(`a call is of ${role}`);
    check.object(part, 'a part', ['functionCall'], ['thoughtSignature']);
    check.object(call, 'functionCall', ['name', 'args'], ['id']);
    const args = check.get(call, 'args');
    if (args?.kind !== 'object') return check.complain('the args of a functionCall are not an object');
    const id = check.get(call, 'id');
    const mismatch = given.mismatch(
      id === undefined ? undefined : check.string(id, 'id'),
      check.toolName(check.get(call, 'name'), 'name'),
      check.document,
      args,
    );
    return mismatch === undefined ? undefined : check.complain(mismatch);
  }
  if (response !== undefined) {
    if (role !== 'user') check.complain(`a response is of ${role}`);
    check.object(response, 'functionResponse', ['name', 'response'], ['id']);
    return check.object(check.get(response, 'response'), 'response', ['name'], ['content', 'error']);
  }
  check.object(part, 'a part', ['text'], ['thought', 'thoughtSignature']);
}

/** Given by this server, or the value that Gemini documents for a call that came without a signature. */
function isKnown(signature: string, given: Given): boolean {
  return signature === 'skip_thought_signature_validator' || given.hasSignature(signature);
}

function geminiEvents(turn: ScriptedTurn, number: number): readonly Uint8Array[] {
  const usage = turn.usage ?? USAGE;
  const chunk = (part: string): Uint8Array =>
    sse(`{"candidates":[{"index":0,"content":{"role":"model","parts":[${part}]}}],"modelVersion":"scripted","responseId":"r${number}"}`);
  const signature = turn.blocks.find(({ kind }) => kind === 'reasoning');
  const last = {
    candidates: [{ index: 0, content: { role: 'model', parts: [] }, finishReason: STOP[stopOf(turn)] }],
    usageMetadata: {
      promptTokenCount: usage.input,
      candidatesTokenCount: usage.output - usage.reasoning,
      thoughtsTokenCount: usage.reasoning,
      totalTokenCount: usage.input + usage.output,
      cachedContentTokenCount: usage.cached,
    },
    responseId: `r${number}`,
  };
  const first = turn.blocks.find(({ kind }) => kind === 'call');
  const events = turn.blocks.flatMap((block) =>
    partsOf(block, block === first && signature?.kind === 'reasoning' ? signature.signature : undefined).map(chunk),
  );
  return [...events, sse(last)];
}

/** A thought's signature comes with the first call after it, as Gemini 3 does it. */
function partsOf(block: Block, signature: string | undefined): string[] {
  switch (block.kind) {
    case 'text':
      return pieces(block.text, 7).map((text) => JSON.stringify({ text }));
    case 'reasoning':
      return [JSON.stringify({ text: block.text, thought: true })];
    case 'call':
      // The arguments as a value within the event, exactly as they are written.
      return [
        `{"functionCall":{"id":${JSON.stringify(block.id)},"name":"${block.name}","args":${block.arguments}}${signature === undefined ? '' : `,"thoughtSignature":${JSON.stringify(signature)}`}}`,
      ];
  }
}
