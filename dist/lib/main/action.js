// The action's main step.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepHeapSmall } from './heap.js';
import { thisProcess } from './host.js';
import { mainStep } from './action/main-step.js';
keepHeapSmall();
process.exitCode = await mainStep(thisProcess((line) => process.stdout.write(`${line}\n`), { programs: ownPrograms() }));
/** What the runner starts of this action, now and after this step. */
function ownPrograms() {
    return ['main', 'post'].flatMap((name) => filesIn(join(dirname(dirname(process.argv[1] ?? '')), name)));
}
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
