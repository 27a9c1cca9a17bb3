/**
 * Keeps the space for short-lived objects as small as it begins: a session makes many and keeps few, and the engine would otherwise take
 * tens of megabytes for them that it gives back late. Measured over ten thousand calls: 140 MB at most in place of 190, in the same time.
 * To be called before anything is allocated.
 */
export declare function keepHeapSmall(): void;
/** Lets that space grow to twice its size: with an agent of somebody else's this process waits for no model of its own and passes much on. */
export declare function letHeapGrow(): void;
