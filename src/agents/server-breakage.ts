// An MCP server that did not come up in an agent, as its agent tells it: a breakage, said once, and the session goes on.
import { cutBytes } from '../contract/cut.ts';
import { LedgerBroken } from '../contract/ledger-broken.ts';
import type { Enforcer } from '../session/enforce.ts';

export interface ServerBreakageOptions {
  readonly enforcer: Pick<Enforcer, 'record' | 'redact'>;
  readonly say: (sentence: string) => void;
  /** Nothing further can be recorded. */
  readonly onLedgerBroken: (error: LedgerBroken) => void;
}

/** Bytes of the agent's words that are kept. */
const LONGEST = 1024;

export function serverBreakages({ enforcer, say, onLedgerBroken }: ServerBreakageOptions): (server: string, words: string) => void {
  const told = new Set<string>();
  return (server, words) => {
    if (told.has(server)) return;
    told.add(server);
    const name = cutBytes(enforcer.redact(server), 128);
    const what = cutBytes(enforcer.redact(words), LONGEST);
    say(`MCP server ${JSON.stringify(name)} ${what}`);
    try {
      enforcer.record({ type: 'breakage', who: { kind: 'mcp-server', name }, kind: 'mcp-server', what, consequence: 'carried-on' });
    } catch (error) {
      if (error instanceof LedgerBroken) onLedgerBroken(error);
      else throw error;
    }
  };
}
