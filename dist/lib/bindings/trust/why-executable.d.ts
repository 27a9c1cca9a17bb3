import type { Met } from './workspace-walk.js';
export declare const EXECUTABLE = "executable";
export declare const isExecutable: (met: Met) => boolean;
/** Undefined where nothing says so. `root` is the checkout's top folder. */
export declare function whyExecutable(met: Met, path: Buffer, root: string): string | undefined;
