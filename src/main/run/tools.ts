// The tools of a run's agent, each with the check of its input.
import type { Workspace } from '../../bindings/confined-fs/workspace.ts';
import { timedPatterns } from '../../bindings/timed-patterns.ts';
import type { Trust } from '../../bindings/trust/open-trust.ts';
import type { InputCheck } from '../../contract/input-schema.ts';
import type { JsonText } from '../../contract/json/node.ts';
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
}

/** What only a session that has begun can give. */
export interface SessionTools {
  /** Absent: sub-agents are not offered. */
  readonly delegate?: Delegate;
  /** Each with a check of its own. */
  readonly more: readonly Tool[];
}

/** The tools of a run, put together when its session has begun. Two tools of one name throw. */
export type ToolKit = (session: SessionTools) => Toolbox;

/** The tools, or why a declared one cannot be offered. */
export async function prepareTools(parts: ToolParts): Promise<Result<ToolKit, string>> {
  const { trust, workspace, pages, marks, env } = parts;
  const process = parts.namespace === undefined ? { marks } : { marks, namespace: parts.namespace };
  const checker = await schemaChecker(trust.tools.length > 0);
  const checks = new Map<string, InputCheck>();
  for (const tool of trust.tools) {
    const check = checker(tool.inputSchema);
    if (!check.ok) return fail(`${tool.source}: the tool ${JSON.stringify(tool.name)} cannot be offered: ${check.error}`);
    checks.set(tool.name, check.value);
  }
  const declared = declaredTools(trust.tools, {
    ...process,
    workspace,
    pages,
    resolve: (tool) => {
      const command = trust.commands.cleared(trust.commands.tool(tool.name));
      return command.ok
        ? ok({ argv: command.value.argv, env: { ...env, ...command.value.env } })
        : fail(`cannot be started: ${command.error}`);
    },
  });
  return ok(({ delegate, more }) => {
    const spawn = spawnTool({ ...process, workspace: workspace.real, env, pages, ...(delegate ? { delegate } : {}) });
    const tools = [filesTool({ workspace, pages }), spawn, ...declared, ...more];
    return new Toolbox(tools, (tool) => tool.check?.bind(tool) ?? checks.get(tool.name) ?? checkOf(tool, checker));
  });
}

type SchemaChecker = (schema: JsonText) => Result<InputCheck, string>;

/** Compiles schemas; loaded only where a tool has no check of its own, for the compiler takes tens of milliseconds. */
async function schemaChecker(needed: boolean): Promise<SchemaChecker> {
  if (!needed) return () => fail('its input schema was not compiled');
  const { inputSchemaCheck } = await import('../../contract/input-schema.ts');
  const patterns = timedPatterns();
  return (schema) => inputSchemaCheck(schema, patterns);
}

/** A tool's own schema; one that cannot be used lets nothing through. */
function checkOf(tool: Tool, checker: SchemaChecker): InputCheck {
  const check = checker(tool.inputSchema);
  return check.ok ? check.value : () => check.error;
}
