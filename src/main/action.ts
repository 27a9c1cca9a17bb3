// The action's main step.
import { dirname, join } from 'node:path';
import { keepHeapSmall } from './heap.ts';
import { cancellation, randomHex, realClock } from './host.ts';
import { mainStep } from './action/main-step.ts';

keepHeapSmall();
process.exitCode = await mainStep({
  env: { ...process.env },
  platform: process.platform,
  cwd: process.cwd(),
  clock: realClock,
  random: randomHex,
  say: (line) => process.stdout.write(`${line}\n`),
  programs: ['main', 'post'].map((name) => join(dirname(dirname(process.argv[1] ?? '')), name, 'index.js')),
  signal: cancellation(),
});
