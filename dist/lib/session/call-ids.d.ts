/** The ids of a session's calls: a record, a permit and a result belong together by it, so that no two calls may share one. */
export declare class CallIds {
    #private;
    /** The model's own id where it can serve, else one of ours; either way one that no other call of this session has. */
    claim(id: string): string;
}
