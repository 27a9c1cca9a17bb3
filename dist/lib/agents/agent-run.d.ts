import type { McpServer } from '../contract/mcp-file.js';
import type { Bound } from '../contract/record.js';
import type { GatewayMode, GatewayOptions, Upstream } from '../gateway/options.js';
import type { WireName } from '../gateway/types.js';
import type { Enforcer } from '../session/enforce.js';
import type { JournalOptions } from '../session/journal.js';
import type { Chain } from '../session/ports.js';
import type { PidNamespace } from '../subprocess/pid-namespace.js';
import type { Adapter, LaunchContext } from './adapter.js';
import type { ConfinementOptions, InsideProgram } from './launch/confinement.js';
import type { AgentPlace } from './launch/place.js';
import type { Bubblewrap } from './launch/probe.js';
export interface AgentRun {
    readonly adapter: Adapter;
    readonly version: string;
    /** How it is started, without arguments. */
    readonly program: readonly [string, ...string[]];
    readonly args: readonly string[];
    readonly prompt: string;
    readonly guidance: string;
    readonly skills: LaunchContext['skills'];
    readonly model: {
        readonly provider: string;
        readonly name: string;
    };
    readonly wire: WireName;
    /** Absent: no gateway stands before its model. */
    readonly upstream?: Upstream;
    readonly mode: GatewayMode;
    readonly mcp: readonly McpServer[];
    readonly allow: LaunchContext['allow'];
    readonly place: AgentPlace;
    /** Absent: it is not confined. */
    readonly bubblewrap?: Bubblewrap;
    readonly network: 'own' | 'shared';
    readonly confinement: Pick<ConfinementOptions, 'env' | 'path' | 'writable' | 'checkout' | 'hidden' | 'shown'>;
    readonly inside: InsideProgram;
    readonly pidNamespace?: PidNamespace;
    /** The baseline with what `pass-env` gives, PATH without what the workspace could supply. */
    readonly environment: Readonly<Record<string, string>>;
    readonly marks: () => string;
    readonly enforcer: Enforcer;
    readonly chain: Chain;
    readonly journal: JournalOptions;
    readonly evaluateOnly: boolean;
    /** The key that the agent shows to its gateway; made there where it is absent. */
    readonly gatewayToken?: string;
    /** Another one than the gateway's. */
    readonly decisionToken: string;
    /** Milliseconds for one answer of the guard. */
    readonly answerMs: number;
    readonly redact: (text: string) => string;
    readonly hide: GatewayOptions['hide'];
    readonly cost: GatewayOptions['cost'];
    /** Milliseconds, monotonic. */
    readonly now: () => number;
    /** As many random bytes, in hex. */
    readonly random: (bytes: number) => string;
    /** Aborts when the run is cancelled. */
    readonly signal: AbortSignal;
    /** Hears what whoever watches the run should know at once, in sentences. */
    readonly say: (sentence: string) => void;
    /** Hears what could not be held, so that enforcement is partial. */
    readonly onGap: (sentence: string) => void;
    /** Hears why enforcement reaches no further. */
    readonly onLimit: (sentence: string) => void;
    /** Hears what came up on the way that a reviewer should read. */
    readonly onNotice: (sentence: string) => void;
    /** Hears what was held. */
    readonly onHeld: (sentence: string) => void;
}
export interface AgentRunEnd {
    readonly finalMessage: string;
    /** Why nothing may be claimed to have been held, in a sentence: it ended before it was shown to obey. */
    readonly unshown?: string;
    /** What was wrong with the provider, in a sentence: none of its answers could be used. */
    readonly unserved?: string;
    readonly ending: {
        readonly kind: 'finished' | 'cancelled';
    } | {
        readonly kind: 'bound';
        readonly bound: Bound;
    } | {
        readonly kind: 'agent-failed' | 'config-error' | 'guard-error';
        readonly words: string;
    };
}
