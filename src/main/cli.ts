// The command line.
import { keepHeapSmall } from './heap.ts';
import { thisProcess } from './host.ts';
import { commandLine } from './cli/command-line.ts';

keepHeapSmall();
process.exitCode = await commandLine(
  process.argv.slice(2),
  thisProcess((line) => process.stderr.write(`${line}\n`)),
);
