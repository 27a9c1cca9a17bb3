// The inputs of the action as the runner hands them over: INPUT_<NAME> variables, also those that action.yml does not know.
const PREFIX = 'INPUT_';
/** The texts of all inputs by name, in lower case as action.yml spells them; space around a text is dropped. */
export function actionInputs(env) {
    const inputs = new Map();
    for (const [key, value] of Object.entries(env)) {
        if (value === undefined || !key.toUpperCase().startsWith(PREFIX))
            continue;
        inputs.set(key.slice(PREFIX.length).toLowerCase(), value.trim());
    }
    return inputs;
}
/** Inputs that are there in two spellings with two texts: sentences. Which one the runner meant cannot be known. */
export function inputConflicts(env) {
    const seen = new Map();
    const conflicts = [];
    for (const [key, value] of Object.entries(env)) {
        if (value === undefined || !key.toUpperCase().startsWith(PREFIX))
            continue;
        const name = key.slice(PREFIX.length).toLowerCase();
        const before = seen.get(name);
        if (before !== undefined && before !== value)
            conflicts.push(`input \`${name}\` is given twice with two values, as ${PREFIX}* in two spellings: take one of them out of the environment`);
        seen.set(name, value);
    }
    return conflicts;
}
