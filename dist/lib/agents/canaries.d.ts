import type { Canary, CanaryDelegation, NotedCall } from '../gateway/options.js';
import type { Adapter, AgentCall, AgentFolders, PostRuling, PreRuling } from './adapter.js';
export interface CanaryOptions {
    readonly adapter: Pick<Adapter, 'canaryRead' | 'canaryDelegate' | 'capabilities'>;
    readonly folders: AgentFolders;
    /** A folder that the agent's reading tool may read, as the agent sees it. */
    readonly folder: string;
    /** Whether it may start sub-agents. */
    readonly delegates: boolean;
    /** As many random bytes, in hex. */
    readonly random: (bytes: number) => string;
}
export interface Canaries {
    /** In the order in which they are played. */
    readonly canaries: readonly Canary[];
    /** How a sub-agent is started for its canaries; absent where the agent has none, or may have none. */
    readonly delegation?: () => CanaryDelegation;
    /** What has to lie there before they are played, and goes when they have held: absolute, as the agent sees it. */
    readonly files: readonly {
        readonly path: string;
        readonly text: string;
    }[];
    before(kind: NotedCall['canary'], call: AgentCall): PreRuling;
    after(kind: NotedCall['canary']): PostRuling;
}
/** Canaries for whatever the agent's own hooks can do. */
export declare function makeCanaries({ adapter, folders, folder, delegates, random }: CanaryOptions): Canaries;
