// The ways on which this agent brings output to its model past the review, each closed before the call is judged.
import { entryOf } from '../../contract/entry-of.js';
import { writeJson } from '../../contract/json/text.js';
import { fieldsOf } from '../fields.js';
import { DELEGATES, UNREVIEWABLE } from './tools.js';
const IN_BACKGROUND = ['Bash', 'PowerShell', ...DELEGATES];
export const mend = ({ name, input }) => {
    const unreviewable = entryOf(UNREVIEWABLE, name);
    if (unreviewable !== undefined)
        return { refuse: unreviewable };
    if (!IN_BACKGROUND.includes(name))
        return undefined;
    const fields = fieldsOf(input);
    if (!fields.ok)
        return undefined;
    if (fields.value.string('isolation') === 'remote')
        return { refuse: 'it would run on another machine, out of the reach of the guard' };
    if (!background(fields.value))
        return undefined;
    return {
        // A command is waited for where nothing is said, and where nothing may run in the background the field itself is refused.
        input: fields.value.with([['run_in_background', DELEGATES.includes(name) ? writeJson(false) : undefined]]),
        reason: 'what runs in the background reports past the review; it is waited for',
    };
};
/** The agent takes the word for the value, too. */
function background(fields) {
    const said = fields.node('run_in_background');
    return said !== undefined && !(said.kind === 'boolean' && !said.value) && fields.string('run_in_background') !== 'false';
}
