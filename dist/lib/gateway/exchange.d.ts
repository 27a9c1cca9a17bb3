import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallBook } from './call-book.js';
import type { Conversation, Conversations } from './conversations.js';
import { type MeterOptions } from './meter.js';
import type { ProviderProblem } from './provider-problem.js';
import type { GatewayEnd, GatewayLimits, GatewayOptions } from './options.js';
import type { Reports } from './reports.js';
import type { CountRoute, GenerateRoute, ModelsRoute, RequestView } from './types.js';
import type { UpstreamClient } from './upstream.js';
export interface ExchangeParts {
    readonly options: GatewayOptions;
    readonly limits: GatewayLimits;
    readonly upstream: UpstreamClient;
    readonly calls: CallBook;
    readonly conversations: Conversations;
    readonly reports: Reports;
    readonly problem: ProviderProblem;
    readonly meter: MeterOptions;
    /** Identity of a response. */
    readonly nextResponse: () => number;
    readonly ended: () => GatewayEnd | undefined;
    readonly end: (end: GatewayEnd) => void;
}
/** What goes up. */
export interface Outgoing {
    readonly route: GenerateRoute | CountRoute | ModelsRoute;
    /** Absent for a list of models. */
    readonly body?: Uint8Array;
    /** Where it was read. */
    readonly view?: RequestView;
    readonly conversation?: Conversation;
    /** Sentences for its record. */
    readonly notes?: readonly string[];
    /** Told when it is sent to be answered. */
    readonly goesUp?: () => void;
    /** The agent did not ask for the usage of its stream; the gateway did. */
    readonly askedUsage?: boolean;
}
export declare class Exchange {
    #private;
    constructor(parts: ExchangeParts);
    /** Rejects where a record cannot be written. */
    run(request: IncomingMessage, response: ServerResponse, outgoing: Outgoing): Promise<void>;
}
