// `basis-guard check`: what a run here would load, and from where, and whether its guards answer their own test cases; no session.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neutraliseMessage } from '../../audit/neutralise.js';
import { counted } from '../../audit/summary/figures.js';
import { digested } from '../../bindings/trust/program-path.js';
import { commandPort } from '../../bindings/hook-command.js';
import { parseCasesFile } from '../../contract/cases-file.js';
import { problemSentence } from '../../contract/problem.js';
import { nameOf } from '../../contract/words.js';
import { HookRunner } from '../../hooks/runner.js';
import { drain } from '../../subprocess/host.js';
import { markSource } from '../../subprocess/mark.js';
import { newSessionId } from '../run/place.js';
import { runCase } from './cases.js';
import { guardNotes, guardProblems } from './check-guards.js';
import { asFlags } from './flag-names.js';
import { openRunTrust } from '../run/trust.js';
import { mcpPlan } from '../run/mcp.js';
import { planNotices } from '../../loop/mcp/plan.js';
import { commandFlags, commandSettings } from './settings.js';
export async function checkCommand(words, terminal) {
    const flags = commandFlags(words, { inputs: 'enforcing' });
    if (!flags.ok)
        return terminal.refuse([flags.error]);
    const settings = commandSettings(flags.value, terminal.host);
    if (!settings.ok)
        return terminal.refuse(settings.error);
    const scratch = mkdtempSync(join(realpathSync(terminal.host.env['RUNNER_TEMP'] || tmpdir()), 'basis-guard-check-'));
    try {
        const opened = await openRunTrust(settings.value, scratch, terminal.host);
        if (!opened.ok)
            return terminal.refuse([opened.error]);
        const { trust, notices } = opened.value;
        try {
            for (const line of linesOf(trust, [...notices, ...guardNotes(trust), ...planNotices(mcpPlan(trust, settings.value))].map(asFlags)))
                terminal.print(neutraliseMessage(line));
            const problems = guardProblems(trust);
            if (problems.length > 0)
                return terminal.refuse(problems.map(neutraliseMessage));
            return settings.value.workspaceHooks === 'off' ? 0 : await checkCases(settings.value, trust, terminal);
        }
        finally {
            await drain();
            await trust.close();
        }
    }
    finally {
        rmSync(scratch, { recursive: true, force: true });
    }
}
/** Asks the hooks their own cases; ends with 2 where one does not hold. */
async function checkCases(settings, trust, terminal) {
    const { host } = terminal;
    const path = join(settings.workspace, '.basis', 'cases.json');
    const read = await trust.findFile(path);
    if (!read.ok)
        return terminal.refuse([read.error]);
    if (read.value === undefined) {
        terminal.print(`no test cases: ${path} is not there`);
        return 0;
    }
    const cases = parseCasesFile(read.value.bytes, path);
    if (!cases.ok)
        return terminal.refuse([problemSentence(cases.error)]);
    const marks = markSource(newSessionId(host), () => host.random(8));
    const port = commandPort({ workspace: realpathSync(settings.workspace), env: {}, resolve: (spec) => trust.commands.hook(spec), marks });
    const runner = new HookRunner({ hooks: trust.hooks, port, reporter: () => undefined });
    let failed = 0;
    for (const one of cases.value) {
        const wrong = await runCase(one, runner, host.signal);
        terminal.print(`${wrong === undefined ? 'ok  ' : 'FAIL'} ${neutraliseMessage(wrong === undefined ? one.name : `${one.name}: ${wrong}`)}`);
        if (wrong !== undefined)
            failed += 1;
    }
    terminal.print(`${cases.value.length - failed} cases hold, ${failed} do not`);
    return failed > 0 ? 2 : 0;
}
function linesOf(trust, notices) {
    const { trusted, hooks, tools, mcp, lookedAt } = trust;
    const from = trusted.kind === 'commit' ? `commit ${trusted.commit}` : trusted.kind === 'working-tree' ? 'the working tree' : 'nowhere';
    const hookLines = hooks.map((hook) => {
        const { program } = trust.commands.hook(hook);
        const found = program && digested(program.files[0] ?? program.program);
        const where = found ? `${found.path} ${found.digest}` : 'its program was not found';
        return `hook ${nameOf({ kind: 'hook', name: hook.name }).slice('hook '.length)} (${hook.scope}, ${hook.event}, ${hook.tools?.join(' ') ?? 'every tool'}): ${where}`;
    });
    return [
        `guard files come from ${from}: ${trusted.why}`,
        `${counted(hooks.length, 'hook')}, ${counted(tools.length, 'tool')}${mcp.length === 0 ? '' : `, ${counted(mcp.length, 'MCP server')}`}; looked at ${lookedAt.join(', ')}`,
        ...hookLines,
        ...tools.map((tool) => `tool ${JSON.stringify(tool.name)} (${tool.scope}, ${tool.sideEffect}): ${JSON.stringify(tool.command)}`),
        ...notices.map((notice) => `note: ${notice}`),
    ];
}
