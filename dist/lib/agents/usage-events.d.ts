import type { Enforcer } from '../session/enforce.js';
import type { Recorder } from '../session/ports.js';
/** A recorder that also tells the use of each request to the model. */
export declare function usageTeller(recorder: Recorder, enforcer: Pick<Enforcer, 'tell'>): Recorder;
