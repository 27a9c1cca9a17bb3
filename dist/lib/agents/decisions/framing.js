/** Between fields. In JSON it only stands escaped. */
export const SEPARATOR = '\u001e';
export const FIRST = 'basis-guard';
export const LAST = 'end';
export function framed({ stdout, stderr = '', exit = 0 }) {
    return [FIRST, String(exit & 0xff), printable(stdout), printable(stderr), LAST].join(SEPARATOR);
}
/** A shell's variable holds no NUL. */
const printable = (text) => text.replaceAll(SEPARATOR, '\ufffd').replaceAll('\0', '\ufffd');
