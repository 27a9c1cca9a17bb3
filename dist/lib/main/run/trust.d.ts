import { type Trust } from '../../bindings/trust/open-trust.js';
import { type Result } from '../../contract/result.js';
import type { Host } from '../host.js';
import type { Settings } from '../settings/settings.js';
export interface RunTrust {
    readonly trust: Trust;
    /** Sentences about who started the run and what was ignored. */
    readonly notices: readonly string[];
}
export declare const isRunner: (host: Host) => boolean;
/** Judges the actor where there is one, then opens the trusted version. Every problem is one sentence, a configuration error. */
export declare function openRunTrust(settings: Settings, scratch: string, host: Host): Promise<Result<RunTrust, string>>;
