// The program beside a confined agent (src/agents/inside).
import { accompany } from '../agents/inside/accompany.js';
process.exit(await accompany({
    args: process.argv.slice(2),
    env: process.env,
    on: (signal, heard) => process.on(signal, heard),
    say: (line) => console.error(line),
}));
