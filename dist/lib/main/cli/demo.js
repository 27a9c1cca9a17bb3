// `basis-guard demo`: one guarded session over a scratch copy of a small repository, without key or network. Its log shows what the guard did;
// the checks hold that against the disk, the summary (shown with --summary) and the ledger.
import { playDemo } from '../demo/demo.js';
import { commandFlags } from './settings.js';
export async function demoCommand(words, terminal) {
    const flags = commandFlags(words, { inputs: 'none', booleans: ['keep', 'summary'] });
    if (!flags.ok)
        return terminal.refuse([flags.error]);
    const demo = await playDemo(terminal.host, flags.value.values.get('keep') === 'true');
    if (flags.value.values.get('summary') === 'true')
        terminal.print(demo.ended.summary);
    for (const { holds, what } of demo.checks)
        terminal.print(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
    if (demo.kept !== undefined)
        terminal.print(`kept in ${demo.kept}`);
    return demo.checks.every(({ holds }) => holds) ? 0 : 1;
}
