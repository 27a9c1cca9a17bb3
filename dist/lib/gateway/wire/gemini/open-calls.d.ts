interface OpenCall {
    readonly name: string;
    readonly id: string | undefined;
    readonly call: number;
}
/** Calls that wait for their results. Ids are optional on this wire, and some agents make up ids for results alone. */
export declare class OpenCalls {
    #private;
    add(call: OpenCall): void;
    /** The call that a result answers: of its id; else the oldest of its name, one with another id apart. */
    take(name: string, id: string | undefined): number | undefined;
}
export {};
