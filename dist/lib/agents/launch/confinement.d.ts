import type { McpServer } from '../../contract/mcp-file.js';
import type { LaunchPlan } from '../adapter.js';
import { type Mount } from './mount.js';
import type { AgentPlace } from './place.js';
import type { Bubblewrap } from './probe.js';
/** Ports on the namespace's own loopback, where every port is free. */
export declare const INSIDE_PORTS: {
    readonly gateway: 8401;
    readonly decisions: 8402;
};
type Argv = readonly [string, ...string[]];
/** The program that forwards from the namespace's loopback to the guard's sockets (src/main/inside.ts, or its bundle). */
export interface InsideProgram {
    /** Node itself. */
    readonly node: string;
    /** A folder with all that it imports, absolute. */
    readonly folder: string;
    /** The file to run, relative to the folder. */
    readonly entry: string;
}
export interface ConfinementOptions {
    readonly bubblewrap: Bubblewrap;
    readonly place: AgentPlace;
    readonly plan: Pick<LaunchPlan, 'argv' | 'masked' | 'standIns' | 'rootOwned'>;
    /** The guard's own environment. */
    readonly env: Readonly<Record<string, string | undefined>>;
    /** PATH for the agent, without what the workspace could supply. */
    readonly path: string;
    /** `own`: nothing but the forwards; `shared`: the machine's. */
    readonly network: 'own' | 'shared';
    /** False where neither `local_state` nor `process` may happen. */
    readonly writable: boolean;
    /** Default: the workspace. */
    readonly checkout?: string;
    /** What the agent must not see, besides the runner's own places; absolute. The snapshot, the guard's scratch. */
    readonly hidden?: readonly string[];
    /** What it must see: where the agent is installed; absolute. */
    readonly shown?: readonly string[];
    /** The snapshot, where it must see that: its MCP servers are started from there; absolute. */
    readonly snapshot?: string;
    /** The MCP servers that the agent may start. */
    readonly servers?: readonly McpServer[];
    readonly inside: InsideProgram;
    /** With `own`: the port on the namespace's loopback, and the socket. */
    readonly forwards: readonly {
        readonly port: number;
        readonly socket: string;
    }[];
}
export interface Confinement {
    readonly mounts: readonly Mount[];
    /** PATH as the agent is to have it. */
    readonly path: string;
    /** What the kernel holds, in sentences. */
    readonly held: readonly string[];
    /** What it could have held and does not, in sentences. */
    readonly gaps: readonly string[];
    /** What is good to know, in sentences. */
    readonly notices: readonly string[];
    readonly wrap: (argv: Argv) => Argv;
}
/** Never rejects. Looks at the workspace as it is now: call it right before the start. */
export declare function confine(options: ConfinementOptions): Promise<Confinement>;
export {};
