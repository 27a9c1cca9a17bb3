/** The texts of all inputs by name, in lower case as action.yml spells them; space around a text is dropped. */
export declare function actionInputs(env: Readonly<Record<string, string | undefined>>): ReadonlyMap<string, string>;
/** Inputs that are there in two spellings with two texts: sentences. Which one the runner meant cannot be known. */
export declare function inputConflicts(env: Readonly<Record<string, string | undefined>>): readonly string[];
