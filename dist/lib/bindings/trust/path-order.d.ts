export interface OrderOptions {
    /** The real home folder of the user. */
    readonly home?: string;
    /** A folder whose entries keep their place, wherever it lies. */
    readonly own: string;
}
/** Moves the entries inside the home folder, and those that everybody may write to, behind the others. */
export declare function writableLast(path: string, { home, own }: OrderOptions): {
    readonly path: string;
    readonly notices: readonly string[];
};
