// The command line.
import { keepHeapSmall } from './heap.js';
import { thisProcess } from './host.js';
import { commandLine } from './cli/command-line.js';
keepHeapSmall();
process.exitCode = await commandLine(process.argv.slice(2), thisProcess((line) => process.stderr.write(`${line}\n`)));
