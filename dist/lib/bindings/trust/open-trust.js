// Brings the parts together for one run: the version of the guard's files by a plan, what they declare, the snapshot that they are used
// from, and how each hook and tool is then started. Everything it makes lies in one folder outside the workspace.
import { dirname, join, resolve } from 'node:path';
import { fail, ok } from '../../contract/result.js';
import { findCheckout, isStraight, objectFolder } from './checkout.js';
import { cleanPath } from './clean-path.js';
import { Commands } from './commands.js';
import { diskSource, treeSource } from './file-source.js';
import { gitRunner } from './git.js';
import { discover, load, loadSentence, missingHook } from './guard-files.js';
import { holdGit } from './hold-git.js';
import { holdTrust } from './hold-trust.js';
import { below, isInside, physicalPath, wayInside } from './inside.js';
import { recordOf } from './plan.js';
import { onPath } from './program-path.js';
import { makeSnapshot } from './snapshot.js';
import { statsAt } from './stats.js';
import { openTrustedCommit } from './trusted-commit.js';
import { TrustedTree } from './trusted-tree.js';
/** Opens what a run may trust. Every problem is one sentence, a configuration error. */
export async function openTrust(options) {
    const { plan, workspace, env } = options;
    const checkout = findCheckout(workspace, options.ceiling);
    const opened = await openSource(options, checkout);
    if (!opened.ok)
        return opened;
    const { source, commit, git } = opened.value;
    const files = discover({ ...options, workspaceFiles: plan.workspaceFiles });
    const declared = await load(files, { source, ...(options.variables === undefined ? {} : { variables: options.variables }) });
    if (!declared.ok)
        return fail(loadSentence(declared.error));
    const nothing = await emptyConfig(options, files, source);
    if (nothing !== undefined)
        return fail(nothing);
    const missing = missingHook(options.requireHooks ?? [], declared.value);
    if (missing !== undefined)
        return fail(missing);
    const { hooks, tools, mcp } = declared.value;
    const needed = hooks.length + tools.length > 0 || mcp.some(({ transport }) => transport.kind === 'stdio');
    const made = commit && git && needed
        ? await makeSnapshot({ commit, git, folder: join(options.folder, 'snapshot'), root: checkout.root })
        : undefined;
    if (made && !made.ok)
        return made;
    const snapshot = made?.value;
    const folders = guardFolders(files, checkout);
    const { held, home, notices } = holdTrust({
        ...options,
        ...folders,
        checkout,
        declared: declared.value,
        ...(snapshot === undefined ? {} : { snapshot }),
        ...(snapshot && git ? { git: await holdGit({ checkout, workspace, git, env }) } : {}),
    });
    const commands = new Commands({
        checkout,
        workspace,
        env,
        declared: declared.value,
        ...(snapshot === undefined ? {} : { snapshot: snapshot.folder }),
        ...(home === undefined ? {} : { home }),
        held,
        ...folders,
        ...(options.user === undefined ? {} : { user: options.user }),
    });
    const problem = commands.problem;
    if (problem !== undefined) {
        await snapshot?.remove();
        return fail(problem);
    }
    return ok({
        ...declared.value,
        trusted: recordOf(plan),
        checkout,
        ...(snapshot === undefined ? {} : { snapshot }),
        commands,
        ...(git === undefined ? {} : { git }),
        notices: [...noticesOf(commit), ...(snapshot?.notices ?? []), ...notices, ...commands.notices],
        readFile: (path) => readWith(source, resolve(workspace, path)),
        findFile: (path) => findWith(source, resolve(workspace, path)),
        findFolder: (path, most) => filesBelow(source, resolve(workspace, path), most),
        verify: async () => [...((await snapshot?.verify()) ?? []), ...held.changes()],
        close: async () => snapshot?.remove(),
    });
}
/** A folder that was named and holds no guard file is a slip of whoever named it, and would guard nothing in silence. */
async function emptyConfig({ configDir }, files, source) {
    if (configDir === undefined)
        return undefined;
    const operators = files.filter(({ scope }) => scope === 'operator').map(({ path }) => path);
    for (const path of [...operators, join(dirname(operators[0] ?? ''), 'AGENTS.md')]) {
        const read = await source.read(path);
        if (!read.ok || read.value !== undefined)
            return undefined;
    }
    return `\`config-dir\` names a folder without guard files: looked at ${operators.map((path) => source.nameOf(path)).join(', ')}; write the folder that has them, or leave it out`;
}
async function openSource(options, checkout) {
    const { plan, folder, remote } = options;
    const found = findGit(options, checkout);
    if (plan.source.kind === 'working-tree')
        return ok({ source: diskSource, ...(found.ok ? { git: found.value } : {}) });
    if (checkout.outer !== undefined)
        return fail(nestedSentence(checkout.root, checkout.outer));
    if (checkout.bare !== undefined)
        return fail(bareSentence(checkout.root, checkout.bare));
    if (isInside(physicalPath(checkout.root) ?? checkout.root, physicalPath(folder) ?? folder)) {
        return fail(`the guard's own folder ${folder} lies in the workspace: set RUNNER_TEMP to a folder outside it`);
    }
    if (!isStraight(checkout)) {
        return fail(`the workspace '${checkout.prefix}' is reached through a symlink inside the checkout: name the folder itself`);
    }
    if (!found.ok)
        return fail(`the trusted commit cannot be read: ${found.error}`);
    const git = found.value;
    const objects = objectFolder(checkout);
    const commit = await openTrustedCommit({
        commit: plan.source.commit,
        remote,
        folder,
        git,
        ...(objects === undefined ? {} : { objects }),
    });
    if (!commit.ok)
        return commit;
    const tree = new TrustedTree(commit.value);
    return ok({ source: treeSource({ tree, commit: commit.value.commit, root: checkout.root }), commit: commit.value, git });
}
/** A head can make any folder a submodule. The commit says nothing about what lies in one, so no guard file would be found for it. */
function nestedSentence(root, outer) {
    return `the workspace lies in the repository ${root} inside the repository ${outer}, so the trusted commit cannot tell which guard files are its own: name a folder of the outer one that is no submodule, or check the two out side by side`;
}
/** Hooks and tools that are the base's run git there, too. */
function bareSentence(root, bare) {
    return `git takes ${bare}, where the workspace lies, for a repository inside ${root}, because of its HEAD, objects and refs: whatever runs git in the workspace would obey the settings in there, which a head can write; name another folder as workspace, or rename these`;
}
function findGit({ env, folder, signal }, checkout) {
    const { path } = cleanPath(env['PATH'], checkout);
    const program = onPath('git', path);
    if (program === undefined)
        return fail('there is no git on PATH outside the workspace');
    if (wayInside(checkout.root, program) !== undefined)
        return fail(`git at ${program} leads into the workspace`);
    return ok(gitRunner({ program, path, folder, caller: env, signal }));
}
/** The folders inside the checkout that hold guard files, below its root. */
function guardFolders(files, { root, prefix }) {
    const ways = files.flatMap(({ kind, path }) => (kind === 'mcp' ? [] : (wayInside(root, join(path, '..')) ?? [])));
    return { guardFolders: [...new Set([...ways, prefix === '' ? '.basis' : `${prefix}/.basis`])].filter((way) => way !== '') };
}
function noticesOf(commit) {
    return commit?.source === 'server'
        ? [`the trusted commit ${commit.commit} was fetched, because the checkout did not have all of it`]
        : [];
}
async function findWith(source, path) {
    const read = await source.read(path);
    if (!read.ok)
        return fail(`${source.nameOf(path)} cannot be used: ${read.error}`);
    return ok(read.value && { bytes: read.value.bytes, name: source.nameOf(path) });
}
async function filesBelow(source, folder, most) {
    const listed = await source.list(folder, most);
    if (!listed.ok)
        return fail(`${source.nameOf(folder)} cannot be used: ${listed.error}`);
    const files = [];
    for (const path of listed.value) {
        const read = await findWith(source, path);
        if (!read.ok)
            return read;
        if (read.value !== undefined)
            files.push({ way: below(folder, path) ?? path, bytes: read.value.bytes });
    }
    return ok(files);
}
async function readWith(source, path) {
    const read = await findWith(source, path);
    if (!read.ok)
        return read;
    if (read.value !== undefined)
        return ok(read.value.bytes);
    const untrusted = source !== diskSource && statsAt(path) !== undefined;
    return fail(`${source.nameOf(path)} is not there${untrusted ? '; the one in the working tree is not trusted' : ''}`);
}
