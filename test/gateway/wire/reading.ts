import type { ToolOutput } from '../../../src/contract/call.ts';
import { readExact } from '../../../src/contract/json/text.ts';
import { cutterOf } from '../../../src/gateway/cutter.ts';
import type { Answer, Edits, GenerateRoute, RequestView, ResultView, Seen, Wire, WireName } from '../../../src/gateway/types.ts';
import { WIRES } from '../../../src/gateway/wire/wires.ts';

/** The usual request of each wire. */
export const ROUTES: Readonly<Record<WireName, GenerateRoute>> = {
  anthropic: { kind: 'generate', path: '/v1/messages' },
  bedrock: { kind: 'generate', path: '/model/m/invoke', model: 'm', stream: false },
  vertex: { kind: 'generate', path: '/m:rawPredict', model: 'm', stream: false },
  responses: { kind: 'generate', path: '/v1/responses' },
  chat: { kind: 'generate', path: '/v1/chat/completions' },
  gemini: { kind: 'generate', path: '/v1beta/models/m:generateContent', model: 'm', stream: false },
};

export const NAMES = Object.keys(ROUTES) as WireName[];

/** The view of a body that must be readable. */
export function viewOf(name: WireName, body: object | string): RequestView {
  const read = WIRES[name].readRequest(textOf(body), ROUTES[name]);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** Why a body is refused; it must be. */
export function refusalOf(name: WireName, body: object | string): string {
  const read = WIRES[name].readRequest(textOf(body), ROUTES[name]);
  if (read.ok) throw new Error('it was read');
  return read.error;
}

/** The body after the edits, which must be possible. */
export function edited(view: RequestView, edits: Edits): string {
  const done = view.edit(edits);
  if (!done.ok) throw new Error(done.error);
  return done.value;
}

/** The same as a value. */
export function editedValue(view: RequestView, edits: Edits): unknown {
  return JSON.parse(edited(view, edits));
}

export function text(value: string): ToolOutput {
  return { kind: 'text', text: value };
}

export function json(value: unknown): ToolOutput {
  const read = readExact(JSON.stringify(value));
  if (!read.ok) throw new Error(read.error.message);
  return { kind: 'json', text: read.value };
}

/** A result in short: `Bash(toolu_1) text: words`, with `!` for an error and `@kind` for a hosted one. */
export function short(result: ResultView): string {
  const { toolName = '?', callId = '-', output, isError, hosted } = result;
  return `${toolName}(${callId})${hosted === undefined ? '' : `@${hosted}`}${isError ? '!' : ''} ${output.kind}: ${output.text}`;
}

/** What a response tells: from its events, each as its data, or from its body. */
export function seenOf(wire: Wire, events: readonly (object | string)[]): Seen[] {
  const reader = wire.readEvents();
  const seen: Seen[] = [];
  for (const event of events) {
    const read = reader.read(textOf(event));
    if (!read.ok) throw new Error(read.error);
    seen.push(...read.value);
  }
  const end = reader.finish();
  if (!end.ok) throw new Error(`${end.error.why}; begun: ${end.error.begun.join()}`);
  return [...seen, ...end.value];
}

/** What is told, in short. */
export function told(seen: readonly Seen[]): string[] {
  return seen.map((one) => {
    switch (one.kind) {
      case 'call': {
        const { id, name, namespace, input } = one.call;
        return `call ${namespace === undefined ? '' : `${namespace}/`}${name}(${id}) ${input.kind}: ${input.text}`;
      }
      case 'hosted':
        return `hosted ${one.hosted} ${one.type}`;
      case 'usage':
        return `usage ${Object.entries(one.usage)
          .map(([key, value]) => `${key.replace('Tokens', '')}=${value}`)
          .join(' ')}`;
      case 'stop':
        return `stop ${one.reason} ${one.word}`;
      case 'error':
        return `error ${one.words}`;
      case 'model':
        return `model ${one.model}`;
      case 'end':
        return 'end';
    }
  });
}

export function textOf(value: object | string): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The data of the events of a streamed answer. */
export function dataIn({ framing }: Wire, { body }: Answer): readonly string[] {
  const cutter = cutterOf(framing, 1_000_000);
  const cut = cutter.push(Buffer.from(body));
  if (!cut.ok) throw new Error(cut.error);
  return cut.value.complete.flatMap((piece) => {
    const data = cutter.dataOf(piece);
    if (!data.ok) throw new Error(data.error);
    return data.value;
  });
}
