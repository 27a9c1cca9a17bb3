// Whether a call can be handed to its tool: its level, and whether its input is JSON that the tool's schema takes. A tool that throws
// here is taken at its worst, so that nothing on the decision path does.
import { raise } from '../approval/levels.js';
import { cutBytes } from '../contract/cut.js';
import { readExact } from '../contract/json/text.js';
import { fail, ok } from '../contract/result.js';
/** The level of a call with this input: the tool's own, raised to what the caller gave, never lowered. */
export function levelOf(tool, input, given) {
    try {
        return raise(tool.level(input), given);
    }
    catch {
        return undefined;
    }
}
/** The exact text that the tool would be handed, or why it cannot be, in words for the model. */
export function fittingInput(tool, input) {
    if (input.kind === 'raw')
        return fail(`the input of ${tool.name} is not JSON: ${whyNotJson(input.text)}`);
    try {
        const problem = tool.check(input.text);
        return problem === undefined ? ok(input.text) : fail(`the input of ${tool.name} does not fit: ${problem}`);
    }
    catch {
        return fail(`the input of ${tool.name} could not be checked against its schema`);
    }
}
/** What the model is told about a tool that does not exist. */
export function unknownTool(name, available) {
    const there = available.length === 0 ? 'there are no tools here' : `the tools here are: ${available.join(', ')}`;
    return `there is no tool ${JSON.stringify(cutBytes(name, 128))}; ${there}`;
}
function whyNotJson(text) {
    const read = readExact(text);
    return read.ok ? 'it was not written as one value' : `${read.error.message} (line ${read.error.line}, column ${read.error.column})`;
}
