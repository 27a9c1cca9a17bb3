import type { NotedCall } from './options.js';
import type { RequestView, TextView } from './types.js';
export interface Conversation {
    /** `main`, then `main/1` and so on, in the order of their first requests; one that is started for canaries takes none of these numbers. */
    readonly agentId: string;
    /** Requests so far that were answered by the model. */
    turns: number;
}
export declare class Conversations {
    #private;
    /** For what is not read. */
    readonly unread: Conversation;
    /**
     * `calls` are the noted ones of the request, in its order. A request without tools and calls is taken for the main one's. `isCheck`:
     * it opens like the conversation of a sub-agent that is started for canaries.
     */
    of(view: RequestView, calls: readonly (NotedCall | undefined)[], opening: Opening, isCheck: () => boolean): Conversation;
    /** The agent whose conversation opens like a request; undefined: none that was seen before. */
    opener(opening: Opening): string | undefined;
}
/** How a request opens, as a digest. */
export type Opening = () => string;
/** Most requests need no such digest: it is made when it is first asked for, and once. */
export declare function openingOf(view: RequestView): Opening;
/** What a request says before the model first speaks. */
export declare function beforeModel(view: RequestView): Generator<TextView>;
