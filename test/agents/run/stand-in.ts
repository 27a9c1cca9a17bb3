// A run of the smallest agent (test/fixtures/agents/stand-in.mjs) as the guard runs any other: gateway, decision server, canaries, launch
// and comparison are the real ones.
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Adapter, RecordedCall } from '../../../src/agents/adapter.ts';
import type { AgentRun, AgentRunEnd } from '../../../src/agents/agent-run.ts';
import { driveToEnd } from '../../../src/agents/drive-to-end.ts';
import { makeAgentPlace } from '../../../src/agents/launch/place.ts';
import { runAgent } from '../../../src/agents/run-agent.ts';
import { toolInput } from '../../../src/contract/input.ts';
import { ok } from '../../../src/contract/result.ts';
import { asOnWire } from '../../../src/gateway/identity.ts';
import type { Interceptor } from '../../../src/hooks/participant.ts';
import { HookRunner } from '../../../src/hooks/runner.ts';
import { RawServer } from '../../gateway/raw.ts';
import type { Enforcer } from '../../../src/session/enforce.ts';
import { digestOf, type Rig, rig } from '../../session/rig.ts';
import { testFolder } from '../../support/run/folder.ts';
import { PATH } from '../../subprocess/support.ts';
import { CAPABILITIES, TRANSLATOR } from '../decisions/decider-rig.ts';
import { fakeDialect } from '../decisions/fake.ts';
import { answering, type ModelCall } from './model.ts';

const PROGRAM = join(import.meta.dirname, '../../fixtures/agents/stand-in.mjs');

/** How it misbehaves, in the words of the program. */
export type Misbehaviour =
  | 'asks again and again'
  | 'asks nobody'
  | 'asks nobody in a sub-agent'
  | 'asks no model'
  | 'changes its shim'
  | 'claims that it was not started'
  | 'drops its calls'
  | 'hides a call'
  | 'ignores replacements'
  | 'ignores rewrites'
  | 'rewrites its settings'
  | 'starts no sub-agent'
  | 'tells no hook what a command gave';

