import type { HostPlace } from '../host-rules.js';
export declare const HOST_RULES: readonly HostPlace[];
