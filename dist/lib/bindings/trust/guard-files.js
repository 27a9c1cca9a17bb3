// Which files declare hooks, tools and MCP servers, and what they declare (contract 5.1, 5.4, 5.7). Where the bytes come from is file-source.ts.
import { join, resolve } from 'node:path';
import { parseMcpFile } from '../../contract/mcp-file.js';
import { problemSentence } from '../../contract/problem.js';
import { fail, ok } from '../../contract/result.js';
import { parseToolsFile } from '../../contract/tools-file.js';
import { parseHooksFile } from '../../hooks/file.js';
import { diskSource } from './file-source.js';
/** The workspace's own folder of guard files. */
export const GUARD_FOLDER = '.basis';
/** The workspace's own list of MCP servers. */
const MCP_FILE = '.mcp.json';
/** The folder of the operator's guard files; relative paths are taken from the workspace. Undefined where nothing says where. */
export function configFolder({ workspace, configDir, env }) {
    const { BASIS_CONFIG_DIR: named, XDG_CONFIG_HOME: xdg, HOME: home } = env;
    const folder = configDir || named || (xdg ? join(xdg, 'basis') : home ? join(home, '.config', 'basis') : undefined);
    return folder === undefined ? undefined : resolve(workspace, folder);
}
/** Where guard files may be, in the order in which their hooks speak. Nothing is looked at, and no parent folder is considered. */
export function discover(options) {
    const config = configFolder(options);
    return [
        ...(config === undefined ? [] : inFolder(config, 'operator')),
        ...((options.workspaceFiles ?? true) ? inWorkspace(options.workspace) : []),
    ];
}
function inFolder(folder, scope) {
    return [
        { kind: 'hooks', scope, path: join(folder, 'hooks.json') },
        { kind: 'tools', scope, path: join(folder, 'tools.json') },
    ];
}
function inWorkspace(workspace) {
    return [
        ...inFolder(resolve(workspace, GUARD_FOLDER), 'workspace'),
        { kind: 'mcp', scope: 'workspace', path: resolve(workspace, MCP_FILE) },
    ];
}
/** Reads and checks guard files. The first that exists and cannot be used is the problem, on which the run does not start. */
export async function load(files, options = {}) {
    const { source = diskSource, variables = {} } = options;
    const hooks = [];
    const tools = new Map();
    const mcp = [];
    const seen = new Set();
    for (const { kind, scope, path } of files) {
        const read = await source.read(path);
        if (!read.ok)
            return fail({ source: source.nameOf(path), message: read.error });
        if (read.value === undefined || seen.has(read.value.identity))
            continue;
        seen.add(read.value.identity);
        const { bytes } = read.value;
        const parsed = kind === 'hooks' ? parseHooksFile(bytes, { source: path, scope }) : ok([]);
        const declared = kind === 'tools' ? parseToolsFile(bytes, { source: path, scope, variables }) : ok([]);
        const servers = kind === 'mcp' ? parseMcpFile(bytes, { source: path, variables }) : ok([]);
        if (!parsed.ok)
            return fail({ ...parsed.error, source: source.nameOf(path) });
        if (!declared.ok)
            return fail({ ...declared.error, source: source.nameOf(path) });
        if (!servers.ok)
            return fail({ ...servers.error, source: source.nameOf(path) });
        hooks.push(...parsed.value);
        mcp.push(...servers.value);
        for (const tool of declared.value)
            tools.set(tool.name, tool);
    }
    return ok({ hooks, tools: [...tools.values()], mcp, lookedAt: files.map(({ path }) => source.nameOf(path)) });
}
/** A sentence where a hook that `require-hooks` names was not loaded. */
export function missingHook(required, { hooks, lookedAt }) {
    const missing = required.find((name) => !hooks.some((hook) => hook.name === name));
    if (missing === undefined)
        return undefined;
    const loaded = hooks.length === 0 ? 'no hook was loaded' : `loaded were ${hooks.map(({ name }) => JSON.stringify(name)).join(', ')}`;
    return `\`require-hooks\` names ${JSON.stringify(missing)}, which is not there: ${loaded}; looked at ${lookedAt.join(', ')}`;
}
/** A problem as the sentence that a run ends with. */
export const loadSentence = (problem) => problemSentence(problem);
