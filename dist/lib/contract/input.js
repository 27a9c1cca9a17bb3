import { readExact } from './json/text.js';
/** A call's input as the model wrote it: JSON by the strict reader, else the raw string (contract 4.2). */
export function toolInput(text) {
    const read = readExact(text);
    return read.ok ? { kind: 'json', text: read.value } : { kind: 'raw', text };
}
