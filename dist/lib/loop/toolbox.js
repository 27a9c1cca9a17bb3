/** The tools of an agent, by name. */
export class Toolbox {
    names;
    descriptions;
    #equipped;
    /**
     * `checkOf` is asked once for each tool that has no check of its own, when it is first called. Two tools of one name are a
     * mistake of whoever put the tools together, and throw.
     */
    constructor(tools, checkOf) {
        this.names = tools.map((tool) => tool.name);
        this.descriptions = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
        this.#equipped = new Map(tools.map((tool) => [tool.name, equip(tool, checkOf)]));
        if (this.#equipped.size < tools.length)
            throw new Error(`two tools have one name, among ${this.names.join(', ')}`);
    }
    find(name) {
        return this.#equipped.get(name);
    }
}
function equip(tool, checkOf) {
    let check;
    const guarded = {
        name: tool.name,
        level: (input) => tool.level(input),
        check: (input) => {
            check ??= tool.check?.bind(tool) ?? checkOf(tool);
            return check(input);
        },
    };
    return { tool, guarded };
}
