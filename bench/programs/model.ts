/**
 * A model that streams: prints its address. The `user_id` of a request, `EVENTS EVERY`, says with how many events it answers and after
 * how many of them it waits a millisecond (0: never).
 */
import { createServer } from 'node:http';

const event = (type: string, data: object): string => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
const start = event('message_start', {
  message: { id: 'msg_1', type: 'message', role: 'assistant', model: 'bench', content: [], usage: { input_tokens: 10, output_tokens: 1 } },
});
const open = event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } });
const delta = event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: 'some words of a long answer ' } });
const end =
  event('content_block_stop', { index: 0 }) +
  event('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 50 } }) +
  event('message_stop', {});

const server = createServer(async (request, response) => {
  let asked = '';
  for await (const chunk of request) asked = asked === '' ? String(chunk) : asked;
  const [, events = '1', every = '0'] = /"user_id":"(\d+) (\d+)"/.exec(asked) ?? [];
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(start + open);
  for (let sent = 0; sent < Number(events); ) {
    const some = Number(every) || Math.min(100, Number(events) - sent);
    sent += some;
    if (!response.write(delta.repeat(some))) await new Promise((resolve) => response.once('drain', resolve));
    if (every !== '0') await new Promise((resolve) => setTimeout(resolve, 1));
  }
  response.end(end);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
});
process.stdin.on('end', () => process.exit(0));
process.stdin.resume();
