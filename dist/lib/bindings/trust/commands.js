// How each hook, declared tool and MCP server is started: what its argv and PATH mean by the trusted version (contract 5.9), found once at the start.
import { join, resolve } from 'node:path';
import { fail, ok } from '../../contract/result.js';
import { baseline } from '../../subprocess/environment.js';
import { cleanPath } from './clean-path.js';
import { throughInterpreter } from './env-script.js';
import { physicalPath, wayInside } from './inside.js';
import { writableLast } from './path-order.js';
import { changeOf, filesNamed, findProgram } from './program-path.js';
import { rewriteHookArgv, rewriteToolArgv } from './rewrite-argv.js';
import { isFolderAt } from './stats.js';
/** Where PATH would be empty, which would mean the current folder to some programs. */
const LEAST_PATH = '/usr/bin:/bin';
export class Commands {
    /** PATH for declared tools and MCP servers; that of hooks may have another order. */
    path;
    notices;
    /** A tool or server whose declaration cannot be turned: a sentence, on which the run does not start. */
    problem;
    #held;
    #hooks;
    #tools;
    #servers;
    constructor(options) {
        const { declared, checkout, snapshot, env } = options;
        const cleaned = cleanPath(env['PATH'], { root: checkout.root, ...(snapshot === undefined ? {} : { folder: snapshot }) });
        this.path = cleaned.path || LEAST_PATH;
        this.#held = options.held;
        const home = env['HOME'];
        const order = (user) => snapshot === undefined
            ? { path: this.path, notices: [] }
            : writableLast(this.path, { own: snapshot, ...(home === undefined ? {} : { home }), ...(user === undefined ? {} : { user }) });
        const ordered = order(options.user ?? process.geteuid?.());
        // What a hook's command itself names is found now, before anybody could plant it, and held: the user's own tools keep their place.
        const maker = new Maker(options, { path: this.path, foundOn: order().path, hookPath: ordered.path });
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
        this.notices = startsNothing ? [] : [...cleaned.notices, ...(this.#hooks.size === 0 ? [] : ordered.notices), ...refusals];
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
        const held = this.#held?.look(command.isOperators ?? false);
        return command.refusal ?? (command.program === undefined ? undefined : changeOf(command.program)) ?? held;
    }
    /** A command that may be started now; else why not, to be said behind its name. */
    cleared(command) {
        if (command === undefined)
            return fail('it was not loaded at the start');
        const refusal = this.refusalOf(command);
        return refusal === undefined ? ok(command) : fail(refusal);
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
    #forHooks;
    #forTools;
    #view;
    constructor(options, { path, foundOn, hookPath }) {
        this.#options = options;
        const base = baseline(options.env, options.platform ?? process.platform);
        this.#forTools = { path, env: { ...base, PATH: path }, holdsInterpreter: false };
        const { home } = options;
        this.#forHooks = {
            path: foundOn,
            env: { ...base, PATH: hookPath, ...(home === undefined ? {} : { HOME: home }) },
            holdsInterpreter: true,
        };
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
        return transport.cwd === undefined ? ok(this.#inTree(transport.command, this.#forTools)) : this.tool(transport);
    }
    hook({ command, scope }) {
        return { ...this.#inTree(command, this.#forHooks), isOperators: scope === 'operator' };
    }
    /** Where the trusted version of the workspace's folder lies. */
    #inTree(command, around) {
        const { workspace } = this.#options;
        const view = this.#view;
        if (view === undefined)
            return this.#make(command, { root: workspace, cwd: workspace, ...around });
        const root = join(view.folder, view.prefix);
        return this.#make(rewriteHookArgv(command, view), { root, cwd: isFolderAt(root) ? root : view.folder, ...around });
    }
    /** A tool of the working tree may be built anew during the session, so there its files are not watched. */
    tool({ command, cwd, scope }) {
        const { workspace } = this.#options;
        const folder = cwd === undefined ? workspace : resolve(workspace, cwd);
        const argv = this.#view === undefined ? ok(command) : rewriteToolArgv(command, this.#view, cwd);
        if (!argv.ok)
            return argv;
        const { program, ...rest } = this.#make(argv.value, { root: workspace, cwd: folder, ...this.#forTools });
        const made = { ...rest, isOperators: scope === 'operator' };
        return ok(program === undefined || this.#view === undefined ? made : { ...made, program });
    }
    /** A program with a folder part is taken from `root`, the workspace's own folder or what stands for it. */
    #make(argv, { root, cwd, path, env, holdsInterpreter }) {
        const own = this.#view?.folder;
        const found = findProgram(argv, { root, cwd, path, ...(own === undefined ? {} : { own }) });
        if (!found.ok)
            return { argv: fromRoot(argv, root), cwd, env };
        const start = own !== undefined && holdsInterpreter ? throughInterpreter(found.value, path) : found.value;
        const { program } = start;
        const base = { argv: start.argv, cwd, env, program: start };
        const foreign = [program, ...start.files, ...filesNamed(argv.slice(1), cwd)].find((file) => this.#isUntrusted(file.path));
        return foreign === undefined ? base : { ...base, refusal: `its file '${foreign.path}' lies in the workspace, which is not trusted` };
    }
    #isUntrusted(path) {
        return this.#view !== undefined && wayInside(this.#options.checkout.root, path) !== undefined;
    }
}
function fromRoot([name, ...rest], root) {
    return [name.includes('/') ? resolve(root, name) : name, ...rest];
}
