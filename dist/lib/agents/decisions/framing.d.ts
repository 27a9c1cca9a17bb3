import type { HookReply } from '../adapter.js';
/** Between fields. In JSON it only stands escaped. */
export declare const SEPARATOR = "\u001E";
export declare const FIRST = "basis-guard";
export declare const LAST = "end";
export declare function framed({ stdout, stderr, exit }: HookReply): string;
