import type { LaunchContext } from '../adapter.js';
export declare function environmentFor({ gateway, decisions, model, folders, mcp, wire }: LaunchContext): Readonly<Record<string, string>>;
