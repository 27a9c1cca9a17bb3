/** Finds, piece by piece, where a JSON value ends, without reading anything twice. What stands in it is not checked. */
export declare class ValueEnd {
    #private;
    /** How things stand after this piece: `scalar` may be whole, which only reading it tells. */
    after(piece: string): 'open' | 'whole' | 'scalar';
    /** Nothing more is told of it. */
    give(): void;
}
