import { type Redactor } from '../../audit/redact.js';
import type { Trust } from '../../bindings/trust/open-trust.js';
import type { Preview } from '../../contract/record.js';
import { type Result } from '../../contract/result.js';
import type { Guidance } from '../../loop/system-prompt.js';
import { type PidNamespace } from '../../subprocess/pid-namespace.js';
import type { Host } from '../host.js';
import type { Settings } from '../settings/settings.js';
import type { Brain } from './brain.js';
import type { Place } from './place.js';
/** What every session needs, whoever holds its conversation. */
export interface Ready {
    readonly settings: Settings;
    readonly sessionId: string;
    readonly place: Place;
    readonly host: Host;
    readonly trust: Trust;
    /** What commands see. */
    readonly env: Readonly<Record<string, string>>;
    /** What the model is told about the project and by the operator. */
    readonly guidance: readonly Guidance[];
    readonly prompt: string | undefined;
    readonly namespace?: PidNamespace;
    readonly marks: () => string;
    /** For records and the log: what must not be read there, the session's own tokens among it. */
    readonly redact: Redactor;
    /** For what the model reads: the secrets alone. The tokens are the agent's own, and good for nothing else. */
    readonly hide: Redactor;
    readonly tokens: {
        readonly gateway: string;
        readonly decisions: string;
    };
    readonly preview: (text: string) => Preview;
}
export interface Started extends Ready {
    readonly brain: Brain;
    readonly notices: readonly string[];
}
/** Makes all parts, or says in one sentence why the session cannot begin. */
export declare function start(settings: Settings, sessionId: string, place: Place, host: Host): Promise<Result<Started, string>>;
