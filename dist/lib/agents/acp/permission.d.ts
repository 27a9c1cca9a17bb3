import type { RequestPermissionResponse } from '@agentclientprotocol/sdk';
import type { PreRuling } from '../adapter.js';
import type { Option } from './messages.js';
export declare const CANCELLED: RequestPermissionResponse;
/** A refusal's words go along where agents may look for them; the protocol has no place for them. */
export declare function answerFor(ruling: PreRuling, options: readonly Option[]): RequestPermissionResponse;
/** Whether a call that may happen can be let happen by these options. */
export declare const canAllow: (options: readonly Option[]) => boolean;
