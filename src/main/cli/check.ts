// `basis-guard check`: what a run here would load, and from where; no session.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digested } from '../../bindings/trust/program-path.ts';
import type { Trust } from '../../bindings/trust/open-trust.ts';
import { inputSchemaCheck } from '../../contract/input-schema.ts';
import { nameOf } from '../../contract/words.ts';
import { openRunTrust } from '../run/trust.ts';
import { commandFlags, commandSettings } from './settings.ts';
import type { Terminal } from './terminal.ts';

export async function checkCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  const flags = commandFlags(words, { inputs: 'enforcing' });
  if (!flags.ok) return terminal.refuse([flags.error]);
  const settings = commandSettings(flags.value, terminal.host);
  if (!settings.ok) return terminal.refuse(settings.error);
  const scratch = mkdtempSync(join(realpathSync(terminal.host.env['RUNNER_TEMP'] || tmpdir()), 'basis-guard-check-'));
  try {
    const opened = await openRunTrust(settings.value, scratch, terminal.host);
    if (!opened.ok) return terminal.refuse([opened.error]);
    const { trust, notices } = opened.value;
    try {
      for (const line of linesOf(trust, notices)) terminal.print(line);
      const problems = problemsOf(trust);
      return problems.length > 0 ? terminal.refuse(problems) : 0;
    } finally {
      await trust.close();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function linesOf(trust: Trust, notices: readonly string[]): string[] {
  const { trusted, hooks, tools, lookedAt } = trust;
  const from = trusted.kind === 'commit' ? `commit ${trusted.commit}` : trusted.kind === 'working-tree' ? 'the working tree' : 'nowhere';
  const hookLines = hooks.map((hook) => {
    const { program } = trust.commands.hook(hook);
    const found = program && digested(program.files[0] ?? program.program);
    const where = found ? `${found.path} ${found.digest}` : 'its program was not found';
    return `hook ${nameOf({ kind: 'hook', name: hook.name }).slice('hook '.length)} (${hook.scope}, ${hook.event}, ${hook.tools?.join(' ') ?? 'every tool'}): ${where}`;
  });
  return [
    `guard files come from ${from}: ${trusted.why}`,
    `${hooks.length} hooks, ${tools.length} tools; looked at ${lookedAt.join(', ')}`,
    ...hookLines,
    ...tools.map((tool) => `tool ${JSON.stringify(tool.name)} (${tool.scope}, ${tool.sideEffect}): ${JSON.stringify(tool.command)}`),
    ...notices.map((notice) => `note: ${notice}`),
  ];
}

/** What a session would stumble over: a program that is not there would deny every call that its hook is asked about. */
function problemsOf(trust: Trust): string[] {
  const hooks = trust.hooks.flatMap((hook) => {
    const command = trust.commands.hook(hook);
    const why = command.refusal ?? (command.program === undefined ? `there is no program ${JSON.stringify(command.argv[0])}` : undefined);
    return why === undefined ? [] : [`${hook.source}: ${nameOf({ kind: 'hook', name: hook.name })} could not answer: ${why}`];
  });
  const tools = trust.tools.flatMap((tool) => {
    const check = inputSchemaCheck(tool.inputSchema);
    return check.ok ? [] : [`${tool.source}: the tool ${JSON.stringify(tool.name)} cannot be offered: ${check.error}`];
  });
  return [...hooks, ...tools];
}
