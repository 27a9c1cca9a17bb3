// A script that begins with `#!/usr/bin/env NAME` has its interpreter looked for on PATH each time that it is started. Found at the start,
// it is the program that was there before anybody could plant another, and it is held like any other file of the command.
import { firstLineOf } from '../../subprocess/first-line.js';
import { fileAt, isExecutable, onPath } from './program-path.js';
/** Without options, assignments or quotes: those are left to env. */
const BY_ENV = /^#![ \t]*\/usr\/bin\/env[ \t]+([\w.+-]+)[ \t]*$/;
/** The program with its interpreter in front, as env would start it; the same program where it is no such script, or cannot be started. */
export function throughInterpreter(program, path) {
    const script = program.program.path;
    const name = BY_ENV.exec(firstLineOf(script))?.[1];
    const place = name === undefined || name.startsWith('-') || !isExecutable(script) ? undefined : onPath(name, path);
    const interpreter = place === undefined ? undefined : fileAt(place);
    if (interpreter === undefined)
        return program;
    const [, ...rest] = program.argv;
    return { ...program, argv: [interpreter.path, script, ...rest], files: [...program.files, interpreter] };
}
