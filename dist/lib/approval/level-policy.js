import { MCP_PREFIX } from '../contract/tools-file.js';
import { DenyAll } from './approver.js';
import { judgedLevel } from './levels.js';
/** The approver for what a run allows: `DenyAll` where that is nothing, else a `LevelPolicy`. */
export function approverFor(allowed) {
    const nothing = !(allowed.local_state || allowed.process || allowed.external || allowed.delegation) && allowed.mcp.length === 0;
    return nothing ? new DenyAll() : new LevelPolicy(allowed);
}
/** Allows by level; a delegation by `delegation` alone, an MCP tool also by name. */
export class LevelPolicy {
    name = 'allowed levels';
    #allowed;
    constructor(allowed) {
        this.#allowed = allowed;
    }
    approve(request) {
        if (isDelegation(request)) {
            return this.#allowed.delegation ? { kind: 'allow' } : this.#refuse(`${request.tool_name} hands a task to a sub-agent`);
        }
        if (this.#allows(judgedLevel(request.side_effect_level)) || this.#allowsMcp(request.tool_name))
            return { kind: 'allow' };
        const level = request.side_effect_level ?? 'unknown, judged as external';
        return this.#refuse(`${request.tool_name} changes state outside this process (level ${level})`);
    }
    #allows(level) {
        return level === 'none' || this.#allowed[level];
    }
    #allowsMcp(toolName) {
        if (!toolName.startsWith(MCP_PREFIX))
            return false;
        const serverAndTool = toolName.slice(MCP_PREFIX.length);
        const end = serverAndTool.indexOf('__');
        if (end <= 0)
            return false;
        return this.#allowed.mcp.some((entry) => entry === serverAndTool || entry === serverAndTool.slice(0, end));
    }
    #refuse(what) {
        const reason = `${what}, which this run does not allow. ${this.#allowance()} Retrying will not help: go on without it, and say what you could not do.`;
        return { kind: 'deny', reason };
    }
    #allowance() {
        const { local_state, process, external, delegation, mcp } = this.#allowed;
        const levels = ['none', ...(local_state ? ['local_state'] : []), ...(process ? ['process'] : []), ...(external ? ['external'] : [])];
        const more = [...(delegation ? ['tasks for sub-agents'] : []), ...(mcp.length > 0 ? [`the MCP tools ${mcp.join(', ')}`] : [])];
        return `This run allows calls of the level${levels.length > 1 ? 's' : ''} ${levels.join(', ')}${more.map((item) => `, and ${item}`).join('')}.`;
    }
}
/**
 * Whether a call hands a task to a sub-agent, as long as it reaches no further than `local_state`: `spawn {task}`, or a tool that its
 * agent has for nothing else.
 */
export function isDelegation(request) {
    if (request.side_effect_level !== 'local_state')
        return false;
    if (request.delegates === true)
        return true;
    if (request.tool_name !== 'spawn' || request.input.kind !== 'json')
        return false;
    const input = JSON.parse(request.input.text);
    return typeof input === 'object' && input !== null && Object.hasOwn(input, 'task') && !Object.hasOwn(input, 'command');
}
