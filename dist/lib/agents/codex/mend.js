import { stringOf } from './fields.js';
import { readPatch } from './patch.js';
/** Where a shell takes a word for the name of a program. */
const PATCHING = /(?:^|[\n;&|({`]|\$\(|\b(?:then|do|else|exec|env|command|sudo|nohup|xargs)\s)\s*(?:[^\s;&|()]*\/)?(?:apply_patch|applypatch)(?=$|[\s;&|<>)'"])/;
export function mend({ name, input }) {
    const command = stringOf(input, 'command');
    if (command === undefined)
        return undefined;
    if (name === 'Bash' && PATCHING.test(command))
        return { refuse: 'apply_patch inside a command changes files past their checks; call the tool apply_patch itself' };
    if (name !== 'apply_patch')
        return undefined;
    const patch = readPatch(command);
    return patch.ok ? undefined : { refuse: `${patch.error}; write a patch that keeps to the tool's grammar` };
}
