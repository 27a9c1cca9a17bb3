export declare const BARE = "the configuration of a bare repository";
/** Whether an entry of that name decides what git does, in a folder with these names. */
export declare function isBareSetting(name: string, beside: BareParts): boolean;
export interface BareParts {
    readonly objects: boolean;
    readonly refs: boolean;
    readonly head: boolean;
    readonly common: boolean;
}
/** Whether git takes a folder for a repository by what lies in it. To git it is enough that `objects` and `refs` may be entered or executed. */
export declare function isBareAt(folder: string): boolean;
/** Of a folder's entries, of which there may be very many. */
export declare function barePartsOf(names: readonly string[]): BareParts;
/** Whether an edit of a path below the root would change what makes a bare repository, or make one. `names` is the way of the path. */
export declare function touchesBare(root: string, names: readonly string[]): boolean;
