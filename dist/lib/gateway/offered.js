/** A namespace that one of the two leaves out is taken for the other's: what may be the tool counts as offered. */
export function offers(tools, call) {
    return tools.some(({ name, namespace }) => (name === call.name && (namespace === call.namespace || namespace === undefined || call.namespace === undefined)) ||
        // In one word, as some agents put the two.
        (namespace !== undefined && call.namespace === undefined && call.name.startsWith(namespace) && call.name.endsWith(name)));
}
