export type StreamEvent = {
    readonly kind: 'text';
    readonly text: string;
} | {
    readonly kind: 'tool';
} | {
    readonly kind: 'error';
    readonly severity: string;
    readonly message: string;
} | {
    readonly kind: 'result';
    readonly isSuccess: boolean;
    readonly message: string | undefined;
};
export declare function readEvent(line: string): StreamEvent | undefined;
