import { comparableInput } from '../../gateway/wire/comparable.js';
import { attachedIn } from './attached.js';
import { INVALID, plainName } from './tools.js';
/** The hook is given the input as the model wrote it, with its numbers as doubles. */
export const identifyCall = ({ name, namespace, input }) => {
    const plain = plainName(name);
    return { tool: namespace === undefined ? plain : `${namespace}.${plain}`, input: comparableInput(input) };
};
/** Half of a surrogate pair is no text to a provider; pictures come in the parts of the wire, or beside the text. */
export function sameOutput({ output: given }, { output: came }) {
    if (given.kind === came.kind && given.text.toWellFormed() === came.text.toWellFormed())
        return true;
    const attached = given.kind === 'json' ? attachedIn(given.text) : undefined;
    if (attached === undefined)
        return false;
    return came.kind === 'text' ? came.text === attached.text : attached.parts.some((parts) => parts === came.text);
}
const ABOUT_THE_CALL = 'The arguments provided to the tool are invalid: ';
/** The agent puts a call that it cannot read under another name, which runs nothing. */
export function excuse({ toolName, output }) {
    if (toolName !== INVALID || output.kind !== 'text' || !output.text.startsWith(ABOUT_THE_CALL))
        return undefined;
    return { why: 'the agent could not read the call, or has no such tool', refused: true };
}
