/** Whether a folder of this name holds dependencies. */
export declare const isDependencyFolder: (name: string) => boolean;
/** Why what lies in a folder may be executed, by the folder's name and its parent's; undefined where the folder says nothing. */
export declare function folderWhy(name: string, parent: string): string | undefined;
/** Whether a file's name says more than how it ends: one that a tool looks for. */
export declare function isNamed(name: string): boolean;
/** Why later steps may execute a file of this name; undefined where its name does not say so. */
export declare function nameWhy(name: string): string | undefined;
