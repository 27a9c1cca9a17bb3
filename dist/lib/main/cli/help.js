// The help text: the commands, and the flags of `run` out of the table of inputs.
import { INPUTS } from '../settings/table.js';
import { asFlags } from './flag-names.js';
const COMMANDS = `basis-guard runs a coding agent with a hook chain and an approver around every tool call.

  basis-guard run [FLAGS]          one guarded session; --json streams its events
  basis-guard ask [FLAGS]          one call as JSON on standard input, the outcome as JSON on standard output
                                   [--event pre|post] [--exit-code: 4 on deny] [--agent NAME: about a tool as that agent calls it]
  basis-guard check [FLAGS]        reads the guard files, tells what would be loaded and runs their test cases
  basis-guard verify AUDIT…        chain, seal and completeness of ledgers [--digest D] [--log FILE]
  basis-guard demo                 a guarded session over a scratch repository, without key or network
                                   [--summary: prints its summary] [--keep: keeps repository, ledger and summary, and says where]

Exit codes: 0 success, 1 the agent failed, 2 wrong invocation or configuration, 3 a bound tripped, 4 a verdict of --fail-on,
5 the guard could not hold, 130 cancelled.
`;
export function helpText() {
    const width = Math.max(...Object.keys(INPUTS).map((name) => name.length)) + 4;
    const rows = Object.entries(INPUTS).map(([name, row]) => {
        const fallback = row.default === '' || row.default.startsWith('${{') ? '' : ` [${row.default}]`;
        return `  ${`--${name}`.padEnd(width)}${asFlags(row.meaning)}${fallback}`;
    });
    return `${COMMANDS}\nFlags of run (those that say what is enforced also work for ask and check):\n${rows.join('\n')}\n`;
}
