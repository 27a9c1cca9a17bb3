import { type Result } from '../../contract/result.js';
import type { Names } from './path-rules.js';
import type { Workspace } from './workspace.js';
export interface WriteOptions {
    /** `never`: the entry must not exist, and its folders are made; `if-there`: it may; `only`: it must. */
    readonly replace: 'never' | 'if-there' | 'only';
}
/** Puts `bytes` in the place of an entry. The permission bits of an existing file are kept, ownership by others is not. */
export declare function writeFile(workspace: Workspace, names: Names, bytes: Uint8Array, options: WriteOptions): Promise<Result<undefined, string>>;
/** Names a file a second time; fails where the name is taken. Where the file system has no second names, it is renamed. */
export declare function giveName(from: string, to: string): Promise<void>;
