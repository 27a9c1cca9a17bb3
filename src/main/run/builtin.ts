// The loop of this project as the one who holds the conversation, from its model and tools to its last turn.
import type { Workspace } from '../../bindings/confined-fs/workspace.ts';
import type { ToolCall } from '../../contract/call.ts';
import { defined } from '../../contract/defined.ts';
import { ok, type Result } from '../../contract/result.ts';
import { delegateTo } from '../../loop/delegate.ts';
import { planNotices, type McpPlan } from '../../loop/mcp/plan.ts';
import type { Conversation } from '../../loop/model.ts';
import { runLoop, type LoopEnd } from '../../loop/run-loop.ts';
import { systemPrompt } from '../../loop/system-prompt.ts';
import type { Toolbox } from '../../loop/toolbox.ts';
import { touchedPaths } from '../../loop/tools/files-input.ts';
import { pageStore, type PageStore } from '../../loop/tools/paging.ts';
import type { Brain, BrainParts } from './brain.ts';
import { readAnswerDemand, type AnswerDemand } from './context.ts';
import { mcpPlan, startServers } from './mcp.ts';
import { makeModel, type Priced } from './model.ts';
import type { Ready } from './start.ts';
import { prepareTools, type ToolKit } from './tools.ts';

/** How far enforcement by the loop of this process reaches. */
export const OWN_REACH = {
  reach: 'checked',
  why: ['commands run as the user of this process: what the levels refuse is not held by the kernel'],
  gaps: [],
} as const;

interface Own extends Priced {
  readonly kit: ToolKit;
  readonly pages: PageStore;
  readonly mcp: McpPlan;
  /** What its final answer must be; absent: any text. */
  readonly answer?: AnswerDemand;
}

/** Makes model and tools, or says in one sentence why there are none. */
export async function ownBrain(ready: Ready, workspace: Workspace): Promise<Result<Brain, string>> {
  const { settings, trust, host, marks, namespace, env } = ready;
  const priced = await makeModel(settings, host);
  if (!priced.ok) return priced;
  const answer = await readAnswerDemand(settings, trust);
  if (!answer.ok) return answer;
  const pages = pageStore();
  const kit = await prepareTools({ workspace, trust, pages, marks, env, ...defined({ namespace }) });
  if (!kit.ok) return kit;
  const mcp = mcpPlan(trust, settings);
  const own: Own = { ...priced.value, kit: kit.value, pages, mcp, ...defined({ answer: answer.value }) };
  return ok({
    model: priced.value.model,
    notices: planNotices(mcp),
    reach: OWN_REACH,
    interceptors: [],
    hold: (chain) => chain,
    knows: (name) => trust.tools.some((tool) => tool.name === name),
    touched,
    readable: undefined,
    run: (parts) => converse(own, parts),
  });
}

/** What a call to `files` touches. */
export function touched({ toolName, input }: ToolCall): ReturnType<typeof touchedPaths> {
  return toolName === 'files' && input.kind === 'json' ? touchedPaths(input.text) : undefined;
}

async function converse(own: Own, parts: BrainParts): Promise<LoopEnd> {
  const { started, host, enforcer } = parts;
  const { trust, marks, namespace } = started;
  const servers = await startServers({ plan: own.mcp, trust, marks, pages: own.pages, enforcer, host, ...defined({ namespace }) });
  try {
    const agent = new Agent(own, parts, (delegate) => own.kit({ more: servers.tools, ...defined({ delegate }) }));
    return await agent.run();
  } finally {
    await servers.close();
  }
}

class Agent {
  readonly #own: Own;
  readonly #parts: BrainParts;
  readonly #toolbox: Toolbox;

  constructor(own: Own, parts: BrainParts, kit: (delegate: ReturnType<typeof delegateTo> | undefined) => Toolbox) {
    this.#own = own;
    this.#parts = parts;
    this.#toolbox = kit(this.#delegate());
  }

  async run(): Promise<LoopEnd> {
    const { started, enforcer } = this.#parts;
    return await runLoop({
      conversation: this.#open(started.prompt ?? '', false),
      toolbox: this.#toolbox,
      enforcer,
      ...this.#common(),
      ...defined({ accept: this.#own.answer?.accept }),
    });
  }

  /** A script says for itself what a sub-agent does: it has none. */
  #delegate(): ReturnType<typeof delegateTo> | undefined {
    const { started, enforcer, onGuardError } = this.#parts;
    const { settings } = started;
    if (settings.agent === 'replay' || !(settings.allowDelegation || settings.evaluateOnly)) return undefined;
    return delegateTo({
      ...this.#common(),
      toolbox: () => this.#toolbox,
      enforcer,
      open: (task) => this.#open(task, true),
      onGuardError,
    });
  }

  #common() {
    const { host } = this.#parts;
    const { model, price } = this.#own;
    return { now: host.clock.monotonic, signal: host.signal, model: model.name, ...defined({ price }) };
  }

  #open(prompt: string, isSubAgent: boolean): Conversation {
    return this.#own.model.open({ system: this.#system(isSubAgent), prompt, tools: this.#toolbox.descriptions });
  }

  #system(isSubAgent: boolean): string {
    const { settings, place, guidance } = this.#parts.started;
    const { local_state: localState, process, external } = settings.allow;
    return systemPrompt({
      workspace: place.workspace,
      levels: { localState, process, external, delegation: settings.allowDelegation, mcp: settings.allowMcp },
      tools: this.#toolbox.descriptions,
      guidance,
      evaluateOnly: settings.evaluateOnly,
      isSubAgent,
      ...(isSubAgent ? {} : defined({ answerInstruction: this.#own.answer?.instruction })),
    });
  }
}
