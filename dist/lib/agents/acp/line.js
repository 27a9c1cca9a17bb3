import { parseJson } from '../../contract/json/parse.js';
import { numberOf, stringOf } from '../../contract/json/pick.js';
import { ordinaryViewOf, member } from '../../contract/json/view.js';
import { fail, ok } from '../../contract/result.js';
import { readRequest, readUpdate } from './messages.js';
export const PERMISSION = 'session/request_permission';
const UPDATE = 'session/update';
export class Line {
    stream;
    #process;
    #incoming;
    constructor(process) {
        this.#process = process;
        this.stream = {
            readable: new ReadableStream({
                start: (controller) => {
                    this.#incoming = controller;
                },
                cancel: () => {
                    this.#incoming = undefined;
                },
            }),
            writable: new WritableStream({
                write: (message) => {
                    if (!this.#process.write(`${JSON.stringify(message)}\n`))
                        throw new Error('its input is closed');
                },
            }),
        };
    }
    /** Reads to the end, or to the first line that is no message: then why, composing after `the agent`. Never rejects. */
    async listen(onUpdate) {
        try {
            for await (const line of this.#process.lines) {
                if (line.trim() === '')
                    continue;
                const heard = this.#hear(line, onUpdate);
                if (!heard.ok)
                    return heard.error;
            }
            return undefined;
        }
        catch {
            return 'broke its line';
        }
        finally {
            this.#incoming?.close();
            this.#incoming = undefined;
        }
    }
    #hear(line, onUpdate) {
        const read = parseJson(line);
        if (!read.ok || read.value.root.kind !== 'object')
            return fail(`wrote a line that is no message of the protocol: ${JSON.stringify(line.slice(0, 200))}`);
        const document = read.value;
        const params = member(document.root, 'params');
        const method = stringOf(member(document.root, 'method'));
        if (method === UPDATE) {
            const update = params === undefined ? fail('told of nothing') : readUpdate(document, params);
            if (update.ok)
                onUpdate(update.value);
            return update.ok ? ok(undefined) : update;
        }
        if (method === PERMISSION)
            return this.#request(document, params);
        const message = ordinaryViewOf(document.root);
        if (isMessage(message))
            this.#incoming?.enqueue(message);
        return ok(undefined);
    }
    #request(document, params) {
        const request = params === undefined ? fail('asked for a permission without saying for what') : readRequest(document, params);
        if (!request.ok)
            return request;
        const node = member(document.root, 'id');
        const id = stringOf(node) ?? numberOf(node);
        if (id === undefined)
            return fail('asked for a permission without waiting for the answer');
        this.#incoming?.enqueue({
            jsonrpc: '2.0',
            id,
            method: PERMISSION,
            params: request.value,
        });
        return ok(undefined);
    }
}
/** What `Line` has put in the place of a request's parameters. Throws where it did not. */
export function requestOf(params) {
    if (isRequest(params))
        return params;
    throw new TypeError('this is no request for a permission');
}
const isRequest = (params) => typeof params === 'object' && params !== null && 'call' in params && 'options' in params;
/** The library looks at its shape itself. */
const isMessage = (value) => typeof value === 'object' && value !== null;
