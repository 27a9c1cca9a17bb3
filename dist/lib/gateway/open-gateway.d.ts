import type { Gateway, GatewayOptions } from './options.js';
/**
 * A gateway between an agent and its model, listening. Rejects with one sentence where the provider's address is none, or where it
 * cannot listen. Nothing of it throws later: what goes wrong ends as a refusal, and what must end the session is told to `onEnd`.
 */
export declare function openGateway(options: GatewayOptions): Promise<Gateway>;
