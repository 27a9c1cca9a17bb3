import { textAt } from '../../contract/json/pick.js';
import { fail, ok } from '../../contract/result.js';
import { editBody } from './edit.js';
import { given, readObject } from './nodes.js';
import { Sheet } from './sheet.js';
import { stringsOf } from './strings.js';
/** The view of a body, or why it cannot be judged. */
export function readBody(wire, body, route, { read, askUsage }) {
    const parsed = readObject(body);
    if (!parsed.ok)
        return fail(`the body cannot be judged: ${parsed.error}`);
    const { document, root } = parsed.value;
    const stream = streamOf(root, route);
    if (stream === undefined)
        return fail("the body cannot be judged: 'stream' is neither true nor false");
    const model = route.model ?? textAt(root, 'model');
    const sheet = new Sheet(document);
    read(sheet, root);
    if (sheet.problem !== undefined)
        return fail(`the body cannot be judged: ${sheet.problem}`);
    const ask = stream ? (askUsage?.(root) ?? []) : [];
    const { calls, results, tools, waysOut, media, messages, otherModels } = sheet;
    return ok({
        wire,
        document,
        model,
        otherModels,
        stream,
        tellsUsage: ask.length === 0,
        calls,
        results,
        tools,
        waysOut,
        media,
        messages,
        texts: () => stringsOf(root, sheet),
        edit: (edits) => editBody(sheet, edits, ask),
    });
}
function streamOf(root, route) {
    if (route.kind === 'count-tokens')
        return false;
    if (route.stream !== undefined)
        return route.stream;
    const stream = given(root, 'stream');
    if (stream === undefined)
        return false;
    return stream.kind === 'boolean' ? stream.value : undefined;
}
