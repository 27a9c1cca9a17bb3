// The action's main step.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepHeapSmall } from './heap.js';
import { cancellation, randomHex, realClock } from './host.js';
import { mainStep } from './action/main-step.js';
keepHeapSmall();
process.exitCode = await mainStep({
    env: { ...process.env },
    platform: process.platform,
    cwd: process.cwd(),
    clock: realClock,
    random: randomHex,
    say: (line) => process.stdout.write(`${line}\n`),
    programs: ['main', 'post'].flatMap((name) => filesIn(join(dirname(dirname(process.argv[1] ?? '')), name))),
    signal: cancellation(),
});
/** The action's programs and the parts that they load later; none where it runs from its source. */
function filesIn(folder) {
    try {
        return readdirSync(folder)
            .filter((name) => name.endsWith('.js') || name === 'package.json')
            .map((name) => join(folder, name));
    }
    catch {
        return [];
    }
}
