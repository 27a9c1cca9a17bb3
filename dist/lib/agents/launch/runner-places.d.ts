type Environment = Readonly<Record<string, string | undefined>>;
/** Temporary files, actions, other workspaces, tools, the runner itself with its credentials; absolute. */
export declare function runnerPlaces(env: Environment): readonly string[];
/** Folders of tools that workflows install. */
export declare function toolPlaces(env: Environment): readonly string[];
/** Homes of this machine's users, there or not; absolute. */
export declare function homes(env: Environment): readonly string[];
export {};
