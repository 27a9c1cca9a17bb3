// `basis-guard demo`: one guarded session over a scratch copy of a small repository, without key or network. It shows what the guard did and
// holds it against the disk.
import { playDemo } from '../demo/demo.js';
import { commandFlags } from './settings.js';
export async function demoCommand(words, terminal) {
    const flags = commandFlags(words, { inputs: 'none', booleans: ['keep'] });
    if (!flags.ok)
        return terminal.refuse([flags.error]);
    const demo = await playDemo(terminal.host, flags.value.values.get('keep') === 'true');
    terminal.print(demo.ended.summary);
    for (const { holds, what } of demo.checks)
        terminal.print(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
    if (demo.kept !== undefined)
        terminal.print(`kept in ${demo.kept}`);
    return demo.checks.every(({ holds }) => holds) ? 0 : 1;
}
