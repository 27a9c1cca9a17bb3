interface Rule {
    /** Names from where the rule begins, folded. */
    readonly names: readonly string[];
    /** Whether what lies below is protected with it. */
    readonly tree: boolean;
    /** What it is, to follow `it is `. */
    readonly what: string;
}
/** Rules by the names that they have in common: symlinks can make very many, and a name finds its own among them. */
interface Rules {
    readonly next: Map<string, Rules>;
    /** Of a rule that ends here. */
    end?: Pick<Rule, 'tree' | 'what'>;
    /** What the first rule that goes on below is. */
    below?: string;
}
/** How far some folder, or file, has got with the rules. */
export interface Reach {
    /** What a protected path is; absent where it is free. */
    readonly what?: string;
    /** Whether that holds for all that is below. */
    readonly tree: boolean;
    /** What is left of rules that are under way here: the path holds something protected, there already or not. */
    readonly open: readonly Rules[];
}
/** One more protected path, below the checkout's top, with `/`. */
export interface ExtraPath {
    readonly way: string;
    readonly what: string;
}
/** Where following begins: the checkout's top folder. `prefix` is the workspace below it. */
export declare function protectionOf(prefix: string, extra?: readonly ExtraPath[]): Reach;
/** The same with more protected paths, each with all that is below it. */
export declare function withPaths(top: Reach, more: readonly ExtraPath[]): Reach;
/** One name further. */
export declare function enter(reach: Reach, name: string): Reach;
/** What a path below the top is, if it is protected. */
export declare function follow(top: Reach, names: readonly string[]): Reach;
/** What something protected below a path is; undefined where no rule is under way there. */
export declare function heldBelow({ open: [first] }: Reach): string | undefined;
/** Every path below one that rules under way there name, from there. */
export declare function pathsBelow({ open }: Reach): readonly ExtraPath[];
export {};
