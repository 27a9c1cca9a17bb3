/** Those of this network namespace that can be reached by this user, absolute and without symlinks. None where /proc does not tell. */
export declare function unixSockets(read?: () => string): readonly string[];
