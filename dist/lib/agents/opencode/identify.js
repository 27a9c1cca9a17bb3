import { comparableInput } from '../../gateway/wire/comparable.js';
import { INVALID, plainName } from './tools.js';
/** The hook is given the input as the model wrote it, with its numbers as doubles. */
export const identifyCall = ({ name, namespace, input }) => {
    const plain = plainName(name);
    return { tool: namespace === undefined ? plain : `${namespace}.${plain}`, input: comparableInput(input) };
};
/** Half of a surrogate pair is no text to a provider. */
export function sameOutput(given, onWire) {
    return given.output.kind === onWire.output.kind && given.output.text.toWellFormed() === onWire.output.text.toWellFormed();
}
const ABOUT_THE_CALL = 'The arguments provided to the tool are invalid: ';
/** The agent puts a call that it cannot read under another name, which runs nothing. */
export function excuse({ toolName, output }) {
    if (toolName !== INVALID || output.kind !== 'text' || !output.text.startsWith(ABOUT_THE_CALL))
        return undefined;
    return { why: 'the agent could not read the call, or has no such tool', refused: true };
}
