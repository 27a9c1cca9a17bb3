// The approver behind the allow inputs: which levels may happen, whether tasks may be delegated, which MCP tools may be called.
// A refusal says what this run does allow, so that the model stops instead of retrying.
import type { ApprovalAnswer, ApprovalRequest } from '../contract/approval.ts';
import type { SideEffectLevel } from '../contract/level.ts';
import { MCP_PREFIX } from '../contract/tools-file.ts';
import { DenyAll, type Approver } from './approver.ts';
import { judgedLevel } from './levels.ts';

/** What a run allows. The levels are independent of each other: `process` does not bring `local_state` along. */
export interface Allowed {
  readonly local_state: boolean;
  readonly process: boolean;
  readonly external: boolean;
  /** Whether a task may be handed to a sub-agent, whose own calls are judged like any other. */
  readonly delegation: boolean;
  /** `server` or `server__tool`: these MCP tools may be called though `external` is off. */
  readonly mcp: readonly string[];
}

/** The approver for what a run allows: `DenyAll` where that is nothing, else a `LevelPolicy`. */
export function approverFor(allowed: Allowed): Approver {
  const nothing = !(allowed.local_state || allowed.process || allowed.external || allowed.delegation) && allowed.mcp.length === 0;
  return nothing ? new DenyAll() : new LevelPolicy(allowed);
}

/** Allows by level; a delegation by `delegation` alone, an MCP tool also by name. */
export class LevelPolicy implements Approver {
  readonly name = 'allowed levels';
  readonly #allowed: Allowed;

  constructor(allowed: Allowed) {
    this.#allowed = allowed;
  }

  approve(request: ApprovalRequest): ApprovalAnswer {
    if (isDelegation(request)) {
      return this.#allowed.delegation ? { kind: 'allow' } : this.#refuse(`${request.tool_name} hands a task to a sub-agent`);
    }
    if (this.#allows(judgedLevel(request.side_effect_level)) || this.#allowsMcp(request.tool_name)) return { kind: 'allow' };
    const level = request.side_effect_level ?? 'unknown, judged as external';
    return this.#refuse(`${request.tool_name} changes state outside this process (level ${level})`);
  }

  #allows(level: SideEffectLevel): boolean {
    return level === 'none' || this.#allowed[level];
  }

  #allowsMcp(toolName: string): boolean {
    if (!toolName.startsWith(MCP_PREFIX)) return false;
    const serverAndTool = toolName.slice(MCP_PREFIX.length);
    const end = serverAndTool.indexOf('__');
    if (end <= 0) return false;
    return this.#allowed.mcp.some((entry) => entry === serverAndTool || entry === serverAndTool.slice(0, end));
  }

  #refuse(what: string): ApprovalAnswer {
    const reason = `${what}, which this run does not allow. ${this.#allowance()} Retrying will not help: go on without it, and say what you could not do.`;
    return { kind: 'deny', reason };
  }

  #allowance(): string {
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
export function isDelegation(request: ApprovalRequest): boolean {
  if (request.side_effect_level !== 'local_state') return false;
  if (request.delegates === true) return true;
  if (request.tool_name !== 'spawn' || request.input.kind !== 'json') return false;
  const input: unknown = JSON.parse(request.input.text);
  return typeof input === 'object' && input !== null && Object.hasOwn(input, 'task') && !Object.hasOwn(input, 'command');
}
