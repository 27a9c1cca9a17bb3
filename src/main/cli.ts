// The command line.
import { keepHeapSmall } from './heap.ts';
import { cancellation, randomHex, realClock } from './host.ts';
import { commandLine } from './cli/command-line.ts';

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
