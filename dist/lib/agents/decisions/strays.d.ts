import type { Enforcer } from '../../session/enforce.js';
import type { AgentCall, Translator } from '../adapter.js';
export interface StraysOptions {
    readonly enforcer: Pick<Enforcer, 'ids' | 'turnAway' | 'unguarded'>;
    readonly translator: Pick<Translator, 'toolName'>;
    /** The names of the MCP servers that may be started. */
    readonly mcp: readonly string[];
    /** Told once, in a sentence, that there are too many; must not throw. */
    readonly onFlood: (words: string) => void;
}
export declare class Strays {
    #private;
    constructor(options: StraysOptions);
    /** A call that is asked about: what it would do is not looked at. Throws `LedgerBroken` alone. */
    asked(call: AgentCall, words: string): void;
    /** A result that is told of. Throws `LedgerBroken` alone. */
    returned(ref: {
        readonly id: string;
        readonly agentId: string;
    }, what: string): void;
    /** A question that cannot be read. */
    unreadable(): void;
    /** How many have no record, a sentence for each kind. */
    get told(): readonly string[];
}
