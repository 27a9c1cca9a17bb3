import { type Result } from '../../contract/result.js';
import type { Model } from '../../loop/model.js';
import type { Price } from '../../loop/turn-account.js';
import type { Host } from '../host.js';
import type { Settings } from '../settings/settings.js';
/** A model, and what its turns cost; a script costs nothing. */
export interface Priced {
    readonly model: Model;
    readonly price?: Price;
}
/** The model, or why there is none: one sentence. */
export declare function makeModel(settings: Settings, host: Host): Promise<Result<Priced, string>>;
