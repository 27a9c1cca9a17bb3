// Arguments of `agent-args` that would undo what the guard's plan for an agent holds: refused by name.
import { entryOf } from '../contract/entry-of.js';
/** One sentence about the first argument that cannot go with the guard; undefined: all can. */
export function refusedArgument(args, refused) {
    for (const argument of args) {
        const why = namesOf(argument, refused.short).flatMap((name) => entryOf(refused.why, name) ?? []);
        if (why[0] !== undefined)
            return `\`agent-args\` has ${JSON.stringify(argument)}, which cannot go with the guard: ${why[0]}; leave it out`;
    }
    return undefined;
}
/** An option as it is written, and with dashes where it has capitals; each of the letters that one dash joins. */
function namesOf(argument, short) {
    const [name = ''] = argument.split('=', 1);
    if (name.startsWith('--'))
        return [name, name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)];
    if (!/^-[a-z]/i.test(name))
        return [];
    return Object.entries(short).flatMap(([letter, long]) => (name.slice(1).includes(letter) ? [long] : []));
}
