// The action's post step.
import { keepHeapSmall } from './heap.js';
import { thisProcess } from './host.js';
import { postStep } from './action/post-step.js';
keepHeapSmall();
process.exitCode = await postStep(thisProcess((line) => process.stdout.write(`${line}\n`)));
