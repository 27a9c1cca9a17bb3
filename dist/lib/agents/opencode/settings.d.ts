import type { WireName } from '../../gateway/types.js';
import type { LaunchContext } from '../adapter.js';
interface Provider {
    /** The name under which the agent knows the maker's models, where it does. */
    readonly id: string;
    /** The client, which is in the agent itself. */
    readonly npm: string;
    /** What its client wants between the root and `messages`, `responses` and so on. */
    readonly path: string;
}
/** The agent is asked for no other wires. */
export declare const providerOf: (wire: WireName) => Provider;
export interface SettingsPlaces {
    /** The address of our plugin. */
    readonly plugin: string;
    /** Absent: there is no guidance. */
    readonly guidance?: string;
}
export declare function settingsOf(context: LaunchContext, places: SettingsPlaces): object;
/** JSON in which the agent finds no `{env:…}` and no `{file:…}` to put something else in the place of. */
export declare const settingsText: (settings: object) => string;
export {};
