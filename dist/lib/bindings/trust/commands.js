// How each hook, declared tool and MCP server is started: what its argv and PATH mean by the trusted version (contract 5.9), found once at the start.
import { join, resolve } from 'node:path';
import { ok } from '../../contract/result.js';
import { baseline } from '../../subprocess/environment.js';
import { cleanPath } from './clean-path.js';
import { physicalPath, wayInside } from './inside.js';
import { changeOf, filesNamed, findProgram } from './program-path.js';
import { rewriteHookArgv, rewriteToolArgv } from './rewrite-argv.js';
import { isFolderAt } from './stats.js';
/** Where PATH would be empty, which would mean the current folder to some programs. */
const LEAST_PATH = '/usr/bin:/bin';
export class Commands {
    /** PATH for hooks, declared tools and MCP servers. */
    path;
    notices;
    /** A tool or server whose declaration cannot be turned: a sentence, on which the run does not start. */
    problem;
    #hooks;
    #tools;
    #servers;
    constructor(options) {
        const { declared, checkout, snapshot, env } = options;
        const cleaned = cleanPath(env['PATH'], { root: checkout.root, ...(snapshot === undefined ? {} : { folder: snapshot }) });
        this.path = cleaned.path || LEAST_PATH;
        const maker = new Maker(options, this.path);
        this.#hooks = new Map(declared.hooks.map((hook) => [hook, maker.hook(hook)]));
        const tools = declared.tools.map((tool) => [tool, maker.tool(tool)]);
        this.#tools = new Map(tools.flatMap(([tool, made]) => (made.ok ? [[tool.name, made.value]] : [])));
        const servers = declared.mcp.flatMap((server) => {
            const made = maker.server(server);
            return made === undefined ? [] : [[server, made]];
        });
        this.#servers = new Map(servers.flatMap(([server, made]) => (made.ok ? [[server.name, made.value]] : [])));
        this.problem = problemOf('tool', tools) ?? problemOf('MCP server', servers);
        const refusals = [...this.#hooks].flatMap(([hook, { refusal }]) => refusal === undefined ? [] : [`hook ${JSON.stringify(hook.name)} cannot be started: ${refusal}`]);
        const startsNothing = this.#hooks.size + this.#tools.size + this.#servers.size === 0;
        this.notices = startsNothing ? [] : [...cleaned.notices, ...refusals];
    }
    /** How a loaded hook is started. */
    hook(spec) {
        return this.#hooks.get(spec) ?? refused(spec, 'it was not loaded at the start');
    }
    /** How a loaded tool is started; `cwd` is the one it asked for, in the workspace. */
    tool(name) {
        return this.#tools.get(name);
    }
    /** How an MCP server is started; undefined for one that is not a program. */
    server(name) {
        return this.#servers.get(name);
    }
    /** Why a command must not be started now, seen without reading its files; to be asked before every start. */
    refusalOf(command) {
        return command.refusal ?? (command.program === undefined ? undefined : changeOf(command.program));
    }
}
/** The first declaration of which no command can be made, as a sentence. */
function problemOf(what, made) {
    for (const [{ source, name }, command] of made) {
        if (!command.ok)
            return `${source}: the ${what} ${JSON.stringify(name)} cannot be used: ${command.error}`;
    }
    return undefined;
}
const refused = ({ command }, refusal) => ({ argv: command, cwd: '/', env: {}, refusal });
class Maker {
    #options;
    #path;
    #env;
    #view;
    constructor(options, path) {
        this.#options = options;
        this.#path = path;
        this.#env = { ...baseline(options.env, options.platform ?? process.platform), PATH: path };
        const { checkout, snapshot, guardFolders } = options;
        this.#view =
            snapshot === undefined
                ? undefined
                : {
                    roots: [...new Set([checkout.root, physicalPath(checkout.root) ?? checkout.root])],
                    prefix: checkout.prefix,
                    folder: snapshot,
                    guardFolders,
                };
    }
    /** Without a folder of its own a server runs where hooks do, with one it is started like a tool. */
    server({ transport }) {
        if (transport.kind !== 'stdio')
            return undefined;
        return transport.cwd === undefined ? ok(this.hook(transport)) : this.tool(transport);
    }
    hook({ command }) {
        const { workspace } = this.#options;
        const view = this.#view;
        if (view === undefined)
            return this.#make(command, workspace, workspace);
        const root = join(view.folder, view.prefix);
        return this.#make(rewriteHookArgv(command, view), root, isFolderAt(root) ? root : view.folder);
    }
    /** A tool of the working tree may be built anew during the session, so there its files are not watched. */
    tool({ command, cwd }) {
        const { workspace } = this.#options;
        const folder = cwd === undefined ? workspace : resolve(workspace, cwd);
        const argv = this.#view === undefined ? ok(command) : rewriteToolArgv(command, this.#view, cwd);
        if (!argv.ok)
            return argv;
        const { program, ...made } = this.#make(argv.value, workspace, folder);
        return ok(program === undefined || this.#view === undefined ? made : { ...made, program });
    }
    /** A program with a folder part is taken from `root`, the workspace's own folder or what stands for it. */
    #make(argv, root, cwd) {
        const own = this.#view?.folder;
        const found = findProgram(argv, { root, cwd, path: this.#path, ...(own === undefined ? {} : { own }) });
        if (!found.ok)
            return { argv: fromRoot(argv, root), cwd, env: this.#env };
        const { program } = found.value;
        const base = { argv: found.value.argv, cwd, env: this.#env, program: found.value };
        const foreign = [program, ...filesNamed(argv.slice(1), cwd)].find(({ path }) => this.#isUntrusted(path));
        return foreign === undefined ? base : { ...base, refusal: `its file '${foreign.path}' lies in the workspace, which is not trusted` };
    }
    #isUntrusted(path) {
        return this.#view !== undefined && wayInside(this.#options.checkout.root, path) !== undefined;
    }
}
function fromRoot([name, ...rest], root) {
    return [name.includes('/') ? resolve(root, name) : name, ...rest];
}
