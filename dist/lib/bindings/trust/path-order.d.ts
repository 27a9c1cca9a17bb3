export interface OrderOptions {
    /** The real home folder of the user. */
    readonly home?: string;
    /** A folder whose entries keep their place, wherever it lies. */
    readonly own: string;
    /** Who runs commands: entries count that this user owns, or can replace by way of a folder above. Root's do not, for they are the system's. */
    readonly user?: number;
}
/** Moves the entries inside the home folder, and those that everybody or the user may write to, behind the others. */
export declare function writableLast(path: string, { home, own, user }: OrderOptions): {
    readonly path: string;
    readonly notices: readonly string[];
};
