import { problemIn, readChecked } from './checked-file.js';
import { expandVariables } from './expand.js';
import { mcpValidator } from './generated/mcp.js';
import { numberOf, stringOf, stringsOf } from './json/pick.js';
import { member } from './json/view.js';
import { fail, ok } from './result.js';
/** The deadline of a call to a server that declares none, in milliseconds. */
export const DEFAULT_MCP_TIMEOUT_MS = 120_000;
/** Keys that go with a program, and those that go with a URL. */
const OF_PROGRAM = ['command', 'args', 'env', 'cwd'];
const OF_URL = ['url', 'headers'];
/**
 * The servers of an MCP file, in its order. A problem tells the place and never a value.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
export function parseMcpFile(content, origin) {
    const read = readChecked(content, origin.source, 1, mcpValidator);
    if (!read.ok)
        return read;
    const declared = member(read.value.document.root, 'mcpServers');
    const servers = [];
    for (const entry of declared?.kind === 'object' ? declared.members : []) {
        const server = serverOf(read.value, entry, origin);
        if (!server.ok)
            return server;
        servers.push(server.value);
    }
    return ok(servers);
}
function serverOf(file, entry, origin) {
    const shape = shapeProblem(entry.value);
    if (shape !== undefined)
        return fail(problemIn(file, entry.keyStart, `the server ${JSON.stringify(entry.key)} ${shape}`));
    const expander = new Expander(origin.variables ?? {});
    const transport = member(entry.value, 'command') === undefined
        ? httpOf(file, entry, expander)
        : ok(stdioOf(entry.value, (text) => expander.expand(text)));
    if (!transport.ok)
        return transport;
    return ok({
        name: entry.key,
        transport: transport.value,
        timeoutMs: numberOf(member(entry.value, 'timeout')) ?? DEFAULT_MCP_TIMEOUT_MS,
        unset: expander.unset,
        source: origin.source,
    });
}
/** What does not go together in an entry; composes after the server's name. */
function shapeProblem(entry) {
    const has = (key) => member(entry, key) !== undefined;
    if (has('command') === has('url'))
        return `has ${has('url') ? 'both "command" and "url"' : 'neither "command" nor "url"'}; write exactly one of them`;
    const [own, other] = has('command') ? ['stdio', OF_URL] : ['http', OF_PROGRAM];
    const stray = other.find(has);
    if (stray !== undefined)
        return `has ${JSON.stringify(stray)}, which does not go with ${own === 'stdio' ? '"command"' : '"url"'}; take it out`;
    const type = stringOf(member(entry, 'type'));
    const fits = type === undefined || (own === 'stdio' ? type === 'stdio' : type !== 'stdio');
    return fits ? undefined : `has the type ${JSON.stringify(type)}, which does not go with its other keys; write ${JSON.stringify(own)}`;
}
function stdioOf(entry, expand) {
    const cwd = stringOf(member(entry, 'cwd'));
    const args = stringsOf(member(entry, 'args')) ?? [];
    return {
        kind: 'stdio',
        command: [expand(stringOf(member(entry, 'command')) ?? ''), ...args.map(expand)],
        ...(cwd === undefined ? {} : { cwd: expand(cwd) }),
        env: textsOf(member(entry, 'env'), expand),
    };
}
function httpOf(file, { key, value: entry }, expander) {
    const at = member(entry, 'url');
    const url = URL.parse(expander.expand(stringOf(at) ?? ''));
    const offset = at?.start ?? entry.start;
    const refuse = (where, words) => fail(problemIn(file, where, words));
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
        return refuse(offset, `the "url" of the server ${JSON.stringify(key)} is no URL of https or http; write one`);
    if (url.username !== '' || url.password !== '')
        return refuse(offset, `the "url" of the server ${JSON.stringify(key)} has credentials in it; send them as one of its "headers"`);
    const headers = member(entry, 'headers');
    const values = textsOf(headers, (text) => expander.expand(text));
    const bad = headers?.kind === 'object' ? headers.members.find((header) => !isHeaderValue(values[header.key] ?? '')) : undefined;
    if (bad !== undefined)
        return refuse(bad.keyStart, `the header ${JSON.stringify(bad.key)} has a value that cannot be sent; write visible ASCII characters`);
    return ok({ kind: 'http', url: url.href, headers: values });
}
function textsOf(node, expand) {
    if (node?.kind !== 'object')
        return {};
    return Object.fromEntries(node.members.map(({ key, value }) => [key, expand(stringOf(value) ?? '')]));
}
const isHeaderValue = (text) => /^[\x20-\x7e\t]*$/.test(text);
/** Expands variables and keeps the names of those that it could not. */
class Expander {
    #variables;
    #unset = new Set();
    constructor(variables) {
        this.#variables = variables;
    }
    get unset() {
        return [...this.#unset];
    }
    expand(text) {
        for (const [, name = ''] of text.matchAll(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g)) {
            if (!Object.hasOwn(this.#variables, name))
                this.#unset.add(name);
        }
        return expandVariables(text, this.#variables);
    }
}
