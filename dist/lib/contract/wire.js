import { quoteJson } from './json/text.js';
/** The version of the request that a hook program reads. */
export const HOOK_SCHEMA = 1;
/**
 * The request as one JSON object (contract 4.1). Exact texts pass as they are; a raw input and a text output travel as JSON
 * strings; what is absent is absent, never null. Our own fields follow those of basis.
 */
export function encodeRequest(request) {
    return [...requestPieces(request)].join('');
}
/** The same text in pieces, each made when it is asked for: a large output is never held a second time. */
export function* requestPieces(request) {
    yield `{"hook_schema":${HOOK_SCHEMA},"event":${quoteJson(request.event)},"workspace":${quoteJson(request.workspace)}`;
    yield `,"agent_id":${quoteJson(request.agentId)},"tool_call_id":${quoteJson(request.toolCallId)}`;
    yield `,"tool_name":${quoteJson(request.toolName)},"input":${encodeInput(request.input)}`;
    if (request.result !== undefined) {
        yield ',"output":';
        yield* outputPieces(request.result.output);
        yield `,"is_error":${request.result.isError}`;
    }
    if (request.basis !== undefined) {
        yield `,"basis_name":${quoteJson(request.basis.name)},"native_input":${encodeInput(request.basis.native)}`;
    }
    if (request.level !== undefined)
        yield `,"side_effect_level":${quoteJson(request.level)}`;
    yield '}';
}
/** Characters of a text output that are quoted at once. */
const PIECE = 256 * 1024;
function* outputPieces({ kind, text }) {
    if (kind === 'json') {
        yield text;
        return;
    }
    yield '"';
    for (let at = 0; at < text.length;) {
        // Both halves of a surrogate pair stay in one piece: apart they would be escaped.
        const next = at + PIECE < text.length && isHighSurrogate(text.charCodeAt(at + PIECE - 1)) ? at + PIECE - 1 : at + PIECE;
        yield quoteJson(text.slice(at, next)).slice(1, -1);
        at = next;
    }
    yield '"';
}
function isHighSurrogate(unit) {
    return unit >= 0xd800 && unit <= 0xdbff;
}
/** An input as it travels: its exact text, or the raw string as a JSON string. */
export function encodeInput(input) {
    return input.kind === 'json' ? input.text : quoteJson(input.text);
}
/** An output as it travels: a text as a JSON string, which is never read again as JSON; a structured one as its exact text. */
export function encodeOutput(output) {
    return [...outputPieces(output)].join('');
}
