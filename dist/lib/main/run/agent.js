// The built-in agent of a run, from its servers to its last turn.
import { defined } from '../../contract/defined.js';
import { delegateTo } from '../../loop/delegate.js';
import { runLoop } from '../../loop/run-loop.js';
import { systemPrompt } from '../../loop/system-prompt.js';
import { startServers } from './mcp.js';
/** Runs the agent to its end; nothing that it started is left then. Rejects only where the ledger is broken. */
export async function runAgent(parts) {
    const { started, host, enforcer } = parts;
    const { kit, pages, trust, marks, mcp: plan, namespace } = started;
    const servers = await startServers({ plan, trust, marks, pages, enforcer, host, ...defined({ namespace }) });
    try {
        const agent = new Agent(parts, (delegate) => kit({ more: servers.tools, ...defined({ delegate }) }));
        return await agent.run();
    }
    finally {
        await servers.close();
    }
}
class Agent {
    #parts;
    #toolbox;
    constructor(parts, kit) {
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
            ...defined({ accept: started.answer?.accept }),
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
        const { started, host } = this.#parts;
        const { model, price } = started;
        return { now: host.clock.monotonic, signal: host.signal, model: model.name, ...defined({ price }) };
    }
    #open(prompt, isSubAgent) {
        const { model } = this.#parts.started;
        return model.open({ system: this.#system(isSubAgent), prompt, tools: this.#toolbox.descriptions });
    }
    #system(isSubAgent) {
        const { settings, place, guidance, answer } = this.#parts.started;
        const { local_state: localState, process, external } = settings.allow;
        return systemPrompt({
            workspace: place.workspace,
            levels: { localState, process, external, delegation: settings.allowDelegation, mcp: settings.allowMcp },
            tools: this.#toolbox.descriptions,
            guidance,
            evaluateOnly: settings.evaluateOnly,
            isSubAgent,
            ...(isSubAgent ? {} : defined({ answerInstruction: answer?.instruction })),
        });
    }
}
