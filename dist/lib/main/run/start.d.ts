import { type Redactor } from '../../audit/redact.js';
import type { Trust } from '../../bindings/trust/open-trust.js';
import type { Preview } from '../../contract/record.js';
import { type Result } from '../../contract/result.js';
import type { Model } from '../../loop/model.js';
import { type McpPlan } from '../../loop/mcp/plan.js';
import type { Guidance } from '../../loop/system-prompt.js';
import { type PageStore } from '../../loop/tools/paging.js';
import type { Price } from '../../loop/turn-account.js';
import { type PidNamespace } from '../../subprocess/pid-namespace.js';
import type { Host } from '../host.js';
import type { Settings } from '../settings/settings.js';
import { type AnswerDemand } from './context.js';
import type { Place } from './place.js';
import { type ToolKit } from './tools.js';
export interface Started {
    readonly settings: Settings;
    readonly sessionId: string;
    readonly place: Place;
    readonly trust: Trust;
    readonly model: Model;
    /** Absent for a script. */
    readonly price?: Price;
    readonly kit: ToolKit;
    readonly pages: PageStore;
    readonly mcp: McpPlan;
    /** What the model is told about the project and by the operator. */
    readonly guidance: readonly Guidance[];
    /** What its final answer must be; absent: any text. */
    readonly answer?: AnswerDemand;
    readonly prompt: string | undefined;
    readonly namespace?: PidNamespace;
    readonly marks: () => string;
    readonly redact: Redactor;
    readonly preview: (text: string) => Preview;
    readonly notices: readonly string[];
}
/** Why enforcement by the loop of this process reaches no further. */
export declare const REACH: {
    readonly reach: 'checked';
    readonly why: readonly ['commands run as the user of this process: what the levels refuse is not held by the kernel'];
};
/** Makes all parts, or says in one sentence why the session cannot begin. */
export declare function start(settings: Settings, sessionId: string, place: Place, host: Host): Promise<Result<Started, string>>;
