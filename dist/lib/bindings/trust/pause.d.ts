/** Lets signals and timers be heard in the middle of long work. */
export declare const pause: () => Promise<void>;
