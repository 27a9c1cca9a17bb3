// The second lock. Codex runs a call whose hook failed; but it asks on its line before a command, a patch or a call of an MCP server runs,
// and tells there how each hook ended. Only a call whose hook said our yes is let run, once; every other answer of a hook is a fault.
import { ALLOWED, KEPT } from './dialect.js';
import { at, list, text } from './messages.js';
/** Items of calls that a hook has to come before. */
const JUDGED = new Set([
    'commandExecution',
    'fileChange',
    'mcpToolCall',
    'imageView',
    'collabAgentToolCall',
    'dynamicToolCall',
    'sleep',
]);
/** Items of what no hook comes before. */
const UNJUDGED = new Set(['webSearch', 'imageGeneration']);
export class Approvals {
    /** Retries without its sandbox are declined where that is what holds a command. */
    #sandboxed;
    #allowed = new Set();
    #open = new Set();
    /** Calls of MCP servers that have begun, in their order: thread, server, tool and call. */
    #servers = [];
    constructor(options) {
        this.#sandboxed = options.sandboxed;
    }
    /** A hook ended: what is wrong with that, in one sentence. */
    hookEnded(params) {
        const run = at(params, 'run');
        const event = text(run, 'eventName');
        const status = text(run, 'status') ?? 'unknown';
        const said = list(run, 'entries').map((entry) => text(entry, 'text') ?? '');
        if (event !== 'preToolUse' && event !== 'postToolUse')
            return `a hook that is none of the guard's ran (${event ?? 'of no event'})`;
        if (status === 'blocked')
            return undefined;
        const when = event === 'preToolUse' ? 'before' : 'after';
        const yes = event === 'preToolUse' ? ALLOWED : KEPT;
        if (status !== 'completed')
            return `the hook ${when} a call failed: ${said.join('; ') || status}`;
        if (!said.includes(yes))
            return `the hook ${when} a call ended without the guard's answer`;
        const call = callOf(run);
        if (call === undefined)
            return `a hook ${when} a call does not say of which`;
        if (event === 'preToolUse') {
            this.#allowed.add(call);
            this.#open.add(call);
        }
        return undefined;
    }
    itemStarted(params) {
        const call = text(params, 'item', 'id');
        if (text(params, 'item', 'type') !== 'mcpToolCall' || call === undefined)
            return;
        this.#servers.push({ of: serverCall(params, text(params, 'item', 'server'), text(params, 'item', 'tool')), call });
    }
    /** An item ended: what is wrong with that, in one sentence. */
    itemEnded(params) {
        const type = text(params, 'item', 'type') ?? '';
        const status = text(params, 'item', 'status');
        if (UNJUDGED.has(type))
            return `the agent did something that passes no hook (${type})`;
        if (!JUDGED.has(type) || (status !== undefined && status !== 'completed'))
            return undefined;
        const call = text(params, 'item', 'id');
        return call !== undefined && this.#allowed.has(call) ? undefined : `a call ran that no hook allowed (${type})`;
    }
    asked(method, params) {
        switch (method) {
            case 'item/commandExecution/requestApproval': {
                const isCommand = (text(params, 'kind') ?? 'command') === 'command' && text(params, 'approvalId') === undefined;
                const isWider = this.#sandboxed && text(params, 'reason') !== undefined;
                return this.#decision(text(params, 'itemId'), isCommand && !isWider);
            }
            case 'item/fileChange/requestApproval':
                return this.#decision(text(params, 'itemId'), text(params, 'grantRoot') === undefined);
            case 'mcpServer/elicitation/request':
                return this.#elicitation(params);
            default:
                return { result: undefined };
        }
    }
    #decision(call, may) {
        const open = this.#take(call);
        if (open && may)
            return { result: { decision: 'accept' } };
        const known = call !== undefined && this.#allowed.has(call);
        return { result: { decision: 'decline' }, ...(known ? {} : { fault: 'the agent wanted to run a call that no hook allowed' }) };
    }
    /** A server's own questions are declined: nobody is there. */
    #elicitation(params) {
        const no = { action: 'decline', content: null };
        if (text(params, '_meta', 'codex_approval_kind') !== 'mcp_tool_call')
            return { result: no };
        const of = serverCall(params, text(params, 'serverName'), text(params, '_meta', 'tool_name'));
        const found = this.#servers.find((begun) => begun.of === of && this.#open.has(begun.call));
        if (this.#take(found?.call))
            return { result: { action: 'accept', content: {} } };
        return { result: no, fault: 'the agent wanted to call an MCP server without a hook having allowed it' };
    }
    #take(call) {
        return call !== undefined && this.#open.delete(call);
    }
}
/** The call is the end of the run's id: `pre-tool-use:ORDER:SOURCE:CALL`. */
function callOf(run) {
    const id = text(run, 'id');
    const source = text(run, 'sourcePath');
    if (id === undefined || source === undefined)
        return undefined;
    const from = id.indexOf(`:${source}:`);
    return from < 0 ? undefined : id.slice(from + source.length + 2) || undefined;
}
const serverCall = (params, server, tool) => JSON.stringify([text(params, 'threadId'), server, tool]);
