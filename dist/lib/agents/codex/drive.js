// Runs Codex by its app-server: there it tells how each hook ended and asks before it acts, which `codex exec` does not.
import { onAbort } from '../../contract/on-abort.js';
import { fail, ok } from '../../contract/result.js';
import { Approvals } from './approvals.js';
import { hooksProblem, trustEdits } from './hooks-in-force.js';
import { Line } from './line.js';
import { at, list, text } from './messages.js';
import { APPROVAL_POLICY, PROVIDER, sandboxOf } from './settings.js';
import { Telling } from './telling.js';
/** Milliseconds that it may take to end once nobody talks to it. */
const END_MS = 3_000;
export async function drive(process, context) {
    return new Driver(process, context).run();
}
class Driver {
    #process;
    #context;
    #line;
    #approvals;
    #telling;
    #turn = Promise.withResolvers();
    /** Threads that have a turn under way; a sub-agent's outlives the turn that started it. */
    #busy = new Set();
    #thread;
    #mainEnd;
    constructor(process, context) {
        this.#process = process;
        this.#context = context;
        this.#line = new Line(process);
        this.#approvals = new Approvals({ sandboxed: !context.launch.confined });
        this.#telling = new Telling(context);
    }
    async run() {
        const { signal } = this.#context;
        const stop = () => this.#process.kill();
        const giveUp = onAbort(signal, stop);
        const listening = this.#line.listen({
            told: (method, params) => this.#told(method, params),
            asked: (method, params) => this.#asked(method, params),
        });
        const ended = await Promise.race([this.#session(), listening.then(() => this.#endedEarly())]);
        this.#process.closeInput();
        const timer = setTimeout(stop, END_MS);
        await listening;
        clearTimeout(timer);
        giveUp();
        const { finalMessage } = this.#telling;
        return ended.ok ? { kind: 'finished', finalMessage } : { kind: 'failed', words: ended.error, finalMessage };
    }
    async #session() {
        const { launch } = this.#context;
        const hello = await this.#call('initialize', {
            clientInfo: { name: 'basis-guard', title: null, version: '1' },
            capabilities: { experimentalApi: true, requestAttestation: false },
        });
        if (!hello.ok)
            return hello;
        this.#line.tell('initialized');
        const trusted = launch.confined ? ok(undefined) : await this.#trustHooks();
        if (!trusted.ok)
            return trusted;
        const started = await this.#call('thread/start', {
            model: launch.model,
            modelProvider: PROVIDER,
            cwd: launch.folders.workspace,
            approvalPolicy: APPROVAL_POLICY,
            sandbox: sandboxOf(launch),
            developerInstructions: instructions(launch),
        });
        if (!started.ok)
            return started;
        const threadId = text(started.value, 'thread', 'id');
        if (threadId === undefined)
            return fail('the agent began no thread');
        this.#thread = threadId;
        this.#telling.main(threadId);
        const hooks = await this.#call('hooks/list', { threadId });
        if (!hooks.ok)
            return this.#broken(hooks.error);
        const problem = settingsProblem(started.value, sandboxOf(launch)) ?? hooksProblem(hooks.value, launch);
        if (problem !== undefined)
            return this.#broken(problem);
        const turn = await this.#call('turn/start', { threadId, input: [{ type: 'text', text: launch.prompt, text_elements: [] }] });
        return turn.ok ? this.#turn.promise : turn;
    }
    /** Hooks of its own configuration run only once it has been told that they are trusted. */
    async #trustHooks() {
        const { launch } = this.#context;
        const hooks = await this.#call('hooks/list', { cwds: [launch.folders.workspace] });
        if (!hooks.ok)
            return hooks;
        return this.#call('config/batchWrite', { edits: trustEdits(hooks.value, launch), reloadUserConfig: true });
    }
    async #call(method, params) {
        const answer = await this.#line.call(method, params);
        return answer.ok ? answer : fail(`${method}: ${answer.error}`);
    }
    #told(method, params) {
        switch (method) {
            case 'hook/completed':
                return this.#check(this.#approvals.hookEnded(params));
            case 'item/started':
                return this.#approvals.itemStarted(params);
            case 'turn/started':
                return this.#begins(text(params, 'threadId'));
            case 'item/completed':
                this.#check(this.#approvals.itemEnded(params));
                this.#verdict(params);
                if (text(params, 'item', 'kind') === 'started')
                    this.#begins(text(params, 'item', 'agentThreadId'));
                return this.#telling.item(params);
            case 'mcpServer/startupStatus/updated':
                return this.#server(params);
            case 'turn/completed':
                return this.#ends(params);
            default:
                return this.#telling.told(method, params);
        }
    }
    /** The hook after a command is given what it printed alone. */
    #verdict(params) {
        const [id, code] = [text(params, 'item', 'id'), at(params, 'item', 'exitCode')];
        const isCommand = text(params, 'item', 'type') === 'commandExecution';
        if (isCommand && id !== undefined && code !== undefined && code !== null && code !== 0)
            this.#context.failed?.(id);
    }
    #server(params) {
        const name = text(params, 'name');
        if (name === undefined || text(params, 'status') !== 'failed')
            return;
        const words = text(params, 'error');
        this.#context.serverBroke?.(name, `did not come up${words === undefined ? '' : `: ${words}`}`);
    }
    #begins(thread) {
        if (thread !== undefined)
            this.#busy.add(thread);
    }
    #ends(params) {
        const thread = text(params, 'threadId') ?? '';
        this.#busy.delete(thread);
        if (thread === this.#thread)
            this.#mainEnd = turnEnd(params);
        if (this.#mainEnd !== undefined && this.#busy.size === 0)
            this.#turn.resolve(this.#mainEnd);
    }
    #asked(method, params) {
        const { result, fault } = this.#approvals.asked(method, params);
        this.#check(fault);
        return result;
    }
    #check(problem) {
        if (problem !== undefined)
            this.#context.broken(problem);
    }
    #broken(problem) {
        this.#context.broken(problem);
        return fail(problem);
    }
    async #endedEarly() {
        const exit = await this.#process.ended;
        switch (exit.kind) {
            case 'not-started':
                return fail(exit.words);
            case 'signalled':
                return fail(`the agent was ended by ${exit.signal}`);
            case 'exited':
                return fail(`the agent ended by itself with code ${exit.code}${exit.stderr === '' ? '' : `: ${exit.stderr.slice(-2_000)}`}`);
        }
    }
}
/** The settings keep the agent from telling its model where it is. */
function instructions({ folders, guidance }) {
    const place = `You work in the folder ${folders.workspace}; commands run there by bash unless they name another. Nobody is there to answer questions.`;
    return guidance === '' ? place : `${place}\n\n${guidance}`;
}
/** Why the thread does not have the settings that it was given, in one sentence. */
function settingsProblem(started, sandbox) {
    const type = sandbox === 'danger-full-access' ? 'dangerFullAccess' : 'workspaceWrite';
    const holds = text(started, 'approvalPolicy') === APPROVAL_POLICY &&
        text(started, 'modelProvider') === PROVIDER &&
        text(started, 'sandbox', 'type') === type &&
        list(started, 'instructionSources').length === 0;
    return holds ? undefined : "the agent began with other settings than the guard's";
}
function turnEnd(params) {
    const status = text(params, 'turn', 'status');
    if (status === 'completed')
        return ok(undefined);
    return fail(text(params, 'turn', 'error', 'message') ?? `the agent's turn ended as ${status ?? 'nothing that is known'}`);
}
