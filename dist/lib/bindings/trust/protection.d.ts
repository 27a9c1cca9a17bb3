interface Rule {
    /** Names from where the rule begins. */
    readonly names: readonly string[];
    /** Whether what lies below is protected with it. */
    readonly tree: boolean;
    /** What it is, to follow `it is `. */
    readonly what: string;
}
/** How far some folder, or file, has got with the rules. */
export interface Reach {
    /** What a protected path is; absent where it is free. */
    readonly what?: string;
    /** Whether that holds for all that is below. */
    readonly tree: boolean;
    /** What is left of rules that are under way here: the path holds something protected, there already or not. */
    readonly open: readonly Rule[];
}
/** One more protected path, below the checkout's top, with `/`. */
export interface ExtraPath {
    readonly way: string;
    readonly what: string;
}
/** Where following begins: the checkout's top folder. `prefix` is the workspace below it. */
export declare function protectionOf(prefix: string, extra?: readonly ExtraPath[]): Reach;
/** One name further. */
export declare function enter(reach: Reach, name: string): Reach;
/** What a path below the top is, if it is protected. */
export declare function follow(top: Reach, names: readonly string[]): Reach;
export {};
