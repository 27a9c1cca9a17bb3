import type { Adapter, AgentName } from './adapter.js';
export declare function adapterOf(name: AgentName): Promise<Adapter>;
