import type { ToolCall } from '../../contract/call.js';
import type { Interceptor } from '../../hooks/participant.js';
import type { LoopEnd, Said } from '../../loop/run-loop.js';
import type { Enforcer } from '../../session/enforce.js';
import type { Enforcement } from '../../contract/record.js';
import type { JournalOptions } from '../../session/journal.js';
import type { Chain } from '../../session/ports.js';
import type { TouchedPaths } from '../../session/protect.js';
import type { Host } from '../host.js';
import type { Started } from './start.js';
export interface Brain {
    readonly model: {
        readonly provider: string;
        readonly name: string;
    };
    /** Sentences about how it is made ready that a reviewer should read. */
    readonly notices: readonly string[];
    readonly reach: Reach;
    /** Participants that belong to it, asked before all others. */
    readonly interceptors: readonly Interceptor[];
    /** A chain in which what later participants leave is held to what the agent needs; as it is where that is nothing. */
    hold(chain: Chain): Chain;
    /** Whether its agent may have a tool of this name, beside those of MCP servers. */
    knows(toolName: string): boolean;
    /** What a call reaches by name; undefined where it is not one that reads or edits files, or cannot be read. */
    touched(call: ToolCall): TouchedPaths | undefined;
    /** Where its reading calls may read besides the workspace; undefined: its reads are confined elsewhere. */
    readonly readable: readonly string[] | undefined;
    /** Holds the conversation to its end; nothing that it started is left then. Rejects only where the ledger is broken. */
    run(parts: BrainParts): Promise<BrainEnd>;
}
/** How a conversation ended; `config-error`: it turned out that the agent could not be started as the run asks. */
export type BrainEnd = (LoopEnd | (Said & {
    readonly kind: 'config-error';
    readonly words: string;
})) & {
    /** Why nothing may be claimed to have been held, in a sentence. */
    readonly unshown?: string;
    /** What was wrong with the provider, in a sentence: none of its answers could be used. */
    readonly unserved?: string;
};
/** How far enforcement reaches at best, and what is known before the start not to be held. */
export interface Reach {
    readonly reach: Exclude<Enforcement, 'partial' | 'none'>;
    /** Why not further; sentences. */
    readonly why: readonly string[];
    readonly gaps: readonly string[];
}
export interface BrainParts {
    readonly started: Started;
    readonly host: Host;
    readonly enforcer: Enforcer;
    readonly chain: Chain;
    readonly journal: JournalOptions;
    /** Hears where the guard itself failed: the session ends as an enforcement failure. */
    readonly onGuardError: (words: string) => void;
    /** Hears what could not be held, in sentences. */
    readonly onGap: (sentence: string) => void;
    /** Hears why enforcement reaches no further, in sentences. */
    readonly onLimit: (sentence: string) => void;
    /** Hears what came up on the way that a reviewer should read, in sentences. */
    readonly onNotice: (sentence: string) => void;
    /** Hears what was shown to hold, in sentences. */
    readonly onHeld: (sentence: string) => void;
}
