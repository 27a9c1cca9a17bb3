// Claude Code with a session around it: its hook before each call asks the session, and its model is reached through the gateway.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type GatewayCase, GatewayRig, type GatewayRigOptions, ON_ANTHROPIC } from '../../gateway/rig.ts';
import { AgentPlace, claudeCode, MODEL, type Ran, type Run, runClaudeCode } from '../../support/agents/claude-code.ts';
import { excuseClaudeCode, identifyClaudeCode } from '../../../src/agents/claude-code/identity.ts';
import { Decisions, type PostHook } from '../../support/agents/decisions.ts';
import { type AgentScript, ScriptedModel } from '../../support/agents/scripted-model.ts';

/** Installed once for a file of tests; a download may take minutes. */
export const agent = await claudeCode();

/** Empty where it cannot be had: then no test runs it. */
export const program = 'program' in agent ? agent.program : '';

/** Milliseconds for a test that runs the agent once. */
export const ONE_RUN = 120_000;

export const CLAUDE: GatewayCase = { ...ON_ANTHROPIC, model: `anthropic/${MODEL}` };

export interface GuardedOptions extends GatewayRigOptions {
  readonly files?: Readonly<Record<string, string>>;
  /** The agent's hook after a call; absent: it has none. */
  readonly post?: PostHook;
}

interface Parts {
  readonly model: ScriptedModel;
  readonly rig: GatewayRig;
  readonly decisions: Decisions;
}

export class Guarded implements AsyncDisposable {
  readonly key = `key-${randomUUID()}`;
  readonly place: AgentPlace;
  readonly #options: GuardedOptions;
  #parts: Parts | undefined;

  constructor(options: GuardedOptions = {}) {
    this.#options = options;
    this.place = new AgentPlace(options.files);
  }

  async open(script: AgentScript): Promise<this> {
    const model = await ScriptedModel.start('anthropic', this.key, script);
    const gateway = { identify: identifyClaudeCode(this.place), excuse: excuseClaudeCode, ...this.#options.gateway };
    const rig = await GatewayRig.before(CLAUDE, model.url, this.key, { ...this.#options, gateway });
    this.#parts = { model, rig, decisions: await Decisions.start(rig, this.#options.post) };
    return this;
  }

  get model(): ScriptedModel {
    return this.#opened.model;
  }

  get rig(): GatewayRig {
    return this.#opened.rig;
  }

  get decisions(): Decisions {
    return this.#opened.decisions;
  }

  /** What went up, as text. */
  get sent(): readonly string[] {
    return this.model.seen.map(({ text }) => text);
  }

  get settings(): object {
    const { decisions } = this;
    return settingsWith(`${decisions.url}/pre`, this.#options.post === undefined ? undefined : `${decisions.url}/post`);
  }

  run(more: Partial<Run> = {}, started?: (pid: number) => void): Promise<Ran> {
    const { rig, place, settings } = this;
    return runClaudeCode({ program, place, baseUrl: rig.url, token: rig.gateway.token, settings, mcp: MCP, ...more }, started);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.place[Symbol.asyncDispose]();
    await this.#parts?.decisions[Symbol.asyncDispose]();
    await this.#parts?.rig[Symbol.asyncDispose]();
    await this.#parts?.model[Symbol.asyncDispose]();
  }

  get #opened(): Parts {
    if (this.#parts === undefined) throw new Error('it has not been opened');
    return this.#parts;
  }
}

/** A server of the agent's own, `lab`, that prints files. */
export const MCP = {
  lab: { command: process.execPath, args: [join(import.meta.dirname, '..', '..', 'fixtures', 'agents', 'cat-server.mjs')] },
};

/** Exactly one hook before each call, and one after it where its address is given. */
export function settingsWith(pre: string, post?: string): object {
  const hook = (url: string): object[] => [{ matcher: '*', hooks: [{ type: 'http', url, timeout: 20, onFailure: 'block' }] }];
  const after = post === undefined ? {} : { PostToolUse: hook(post), PostToolUseFailure: hook(post) };
  return { hooks: { PreToolUse: hook(pre), ...after } };
}
