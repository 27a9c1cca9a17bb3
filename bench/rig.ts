/** The fold of a call as a session has it: a chain, the level policy, a ledger on disk. */
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ApprovalGate } from '../src/approval/gate.ts';
import { LevelPolicy } from '../src/approval/level-policy.ts';
import { previewOf } from '../src/audit/preview.ts';
import { redactor } from '../src/audit/redact.ts';
import { digestOf } from '../src/bindings/digest.ts';
import { LedgerFile } from '../src/bindings/ledger-file.ts';
import type { Interceptor } from '../src/hooks/participant.ts';
import { HookRunner } from '../src/hooks/runner.ts';
import { Bounds } from '../src/session/bounds.ts';
import { Enforcer } from '../src/session/enforce.ts';

export interface Rig {
  readonly enforcer: Enforcer;
  readonly ledger: LedgerFile;
}

/** Interceptors that look at every input and allow. */
export function interceptors(count: number): Interceptor[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `interceptor-${index}`,
    beforeTool: (call) => (call.input.text.includes('forbidden') ? { kind: 'deny' } : { kind: 'allow' }),
  }));
}

export function rig(folder: string, participants: readonly Interceptor[]): Rig {
  const now = (): number => performance.now();
  const ledger = LedgerFile.create({
    path: join(folder, `ledger-${participants.length}-${now()}.jsonl`),
    clock: { monotonic: now, wall: () => Date.now() },
  });
  const redact = redactor(['a secret of the bench']);
  const port = { ask: () => Promise.reject(new Error('there is no hook')) };
  const enforcer = new Enforcer({
    recorder: ledger,
    preview: (text) => previewOf(text, redact, digestOf),
    redactText: redact,
    chain: new HookRunner({ interceptors: participants, port, reporter: () => undefined }),
    gate: new ApprovalGate({ approver: new LevelPolicy({ local_state: true, process: true, external: false, delegation: true, mcp: [] }) }),
    bounds: new Bounds({ now }),
    events: () => undefined,
    now,
    signal: new AbortController().signal,
  });
  return { enforcer, ledger };
}
