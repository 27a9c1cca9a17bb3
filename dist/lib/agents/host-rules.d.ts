import type { HostSettings } from './adapter.js';
export interface HostPlace {
    /** Below /etc. */
    readonly path: string;
    /** `folder`: each file in it. */
    readonly is: 'file' | 'folder';
    /** Whether what a file holds goes together with the guard's; absent: nothing does. */
    readonly joins?: (text: string) => boolean;
}
/** Why an agent may not start beside what the machine has for it; one sentence. */
export declare function hostProblem(agent: string, places: readonly HostPlace[], host: HostSettings | undefined): string | undefined;
