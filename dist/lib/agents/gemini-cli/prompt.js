// The prompt as Gemini CLI takes it on its standard input. There a path after `@` is read without any hook, and a text that begins with
// `/` is a command: neither must come from a prompt.
export function plainPrompt(prompt) {
    const escaped = prompt.replaceAll(/(?<!\\)@/g, '\\@');
    return escaped.trimStart().startsWith('/') ? `The task: ${escaped}` : escaped;
}
