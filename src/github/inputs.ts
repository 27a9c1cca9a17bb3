// The inputs of the action as the runner hands them over: INPUT_<NAME> variables, also those that action.yml does not know.

const PREFIX = 'INPUT_';

/** The texts of all inputs by name, in lower case as action.yml spells them; space around a text is dropped. */
export function actionInputs(env: Readonly<Record<string, string | undefined>>): ReadonlyMap<string, string> {
  const inputs = new Map<string, string>();
  for (const [key, value] of Object.entries(env)) {
    if (value === undefined || !key.toUpperCase().startsWith(PREFIX)) continue;
    inputs.set(key.slice(PREFIX.length).toLowerCase(), value.trim());
  }
  return inputs;
}

/** Inputs that are there in two spellings with two texts: sentences. Which one the runner meant cannot be known. */
export function inputConflicts(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const seen = new Map<string, string>();
  const conflicts: string[] = [];
  for (const [key, value] of Object.entries(env)) {
    if (value === undefined || !key.toUpperCase().startsWith(PREFIX)) continue;
    const name = key.slice(PREFIX.length).toLowerCase();
    const before = seen.get(name);
    if (before !== undefined && before !== value)
      conflicts.push(
        `input \`${name}\` is given twice with two values, as ${PREFIX}* in two spellings: take one of them out of the environment`,
      );
    seen.set(name, value);
  }
  return conflicts;
}
