import { entryOf } from './entry-of.js';
/**
 * The text with each `${NAME}` replaced whose name is among `variables` (contract 5.7: those that `pass-env` names, the caller says
 * what an unset one becomes). Any other `$` stays as it is written, a name that is not there included: a shell in a command may mean its own.
 * What a variable holds is not expanded again.
 */
export function expandVariables(text, variables) {
    return text.replace(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (written, name) => entryOf(variables, name) ?? written);
}
