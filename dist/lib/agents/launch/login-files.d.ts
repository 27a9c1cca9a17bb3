export interface LoginPlaces {
    /** The guard's own environment. */
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly workspace: string;
    /** Absolute, without symlinks. */
    readonly checkout: string;
}
/** Those that lie in the checkout: absolute, without symlinks. */
export declare function loginFilesIn({ env, workspace, checkout }: LoginPlaces): readonly string[];
