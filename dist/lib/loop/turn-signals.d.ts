import type { Bounds } from '../session/bounds.js';
/**
 * When the parts of a turn are to end. A cancelled run ends at once and waits for nobody. At the deadline a turn of the model is
 * given up, and a call that is running is told to end and may still bring back what it has.
 */
export declare class TurnSignals {
    #private;
    constructor(cancelled: AbortSignal, bounds: Bounds);
    /** Aborts when a turn or a call is to end by itself. */
    get end(): AbortSignal;
    /** Aborts when a call is no longer waited for. */
    get leave(): AbortSignal;
    /** Ends everything that is under way, at once. */
    stop(): void;
    dispose(): void;
}
