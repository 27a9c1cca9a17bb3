/** Where the guard's files were read from (contract 5.8). */
export type TrustedSource = {
    readonly kind: 'commit';
    readonly commit: string;
    readonly why: string;
} | {
    readonly kind: 'working-tree';
    readonly why: string;
} | {
    readonly kind: 'off';
    readonly why: string;
};
