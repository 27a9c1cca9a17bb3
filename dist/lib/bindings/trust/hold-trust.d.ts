import type { Checkout } from './checkout.js';
import { type Declared, type DiscoverOptions } from './guard-files.js';
import { HeldFolders, type Look } from './held-folders.js';
import type { Snapshot } from './snapshot.js';
export interface HoldOptions extends DiscoverOptions {
    readonly checkout: Checkout;
    readonly declared: Declared;
    /** The guard's own folder, in the folder of the run. */
    readonly folder: string;
    /** Below the checkout's top. */
    readonly guardFolders: readonly string[];
    /** Absent where the working tree is what is trusted. */
    readonly snapshot?: Snapshot;
    /** What git runs in the workspace; looked at where there is a snapshot. */
    readonly git?: Look;
}
export interface HeldTrust {
    readonly held: HeldFolders;
    /** An empty folder, HOME for hooks; present with a snapshot. */
    readonly home?: string;
    readonly notices: readonly string[];
}
/** Remembers the folders as they are now. */
export declare function holdTrust(options: HoldOptions): HeldTrust;
