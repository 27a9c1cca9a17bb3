import { type Host } from '../../subprocess/host.js';
import type { PidNamespace } from '../../subprocess/pid-namespace.js';
import type { AgentProcess, LaunchPlan } from '../adapter.js';
import type { Confinement } from './confinement.js';
import type { AgentPlace } from './place.js';
export interface LaunchOptions {
    readonly plan: Pick<LaunchPlan, 'argv' | 'env'>;
    readonly place: AgentPlace;
    /** The baseline with what `pass-env` gives (src/subprocess/environment.ts), PATH without what the workspace could supply. */
    readonly environment: Readonly<Record<string, string>>;
    /** By which what it leaves is found; unique to this start. */
    readonly mark: string;
    /** Absent: it is not confined. */
    readonly confinement?: Confinement;
    /** Where it is not confined: so that nothing of it outlives it. */
    readonly pidNamespace?: PidNamespace;
    /** Takes secrets out of what it said on standard error. */
    readonly redact: (text: string) => string;
    /** Bytes of one line, and of standard error's end, that are kept. */
    readonly limits?: {
        readonly line: number;
        readonly stderr: number;
    };
}
/** Starts it; never throws: an agent that does not start ends as `not-started`. */
export declare function launchAgent(options: LaunchOptions, host?: Host): AgentProcess;
/** All that the agent sees of an environment. */
export declare function environmentOf({ plan, place, environment, mark, confinement }: LaunchOptions): Record<string, string>;
