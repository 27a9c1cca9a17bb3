/**
 * The least that an agent with the provider's library can be: `node bare-agent.ts BASE_URL FILE` asks until there is no call, reads the
 * file at each call, and judges and records nothing.
 */
import { readFileSync } from 'node:fs';
import { createAnthropic } from '@ai-sdk/anthropic';

const [baseURL = '', file = ''] = process.argv.slice(2);
const model = createAnthropic({ baseURL: `${baseURL}/v1`, apiKey: 'bench' })('claude-sonnet-4-5');
type Prompt = Parameters<typeof model.doStream>[0]['prompt'];
const tools: Parameters<typeof model.doStream>[0]['tools'] = [
  { type: 'function', name: 'files', description: 'Reads files.', inputSchema: { type: 'object' } },
];
const prompt: Prompt = [{ role: 'user', content: [{ type: 'text', text: 'Go on.' }] }];

for (let goesOn = true; goesOn; ) {
  goesOn = false;
  const { stream } = await model.doStream({ prompt, tools });
  for await (const part of stream) {
    if (part.type !== 'tool-call') continue;
    goesOn = true;
    const { toolCallId, toolName, input } = part;
    prompt.push({ role: 'assistant', content: [{ type: 'tool-call', toolCallId, toolName, input: JSON.parse(input) }] });
    const output = { type: 'text' as const, value: readFileSync(file, 'utf8') };
    prompt.push({ role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, output }] });
  }
}
