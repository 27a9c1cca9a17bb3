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
