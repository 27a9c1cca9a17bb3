// An MCP server that did not come up in an agent, as its agent tells it: a breakage, said once, and the session goes on.
import { cutBytes } from '../contract/cut.js';
import { LedgerBroken } from '../contract/ledger-broken.js';
/** Bytes of the agent's words that are kept. */
const LONGEST = 1024;
export function serverBreakages({ enforcer, say, onLedgerBroken }) {
    const told = new Set();
    return (server, words) => {
        if (told.has(server))
            return;
        told.add(server);
        const name = cutBytes(enforcer.redact(server), 128);
        const what = cutBytes(enforcer.redact(words), LONGEST);
        say(`MCP server ${JSON.stringify(name)} ${what}`);
        try {
            enforcer.record({ type: 'breakage', who: { kind: 'mcp-server', name }, kind: 'mcp-server', what, consequence: 'carried-on' });
        }
        catch (error) {
            if (error instanceof LedgerBroken)
                onLedgerBroken(error);
            else
                throw error;
        }
    };
}
