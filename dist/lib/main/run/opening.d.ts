import type { SessionStarted } from '../../contract/record.js';
import type { RunIdentity } from '../../github/identity.js';
import type { Host } from '../host.js';
import type { Started } from './start.js';
export interface OpeningPorts {
    readonly host: Pick<Host, 'random'>;
    readonly identity: RunIdentity;
}
/** `notices` are sentences about the start that a reviewer should read. */
export declare function openingRecord(started: Started, { host, identity }: OpeningPorts, notices: readonly string[]): SessionStarted;
