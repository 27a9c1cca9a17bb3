import type { HostSettings } from '../adapter.js';
/** What lies below /etc, outside of any namespace. */
export declare const hostSettings: HostSettings;
