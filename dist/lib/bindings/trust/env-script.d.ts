import { type Program } from './program-path.js';
/** The program with its interpreter in front, as env would start it; the same program where it is no such script, or cannot be started. */
export declare function throughInterpreter(program: Program, path: string): Program;
