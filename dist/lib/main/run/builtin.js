import { defined } from '../../contract/defined.js';
import { ok } from '../../contract/result.js';
import { delegateTo } from '../../loop/delegate.js';
import { planNotices } from '../../loop/mcp/plan.js';
import { runLoop } from '../../loop/run-loop.js';
import { systemPrompt } from '../../loop/system-prompt.js';
import { touchedPaths } from '../../loop/tools/files-input.js';
import { pageStore } from '../../loop/tools/paging.js';
import { readAnswerDemand } from './context.js';
import { mcpPlan, startServers } from './mcp.js';
import { makeModel } from './model.js';
import { prepareTools } from './tools.js';
/** How far enforcement by the loop of this process reaches. */
export const OWN_REACH = {
    reach: 'checked',
    why: ['commands run as the user of this process: what the levels refuse is not held by the kernel'],
    gaps: [],
};
/** Makes model and tools, or says in one sentence why there are none. */
export async function ownBrain(ready, workspace) {
    const { settings, trust, host, marks, namespace, env } = ready;
    const priced = await makeModel(settings, host);
    if (!priced.ok)
        return priced;
    const answer = await readAnswerDemand(settings, trust);
    if (!answer.ok)
        return answer;
    const pages = pageStore();
    const kit = await prepareTools({ workspace, trust, pages, marks, env, ...defined({ namespace }) });
    if (!kit.ok)
        return kit;
    const mcp = mcpPlan(trust, settings);
    const own = { ...priced.value, kit: kit.value, pages, mcp, ...defined({ answer: answer.value }) };
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
export function touched({ toolName, input }) {
    return toolName === 'files' && input.kind === 'json' ? touchedPaths(input.text) : undefined;
}
async function converse(own, parts) {
    const { started, host, enforcer } = parts;
    const { trust, marks, namespace } = started;
    const servers = await startServers({ plan: own.mcp, trust, marks, pages: own.pages, enforcer, host, ...defined({ namespace }) });
    try {
        const agent = new Agent(own, parts, (delegate) => own.kit({ more: servers.tools, ...defined({ delegate }) }));
        return await agent.run();
    }
    finally {
        await servers.close();
    }
}
class Agent {
    #own;
    #parts;
    #toolbox;
    constructor(own, parts, kit) {
        this.#own = own;
        this.#parts = parts;
        this.#toolbox = kit(this.#delegate());
    }
    async run() {
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
    #delegate() {
        const { started, enforcer, onGuardError } = this.#parts;
        const { settings } = started;
        if (settings.agent === 'replay' || !(settings.allowDelegation || settings.evaluateOnly))
            return undefined;
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
    #open(prompt, isSubAgent) {
        return this.#own.model.open({ system: this.#system(isSubAgent), prompt, tools: this.#toolbox.descriptions });
    }
    #system(isSubAgent) {
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
