import { isTrue, textAt, within } from '../../../contract/json/pick.js';
import { readBody } from '../body.js';
import { given } from '../nodes.js';
import { readItem } from './items.js';
import { readToolChoice, readToolList } from './tools.js';
export function readResponses(body, route) {
    return readBody('responses', body, route, {
        read(sheet, root) {
            if (textAt(root, 'model') === undefined)
                sheet.refuse('the request', 'names no model');
            readToolList(sheet, within(root, 'tools'), 'tools');
            readToolChoice(sheet, root);
            readState(sheet, root);
            const instructions = given(root, 'instructions');
            if (instructions !== undefined && instructions.kind !== 'string')
                sheet.refuse('instructions', 'is not a text');
            readInput(sheet, within(root, 'input'));
        },
    });
}
function readInput(sheet, input) {
    if (input === undefined || input.kind === 'string' || input.kind === 'null')
        return;
    if (input.kind !== 'array')
        return sheet.refuse('input', 'is neither a text nor a list of items');
    let beside = [];
    for (const [index, item] of input.items.entries()) {
        if (textAt(item, 'role') === 'assistant')
            beside = [];
        readItem(sheet, item, { path: `input[${index}]`, place: { within: input, index }, beside });
    }
}
/** What the request keeps at the provider, or goes on from there. */
function readState(sheet, root) {
    const previous = given(root, 'previous_response_id');
    if (previous !== undefined) {
        const why = 'it goes on from a conversation that is kept at the provider';
        sheet.wayOut(previous, 'previous_response_id', { kind: 'previous-response', barred: 'always', why });
    }
    const conversation = given(root, 'conversation');
    if (conversation !== undefined) {
        const why = 'it belongs to a conversation that is kept at the provider';
        sheet.wayOut(conversation, 'conversation', { kind: 'conversation', barred: 'always', why });
    }
    const prompt = given(root, 'prompt');
    if (prompt !== undefined) {
        const why = 'its prompt and tools are kept at the provider';
        sheet.wayOut(prompt, 'prompt', { kind: 'stored-prompt', barred: 'always', why });
    }
    const background = given(root, 'background');
    if (background !== undefined && isTrue(background)) {
        const why = 'it would be answered in the background, where nothing of it is seen';
        sheet.wayOut(background, 'background', { kind: 'background', barred: 'always', why });
    }
    const store = given(root, 'store');
    if (store !== undefined && isTrue(store)) {
        sheet.wayOut(store, 'store', { kind: 'store', barred: 'unless-external', why: 'the conversation would be kept at the provider' });
    }
}
