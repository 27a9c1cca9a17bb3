import type { PermissionLookUp } from './actors.js';
export interface PermissionApi {
    /** GITHUB_API_URL. */
    readonly apiUrl: string;
    /** GITHUB_REPOSITORY, `owner/name`. */
    readonly repository: string;
    /** May be empty: then nothing can be looked up. */
    readonly token: string;
    /** Milliseconds that one look-up may take. */
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
}
/** Asks `GET /repos/{owner}/{repo}/collaborators/{username}/permission`. The look-up never throws. */
export declare function permissionByApi(api: PermissionApi): PermissionLookUp;
