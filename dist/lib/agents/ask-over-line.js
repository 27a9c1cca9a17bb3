// What an agent asks over its own line and not by a hook, put to the same decider. Whatever fails there denies, and keeps the result.
import { LedgerBroken } from '../contract/ledger-broken.js';
import { messageOf } from '../contract/message.js';
import { errorResult } from './decisions/agent-tool.js';
/** Never rejects; `onBroken` hears that nothing can be recorded any more. */
export function askOverLine(decider, onBroken) {
    const failed = (error) => {
        if (error instanceof LedgerBroken)
            onBroken(error);
        return `the guard could not decide: ${messageOf(error)}`;
    };
    return {
        ask: async (question) => {
            try {
                return (await decider?.before(question)) ?? { kind: 'deny', words: NOBODY };
            }
            catch (error) {
                return { kind: 'deny', words: failed(error) };
            }
        },
        returned: async (question) => {
            try {
                return (await decider?.after(question)) ?? { kind: 'replace', shown: errorResult(NOBODY) };
            }
            catch (error) {
                return { kind: 'replace', shown: errorResult(failed(error)) };
            }
        },
    };
}
const NOBODY = 'nobody decides any more';
