import { LedgerBroken } from '../contract/ledger-broken.js';
import type { DriveContext } from './adapter.js';
import type { Decider } from './decisions/decider.js';
/** Never rejects; `onBroken` hears that nothing can be recorded any more. */
export declare function askOverLine(decider: Decider | undefined, onBroken: (error: LedgerBroken) => void): Required<Pick<DriveContext, 'ask' | 'returned'>>;
