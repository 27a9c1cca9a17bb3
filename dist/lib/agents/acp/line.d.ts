import type { Stream } from '@agentclientprotocol/sdk';
import type { AgentProcess } from '../adapter.js';
import { type PermissionRequest, type Update } from './messages.js';
export declare const PERMISSION = "session/request_permission";
export declare class Line {
    #private;
    readonly stream: Stream;
    constructor(process: AgentProcess);
    /** Reads to the end, or to the first line that is no message: then why, composing after `the agent`. Never rejects. */
    listen(onUpdate: (update: Update) => void): Promise<string | undefined>;
}
/** What `Line` has put in the place of a request's parameters. Throws where it did not. */
export declare function requestOf(params: unknown): PermissionRequest;
