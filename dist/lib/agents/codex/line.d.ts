import { type Result } from '../../contract/result.js';
import type { AgentProcess } from '../adapter.js';
export interface Listener {
    told(method: string, params: unknown): void;
    /** The result that it is to have; undefined: it is refused. */
    asked(method: string, params: unknown): object | undefined;
}
export declare class Line {
    #private;
    constructor(process: AgentProcess);
    /** Reads to the end; never rejects. */
    listen(listener: Listener): Promise<void>;
    /** Stays open where the line ends before the answer: whoever listens hears of that. The error is a sentence. */
    call(method: string, params: object): Promise<Result<unknown, string>>;
    tell(method: string): void;
}
