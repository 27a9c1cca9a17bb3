// What a session would stumble over in its guard files, found without starting anything.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from '../../bindings/trust/commands.ts';
import { isExecutable } from '../../bindings/trust/program-path.ts';
import type { Trust } from '../../bindings/trust/open-trust.ts';
import { inputSchemaCheck } from '../../contract/input-schema.ts';
import { nameOf } from '../../contract/words.ts';

/** Each would deny every call that it is asked about, or fail every call of its tool: sentences. */
export function guardProblems(trust: Trust): string[] {
  const hooks = trust.hooks.flatMap((hook) => {
    const why = whyNotStarted(trust.commands.hook(hook), hook.command);
    return why === undefined ? [] : [`${hook.source}: ${nameOf({ kind: 'hook', name: hook.name })} could not answer: ${why}`];
  });
  const tools = trust.tools.flatMap((tool) => {
    const check = inputSchemaCheck(tool.inputSchema);
    const command = trust.commands.tool(tool.name);
    const why = check.ok ? command && whyNotStarted(command, tool.command) : check.error;
    return why === undefined ? [] : [`${tool.source}: the tool ${JSON.stringify(tool.name)} cannot be offered: ${why}`];
  });
  return [...hooks, ...tools];
}

/** What is allowed and is rarely meant: sentences. */
export function guardNotes(trust: Trust): string[] {
  const known = new Set(['files', 'spawn', ...trust.tools.map(({ name }) => name)]);
  return trust.hooks.flatMap(({ name, tools }) => {
    if (tools === undefined) return [];
    const who = nameOf({ kind: 'hook', name });
    if (tools.length === 0) return [`${who} names no tools and is never asked: take \`tools\` out to have it asked about every tool`];
    const strangers = tools.filter((tool) => !known.has(tool) && !tool.startsWith('mcp__'));
    return strangers.map((tool) => `${who} names the tool ${JSON.stringify(tool)}, which the built-in agent does not have`);
  });
}

function whyNotStarted(command: Command, declared: readonly string[]): string | undefined {
  if (command.refusal !== undefined) return command.refusal;
  const folder = statSync(command.cwd, { throwIfNoEntry: false });
  if (folder?.isDirectory() !== true) return `its folder ${command.cwd} is not there`;
  const program = command.program?.program.path ?? command.argv[0];
  const file = statSync(program, { throwIfNoEntry: false });
  if (file === undefined || (command.program === undefined && !program.includes('/')))
    return `there is no program ${JSON.stringify(declared[0])}`;
  if (!isExecutable(program)) return `${program} is not executable: make it so with chmod +x, and commit that`;
  const missing = command.argv.slice(1).find((element, index) => isScriptName(declared[index + 1] ?? '') && !isThere(command.cwd, element));
  return missing === undefined ? undefined : `there is no file ${missing}`;
}

/** Whether an argument can hardly be anything but a file of the guard's. */
const isScriptName = (element: string) => /^\.?[\w@./-]*\/[\w@.-]+\.(?:sh|py|js|mjs|cjs|ts|mts|rb|pl|php)$/.test(element);

const isThere = (cwd: string, path: string) => statSync(resolve(cwd, path), { throwIfNoEntry: false }) !== undefined;
