import type { Answering } from '../../gateway/raw.ts';

export interface ModelCall {
  readonly name: string;
  readonly input: object;
}

/** A model of Anthropic's that makes these calls, one a turn, and ends with `Done.` */
export function answering(calls: readonly ModelCall[]): Answering {
  const left = [...calls];
  return (_, response) => {
    const call = left.shift();
    const block = call === undefined ? { type: 'text', text: 'Done.' } : { type: 'tool_use', id: `toolu_${left.length}`, ...call };
    const rest = { stop_reason: call === undefined ? 'end_turn' : 'tool_use', usage: { input_tokens: 1, output_tokens: 1 } };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id: 'msg_1', type: 'message', role: 'assistant', model: 'x', content: [block], ...rest }));
  };
}
