import { within } from '../../../contract/json/pick.js';
import { writeJson } from '../../../contract/json/text.js';
import { fail, ok } from '../../../contract/result.js';
import { readMessagesOf } from '../anthropic/request.js';
import { given, readObject } from '../nodes.js';
import { unwrapped, wrapped } from './events.js';
/** A conversation to be counted: the body of an `invoke` in base64, within an envelope that holds nothing else. */
export function readCount(body, route) {
    const read = readObject(body);
    if (!read.ok)
        return fail(`the body cannot be judged: ${read.error}`);
    const outer = [read.value.root, within(read.value.root, 'input'), within(read.value.root, 'input', 'invokeModel')];
    const inner = given(outer[2], 'body');
    const text = inner?.kind === 'string' ? unwrapped(inner.value) : undefined;
    if (text === undefined || outer.some((node) => node?.kind !== 'object' || node.members.length !== 1))
        return fail("the body cannot be judged: it is no 'input.invokeModel.body' in base64 alone");
    const view = readMessagesOf('bedrock', text, route);
    if (!view.ok)
        return view;
    return ok({
        ...view.value,
        edit(edits) {
            const edited = view.value.edit(edits);
            if (!edited.ok)
                return edited;
            return ok(edited.value === text ? body : writeJson({ input: { invokeModel: { body: wrapped(edited.value) } } }));
        },
    });
}
