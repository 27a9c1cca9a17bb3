// Which files declare hooks, tools and MCP servers, and what they declare (contract 5.1, 5.4, 5.7). Where the bytes come from is file-source.ts.
import { join, resolve } from 'node:path';
import { parseMcpFile, type McpServer } from '../../contract/mcp-file.ts';
import { problemSentence, type FileProblem } from '../../contract/problem.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import { parseToolsFile, type DeclaredTool } from '../../contract/tools-file.ts';
import { parseHooksFile } from '../../hooks/file.ts';
import type { HookSpec } from '../../hooks/participant.ts';
import { diskSource, type FileSource } from './file-source.ts';

/** The workspace's own folder of guard files. */
export const GUARD_FOLDER = '.basis';

/** The workspace's own list of MCP servers. */
const MCP_FILE = '.mcp.json';

export interface GuardFile {
  readonly kind: 'hooks' | 'tools' | 'mcp';
  readonly scope: 'operator' | 'workspace';
  /** Absolute. */
  readonly path: string;
}

export interface DiscoverOptions {
  /** Absolute. */
  readonly workspace: string;
  /** The operator's folder, where it was named. */
  readonly configDir?: string;
  /** For `BASIS_CONFIG_DIR`, `XDG_CONFIG_HOME` and `HOME`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether the workspace's own files count; true unless set. */
  readonly workspaceFiles?: boolean;
}

/** The folder of the operator's guard files; relative paths are taken from the workspace. Undefined where nothing says where. */
export function configFolder({ workspace, configDir, env }: DiscoverOptions): string | undefined {
  const { BASIS_CONFIG_DIR: named, XDG_CONFIG_HOME: xdg, HOME: home } = env;
  const folder = configDir || named || (xdg ? join(xdg, 'basis') : home ? join(home, '.config', 'basis') : undefined);
  return folder === undefined ? undefined : resolve(workspace, folder);
}

/** Where guard files may be, in the order in which their hooks speak. Nothing is looked at, and no parent folder is considered. */
export function discover(options: DiscoverOptions): readonly GuardFile[] {
  const config = configFolder(options);
  return [
    ...(config === undefined ? [] : inFolder(config, 'operator')),
    ...((options.workspaceFiles ?? true) ? inWorkspace(options.workspace) : []),
  ];
}

function inFolder(folder: string, scope: GuardFile['scope']): GuardFile[] {
  return [
    { kind: 'hooks', scope, path: join(folder, 'hooks.json') },
    { kind: 'tools', scope, path: join(folder, 'tools.json') },
  ];
}

function inWorkspace(workspace: string): GuardFile[] {
  return [
    ...inFolder(resolve(workspace, GUARD_FOLDER), 'workspace'),
    { kind: 'mcp', scope: 'workspace', path: resolve(workspace, MCP_FILE) },
  ];
}

export interface Declared {
  /** In the order in which they speak. */
  readonly hooks: readonly HookSpec[];
  /** By name at most one: the workspace's where the operator has one of that name too. */
  readonly tools: readonly DeclaredTool[];
  readonly mcp: readonly McpServer[];
  /** Every place that was looked at, with the version that it comes from. */
  readonly lookedAt: readonly string[];
}

export interface LoadOptions {
  /** The disk unless set. */
  readonly source?: FileSource;
  /** What `${NAME}` may become in a tools file and in `.mcp.json`. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Reads and checks guard files. The first that exists and cannot be used is the problem, on which the run does not start. */
export async function load(files: readonly GuardFile[], options: LoadOptions = {}): Promise<Result<Declared, FileProblem>> {
  const { source = diskSource, variables = {} } = options;
  const hooks: HookSpec[] = [];
  const tools = new Map<string, DeclaredTool>();
  const mcp: McpServer[] = [];
  const seen = new Set<string>();
  for (const { kind, scope, path } of files) {
    const read = await source.read(path);
    if (!read.ok) return fail({ source: source.nameOf(path), message: read.error });
    if (read.value === undefined || seen.has(read.value.identity)) continue;
    seen.add(read.value.identity);
    const { bytes } = read.value;
    const parsed = kind === 'hooks' ? parseHooksFile(bytes, { source: path, scope }) : ok([]);
    const declared = kind === 'tools' ? parseToolsFile(bytes, { source: path, scope, variables }) : ok([]);
    const servers = kind === 'mcp' ? parseMcpFile(bytes, { source: path, variables }) : ok([]);
    if (!parsed.ok) return fail({ ...parsed.error, source: source.nameOf(path) });
    if (!declared.ok) return fail({ ...declared.error, source: source.nameOf(path) });
    if (!servers.ok) return fail({ ...servers.error, source: source.nameOf(path) });
    hooks.push(...parsed.value);
    mcp.push(...servers.value);
    for (const tool of declared.value) tools.set(tool.name, tool);
  }
  return ok({ hooks, tools: [...tools.values()], mcp, lookedAt: files.map(({ path }) => source.nameOf(path)) });
}

/** A sentence where a hook that `require-hooks` names was not loaded. */
export function missingHook(required: readonly string[], { hooks, lookedAt }: Declared): string | undefined {
  const missing = required.find((name) => !hooks.some((hook) => hook.name === name));
  if (missing === undefined) return undefined;
  const loaded = hooks.length === 0 ? 'no hook was loaded' : `loaded were ${hooks.map(({ name }) => JSON.stringify(name)).join(', ')}`;
  return `\`require-hooks\` names ${JSON.stringify(missing)}, which is not there: ${loaded}; looked at ${lookedAt.join(', ')}`;
}

/** A problem as the sentence that a run ends with. */
export const loadSentence = (problem: FileProblem): string => problemSentence(problem);
