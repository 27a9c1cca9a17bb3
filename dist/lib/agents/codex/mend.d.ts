import type { AgentCall } from '../adapter.js';
export declare function mend({ name, input }: AgentCall): {
    readonly refuse: string;
} | undefined;
