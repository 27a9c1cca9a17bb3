import { parseJson } from '../../contract/json/parse.js';
import { ordinaryViewOf } from '../../contract/json/view.js';
/** How many of the last messages of ours are marked as places up to which the provider may cache. */
const MARKED_MESSAGES = 2;
/** The conversation as the library takes it, with cache marks on the system text and on the last messages of ours. */
export function promptOf(system, entries, endpoint) {
    const ours = entries.flatMap((entry, index) => (entry.kind === 'assistant' ? [] : [index]));
    const marked = new Set(ours.slice(-MARKED_MESSAGES));
    const messages = entries.map((entry, index) => messageOf(entry, marked.has(index) ? endpoint.cacheMark : undefined));
    return [{ role: 'system', content: system.toWellFormed(), ...optionsOf(endpoint.cacheMark) }, ...messages];
}
function messageOf(entry, mark) {
    switch (entry.kind) {
        case 'user':
            return { role: 'user', content: [{ type: 'text', text: entry.text }], ...optionsOf(mark) };
        case 'assistant':
            return { role: 'assistant', content: [...entry.parts] };
        case 'results':
            return { role: 'tool', content: entry.results.map(resultPartOf), ...optionsOf(mark) };
    }
}
function resultPartOf({ toolCallId, toolName, text, isError }) {
    return { type: 'tool-result', toolCallId, toolName, output: { type: isError ? 'error-text' : 'text', value: text } };
}
function optionsOf(options) {
    return options === undefined ? {} : { providerOptions: options };
}
/** The tools as the library takes them; the last carries the cache mark where the wire has one for tools. */
export function toolsOf(tools, endpoint) {
    return tools.map((tool, index) => ({
        type: 'function',
        name: tool.name,
        description: tool.description,
        inputSchema: schemaOf(tool.inputSchema),
        ...(index === tools.length - 1 && endpoint.cacheMarksTools === true ? optionsOf(endpoint.cacheMark) : {}),
    }));
}
/** An ordinary value: what a double cannot hold has no place in a schema. */
function schemaOf(text) {
    const read = parseJson(text);
    const schema = read.ok ? ordinaryViewOf(read.value.root) : undefined;
    return isSchema(schema) ? schema : {};
}
function isSchema(value) {
    return typeof value === 'object' && value !== null;
}
