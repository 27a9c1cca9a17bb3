import type { RequestPermissionResponse } from '@agentclientprotocol/sdk';
import type { DriveContext } from '../adapter.js';
import { type Knowledge } from './calls.js';
import type { PermissionRequest, Update } from './messages.js';
export declare class Oversight {
    #private;
    constructor(context: DriveContext, knowledge: Knowledge);
    /** Only what this session asks is answered. */
    begins(session: string): void;
    /** Never rejects. */
    asked({ session, call: told, options }: PermissionRequest): Promise<RequestPermissionResponse>;
    told({ call: told, isNew }: Extract<Update, {
        kind: 'call';
    }>): void;
    /** When everything that has ended has been looked at. */
    settled(): Promise<void>;
}
