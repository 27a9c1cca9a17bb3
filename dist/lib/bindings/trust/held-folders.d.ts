/** Why nothing may be started from a folder now, as a clause; undefined where nothing stands against it. Must not throw. */
export type Look = () => string | undefined;
/** What several looks found, remembered. */
export declare class HeldFolders {
    #private;
    /** `operator` stands against starting what the operator declared, `all` against any start. */
    constructor({ all, operator }: {
        readonly all: readonly Look[];
        readonly operator: readonly Look[];
    });
    /** Why a command must not be started now. */
    look(isOperators: boolean): string | undefined;
    /** Every change that was seen, now or before. */
    changes(): readonly string[];
}
/** Holds folders by what lies at their paths now; files may come and go in them. */
export declare function holdPlaces(folders: readonly string[]): Look;
/** Holds a folder that nobody writes to: also one that was moved away and back is another one, by its change time. */
export declare function holdStill(folder: string): Look;
/** Holds a folder that is empty at every start: what the superuser's programs left in it is removed. */
export declare function holdEmpty(folder: string): Look;
export interface TreeOptions {
    /** The most files and folders that are held. */
    readonly most: number;
    /** Absolute paths that are not walked into. */
    readonly skip?: readonly string[];
    /** Python writes caches beside its modules: those that were not there at the start are removed before the next one. */
    readonly caches?: boolean;
}
/** Holds every file below a folder. Undefined where it has too many. */
export declare function holdTree(top: string, options: TreeOptions): Look | undefined;
