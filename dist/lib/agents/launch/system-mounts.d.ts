import { type Mount } from './mount.js';
export interface SystemOptions {
    /** The folder that is the agent's /tmp, absolute. */
    readonly temp: string;
    /** An empty file. */
    readonly emptyFile: string;
    /** Files that are to lie below /etc: the path there, and where the text is. */
    readonly etc: ReadonlyMap<string, string>;
}
export declare function systemMounts(options: SystemOptions): readonly Mount[];
