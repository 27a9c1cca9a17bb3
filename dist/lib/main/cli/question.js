// The call that `ask` judges, out of one JSON object on standard input. Its exact texts are kept.
import { textAt } from '../../contract/json/pick.js';
import { toolInput } from '../../contract/input.js';
import { parseJson } from '../../contract/json/parse.js';
import { decodeUtf8, textOf } from '../../contract/json/text.js';
import { member } from '../../contract/json/view.js';
import { SIDE_EFFECT_LEVELS } from '../../contract/level.js';
import { fail, ok } from '../../contract/result.js';
const KEYS = ['event', 'agent_id', 'tool_call_id', 'tool_name', 'input', 'side_effect_level', 'output', 'is_error'];
/** `event` is the flag's text: `pre` or `post`; without it the object's own `event` counts, and without that an output makes it post. */
export function readQuestion(bytes, event) {
    const parsed = parseJson(decodeUtf8(bytes));
    if (!parsed.ok)
        return fail(`standard input is not one JSON object: ${parsed.error.message}, line ${parsed.error.line}, column ${parsed.error.column}`);
    const { root } = parsed.value;
    if (root.kind !== 'object')
        return fail('standard input is not a JSON object: write {"tool_name": "spawn", "input": {"command": "ls"}}');
    const stranger = root.members.find(({ key }) => !KEYS.includes(key));
    if (stranger !== undefined)
        return fail(`standard input has the key ${JSON.stringify(stranger.key)}, which is not known: write any of ${KEYS.join(', ')}`);
    const post = isPost(event, textAt(root, 'event'), member(root, 'output') !== undefined);
    if (!post.ok)
        return post;
    const call = readCall(parsed.value);
    if (!call.ok || !post.value)
        return call.ok ? ok({ call: call.value }) : call;
    const output = member(root, 'output');
    if (output === undefined)
        return fail('standard input has no "output", which a review needs: write what the tool gave back');
    const isError = member(root, 'is_error');
    if (isError !== undefined && isError.kind !== 'boolean' && isError.kind !== 'null')
        return fail('"is_error" is not a boolean: write true or false');
    const result = {
        output: output.kind === 'string' ? { kind: 'text', text: output.value } : { kind: 'json', text: textOf(parsed.value, output) },
        isError: isError?.kind === 'boolean' && isError.value,
    };
    return ok({ call: call.value, result });
}
function isPost(flag, own, hasOutput) {
    const event = flag ?? own;
    if (event === undefined)
        return ok(hasOutput);
    if (['post', 'post_tool_use'].includes(event))
        return ok(true);
    if (['pre', 'pre_tool_use'].includes(event))
        return ok(false);
    return fail(`the event is ${JSON.stringify(event)}: write \`pre\` or \`post\``);
}
function readCall(document) {
    const { root } = document;
    const toolName = textAt(root, 'tool_name');
    if (toolName === undefined || toolName === '')
        return fail('standard input has no "tool_name": write the name of the tool as a string');
    const input = member(root, 'input');
    if (input === undefined)
        return fail('standard input has no "input": write the input of the call');
    const level = textAt(root, 'side_effect_level');
    if (level !== undefined && !isLevel(level))
        return fail(`"side_effect_level" is ${JSON.stringify(level)}: write one of ${SIDE_EFFECT_LEVELS.join(', ')}`);
    return ok({
        id: textAt(root, 'tool_call_id') ?? 'call-1',
        agentId: textAt(root, 'agent_id') ?? 'main',
        toolName,
        // A string is a raw input, as a model may write it; anything else is JSON.
        input: input.kind === 'string' ? toolInput(input.value) : { kind: 'json', text: textOf(document, input) },
        ...(level === undefined ? {} : { level }),
    });
}
const isLevel = (text) => SIDE_EFFECT_LEVELS.includes(text);