interface Printed {
  readonly final: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface StandInRan extends Pick<Rig, 'recordsOf'> {
  readonly end: AgentRunEnd;
  readonly key: string;
  readonly folder: string;
  /** The bodies of the requests that the model got. */
  readonly shown: readonly string[];
  /** What it printed at its end; undefined where it did not come to that. */
  readonly printed: Printed | undefined;
  readonly held: readonly string[];
  readonly session: Enforcer;
}

export interface StandInScene {
  readonly misbehaves?: readonly Misbehaviour[];
  /** The model's calls, one a turn; then it ends with `Done.` */
  readonly calls?: readonly ModelCall[];
  readonly interceptors?: readonly Interceptor[];
  readonly more?: Partial<AgentRun>;
}

export async function runStandIn({ misbehaves = [], calls = [], interceptors = [], more = {} }: StandInScene = {}): Promise<StandInRan> {
  const folder = testFolder();
  const workspace = join(folder, 'work');
  mkdirSync(workspace);
  const key = `key-${randomUUID()}`;
  await using model = await RawServer.start(answering(calls));
  const place = makeAgentPlace({ folder: join(folder, 'agent'), workspace, confined: false });
  if (!place.ok) throw new Error(place.error);
  const port = { ask: () => Promise.reject(new Error('this session has no hooks')) };
  const chain = new HookRunner({ interceptors, port, reporter: () => undefined });
  const session = rig({ chain });
  const { records } = session;
  const printed: Printed[] = [];
  const held: string[] = [];
  const end = await runAgent({
    adapter: adapterFor(misbehaves, (line) => void printed.push(line)),
    version: '1.0.0',
    program: [process.execPath, PROGRAM],
    args: [],
    prompt: 'Go on.',
    guidance: '',
    skills: [],
    model: { provider: 'anthropic', name: 'some-model' },
    wire: 'anthropic',
    upstream: { baseUrl: model.url, credential: { kind: 'key', value: key } },
    mode: 'on',
    mcp: [],
    allow: { external: false, delegation: false },
    place: place.value,
    network: 'shared',
    confinement: { env: {}, path: PATH, writable: true },
    inside: { node: process.execPath, folder, entry: 'none' },
    environment: { PATH, LANG: 'C.UTF-8' },
    marks: () => randomUUID(),
    enforcer: session.enforcer,
    chain,
    journal: {
      recorder: { record: (...entries) => void records.push(...entries) },
      preview: (text) => ({ digest: digestOf(text), bytes: Buffer.byteLength(text), preview: '', whole: false }),
      redactText: (text) => text,
    },
    evaluateOnly: false,
    decisionToken: randomBytes(16).toString('hex'),
    answerMs: 20_000,
    redact: (text) => text,
    hide: (text) => text,
    cost: () => 'unknown',
    now: () => performance.now(),
    random: (bytes) => randomBytes(bytes).toString('hex'),
    signal: new AbortController().signal,
    say: () => undefined,
    onGap: () => undefined,
    onLimit: () => undefined,
    onNotice: () => undefined,
    onHeld: (sentence) => void held.push(sentence),
    ...more,
  });
  return {
    end,
    key,
    folder: place.value.folder,
    shown: model.seen.map(({ body }) => body.toString()),
    printed: printed[0],
    held,
    session: session.enforcer,
    recordsOf: (type) => session.recordsOf(type),
  };
}

function adapterFor(misbehaves: readonly Misbehaviour[], print: (line: Printed) => void): Adapter {
  return {
    name: 'claude-code',
    capabilities: CAPABILITIES,
    guidance: { files: [], skills: [] },
    dialect: fakeDialect('json'),
    translator: TRANSLATOR,
    wire: () => ok('anthropic'),
    plan: ({ program, gateway, decisions }) => ({
      argv: program,
      env: {
        GATEWAY: gateway.url,
        GATEWAY_TOKEN: gateway.token,
        SHIM_PRE: decisions.shim('pre'),
        SHIM_POST: decisions.shim('post'),
        STAND_IN: JSON.stringify(misbehaves),
      },
      files: [{ in: 'home', path: '.stand-in/settings.json', text: '{"hooks":true}' }],
      shims: ['pre', 'post'],
      masked: [],
      gaps: [],
    }),
    drive: (agent, { signal }) =>
      driveToEnd(agent, signal, {
        prompt: 'Go on.',
        listen: async () => {
          let last: Printed | undefined;
          for await (const line of agent.lines) last = JSON.parse(line) as Printed;
          if (last !== undefined) print(last);
          return last?.final;
        },
        outcomeOf: (exit, final) =>
          misbehaves.includes('claims that it was not started')
            ? { kind: 'refused', words: 'it was not started', finalMessage: '' }
            : final === undefined
              ? { kind: 'failed', words: 'stderr' in exit ? exit.stderr : 'it did not start', finalMessage: '' }
              : { kind: 'finished', finalMessage: final },
      }),
    records: recorded,
    canaryRead: (path) => ({ tool: 'read', input: JSON.stringify({ path }) }),
    canaryDelegate: (prompt) => ({ tool: 'task', input: JSON.stringify({ prompt }) }),
    identify: () => asOnWire,
    sameOutput: (given, onWire) => given.output.text === onWire.output.text,
    notJudgeable: [],
    models: () => [],
  };
}

async function* recorded({ home }: { readonly home: string }): AsyncGenerator<RecordedCall> {
  const file = join(home, 'records.jsonl');
  if (!existsSync(file)) return;
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { id, name, input, ran } = JSON.parse(line) as { id: string; name: string; input: object; ran: boolean };
    yield await Promise.resolve({ id, name, input: toolInput(JSON.stringify(input)), ran, where: line });
  }
}
