// How a run ended, as its callers (the action, the command line, the demo) need it.
import type { OutputName } from '../settings/table.ts';
import { noCounts } from '../../audit/counts.ts';
import { EXIT_CODES, type SessionFinished } from '../../contract/record.ts';

export interface Ended {
  readonly finished: SessionFinished;
  readonly sessionId: string;
  /** Markdown. */
  readonly summary: string;
  /** Absent where the run did not get as far as having one. */
  readonly files?: { readonly audit?: string; readonly summary?: string; readonly finalMessage?: string };
  /** `sha256:` and the digest that seals the ledger. */
  readonly auditDigest?: string;
}

/** The seal of a session that did not begin. */
export function notBegun(conclusion: 'config-error' | 'cancelled' | 'guard-error', why: string): SessionFinished {
  return {
    type: 'session_finished',
    conclusion,
    exit: EXIT_CODES[conclusion],
    why,
    enforcement: 'none',
    enforcement_notes: ['no session was started, so nothing ran'],
    counts: noCounts(),
  };
}

/** The outputs of the action. What is not known is empty. */
export function outputsOf(ended: Ended): Record<OutputName, string> {
  const { finished, files = {} } = ended;
  const { counts } = finished;
  return {
    conclusion: finished.conclusion,
    enforcement: finished.enforcement,
    calls: String(counts.calls),
    denials: String(counts.denials),
    modifications: String(counts.modifications),
    replacements: String(counts.replacements),
    breakages: String(counts.breakages),
    unguarded: String(counts.unguarded),
    'audit-file': files.audit ?? '',
    'audit-digest': ended.auditDigest ?? '',
    'summary-file': files.summary ?? '',
    'final-message-file': files.finalMessage ?? '',
    'session-id': ended.sessionId,
    'stopped-by': finished.stopped_by ?? '',
    'input-tokens': shown(finished.input_tokens),
    'output-tokens': shown(finished.output_tokens),
    'cost-usd': shown(finished.cost_usd),
  };
}

const shown = (value: number | string | undefined): string => (value === undefined ? '' : String(value));
