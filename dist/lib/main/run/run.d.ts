import type { Host } from '../host.js';
import type { Settings } from '../settings/settings.js';
import { type Ended } from './ended.js';
import { type Place } from './place.js';
export interface RunHooks {
    /** Told where the run's files are, before anything of the agent runs; must not throw. */
    readonly onPlace?: (place: Place, sessionId: string) => void;
    /** A sentence that names inputs, with the names that they have for whoever gave them; as it is unless set. */
    readonly spelled?: (sentence: string) => string;
}
/** Runs a session. Never rejects. */
export declare function run(settings: Settings, host: Host, hooks?: RunHooks): Promise<Ended>;
/** A run that could not begin: no ledger, and a summary that says why. */
export declare function refuse(sessionId: string, why: string, settings?: Settings, place?: Place, host?: Host): Ended;
