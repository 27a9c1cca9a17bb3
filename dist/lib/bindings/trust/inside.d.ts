/** Whether a path is the folder itself or lies in it, by the paths' text alone. */
export declare function isInside(folder: string, path: string): boolean;
/** The text of a path below a folder, with `/`, empty for the folder itself; undefined where it does not lie in there. */
export declare function below(folder: string, path: string): string | undefined;
/**
 * Where an absolute path leads on the disk: every symlink on the way followed, `..` taken after the link before it. What does not
 * exist is taken as written. With `last` false a symlink at the end stands for itself. Undefined for a loop.
 */
export declare function physicalPath(path: string, last?: boolean): string | undefined;
/**
 * The way of an absolute path below a folder, with `/`, from where it first enters the folder, whichever way it gets there: symlinks inside
 * are not followed, for whoever writes in there decides where they lead. Undefined where it stays outside; a loop counts as the
 * folder itself.
 */
export declare function wayInside(folder: string, path: string): string | undefined;
