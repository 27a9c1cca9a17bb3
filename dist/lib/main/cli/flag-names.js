// Inputs by the name that they have on the command line. What refuses a run speaks of inputs, as a workflow has them; here they are flags.
import { isInput } from '../settings/table.js';
export const spelling = (name) => `--${name}`;
/** `model`, `model: x` and the bare name of an input of several words; in quotes it is somebody's text. */
const NAMED = /(?:input )?`([a-z]+(?:-[a-z]+)*)(?:: ([^`]*))?`|(?<![\w`"'./-])([a-z]+(?:-[a-z]+)+)(?![\w"'/-]|\.\w)/g;
/** A sentence that names inputs, with flags in their place. */
export function asFlags(sentence) {
    return sentence.replace(NAMED, (whole, quoted, value, bare) => {
        const name = quoted ?? bare ?? '';
        if (!isInput(name))
            return whole;
        return value === undefined ? spelling(name) : `\`${spelling(name)} ${value}\``;
    });
}
