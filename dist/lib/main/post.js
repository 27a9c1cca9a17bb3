// The action's post step.
import { keepHeapSmall } from './heap.js';
import { cancellation, randomHex, realClock } from './host.js';
import { postStep } from './action/post-step.js';
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
