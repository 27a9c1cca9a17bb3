// The action's post step.
import { keepHeapSmall } from './heap.ts';
import { cancellation, randomHex, realClock } from './host.ts';
import { postStep } from './action/post-step.ts';

keepHeapSmall();
process.exitCode = await postStep({
  env: { ...process.env },
  platform: process.platform,
  cwd: process.cwd(),
  clock: realClock,
  random: randomHex,
  say: (line) => process.stdout.write(`${line}\n`),
  signal: cancellation(),
});
