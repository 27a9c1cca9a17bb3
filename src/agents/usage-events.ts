// What a request cost, told as an event when it is recorded: for agents that report nothing themselves.
import type { LedgerEntry } from '../contract/record.ts';
import type { Enforcer } from '../session/enforce.ts';
import type { Recorder } from '../session/ports.ts';

/** A recorder that also tells the use of each request to the model. */
export function usageTeller(recorder: Recorder, enforcer: Pick<Enforcer, 'tell'>): Recorder {
  return {
    record: (...entries) => {
      recorder.record(...entries);
      for (const entry of entries) tellUse(entry, enforcer);
    },
  };
}

function tellUse(entry: LedgerEntry, enforcer: Pick<Enforcer, 'tell'>): void {
  if (entry.type !== 'model_request' || entry.input_tokens === undefined || entry.output_tokens === undefined) return;
  const { agent_id, input_tokens, output_tokens, cost_usd } = entry;
  enforcer.tell({ type: 'usage', agent_id, input_tokens, output_tokens, ...(cost_usd === undefined ? {} : { cost_usd }) });
}
