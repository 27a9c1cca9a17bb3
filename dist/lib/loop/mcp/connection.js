// One server for one session: opened by the official client, asked once for its tools, called with exact texts, closed. How a server
// goes wrong ends as words, never as a hang.
import { messageOf } from '../../contract/message.js';
import { cutBytes } from '../../contract/cut.js';
import { orAborted } from '../../session/abort.js';
import { fail, ok } from '../../contract/result.js';
import { LONGEST_TIMER_MS } from '../../contract/time.js';
import { ExactWire } from './exact-wire.js';
import { MAX_LISTED, MAX_MESSAGE, MAX_PAGES } from './limits.js';
import { changeOf, readPage } from './offered.js';
import { resultOf } from './results.js';
export class McpConnection {
    #options;
    #wire = new ExactWire();
    #way;
    #client;
    /** Whether the server has said that its tools are others now. */
    #changed = false;
    #state = 'starting';
    /** How it ended. */
    #ended;
    constructor(options) {
        this.#options = options;
        this.#client = options.client(() => this.#onChanged());
        this.#way = options.way(this.#wire, (words) => this.#onEnd(words));
    }
    /** Starts the server and asks for its tools. Nothing of it is left where there is no connection. */
    static async open(options) {
        const connection = new McpConnection(options);
        const timer = AbortSignal.timeout(options.startMs);
        const listed = await connection.#start(AbortSignal.any([timer, options.signal]));
        if (listed.ok && connection.#ended === undefined) {
            connection.#state = 'open';
            return ok({ connection, tools: listed.value });
        }
        const early = connection.#ended ?? (timer.aborted ? `gave no list of its tools within ${options.startMs} ms` : undefined);
        const words = early ?? (listed.ok ? 'ended' : listed.error);
        connection.#state = 'closed';
        await connection.#client.close().catch(() => undefined);
        await connection.#way.stop(words);
        return fail({ words, answered: early === undefined && !options.signal.aborted });
    }
    /** Calls a tool with exactly this text. Never rejects. */
    async call({ listed, schemaView }, input, signal) {
        if (this.#ended !== undefined)
            return { kind: 'failed', words: this.#ended };
        const stale = await this.#staleness(listed, signal);
        if (stale !== undefined)
            return { kind: 'broken', words: stale };
        const exact = this.#wire.call(input);
        const { timeoutMs } = this.#options;
        const late = AbortSignal.timeout(timeoutMs);
        try {
            const given = { name: listed.name, arguments: exact.arguments };
            // The schema says which inputs go into headers; what a result must be is for the chain to say, not for the client.
            const toolDefinition = { name: listed.name, inputSchema: schemaView };
            const both = AbortSignal.any([signal, late]);
            await within(this.#client.callTool(given, { signal: both, timeout: LONGEST_TIMER_MS, toolDefinition }), both);
            const text = exact.result();
            const result = text === undefined ? undefined : resultOf(text);
            return result === undefined ? { kind: 'broken', words: 'gave a result that cannot be read' } : { kind: 'result', result };
        }
        catch (error) {
            if (signal.aborted)
                return { kind: 'failed', words: 'was not waited for: the run is to end' };
            if (late.aborted && this.#ended === undefined)
                await this.#giveUp(`gave no answer within ${timeoutMs} ms`);
            if (this.#ended !== undefined)
                return { kind: 'failed', words: this.#ended };
            return { kind: isAnswer(error) ? 'failed' : 'broken', words: `gave no result: ${wordsOf(error)}` };
        }
        finally {
            exact.done();
        }
    }
    /** Ends the connection, and the server where it is a program of ours. Never rejects. */
    async close() {
        this.#state = 'closed';
        await this.#way.close();
        await this.#client.close().catch(() => undefined);
    }
    #onChanged() {
        this.#changed = true;
    }
    #onEnd(words) {
        const wasOpen = this.#state === 'open';
        this.#ended ??= words;
        this.#state = 'closed';
        if (wasOpen)
            this.#options.onEnd(words);
    }
    async #start(signal) {
        const client = this.#client;
        // Also where the server has not said beforehand that it may tell so.
        client.setNotificationHandler('notifications/tools/list_changed', () => this.#onChanged());
        try {
            await within(client.connect(this.#way.transport, { signal, timeout: LONGEST_TIMER_MS }), signal);
            if (client.getServerCapabilities()?.tools === undefined)
                return fail('offers no tools');
            return await this.#list(signal);
        }
        catch (error) {
            return fail(`could not be connected to: ${wordsOf(error)}`);
        }
    }
    async #list(signal) {
        const tools = [];
        let cursor;
        let size = 0;
        for (let pages = 0; pages < MAX_PAGES; pages += 1) {
            const params = cursor === undefined ? {} : { params: { cursor } };
            await within(this.#client.request({ method: 'tools/list', ...params }, ANYTHING, { signal, timeout: LONGEST_TIMER_MS }), signal);
            const text = this.#wire.listed();
            const page = text === undefined ? fail('gave a list of tools that is none') : readPage(text);
            if (!page.ok)
                return page;
            size += text?.length ?? 0;
            if (size > MAX_MESSAGE)
                return fail(`gave a list of tools of more than ${MAX_MESSAGE} bytes`);
            if (tools.length + page.value.tools.length > MAX_LISTED)
                return fail(`lists more than ${MAX_LISTED} tools`);
            tools.push(...page.value.tools);
            cursor = page.value.next;
            if (cursor === undefined)
                return ok(tools);
        }
        return fail(`lists its tools on more than ${MAX_PAGES} pages`);
    }
    /** Why a tool is not called: the server has said that its tools are others now, and this one is not the same. */
    async #staleness(tool, signal) {
        if (!this.#changed)
            return undefined;
        const listed = await this.#listAgain(signal);
        if (!listed.ok)
            return `has changed its tools, and ${this.#ended ?? listed.error}`;
        const change = changeOf(tool, listed.value);
        return change === undefined ? undefined : `changed its tools during the session: ${JSON.stringify(cutBytes(tool.name, 128))} ${change}`;
    }
    async #listAgain(signal) {
        try {
            return await this.#list(AbortSignal.any([signal, AbortSignal.timeout(this.#options.startMs)]));
        }
        catch (error) {
            return fail(`could not be asked for them: ${wordsOf(error)}`);
        }
    }
    /** A call that is given up must not go on behind the back of the session: a program of ours is ended. */
    async #giveUp(words) {
        await this.#way.stop(`${words} and was given up`);
    }
}
/** Takes any result: what is needed of it is read from its exact text. */
const ANYTHING = { '~standard': { version: 1, vendor: 'basis-guard', validate: (value) => ({ value }) } };
/** Rejects when the signal aborts, whether or not what is awaited minds it. */
async function within(awaited, signal) {
    const ended = await orAborted(awaited, signal);
    if (ended.kind === 'aborted')
        throw new Error('it was given up');
    return ended.value;
}
/** Whether the server itself answered with an error; the library has numbers for those alone. */
function isAnswer(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'number';
}
function wordsOf(error) {
    const words = messageOf(error);
    return cutBytes(words.replace(/\s+/g, ' ').trim(), 1024);
}
