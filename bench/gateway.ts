/** What the model gateway adds: to the first token, to a long stream, to a turn with many earlier results, and in memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Bench, inTurns, once as single, type Row, spreadOf } from './measure.ts';

/** Many: the first hundred are spent on warming up. */
const rounds = 400;
const longRounds = 8;
const longEvents = 40_000;

interface Program {
  readonly child: ChildProcess;
  readonly says: string;
}

/** A way to the model. */
interface Way {
  readonly url: string;
  readonly token: string;
}

export const gateway: Bench = { name: 'gateway', run: measured };

async function measured(): Promise<readonly Row[]> {
  const model = await started('model.ts');
  try {
    return [...(await streams(model.says)), ...(await turns(model.says)), await memory(model.says)];
  } finally {
    await ended(model);
  }
}

async function streams(model: string): Promise<readonly Row[]> {
  const between = await started('gateway.ts', model);
  const [url = '', token = ''] = between.says.split(' ');
  const direct: Way = { url: model, token: 'any' };
  const through: Way = { url, token };
  try {
    const first = await inTurns(
      rounds,
      () => ask(direct, bodyOf(1, 0)),
      () => ask(through, bodyOf(1, 0)),
    );
    const [before, after] = [spreadOf(first.a.slice(rounds / 4)), spreadOf(first.b.slice(rounds / 4))];
    const added = after.median - before.median;
    const paced = await inTurns(
      2,
      () => ask(direct, bodyOf(2000, 2)),
      () => ask(through, bodyOf(2000, 2)),
    );
    const slower = spreadOf(paced.b).median / spreadOf(paced.a).median;
    const long = await inTurns(
      longRounds,
      () => ask(direct, bodyOf(longEvents, 0)),
      () => ask(through, bodyOf(longEvents, 0)),
    );
    return [
      {
        what: 'the first token, and the end of so short an answer',
        unit: 'ms',
        value: after,
        floor: before,
        aim: { words: '2 ms added', met: added < 2 },
      },
      {
        what: 'a stream of 2,000 events at about 1,500 a second',
        unit: 'ms',
        value: spreadOf(paced.b),
        floor: spreadOf(paced.a),
        aim: { words: '5 % slower', met: slower < 1.05 },
      },
      { what: `${longEvents} events as fast as they come`, unit: 'ms', value: spreadOf(long.b), floor: spreadOf(long.a) },
    ];
  } finally {
    await ended(between);
  }
}

/** A turn that brings one new result after many earlier ones of a kilobyte each; the floor is the same without the gateway. */
async function turns(model: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const earlier of [10, 100, 1000]) {
    const between = await started('gateway.ts', model);
    const [url = '', token = ''] = between.says.split(' ');
    const next = (way: Way): (() => Promise<number>) => {
      let turn = 0;
      return () => ask(way, bodyOf(1, 0, earlier + (turn += 1)));
    };
    const spans = await inTurns(20, next({ url: model, token: 'any' }), next({ url, token }));
    rows.push({
      what: `a turn with one new result and ${earlier} earlier ones`,
      unit: 'ms',
      value: spreadOf(spans.b),
      floor: spreadOf(spans.a),
    });
    await ended(between);
  }
  return rows;
}

async function memory(model: string): Promise<Row> {
  const between = await started('gateway.ts', model);
  const [url = '', token = ''] = between.says.split(' ');
  await ask({ url, token }, bodyOf(1, 0, 5, 1024 * 1024));
  const grew = Number(await ended(between)) / (1024 * 1024);
  return { what: 'a context of 5 MB on its way up', unit: 'MB', value: single(grew), aim: { words: '8 x 5 MB', met: grew < 40 } };
}

/** A request with earlier results; of the last call it brings the result. */
function bodyOf(events: number, every: number, results = 0, bytes = 1024): string {
  const output = 'one of many lines that a tool has printed\n'.repeat(bytes / 42);
  return JSON.stringify({
    model: 'bench',
    max_tokens: 100,
    stream: true,
    metadata: { user_id: `${events} ${every}` },
    messages: [
      { role: 'user', content: 'Go on.' },
      ...Array.from({ length: results }, (_, index) => [
        { role: 'assistant', content: [{ type: 'tool_use', id: `toolu_${index}`, name: 'Bash', input: { command: `ls ${index}` } }] },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: `toolu_${index}`, content: `${index} ${output}` }] },
      ]).flat(),
    ],
    tools: [{ name: 'Bash', description: 'Runs a command.', input_schema: { type: 'object' } }],
  });
}

const agent = new Agent({ keepAlive: true });

/** Sends a request and reads its answer; bytes of it. */
async function ask({ url, token }: Way, body: string): Promise<number> {
  const sent = request(`${url}/v1/messages`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'x-api-key': token },
  });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  if (answer.statusCode !== 200) throw new Error(`the answer was ${answer.statusCode}`);
  return bytes;
}

async function started(name: string, ...args: readonly string[]): Promise<Program> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'programs', name), ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [says] = await once(createInterface(child.stdout), 'line');
  return { child, says: String(says) };
}

/** What it said last. */
async function ended({ child }: Program): Promise<string> {
  const said: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => void said.push(chunk.toString()));
  child.stdin?.end();
  await once(child, 'close');
  return said.join('').trim();
}
