// A whole guarded session of the built-in agent in this process: from the texts of its inputs to its summary, against a scripted model
// server that speaks a provider's wire. The hooks, tools, files and processes are real.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SessionEvent } from '../../src/contract/event.ts';
import type { LedgerEntry, LedgerRecord } from '../../src/contract/record.ts';
import { ownFolders, randomHex, realClock } from '../../src/main/host.ts';
import type { Ended } from '../../src/main/run/ended.ts';
import { run } from '../../src/main/run/run.ts';
import { readSettings } from '../../src/main/settings/settings.ts';
import { ANTHROPIC, CHAT, type WireCase } from '../loop/models/harness.ts';
import { put, testFolder, type Files } from '../support/run/folder.ts';
import { misfits, recordsIn, verifyFile } from '../support/run/ledger.ts';
import { ModelServer } from '../support/model-servers/model-server.ts';
import type { ScriptedAnswer } from '../support/model-servers/script.ts';
import type { SeenRequest } from '../support/model-servers/wire.ts';

export interface Guarded {
  readonly ended: Ended;
  readonly records: readonly LedgerRecord[];
  readonly events: readonly SessionEvent[];
  readonly said: readonly string[];
  readonly workspace: string;
  readonly finalMessage: string;
  /** What the model was sent, request by request. */
  readonly seen: readonly SeenRequest[];
  /** What the model server found wrong with the requests. */
  readonly complaints: readonly string[];
  recordsOf<T extends LedgerEntry['type']>(type: T): readonly Extract<LedgerRecord, { type: T }>[];
}

export interface Scene {
  readonly wire?: WireCase;
  readonly script: readonly ScriptedAnswer[];
  /** Of the workspace. */
  readonly files?: Files;
  /** Of the operator's folder. */
  readonly operator?: Files;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Works on the workspace before the run, and gives more of the environment. */
  readonly prepare?: (workspace: string, folder: string) => Readonly<Record<string, string>>;
  /** Aborts the run. */
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: SessionEvent) => void;
}

export async function guarded(scene: Scene): Promise<Guarded> {
  const { wire = ANTHROPIC, script, files = {}, operator = {}, inputs = {}, env = {} } = scene;
  const folder = testFolder();
  const workspace = join(folder, 'workspace');
  for (const name of ['workspace', 'temp', 'home', 'operator']) mkdirSync(join(folder, name));
  put(workspace, { 'README.md': 'Hello.\n', ...files });
  put(join(folder, 'operator'), operator);
  const more = scene.prepare?.(workspace, folder) ?? {};
  const key = randomUUID();
  await using server = await ModelServer.start(wire.wire(key), script);
  const given = {
    prompt: 'Do the task.',
    model: wire.model,
    'base-url': wire === CHAT ? `${server.url}/v1` : server.url,
    'api-key': key,
    workspace,
    ...(Object.keys(operator).length === 0 ? {} : { 'config-dir': join(folder, 'operator') }),
    ...inputs,
  };
  const settings = readSettings(new Map(Object.entries(given)), workspace, (name) => name);
  if (!settings.ok) throw new Error(settings.error.join('; '));
  const events: SessionEvent[] = [];
  const said: string[] = [];
  const ended = await run(settings.value, {
    env: { PATH: process.env['PATH'] ?? '', HOME: join(folder, 'home'), RUNNER_TEMP: join(folder, 'temp'), ...env, ...more },
    platform: process.platform,
    folders: ownFolders(join(import.meta.dirname, '..', '..', 'src', 'main', 'cli.ts')),
    cwd: workspace,
    clock: realClock,
    random: randomHex,
    say: (line) => said.push(line),
    events: (event) => {
      events.push(event);
      scene.onEvent?.(event);
    },
    signal: scene.signal ?? new AbortController().signal,
  });
  const records = ended.files?.audit === undefined ? [] : recordsIn(ended.files.audit);
  return {
    ended,
    records,
    events,
    said,
    workspace,
    finalMessage: ended.files?.finalMessage === undefined ? '' : readFileSync(ended.files.finalMessage, 'utf8'),
    seen: server.seen,
    complaints: server.complaints,
    recordsOf: <T extends LedgerEntry['type']>(type: T) =>
      records.filter((record): record is Extract<LedgerRecord, { type: T }> => record.type === type),
  };
}

/** What is wrong with a session's records and events by the published schemas and by `verify`; nothing where all is well. */
export function faultsOf({ ended, events }: Guarded): readonly string[] {
  const audit = ended.files?.audit;
  if (audit === undefined) return ['there is no ledger'];
  const lines = readFileSync(audit, 'utf8').split('\n').slice(0, -1);
  const verified = verifyFile(audit, ended.auditDigest);
  return [
    ...misfits('ledger', lines),
    ...misfits(
      'events',
      events.map((event, seq) => JSON.stringify({ seq, ...event })),
    ),
    ...(verified.verdict === 'anchored' ? [] : [JSON.stringify(verified)]),
  ];
}

/** The text of the model's message about the result of its call: what it was shown. */
export const shownIn = ({ seen }: Guarded, request: number): string => seen[request]?.text ?? '';
