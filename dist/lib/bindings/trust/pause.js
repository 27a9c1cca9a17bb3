import { setImmediate } from 'node:timers/promises';
/** Lets signals and timers be heard in the middle of long work. */
export const pause = () => setImmediate();
