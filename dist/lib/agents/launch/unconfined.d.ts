export interface UnconfinedOptions {
    /** Why there is none; a sentence. */
    readonly why: string;
    /** Whether a PID namespace ends what it starts. */
    readonly pidNamespace: boolean;
    readonly platform: NodeJS.Platform;
    /** Files of a log-in that lie in the checkout. */
    readonly logins?: readonly string[];
}
export declare function unconfinedGaps({ why, pidNamespace, platform, logins }: UnconfinedOptions): readonly string[];
