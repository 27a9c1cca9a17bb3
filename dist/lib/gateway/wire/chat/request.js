import { isTrue, itemsAt, textAt, within } from '../../../contract/json/pick.js';
import { readBody } from '../body.js';
import { given } from '../nodes.js';
import { setMember } from '../patches.js';
import { readMessage } from './messages.js';
import { Answerable } from '../answerable.js';
import { readChoice, readTools } from './tools.js';
export function readChat(body, route) {
    return readBody('chat', body, route, {
        read(sheet, root) {
            if (textAt(root, 'model') === undefined)
                sheet.refuse('the request', 'names no model');
            for (const model of itemsAt(root, 'models'))
                if (model.kind === 'string')
                    sheet.otherModels.push(model.value);
            readTools(sheet, root);
            readChoice(sheet, root);
            const store = given(root, 'store');
            if (store !== undefined && isTrue(store)) {
                sheet.wayOut(store, 'store', { kind: 'store', barred: 'unless-external', why: 'the conversation would be kept at the provider' });
            }
            readMessages(sheet, within(root, 'messages'));
        },
        askUsage,
    });
}
function readMessages(sheet, messages) {
    if (messages?.kind !== 'array')
        return sheet.refuse('messages', 'is not a list');
    const answerable = new Answerable();
    let beside = [];
    for (const [index, message] of messages.items.entries()) {
        const path = `messages[${index}]`;
        if (message.kind !== 'object')
            return sheet.refuse(path, 'is not a message');
        if (textAt(message, 'role') === 'assistant')
            beside = [];
        readMessage(sheet, message, { path, place: { within: messages, index }, answerable, beside });
    }
}
/** A stream of this wire tells its usage only when asked. */
function askUsage(root) {
    const options = within(root, 'stream_options');
    if (options?.kind !== 'object')
        return [setMember(root, 'stream_options', '{"include_usage":true}')];
    return isTrue(within(options, 'include_usage')) ? [] : [setMember(options, 'include_usage', 'true')];
}
