import { defined } from '../../contract/defined.js';
export class Sheet {
    document;
    calls = [];
    results = [];
    tools = [];
    waysOut = [];
    media = [];
    messages = [];
    otherModels = [];
    choices = [];
    foundCalls = [];
    foundResults = [];
    foundTools = [];
    foundMedia = [];
    /** By where they begin. */
    foundMessages = new Map();
    /** Nodes whose strings are ruled as results. */
    ruled = new Set();
    /** Nodes of calls' inputs. */
    inputs = new Set();
    /** Nodes whose strings cannot be changed. */
    fixed = new Set();
    #byId = new Map();
    #problem;
    constructor(document) {
        this.document = document;
    }
    /** Why the body cannot be judged: the first reason that was found. */
    get problem() {
        return this.#problem;
    }
    /** Notes why the body cannot be judged; the walk may go on or stop. */
    refuse(path, why) {
        this.#problem ??= `${path} ${why}`;
    }
    addCall(found) {
        const { id, name, namespace, input, hosted, node } = found;
        const index = this.calls.length;
        this.calls.push({ index, name, input, span: spanOf(node), ...defined({ id, namespace, hosted }) });
        this.foundCalls.push(found);
        if (id !== undefined)
            this.#byId.set(id, index);
        if (found.covers !== undefined)
            this.inputs.add(found.covers);
    }
    addResult(found) {
        const { callId, call, output, isError, hosted, path, node } = found;
        const index = this.results.length;
        const toolName = found.toolName ?? (call === undefined ? undefined : this.calls[call]?.name);
        this.results.push({ index, output, isError, path, span: spanOf(node), ...defined({ callId, toolName, call, hosted }) });
        this.foundResults.push(found);
        for (const covered of found.covers)
            this.ruled.add(covered);
        return index;
    }
    addTool(found) {
        const { at, name, namespace, type, hosted, path } = found;
        this.tools.push({ at, name, type, path, ...defined({ namespace, hosted }) });
        this.foundTools.push(found);
    }
    addMedia(found) {
        const { node, type, beside, path } = found;
        this.media.push({ at: node.start, type, beside, path, span: spanOf(node) });
        this.foundMedia.push(found);
    }
    addMessage(node, place) {
        this.messages.push(spanOf(node));
        this.foundMessages.set(node.start, place);
    }
    wayOut(node, path, way) {
        this.waysOut.push({ at: node.start, path, ...way });
    }
    /** The latest call of this id before here. */
    callOf(id) {
        return id === undefined ? undefined : this.#byId.get(id);
    }
}
function spanOf(node) {
    return { start: node.start, end: node.end };
}
