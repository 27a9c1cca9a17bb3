// The action's post step.
import { keepHeapSmall } from './heap.ts';
import { thisProcess } from './host.ts';
import { postStep } from './action/post-step.ts';

keepHeapSmall();
process.exitCode = await postStep(thisProcess((line) => process.stdout.write(`${line}\n`)));
