/** What is wrong with a request, and which of its tools go. */
export function findingsOf(view, rules) {
    return {
        objections: [...modelObjections(view, rules.models), ...wayOutObjections(view, rules.allowExternal), ...hostedResults(view, rules)],
        removals: view.tools.flatMap((tool) => removalOf(tool, rules)),
    };
}
function modelObjections({ model, otherModels }, models) {
    const asked = [model, ...otherModels];
    return asked.flatMap((name) => {
        if (name !== undefined && models.includes(name))
            return [];
        const which = name === undefined ? 'names no model' : `asks for the model ${JSON.stringify(name.slice(0, 128))}`;
        return [{ as: 'forbidden', words: `the request ${which}, and this session may use ${models.join(', ') || 'none'}` }];
    });
}
function wayOutObjections({ waysOut }, allowExternal) {
    return waysOut
        .filter(({ barred }) => barred === 'always' || !allowExternal)
        .map(({ path, why, barred }) => ({
        as: 'forbidden',
        words: `${path} cannot pass the gateway: ${why}${barred === 'always' ? '' : '; only a session with `allow-external` may'}`,
    }));
}
/** Results that a provider's server made, in a session whose requests ask for no such tool. */
function hostedResults({ results }, { allowExternal }) {
    if (allowExternal)
        return [];
    return results
        .filter(({ hosted }) => hosted !== undefined && hosted !== 'tool-search')
        .map(({ path, hosted }) => ({ as: 'forbidden', words: `${path} holds a result of ${hosted}, which this session does not allow` }));
}
function removalOf(tool, { allowExternal, notJudgeable }) {
    const name = tool.namespace === undefined ? tool.name : `${tool.namespace}.${tool.name}`;
    if (notJudgeable.has(tool.name) || notJudgeable.has(name))
        return [{ tool, what: `the tool ${JSON.stringify(name)} was taken out of the request: no hook can judge its calls` }];
    if (tool.hosted === undefined || tool.hosted === 'tool-search' || allowExternal)
        return [];
    const what = `the hosted tool ${JSON.stringify(name)} (${tool.hosted}) was taken out of the request: it runs at the provider and passes no hook`;
    return [{ tool, what }];
}
