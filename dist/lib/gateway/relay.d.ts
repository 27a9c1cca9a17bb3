import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallBook } from './call-book.js';
import type { CanaryPlay } from './canary-play.js';
import { type Conversations } from './conversations.js';
import type { Exchange } from './exchange.js';
import type { GatewayEnd, GatewayLimits, GatewayOptions } from './options.js';
import type { Reports } from './reports.js';
import { type RequestJudge } from './request-judge.js';
export interface RelayParts {
    readonly options: GatewayOptions;
    readonly limits: GatewayLimits;
    readonly token: string;
    readonly calls: CallBook;
    readonly conversations: Conversations;
    readonly canary: CanaryPlay;
    readonly judge: RequestJudge;
    readonly exchange: Exchange;
    readonly reports: Reports;
    readonly ended: () => GatewayEnd | undefined;
    readonly end: (end: GatewayEnd) => void;
}
export declare class Relay {
    #private;
    constructor(parts: RelayParts);
    /** Whether a request has come with the token of this session. */
    get wasAsked(): boolean;
    handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}
