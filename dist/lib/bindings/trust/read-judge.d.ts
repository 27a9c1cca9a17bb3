/** Whether a path, relative to the workspace or absolute, may be read. It never throws. `folders` are absolute. */
export declare function readJudge(workspace: string, folders: readonly string[]): (path: string) => boolean;
