// Facts about one file on the disk, taken without following a symlink at its end unless said. None of these throws.
import { closeSync, openSync, readSync } from 'node:fs';
import { quiet } from './stats.js';
/** Beginnings of programs: a script's, ELF, Windows, Mach-O in both orders and for several machines, WebAssembly. */
const MARKS = ['2321', '7f454c46', '4d5a', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe', '0061736d'];
/** Whether a regular file begins like a program. */
export function beginsLikeProgram(path) {
    const beginning = quiet(() => {
        const file = openSync(path, 'r');
        try {
            const bytes = Buffer.alloc(4);
            return bytes.subarray(0, readSync(file, bytes, 0, 4, 0)).toString('hex');
        }
        finally {
            closeSync(file);
        }
    });
    return beginning !== undefined && MARKS.some((mark) => beginning.startsWith(mark));
}
