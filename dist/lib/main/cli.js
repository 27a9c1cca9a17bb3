// The command line.
import { keepHeapSmall } from './heap.js';
import { cancellation, randomHex, realClock } from './host.js';
import { commandLine } from './cli/command-line.js';
keepHeapSmall();
process.exitCode = await commandLine(process.argv.slice(2), {
    env: { ...process.env },
    platform: process.platform,
    cwd: process.cwd(),
    clock: realClock,
    random: randomHex,
    say: (line) => process.stderr.write(`${line}\n`),
    signal: cancellation(),
});
