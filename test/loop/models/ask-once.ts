// A program that asks a model one question with the environment that it was started with: for what only a process of its own
// shows. Arguments: the model, the base URL, the key. It prints the answer's text, or why there is none.
import { openModel } from '../../../src/loop/models/open-model.ts';

const [model = '', baseUrl = '', apiKey = ''] = process.argv.slice(2);
const opened = await openModel(
  { model, baseUrl, apiKey },
  { env: process.env, sleep: () => Promise.resolve(), now: Date.now, random: Math.random },
);
const listener = { delta: () => undefined, retry: () => undefined, notice: () => undefined };
const conversation = opened.ok ? opened.value.open({ system: 'Be brief.', prompt: 'Go on.', tools: [] }) : undefined;
const answer = await conversation?.next([], listener, new AbortController().signal);
console.log(opened.ok ? (answer?.kind === 'turn' ? answer.text : answer?.words) : opened.error);
process.exit(0);
