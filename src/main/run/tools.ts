// The tools of a run's agent, each with the check of its input.
import type { Workspace } from '../../bindings/confined-fs/workspace.ts';
import { timedPatterns } from '../../bindings/timed-patterns.ts';
import type { Trust } from '../../bindings/trust/open-trust.ts';
import { inputSchemaCheck, type InputCheck } from '../../contract/input-schema.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import type { Tool } from '../../loop/tool.ts';
import { Toolbox } from '../../loop/toolbox.ts';
import { declaredTools } from '../../loop/tools/declared.ts';
import { filesTool } from '../../loop/tools/files.ts';
import type { PageStore } from '../../loop/tools/paging.ts';
import { spawnTool, type Delegate } from '../../loop/tools/spawn.ts';
import type { PidNamespace } from '../../subprocess/pid-namespace.ts';

export interface ToolParts {
  readonly workspace: Workspace;
  readonly trust: Trust;
  readonly pages: PageStore;
  readonly marks: () => string;
  /** The baseline and what `pass-env` names, with the cleaned PATH. */
  readonly env: Readonly<Record<string, string>>;
  readonly namespace?: PidNamespace;
  readonly delegate?: Delegate;
  readonly more?: readonly Tool[];
}

/** The toolbox, or why a declared tool cannot be offered. */
export function makeToolbox(parts: ToolParts): Result<Toolbox, string> {
  const { trust, workspace, pages, marks, env } = parts;
  const process = parts.namespace === undefined ? { marks } : { marks, namespace: parts.namespace };
  const patterns = timedPatterns();
  const checks = new Map<string, InputCheck>();
  for (const tool of trust.tools) {
    const check = inputSchemaCheck(tool.inputSchema, patterns);
    if (!check.ok) return fail(`${tool.source}: the tool ${JSON.stringify(tool.name)} cannot be offered: ${check.error}`);
    checks.set(tool.name, check.value);
  }
  const declared = declaredTools(trust.tools, {
    ...process,
    workspace,
    pages,
    resolve: (tool) => {
      const command = trust.commands.tool(tool.name);
      const refusal = command === undefined ? 'it was not loaded at the start' : trust.commands.refusalOf(command);
      return command === undefined || refusal !== undefined
        ? fail(`cannot be started: ${refusal}`)
        : ok({ argv: command.argv, env: { ...env, ...command.env } });
    },
  });
  const tools = [
    filesTool({ workspace, pages }),
    spawnTool({ ...process, workspace: workspace.real, env, pages, ...(parts.delegate ? { delegate: parts.delegate } : {}) }),
    ...declared,
    ...(parts.more ?? []),
  ];
  return ok(new Toolbox(tools, (tool) => tool.check?.bind(tool) ?? checks.get(tool.name) ?? checkOf(tool, patterns)));
}

/** A tool's own schema; one that cannot be used lets nothing through. */
function checkOf(tool: Tool, patterns: ReturnType<typeof timedPatterns>): InputCheck {
  const check = inputSchemaCheck(tool.inputSchema, patterns);
  return check.ok ? check.value : () => check.error;
}
