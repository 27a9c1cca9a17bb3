/** Sentences. */
export function startNotices({ name, capabilities, allowProcess }) {
    if (capabilities.readsBy !== 'commands' || allowProcess)
        return [];
    return [
        `${name} has no tool that reads a text: it reads by commands, and without \`allow-process\` each of them is refused, so it can read no file`,
    ];
}
