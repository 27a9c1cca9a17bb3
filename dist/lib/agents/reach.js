const UNCHECKED = {
    on: undefined,
    observe: '`gateway` is `observe`: what the model is shown is recorded, and not checked on its way',
    off: '`gateway` is `off`: what the model is shown is not checked on its way',
};
/** `checked` where every result passes the gateway and there is no other way to a model; else `hooks`, with why. */
export function reachOf({ capabilities, gateway, unconfined, ownNetwork, commands }) {
    const isWithoutWire = capabilities.wires.length === 0;
    const unchecked = isWithoutWire ? 'this agent cannot be put behind the gateway' : UNCHECKED[gateway];
    const alone = isWithoutWire ? unconfined : [];
    const gaps = unchecked === undefined ? [] : [unchecked, ...alone, ...capabilities.limits];
    if (unchecked !== undefined)
        return { reach: 'hooks', why: [], gaps };
    const why = [
        ...unconfined,
        ...(ownNetwork || unconfined.length > 0
            ? []
            : ['the agent shares the network of this machine, so it could reach a model past the gateway']),
    ];
    const kernel = 'a command that was allowed is not split into levels: inside it the kernel stops the network and what lies outside the workspace, nothing else';
    return ownNetwork ? { reach: 'checked', why: commands ? [kernel] : [], gaps } : { reach: 'hooks', why, gaps };
}
