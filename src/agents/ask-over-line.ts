// What an agent asks over its own line and not by a hook, put to the same decider. Whatever fails there denies, and keeps the result.
import { LedgerBroken } from '../contract/ledger-broken.ts';
import { messageOf } from '../contract/message.ts';
import type { DriveContext } from './adapter.ts';
import { errorResult } from './decisions/agent-tool.ts';
import type { Decider } from './decisions/decider.ts';

/** Never rejects; `onBroken` hears that nothing can be recorded any more. */
export function askOverLine(
  decider: Decider | undefined,
  onBroken: (error: LedgerBroken) => void,
): Required<Pick<DriveContext, 'ask' | 'returned'>> {
  const failed = (error: unknown): string => {
    if (error instanceof LedgerBroken) onBroken(error);
    return `the guard could not decide: ${messageOf(error)}`;
  };
  return {
    ask: async (question) => {
      try {
        return (await decider?.before(question)) ?? { kind: 'deny', words: NOBODY };
      } catch (error) {
        return { kind: 'deny', words: failed(error) };
      }
    },
    returned: async (question) => {
      try {
        return (await decider?.after(question)) ?? { kind: 'replace', shown: errorResult(NOBODY) };
      } catch (error) {
        return { kind: 'replace', shown: errorResult(failed(error)) };
      }
    },
  };
}

const NOBODY = 'nobody decides any more';
