import type { Host } from '../host.js';
import type { Ended } from '../run/ended.js';
export interface DemoCheck {
    readonly holds: boolean;
    readonly what: string;
}
export interface Demo {
    readonly ended: Ended;
    readonly checks: readonly DemoCheck[];
    /** The scratch folder, where it was asked to stay. */
    readonly kept?: string;
}
/** Runs the demo in a scratch folder, which is removed unless `keep`. */
export declare function playDemo(host: Host, keep: boolean): Promise<Demo>;
