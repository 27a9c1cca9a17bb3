import type { CheckedFile } from './checked-file.ts';
import { problemIn, readChecked } from './checked-file.ts';
import { expandVariables } from './expand.ts';
import { toolsValidator } from './generated/tools.ts';
import type { JsonMember, JsonText } from './json/node.ts';
import { numberOf, stringOf, stringsOf } from './json/pick.ts';
import { textOf } from './json/text.ts';
import { member } from './json/view.ts';
import type { SideEffectLevel } from './level.ts';
import type { FileProblem } from './problem.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';

/** The version of the tools file that is read here. */
export const TOOLS_SCHEMA = 1;

/** The deadline of a tool that declares none, in milliseconds. */
export const DEFAULT_TOOL_TIMEOUT_MS = 120_000;

/** The names of the built-in tools, which a declared tool cannot claim. */
export const BUILT_IN_TOOLS: readonly string[] = ['files', 'spawn'];

/** What begins the names of the tools of MCP servers. */
export const MCP_PREFIX = 'mcp__';

/** One tool of a tools file, with its defaults filled in and its variables expanded. */
export interface DeclaredTool {
  readonly name: string;
  readonly description: string;
  /** The exact text of an object; not compiled here, see `inputSchemaCheck`. */
  readonly inputSchema: JsonText;
  /** argv; never meets a shell. */
  readonly command: readonly [string, ...string[]];
  /** As it was declared: relative to the workspace's root. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** 1 to 2147483647. */
  readonly timeoutMs: number;
  readonly sideEffect: Extract<SideEffectLevel, 'process' | 'external'>;
  /** The absolute path of the file that declares it. */
  readonly source: string;
  readonly scope: 'operator' | 'workspace';
}

export interface ToolsFileOrigin extends Pick<DeclaredTool, 'source' | 'scope'> {
  /** What `${NAME}` may become in `command`, `cwd` and the values of `env`: the variables that `pass-env` names, and no other. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Names that are taken; `BUILT_IN_TOOLS` where absent. */
  readonly builtIn?: readonly string[];
}

/**
 * The tools of a tools file, in its order (contract 5.7). A problem tells the place and never a value. Where the workspace and the
 * operator declare the same name, the caller lets the workspace's win.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
export function parseToolsFile(content: string | Uint8Array, origin: ToolsFileOrigin): Result<readonly DeclaredTool[], FileProblem> {
  const read = readChecked(content, origin.source, TOOLS_SCHEMA, toolsValidator);
  if (!read.ok) return read;
  const declared = member(read.value.document.root, 'tools');
  const tools: DeclaredTool[] = [];
  for (const entry of declared?.kind === 'object' ? declared.members : []) {
    const refusal = nameRefusal(entry.key, origin.builtIn ?? BUILT_IN_TOOLS);
    if (refusal !== undefined) return fail(problemIn(read.value, entry.keyStart, refusal));
    tools.push(toolOf(read.value, entry, origin));
  }
  return ok(tools);
}

function nameRefusal(name: string, builtIn: readonly string[]): string | undefined {
  if (name.startsWith(MCP_PREFIX))
    return `a declared tool cannot be called "${name}", ${MCP_PREFIX} is reserved for MCP servers; write another name`;
  return builtIn.includes(name) ? `a declared tool cannot be called "${name}", a built-in tool has that name; write another` : undefined;
}

function toolOf(file: CheckedFile, { key, value: entry }: JsonMember, origin: ToolsFileOrigin): DeclaredTool {
  const expand = (text: string): string => expandVariables(text, origin.variables ?? {});
  const [program = '', ...rest] = (stringsOf(member(entry, 'command')) ?? []).map(expand);
  const cwd = stringOf(member(entry, 'cwd'));
  const env = member(entry, 'env');
  const schema = member(entry, 'input_schema');
  return {
    name: key,
    description: stringOf(member(entry, 'description')) ?? '',
    inputSchema: textOf(file.document, schema ?? entry),
    command: [program, ...rest],
    ...(cwd !== undefined && { cwd: expand(cwd) }),
    ...(env?.kind === 'object' && {
      env: Object.fromEntries(env.members.map((variable) => [variable.key, expand(stringOf(variable.value) ?? '')])),
    }),
    timeoutMs: numberOf(member(entry, 'timeout_ms')) ?? DEFAULT_TOOL_TIMEOUT_MS,
    sideEffect: stringOf(member(entry, 'side_effect')) === 'external' ? 'external' : 'process',
    source: origin.source,
    scope: origin.scope,
  };
}
