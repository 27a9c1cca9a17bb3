import type { Host } from './host.js';
import type { Identity } from './process-table.js';
export interface Leader {
    readonly pid: number;
    readonly mark: string;
    /** Settles when it has been waited for. */
    readonly ended: Promise<void>;
    hasEnded(): boolean;
}
/** Ends the group and answers what was seen of the program's kin before; never rejects. */
export declare function endGroup(leader: Leader, host: Host): Promise<readonly Identity[]>;
