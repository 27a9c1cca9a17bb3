export declare function helpText(): string;
