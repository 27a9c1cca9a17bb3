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
    for (const line of whereItIs(demo))
        terminal.print(line);
    return demo.checks.every(({ holds }) => holds) ? 0 : 1;
}
/** Where to look at what was written, or how to have it kept. */
function whereItIs({ kept, ended: { files } }) {
    if (kept === undefined)
        return [
            'its summary and ledger were removed: `basis-guard demo --keep`, in a clone `npm run demo -- --keep`, keeps them; `--summary` prints the summary here',
        ];
    const paths = Object.entries({ summary: files?.summary, ledger: files?.audit });
    return [`kept in ${kept}`, ...paths.flatMap(([name, path]) => (path === undefined ? [] : [`${name} ${path}`]))];
}
