/** What a path was when it was first seen. */
export type Seen = 'new' | 'same' | 'different';
/**
 * Paths and what they looked like, as 48 bits each, so that a large tree costs tens of bytes a file. The salt keeps anybody from choosing
 * names or stamps that fall together.
 */
export declare class Fingerprints {
    #private;
    get size(): number;
    add(path: string, stamp: string): void;
    compare(path: string, stamp: string): Seen;
}
