// The action's main step.
import { cancellation, randomHex, realClock } from './host.ts';
import { mainStep } from './action/main-step.ts';

process.exitCode = await mainStep({
  env: { ...process.env },
  platform: process.platform,
  cwd: process.cwd(),
  clock: realClock,
  random: randomHex,
  say: (line) => process.stdout.write(`${line}\n`),
  signal: cancellation(),
});
