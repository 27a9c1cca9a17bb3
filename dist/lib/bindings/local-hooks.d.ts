import type { HookPort } from '../hooks/participant.js';
export interface LocalHooksOptions {
    /** The absolute path of the workspace; hooks run there. */
    readonly workspace: string;
    /** The environment from which the baseline is taken, such as `process.env`. */
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly platform: NodeJS.Platform;
}
/** A port for a `HookRunner`. */
export declare function localHooks({ workspace, env, platform }: LocalHooksOptions): HookPort;
