/** The ids of a session's calls: a record, a permit and a result belong together by it, so that no two calls may share one. */
export declare class CallIds {
    #private;
    /** `mayBeRead`: whether an id may stand in records and the log as it is, which one that holds a secret may not. */
    constructor(mayBeRead?: (id: string) => boolean);
    /** The model's own id where it can serve, else one of ours; either way one that no other call of this session has. */
    claim(id: string): string;
}
