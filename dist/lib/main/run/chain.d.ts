import type { Trust } from '../../bindings/trust/open-trust.js';
import type { ParticipantRecord } from '../../contract/record.js';
import type { Interceptor } from '../../hooks/participant.js';
import { HookRunner, type Participant } from '../../hooks/runner.js';
import type { Reporter } from '../../hooks/verdict.js';
import type { Chain } from '../../session/ports.js';
import { type ProtectOptions } from '../../session/protect.js';
import type { Settings } from '../settings/settings.js';
export interface ChainParts {
    readonly settings: Pick<Settings, 'protect' | 'redact'>;
    readonly trust: Trust;
    /** The workspace, absolute and real. */
    readonly workspace: string;
    /** What calls touch, and what they may. */
    readonly guarded: ProtectOptions;
    /** Asked before all others. */
    readonly first?: readonly Interceptor[];
    readonly redact: (text: string) => string;
    readonly marks: () => string;
    readonly reporter: Reporter;
    /** Hears of a hook whose files changed since the start: an enforcement failure. */
    readonly onTampering: (sentence: string) => void;
}
/** The participants of a run as one snapshot, and the chain that asks them. */
export interface RunChain {
    readonly runner: HookRunner;
    readonly chain: Chain;
}
export declare function makeChain(parts: ChainParts): RunChain;
/** Everybody who will be asked, as the ledger records them. */
export declare function participantRecords(participants: readonly Participant[], trust: Trust): readonly ParticipantRecord[];
