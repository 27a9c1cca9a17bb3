import { type Host } from '../subprocess/host.js';
export interface LineProcessOptions {
    readonly argv: readonly [string, ...string[]];
    readonly cwd: string;
    /** The whole environment; the mark is added. */
    readonly env: Readonly<Record<string, string>>;
    /** By which what the program leaves behind is found; unique to it. */
    readonly mark: string;
    /** Bytes of a line past which the program is ended. */
    readonly maxLine: number;
    /** Told of each line without its end; must not throw. */
    readonly onLine: (line: string) => void;
    /** Told once, when nothing more will come: how it ended, in words that follow its name. Must not throw. */
    readonly onEnd: (words: string) => void;
}
export declare class LineProcess {
    #private;
    constructor(options: LineProcessOptions, host?: Host);
    get pid(): number | undefined;
    /** Hands the program a line, which must hold no line end; whether it could be taken: not after the end, nor from one that reads nothing. */
    write(line: string): boolean;
    /** Ends the program and what it started, at once. `why`: in words that follow its name. Settles when nothing of it is left. */
    stop(why: string): Promise<void>;
    /** The same after a moment in which the program, whose input is closed, may end by itself. */
    leave(why: string): Promise<void>;
}
