// An answer for a shim: what it prints and its exit code as five fields, so that a shell can split it and see that all of it came.
import type { HookReply } from '../adapter.ts';

/** Between fields. In JSON it only stands escaped. */
export const SEPARATOR = '\u001e';
export const FIRST = 'basis-guard';
export const LAST = 'end';

export function framed({ stdout, stderr = '', exit = 0 }: HookReply): string {
  return [FIRST, String(exit & 0xff), printable(stdout), printable(stderr), LAST].join(SEPARATOR);
}

/** A shell's variable holds no NUL. */
const printable = (text: string): string => text.replaceAll(SEPARATOR, '\ufffd').replaceAll('\0', '\ufffd');
