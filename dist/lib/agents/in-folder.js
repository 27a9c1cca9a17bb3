/** The argv of a program that its starter would start elsewhere. The folder and the program are the shell's arguments, never its text. */
export function inFolder(command, cwd) {
    return cwd === undefined ? command : ['/bin/sh', '-c', 'cd -- "$0" && exec "$@"', cwd, ...command];
}
