// The program beside a confined agent (src/agents/inside).
import { writeSync } from 'node:fs';
import { accompany } from '../agents/inside/accompany.js';
const ERRORS = 2;
// Node opens its own streams where anything asks for them, as its sockets do when they are joined and when they end, and that makes them
// non-blocking. They are the agent's too: an agent that does not expect it loses what it writes once nobody has read so much.
for (const name of ['stdout', 'stderr'])
    Object.defineProperty(process, name, { value: undefined });
process.exit(await accompany({
    args: process.argv.slice(2),
    env: process.env,
    on: (signal, heard) => process.on(signal, heard),
    say: (line) => writeSync(ERRORS, `${line}\n`),
}));
