export const id = 9113;
export const ids = [9113];
export const modules = {

/***/ 94033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ commandPort)
});

// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var view = __webpack_require__(93906);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var contract_result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/contract/words.js
var words = __webpack_require__(17505);
;// CONCATENATED MODULE: ./dist/lib/contract/answer.js





function decodeAnswer(event, bytes) {
    const text = (0,json_text/* decodeUtf8 */._6)(bytes);
    if (text.trim() === '')
        return (0,contract_result/* fail */.f)({ kind: 'silent', what: (0,words/* plainWords */.c5)('silent'), plain: (0,words/* plainWords */.c5)('silent') });
    const broken = (kind, problem) => (0,contract_result/* fail */.f)({ kind, what: `${problem}; ${(0,words/* quoteStdout */.Qn)(text)}`, plain: (0,words/* plainWords */.c5)(kind) });
    const read = (0,parse/* parseJson */.q)(text);
    if (!read.ok) {
        const { message, line, column } = read.error;
        return broken('no-decision', `its answer is not one JSON object (line ${line}, column ${column}: ${message})`);
    }
    const { root } = read.value;
    if (root.kind !== 'object')
        return broken('no-decision', `its answer is ${article(root)}, not an object`);
    const decision = (0,view/* member */.Dc)(root, 'decision');
    if (decision === undefined)
        return broken('no-decision', 'its answer has no "decision"');
    if (decision.kind !== 'string')
        return broken('no-decision', `its "decision" is ${article(decision)}, not a string`);
    const said = decision.value;
    const reason = optional(root, 'reason');
    if (reason !== undefined && reason.kind !== 'string') {
        return broken('no-decision', `its "reason" is ${article(reason)}, neither a string nor null`);
    }
    const because = reason === undefined ? {} : { reason: reason.value };
    if (said === 'allow' || said === 'deny')
        return (0,contract_result.ok)({ kind: said, ...because });
    if (said === 'modify' && event === 'pre_tool_use') {
        const input = (0,view/* member */.Dc)(root, 'input');
        if (input === undefined)
            return broken('no-decision', 'its "modify" has no "input"');
        if (input.kind !== 'object')
            return broken('no-decision', `the "input" of its "modify" is ${article(input)}, not an object`);
        return (0,contract_result.ok)({ kind: 'modify', input: (0,json_text/* textOf */.b6)(read.value, input), ...because });
    }
    if (said === 'replace' && event === 'post_tool_use') {
        const output = (0,view/* member */.Dc)(root, 'output');
        if (output === undefined)
            return broken('no-decision', 'its "replace" has no "output"');
        const isError = optional(root, 'is_error');
        if (isError !== undefined && isError.kind !== 'boolean') {
            return broken('no-decision', `the "is_error" of its "replace" is ${article(isError)}, neither true, false nor null`);
        }
        return (0,contract_result.ok)({ kind: 'replace', output: outputOf(read.value, output), ...(isError && { isError: isError.value }), ...because });
    }
    if (said === 'modify' || said === 'replace')
        return broken('wrong-event', `it answered "${said}" at ${event}, where only ${known(event)} are answers`);
    return broken('no-decision', `its "decision" is none of ${known(event)}`);
}
/** A replacement: a string is a text result, anything else a structured one. */
function outputOf(document, node) {
    return node.kind === 'string' ? { kind: 'text', text: node.value } : { kind: 'json', text: (0,json_text/* textOf */.b6)(document, node) };
}
/** A member, or undefined where it is absent or null (contract 2.5). */
function optional(node, key) {
    const value = (0,view/* member */.Dc)(node, key);
    return value?.kind === 'null' ? undefined : value;
}
function known(event) {
    return event === 'pre_tool_use' ? '"allow", "deny" and "modify"' : '"allow", "deny" and "replace"';
}
function article(node) {
    switch (node.kind) {
        case 'object':
        case 'array':
            return `an ${node.kind}`;
        case 'null':
            return 'null';
        case 'string':
        case 'number':
        case 'boolean':
            return `a ${node.kind}`;
        default:
            return (0,contract_result/* unreachable */.H)(node);
    }
}

// EXTERNAL MODULE: ./dist/lib/contract/wire.js
var wire = __webpack_require__(74411);
// EXTERNAL MODULE: ./dist/lib/subprocess/host.js + 3 modules
var subprocess_host = __webpack_require__(40193);
// EXTERNAL MODULE: ./dist/lib/subprocess/mark.js
var subprocess_mark = __webpack_require__(76304);
// EXTERNAL MODULE: ./dist/lib/subprocess/run.js + 1 modules
var run = __webpack_require__(13567);
;// CONCATENATED MODULE: ./dist/lib/bindings/hook-command.js
// Asks a hook program: one process a question, the request on its standard input, the answer on its standard output. The wire is
// contract/wire and contract/answer, the limits are subprocess/run; here an end becomes an answer or the words of a breakage.









/** Bytes of standard output past which a hook is stopped (contract 7.3). */
const MOST_STDOUT = 8 * 1024 * 1024;
/** Bytes of standard error that are kept: what is quoted, and the rest of a character that begins there. */
const KEPT_STDERR = 2048 + 4;
/** Characters of an output past which the request is made while the program reads it. */
const LARGE = 1024 * 1024;
/** Hooks as programs. Questions may be asked at once; none delays another. */
function commandPort(options) {
    const resolve = options.resolve ?? ((spec) => asDeclared(spec, options));
    const host = { ...subprocess_host/* thisHost */.v, now: options.now ?? (() => external_node_perf_hooks_.performance.now()) };
    return {
        async ask(spec, question, signal) {
            const { argv, cwd, env } = resolve(spec);
            const mark = options.marks();
            const result = await (0,run/* run */.e)({
                argv,
                cwd,
                env: (0,subprocess_mark/* withMark */.k)(env, mark),
                stdin: requestOf(question, options.workspace),
                timeoutMs: spec.timeoutMs,
                maxStdout: MOST_STDOUT,
                keepStderr: KEPT_STDERR,
                signal,
                mark,
            }, host);
            return answerOf(spec, question.event, result);
        },
    };
}
/** Contract 5.3: an absolute path as it is, one with a folder part from the workspace's root, a bare name by PATH. */
function asDeclared(spec, { workspace, cwd = workspace, env }) {
    const [program, ...args] = spec.command;
    const hasFolder = program.includes('/') || (process.platform === 'win32' && program.includes('\\'));
    return { argv: [hasFolder && !(0,external_node_path_.isAbsolute)(program) ? (0,external_node_path_.join)(workspace, program) : program, ...args], cwd, env };
}
function requestOf({ event, call, matchedBasis, result }, workspace) {
    const request = {
        event,
        workspace,
        agentId: call.agentId,
        toolCallId: call.id,
        toolName: call.toolName,
        input: call.input,
        ...(result && { result }),
        ...(matchedBasis && { basis: matchedBasis }),
        ...(call.level && { level: call.level }),
    };
    return result !== undefined && result.output.text.length > LARGE ? { pieces: (0,wire/* requestPieces */.tM)(request) } : (0,wire/* encodeRequest */.kf)(request);
}
/** What the end of a hook's program means. */
function answerOf(spec, event, result) {
    const { end } = result;
    const broken = (kind, what) => (0,contract_result/* fail */.f)({ kind, what: withOutput(what, result), plain: (0,words/* plainWords */.c5)(kind) });
    switch (end.kind) {
        case 'exited': {
            if (end.code !== 0)
                return broken('exited', `it exited with code ${end.code}`);
            const answer = decodeAnswer(event, result.stdout);
            return answer.ok ? answer : (0,contract_result/* fail */.f)({ ...answer.error, what: withStderr(answer.error.what, result) });
        }
        case 'signalled':
            return broken('killed', `it was ended by ${end.signal}`);
        case 'late':
            return broken('late', end.phase === 'running'
                ? `it did not answer within ${spec.timeoutMs} ms`
                : `it exited, but something that it started still held its output open when its ${spec.timeoutMs} ms were over`);
        case 'flooded':
            return broken('flooded', `it printed more than ${MOST_STDOUT} bytes`);
        case 'not-started':
            return broken('not-started', `it could not be started: ${end.message}`);
        case 'cancelled':
            return broken('late', 'the run was cancelled before it answered');
        default:
            return (0,contract_result/* unreachable */.H)(end);
    }
}
function withOutput(what, result) {
    return withStderr(result.stdout.length === 0 ? what : `${what}; ${(0,words/* quoteStdout */.Qn)(result.stdout)}`, result);
}
function withStderr(what, { stderr, stderrBytes }) {
    return stderrBytes === 0 ? what : `${what}; ${(0,words/* quoteStderr */.dr)(stderr, stderrBytes)}`;
}


/***/ }),

/***/ 74395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ timedPatterns)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);
/* harmony import */ var _contract_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98909);


/** How long one text may be matched with one pattern, in milliseconds. */
const MATCH_TIMEOUT_MS = 250;
/**
 * Patterns of input schemas whose every match ends in time, whatever the pattern and the text: what takes longer is refused. A match
 * costs about a third of a millisecond, for the engine is watched from another thread.
 */
function timedPatterns(timeoutMs = MATCH_TIMEOUT_MS) {
    const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('pattern.test(text)');
    const context = (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({});
    return {
        compile(pattern) {
            const compiled = (0,_contract_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePattern */ .Eb)(pattern);
            return {
                test(text) {
                    Object.assign(context, { pattern: compiled, text });
                    try {
                        return script.runInContext(context, { timeout: timeoutMs }) === true;
                    }
                    catch {
                        throw new _contract_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .PatternRefused */ .hL(`matching a text with the pattern ${pattern.slice(0, 200)} takes longer than ${timeoutMs} ms`);
                    }
                    finally {
                        context['text'] = '';
                    }
                },
            };
        },
    };
}


/***/ }),

/***/ 18786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SU: () => (/* binding */ barePartsOf),
/* harmony export */   iS: () => (/* binding */ isBareAt),
/* harmony export */   m4: () => (/* binding */ touchesBare),
/* harmony export */   pp: () => (/* binding */ isBareSetting),
/* harmony export */   vR: () => (/* binding */ BARE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _protected_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76338);
/* harmony import */ var _stats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10990);
// Folders that git takes for a repository though they are not called `.git`: `HEAD` beside `objects` and `refs`, or beside `commondir`.
// Any git command in such a folder obeys its configuration and its hooks.



const BARE = 'the configuration of a bare repository';
const SETTINGS = ['HEAD', 'config', 'config.worktree', 'commondir', 'hooks'].map(_protected_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldName */ .z);
const isCalled = (name, one) => (0,_protected_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameName */ .y)((0,_protected_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldName */ .z)(name), (0,_protected_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldName */ .z)(one));
/** Whether an entry of that name decides what git does, in a folder with these names. */
function isBareSetting(name, beside) {
    return isLikeBare(beside) && SETTINGS.some((one) => (0,_protected_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameName */ .y)((0,_protected_names_js__WEBPACK_IMPORTED_MODULE_2__/* .foldName */ .z)(name), one));
}
const isLikeBare = ({ objects, refs, head, common }) => (objects && refs) || (head && common);
/** Whether git takes a folder for a repository by what lies in it. To git it is enough that `objects` and `refs` may be entered or executed. */
function isBareAt(folder) {
    const is = (name) => (0,_stats_js__WEBPACK_IMPORTED_MODULE_1__/* .linkStatsAt */ .Z_)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name)) !== undefined;
    return is('HEAD') && (is('commondir') || (is('objects') && is('refs')));
}
/** Of a folder's entries, of which there may be very many. */
function barePartsOf(names) {
    const here = new Set(names.filter((name) => LENGTHS.has(name.length)).map((name) => name.toLowerCase()));
    return { objects: here.has('objects'), refs: here.has('refs'), head: here.has('head'), common: here.has('commondir') };
}
const LENGTHS = new Set(['objects', 'refs', 'head', 'commondir'].map((name) => name.length));
/** Whether an edit of a path below the root would change what makes a bare repository, or make one. `names` is the way of the path. */
function touchesBare(root, names) {
    return names.some((name, index) => touches((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, ...names.slice(0, index)), name));
}
function touches(folder, name) {
    const is = (one) => isCalled(name, one);
    const there = (one) => () => (0,_stats_js__WEBPACK_IMPORTED_MODULE_1__/* .linkStatsAt */ .Z_)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, one)) !== undefined;
    const [head, objects, refs] = [there('HEAD'), there('objects'), there('refs')];
    const config = () => (0,_stats_js__WEBPACK_IMPORTED_MODULE_1__/* .isFileAt */ .e9)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'config'));
    const two = (...parts) => parts.filter((part) => part()).length >= 2;
    if (is('HEAD'))
        return two(config, objects, refs) || (0,_stats_js__WEBPACK_IMPORTED_MODULE_1__/* .isFileAt */ .e9)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'commondir'));
    if (is('config'))
        return two(head, objects, refs);
    if (is('hooks') || is('config.worktree'))
        return objects() && refs();
    if (is('commondir'))
        return head();
    // What is in these is data: it counts that they are there.
    if (is('objects'))
        return !objects() && head() && refs();
    return is('refs') && !refs() && head() && objects();
}


/***/ }),

/***/ 49925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I8: () => (/* binding */ findCheckout),
/* harmony export */   Jd: () => (/* binding */ isStraight),
/* harmony export */   SF: () => (/* binding */ objectFolder),
/* harmony export */   TS: () => (/* binding */ foldersUp),
/* harmony export */   UI: () => (/* binding */ gitDirsOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _bare_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18786);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99813);
/* harmony import */ var _stats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10990);
// Where a workspace's checkout begins and where its objects lie, found by reading `.git` itself: no git runs, and the configuration
// in there is not looked at.





/**
 * Walks up from `workspace` (absolute) to the first folder with a `.git` of any kind, no further than `ceiling`
 * (GITHUB_WORKSPACE) where the workspace lies in it, and passing over folders that a symlink below the ceiling leads to: a head could
 * have placed it. Without a repository the ceiling, or else the workspace, is the root. Repositories around the one found are looked for
 * as far.
 */
function findCheckout(workspace, ceiling) {
    const top = ceiling !== undefined && (0,_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(ceiling, workspace) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(ceiling) : undefined;
    const folders = foldersUp(workspace, top);
    const repositories = folders.filter((folder) => (0,_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .linkStatsAt */ .Z_)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')) !== undefined && (top === undefined || leadsStraight(top, folder)));
    const [inner, outer] = [repositories[0], repositories.slice(1).at(-1)];
    const root = inner ?? top ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace);
    const bare = inner === undefined ? undefined : folders.slice(0, folders.indexOf(inner)).find(_bare_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isBareAt */ .iS);
    return {
        root,
        prefix: prefixOf(root, workspace),
        ...(inner === undefined ? {} : repositoryAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(inner, '.git'), inner)),
        ...(outer === undefined ? {} : { outer }),
        ...(bare === undefined ? {} : { bare }),
    };
}
/** The git directories of a checkout: its own, and the one that it shares with others. */
const gitDirsOf = ({ gitDir, commonDir }) => [
    ...new Set([gitDir, commonDir].filter((path) => path !== undefined)),
];
/** A folder and those around it, innermost first, up to `top` or the file system's root. */
function foldersUp(from, top) {
    const folders = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from)];
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from); folder !== top && folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);) {
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        folders.push(folder);
    }
    return folders;
}
/** The folder of the objects that a checkout shares with nobody or with its worktrees; undefined where there is none. */
function objectFolder(checkout) {
    if (checkout.commonDir === undefined)
        return undefined;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout.commonDir, 'objects');
    return (0,_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .isFolderAt */ .w$)(folder) ? folder : undefined;
}
/** Whether a workspace lies where its path says: nothing between the root and it is a symlink, which a head could have placed. */
function isStraight({ root, prefix }) {
    return leadsStraight(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, prefix));
}
/** Whether a path below a folder has no symlink on the way from there. */
function leadsStraight(folder, path) {
    return (0,_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .quiet */ .jQ)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), path))) ?? false;
}
function repositoryAt(path, root) {
    const stats = (0,_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .statsAt */ .Ze)(path);
    const gitDir = stats?.isDirectory() ? path : stats?.isFile() ? pointerIn(path, root) : undefined;
    if (gitDir === undefined || !(0,_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .isFolderAt */ .w$)(gitDir))
        return {};
    const common = firstLine((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'));
    return { gitDir, commonDir: common === undefined ? gitDir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, common) };
}
/** Where a `.git` file, as worktrees and submodules have it, points. */
function pointerIn(path, root) {
    const target = /^gitdir: (.+)$/.exec(firstLine(path) ?? '')?.[1];
    return target === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, target);
}
function firstLine(path) {
    const stats = (0,_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .statsAt */ .Ze)(path);
    if (!stats?.isFile() || stats.size > 64 * 1024)
        return undefined;
    return (0,_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .quiet */ .jQ)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))
        ?.split('\n')[0]
        ?.trimEnd();
}
const prefixOf = (root, workspace) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');


/***/ }),

/***/ 1826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ cleanPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99813);
/* harmony import */ var _stats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10990);
// A PATH without what the workspace could supply: its own folders give way to the snapshot's, where the trusted tree has them, and an
// entry that means the current folder is dropped (contract 5.9).



/** Cleans a PATH value. */
function cleanPath(path, standIn) {
    const kept = [];
    const notices = [];
    for (const entry of path === undefined || path === '' ? [] : path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter)) {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(entry)) {
            notices.push(`the PATH entry '${entry}' was dropped: it depends on the current folder`);
            continue;
        }
        const way = (0,_inside_js__WEBPACK_IMPORTED_MODULE_1__/* .wayInside */ .IL)(standIn.root, entry);
        if (way === undefined) {
            kept.push(entry);
            continue;
        }
        const trusted = standIn.folder === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(standIn.folder, way);
        if (trusted !== undefined && (0,_stats_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolderAt */ .w$)(trusted))
            kept.push(trusted);
        const became = trusted !== undefined && (0,_stats_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolderAt */ .w$)(trusted) ? 'means the trusted commit' : 'was dropped: it lies in the workspace';
        notices.push(`the PATH entry '${entry}' ${became}`);
    }
    return { path: [...new Set(kept)].join(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter), notices };
}


/***/ }),

/***/ 80157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ treeSource),
/* harmony export */   Vc: () => (/* binding */ readUpTo),
/* harmony export */   jx: () => (/* binding */ diskSource)
/* harmony export */ });
/* unused harmony export LARGEST_FILE */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8319);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66639);
/* harmony import */ var _folder_entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29932);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99813);
/* harmony import */ var _stats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10990);
// Where a guard file's bytes come from: the disk, or, for what lies inside the checkout, a trusted commit. A path is absolute either way.







/** Bytes past which a guard file, or a prompt, is refused. */
const LARGEST_FILE = 4 * 1024 * 1024;
const tooLarge = (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .f)(`it is larger than ${LARGEST_FILE} bytes`);
/** Files as they lie on the disk. */
const diskSource = {
    read: async (path) => readFile(path),
    list: async (path, most) => listOnDisk(path, most),
    nameOf: (path) => path,
};
/** Files inside the checkout as they are in the commit, whatever symlinks lead there; all others as they lie on the disk. */
function treeSource({ tree, commit, root }) {
    return {
        async read(path) {
            const way = (0,_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .wayInside */ .IL)(root, path);
            if (way === undefined)
                return readFile(path);
            const file = await tree.read(way);
            if (!file.ok || file.value === undefined)
                return file.ok ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(undefined) : file;
            if (file.value.bytes.length > LARGEST_FILE)
                return tooLarge;
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)({ bytes: file.value.bytes, identity: `commit ${file.value.path}` });
        },
        async list(path, most) {
            const way = (0,_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .wayInside */ .IL)(root, path);
            if (way === undefined)
                return listOnDisk(path, most);
            const found = await tree.list(way, most);
            return found.ok ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(found.value.map((one) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, one))) : found;
        },
        nameOf: (path) => {
            const way = (0,_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .wayInside */ .IL)(root, path);
            return way === undefined ? path : `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, way)} at ${commit.slice(0, 12)}`;
        },
    };
}
function readFile(path) {
    let file;
    try {
        // Without waiting: a named pipe would hold the run until somebody writes to it.
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file, { bigint: true });
        if (stats.isDirectory())
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .f)('it is a folder, not a file');
        if (!stats.isFile())
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .f)('it is not a regular file');
        const bytes = readUpTo(file, LARGEST_FILE + 1);
        return bytes.length > LARGEST_FILE ? tooLarge : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)({ bytes, identity: `disk ${stats.dev} ${stats.ino}` });
    }
    catch (error) {
        return problemOf(path, (0,_contract_message_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$)(error) ?? String(error));
    }
    finally {
        if (file !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** Symlinks are passed over, and what cannot be listed. */
function listOnDisk(path, most) {
    const found = [];
    const ahead = [path];
    for (let folder = ahead.pop(); folder !== undefined && found.length < most; folder = ahead.pop()) {
        if ((0,_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .linkStatsAt */ .Z_)(folder)?.isDirectory() !== true)
            continue;
        const entries = (0,_folder_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesIn */ .s9)(folder) ?? [];
        for (const entry of entries) {
            if (entry.isFile() && found.length < most)
                found.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name));
            if (entry.isDirectory())
                ahead.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name));
        }
    }
    return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(found.toSorted());
}
/** The first bytes of an open file. */
function readUpTo(file, most) {
    const parts = [];
    for (let total = 0; total < most;) {
        const part = Buffer.allocUnsafe(Math.min(64 * 1024, most - total));
        const got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, part);
        if (got === 0)
            break;
        parts.push(part.subarray(0, got));
        total += got;
    }
    return Buffer.concat(parts);
}
function problemOf(path, code) {
    switch (code) {
        case 'ENOENT':
            return isLink(path) ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .f)('it is a symlink to something that is not there') : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(undefined);
        case 'ENOTDIR':
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .f)('a part of its path is a file, not a folder');
        case 'ELOOP':
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .f)('it is a loop of symlinks');
        case 'EACCES':
        case 'EPERM':
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .f)('it may not be read: give this user the permission to read it');
        default:
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .f)(`it could not be read (${code})`);
    }
}
const isLink = (path) => (0,_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .linkStatsAt */ .Z_)(path)?.isSymbolicLink() ?? false;


/***/ }),

/***/ 29932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RZ: () => (/* binding */ STEP),
/* harmony export */   ne: () => (/* binding */ UNLISTED),
/* harmony export */   s9: () => (/* binding */ entriesIn),
/* harmony export */   ws: () => (/* binding */ entriesAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _contract_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8319);
/* harmony import */ var _pause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21679);
/* harmony import */ var _stats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10990);
// What lies in a folder; a folder that is there and cannot be looked into is told apart from one that is empty, or gone.




/** Why a folder counts of which nobody can say what is in it. */
const UNLISTED = 'a folder that cannot be looked into';
/** Undefined where the folder is there and cannot be looked into; nothing where there is none. */
function entriesIn(folder) {
    return listed(() => {
        const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return entries;
    });
}
/** Entries between two pauses. */
const STEP = 500;
/** More entries stay as the system gives them: putting them in order would keep signals waiting. */
const MOST_SORTED = 20_000;
/**
 * The same with names of one character a byte, in their order, for folders of any size: other work gets its turn. `isOver` ends it early
 * with what there is.
 */
async function entriesAt(folder, isOver) {
    const opened = listed(() => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)(folder, { encoding: 'latin1', bufferSize: STEP })];
    });
    const [dir] = opened ?? [];
    if (dir === undefined)
        return opened === undefined ? undefined : [];
    const entries = [];
    try {
        for (let entry = dir.readSync(); entry !== null; entry = dir.readSync()) {
            entries.push(entry);
            if (entries.length % STEP !== 0)
                continue;
            await (0,_pause_js__WEBPACK_IMPORTED_MODULE_1__/* .pause */ .v)();
            if (isOver())
                break;
        }
    }
    catch {
        return undefined;
    }
    finally {
        (0,_stats_js__WEBPACK_IMPORTED_MODULE_2__/* .quiet */ .jQ)(() => dir.closeSync());
    }
    return entries.length > MOST_SORTED ? entries : entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
function listed(list) {
    try {
        return list();
    }
    catch (error) {
        const code = (0,_contract_message_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$)(error);
        return code === 'ENOENT' || code === 'ENOTDIR' ? [] : undefined;
    }
}


/***/ }),

/***/ 78450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hx: () => (/* binding */ EXCLUDE),
/* harmony export */   j2: () => (/* binding */ gitParts),
/* harmony export */   nG: () => (/* binding */ filesIn),
/* harmony export */   q3: () => (/* binding */ REBASE_TODO)
/* harmony export */ });
/* unused harmony export GIT_FILES */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _folder_entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29932);
/* harmony import */ var _stats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10990);
// The parts of a git directory that decide what git runs, and what it passes over: configuration, hooks, attributes, excludes, and the same
// of its modules and worktrees.
// Objects, references and the index are left out: they change whenever somebody commits.



/** What `git add` leaves out: a later step that makes a patch would not see it. */
const EXCLUDE = 'info/exclude';
/** Files of a git directory that decide what git runs and adds, relative to it, with `/`. */
const GIT_FILES = [
    'config',
    'config.worktree',
    'info/attributes',
    EXCLUDE,
    'info/grafts',
    'commondir',
    'gitdir',
    'objects/info/alternates',
];
/** Commands that `git rebase --continue` runs. Git writes it itself. */
const REBASE_TODO = 'rebase-merge/git-rebase-todo';
/** What git itself keeps directly in its folder: on some file systems every file counts as executable. */
const OWN = /^(?:(?:[A-Z]+_)?HEAD|AUTO_MERGE|BISECT_[A-Z_]+|(?:[A-Z]+_)?EDITMSG|EDIT_DESCRIPTION|MERGE_(?:AUTOSTASH|MODE|MSG|RR)|SQUASH_MSG|config|index|packed-refs|description|shallow|gc\.(?:log|pid))(?:\.lock)?$/;
/** Folders of modules can be nested like the paths that they stand for. */
const DEEPEST = 12;
/** Paths of those parts that are there, absolute; and of folders among them that cannot be looked into. */
function gitParts(gitDir) {
    const parts = [];
    collect(gitDir, parts, 0);
    return parts;
}
function collect(gitDir, parts, depth) {
    if (depth > DEEPEST)
        return;
    parts.push(...[...GIT_FILES, REBASE_TODO].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, name)).filter((path) => (0,_stats_js__WEBPACK_IMPORTED_MODULE_2__/* .isFileAt */ .e9)(path)));
    parts.push(...programsIn(gitDir));
    // For itself, in case it is a symlink.
    parts.push((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, 'hooks'));
    // Git runs no hook of that ending: they come with every repository as examples.
    parts.push(...filesIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, 'hooks')).filter((path) => !path.endsWith('.sample')));
    for (const worktree of foldersIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, 'worktrees'), parts))
        collect(worktree, parts, depth + 1);
    for (const folder of foldersIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, 'modules'), parts))
        collectModule(folder, parts, depth + 1);
}
function collectModule(folder, parts, depth) {
    if (depth > DEEPEST)
        return;
    if ((0,_stats_js__WEBPACK_IMPORTED_MODULE_2__/* .isFileAt */ .e9)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'HEAD')))
        collect(folder, parts, depth);
    else
        for (const deeper of foldersIn(folder, parts))
            collectModule(deeper, parts, depth + 1);
}
/** All files below a folder of hooks: hooks call one another. A folder that cannot be looked into stands for what is in it. */
function filesIn(folder, depth = 0) {
    if (depth > 4)
        return [];
    return ((0,_folder_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesIn */ .s9)(folder) ?? [undefined]).flatMap((entry) => {
        if (entry === undefined)
            return [folder];
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, entry.name);
        return entry.isDirectory() ? filesIn(path, depth + 1) : [path];
    });
}
function foldersIn(folder, parts) {
    const entries = (0,_folder_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesIn */ .s9)(folder);
    if (entries === undefined)
        parts.push(folder);
    return (entries ?? []).flatMap((entry) => (entry.isDirectory() ? [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, entry.name)] : []));
}
/** Executables directly in a git directory, which no git puts there. */
function programsIn(gitDir) {
    const entries = (0,_folder_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesIn */ .s9)(gitDir);
    if (entries === undefined)
        return [gitDir];
    const paths = entries.flatMap((entry) => (entry.isFile() && !OWN.test(entry.name) ? [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, entry.name)] : []));
    return paths.filter((path) => (((0,_stats_js__WEBPACK_IMPORTED_MODULE_2__/* .linkStatsAt */ .Z_)(path)?.mode ?? 0) & 0o111) !== 0);
}


/***/ }),

/***/ 94435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ gitSettings)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _stats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10990);
// What the workspace's git configuration makes part of git: where hooks lie, and which other files it reads its settings and patterns from. Git parses one
// file at a time and is told to run nothing; conditions of an include are taken as fulfilled.


const MOST_FILES = 64;
/** Settings that name a file of patterns: what git leaves out, and what it does with files of which name. */
const PATTERN_FILES = new Set(['core.excludesfile', 'core.attributesfile']);
/** Reads the settings that are in effect for commands in the checkout. */
async function gitSettings({ checkout, git, env }) {
    const { HOME: home = '/', XDG_CONFIG_HOME: xdg } = env;
    const { gitDir, commonDir } = checkout;
    const own = [
        ...(commonDir === undefined ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(commonDir, 'config')]),
        ...(gitDir === undefined ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, 'config.worktree')]),
    ];
    const users = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(xdg || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, '.config'), 'git');
    const outer = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, '.gitconfig'), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(users, 'config')];
    const ahead = [...own.map((path) => ({ path, isOuter: false })), ...outer.map((path) => ({ path, isOuter: true }))];
    const seen = new Map();
    const hooks = new Set();
    const notices = [];
    /** Whether a file of patterns is of the user, by path. */
    const patterns = new Map([(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(users, 'ignore'), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(users, 'attributes')].map((path) => [path, true]));
    for (let next = ahead.shift(); next !== undefined && seen.size < MOST_FILES; next = ahead.shift()) {
        const { path, isOuter } = next;
        if (seen.has(path))
            continue;
        seen.set(path, isOuter);
        if (!(0,_stats_js__WEBPACK_IMPORTED_MODULE_1__/* .isFileAt */ .e9)(path))
            continue;
        const listing = await git({ args: ['config', '--file', path, '--no-includes', '--null', '--list'] });
        if (!listing.ok)
            notices.push(`the git configuration ${path} could not be read: ${listing.error}`);
        for (const [key, value] of listing.ok ? settingsIn(listing.value) : []) {
            const target = value.startsWith('~/') ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, value.slice(2)) : value;
            if (key === 'core.hookspath' && value !== '')
                hooks.add((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(checkout.root, target));
            if (PATTERN_FILES.has(key) && value !== '') {
                const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(checkout.root, target);
                // What the repository names is its own, whoever else names it.
                patterns.set(file, isOuter && (patterns.get(file) ?? true));
            }
            if (/^include(?:if\..*)?\.path$/s.test(key) && value !== '')
                ahead.push({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), target), isOuter });
        }
    }
    const named = [...seen, ...patterns];
    const included = named.filter(([path, isOuter]) => !isOuter && !own.includes(path)).map(([path]) => path);
    return { hooks: [...hooks], included, outer: named.filter(([, isOuter]) => isOuter).map(([path]) => path), notices };
}
/** `key\nvalue` and a NUL for each; a key without a value stands alone. */
function settingsIn(listing) {
    return listing
        .toString('utf8')
        .split('\0')
        .filter((entry) => entry !== '')
        .map((entry) => {
        const end = entry.indexOf('\n');
        return end < 0 ? [entry, ''] : [entry.slice(0, end), entry.slice(end + 1)];
    });
}


/***/ }),

/***/ 18760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vg: () => (/* binding */ configFolder),
  k4: () => (/* binding */ discover),
  Hh: () => (/* binding */ load),
  Sc: () => (/* binding */ loadSentence),
  ym: () => (/* binding */ missingHook)
});

// UNUSED EXPORTS: GUARD_FOLDER

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/lib/contract/checked-file.js + 1 modules
var checked_file = __webpack_require__(74248);
// EXTERNAL MODULE: ./dist/lib/contract/expand.js
var expand = __webpack_require__(46478);
;// CONCATENATED MODULE: ./dist/lib/contract/generated/mcp.js
const mcpValidator = validate10;
const schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "urn:basis-guard:mcp:1", "title": "MCP servers", "description": "Servers whose tools the agent may call: .mcp.json in the workspace.", "type": "object", "additionalProperties": false, "properties": { "$schema": { "title": "Where this schema lies", "description": "For editors; the guard does not read it.", "type": "string" }, "description": { "title": "What this file is for", "description": "For readers; the guard does not read it.", "type": "string" }, "mcpServers": { "title": "The servers, by name", "description": "A tool of a server is called mcp__SERVER__TOOL. Absent: none.", "type": "object", "propertyNames": { "pattern": "^(?!.*__)(?!.*_$)[A-Za-z0-9][A-Za-z0-9_-]{0,39}$", "patternErrorMessage": "must be a server's name: 1 to 40 letters, digits, hyphens and single underscores, a letter or digit first, no underscore last" }, "additionalProperties": { "$ref": "#/definitions/server" } } }, "definitions": { "text": { "type": "string", "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" }, "full": { "type": "string", "minLength": 1, "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" }, "server": { "title": "A server", "description": "A program that is started with `command`, or a server that answers at `url`: one of the two.", "type": "object", "additionalProperties": false, "properties": { "description": { "title": "What the server is for", "description": "For readers; the guard does not read it.", "type": "string" }, "type": { "title": "How it is spoken to", "description": "stdio (where there is a command) or http, which is streamable HTTP (where there is a URL). Absent: what the other keys say.", "type": "string", "enum": ["stdio", "http", "streamable-http"] }, "command": { "title": "Program", "description": "Never meets a shell. ${NAME} is replaced where pass-env names the variable.", "$ref": "#/definitions/full" }, "args": { "title": "Arguments of the program", "description": "${NAME} is replaced where pass-env names the variable.", "type": "array", "items": { "$ref": "#/definitions/text" } }, "env": { "title": "Environment of the program", "description": "Variables beyond the baseline. ${NAME} in a value is replaced where pass-env names the variable.", "type": "object", "propertyNames": { "pattern": "^[^=\\u0000]+$", "patternErrorMessage": "must be a variable's name: not empty, without an equals sign or a NUL character" }, "additionalProperties": { "$ref": "#/definitions/text" } }, "cwd": { "title": "Working folder of the program", "description": "Relative to the workspace's root. Absent: the trusted version of the workspace, where the program cannot meet what a pull request changed.", "$ref": "#/definitions/full" }, "url": { "title": "Where the server answers", "description": "Over https, or http. ${NAME} is replaced where pass-env names the variable.", "$ref": "#/definitions/full" }, "headers": { "title": "Headers of every request", "description": "${NAME} in a value is replaced where pass-env names the variable.", "type": "object", "propertyNames": { "pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "patternErrorMessage": "must be a header's name" }, "additionalProperties": { "$ref": "#/definitions/text" } }, "timeout": { "title": "Deadline of one call in milliseconds", "description": "Absent or null: 120000.", "type": ["integer", "null"], "minimum": 1, "maximum": 2147483647, "default": 120000 } } } } };
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?!.*__)(?!.*_$)[A-Za-z0-9][A-Za-z0-9_-]{0,39}$", "u");
const schema12 = { "title": "A server", "description": "A program that is started with `command`, or a server that answers at `url`: one of the two.", "type": "object", "additionalProperties": false, "properties": { "description": { "title": "What the server is for", "description": "For readers; the guard does not read it.", "type": "string" }, "type": { "title": "How it is spoken to", "description": "stdio (where there is a command) or http, which is streamable HTTP (where there is a URL). Absent: what the other keys say.", "type": "string", "enum": ["stdio", "http", "streamable-http"] }, "command": { "title": "Program", "description": "Never meets a shell. ${NAME} is replaced where pass-env names the variable.", "$ref": "#/definitions/full" }, "args": { "title": "Arguments of the program", "description": "${NAME} is replaced where pass-env names the variable.", "type": "array", "items": { "$ref": "#/definitions/text" } }, "env": { "title": "Environment of the program", "description": "Variables beyond the baseline. ${NAME} in a value is replaced where pass-env names the variable.", "type": "object", "propertyNames": { "pattern": "^[^=\\u0000]+$", "patternErrorMessage": "must be a variable's name: not empty, without an equals sign or a NUL character" }, "additionalProperties": { "$ref": "#/definitions/text" } }, "cwd": { "title": "Working folder of the program", "description": "Relative to the workspace's root. Absent: the trusted version of the workspace, where the program cannot meet what a pull request changed.", "$ref": "#/definitions/full" }, "url": { "title": "Where the server answers", "description": "Over https, or http. ${NAME} is replaced where pass-env names the variable.", "$ref": "#/definitions/full" }, "headers": { "title": "Headers of every request", "description": "${NAME} in a value is replaced where pass-env names the variable.", "type": "object", "propertyNames": { "pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "patternErrorMessage": "must be a header's name" }, "additionalProperties": { "$ref": "#/definitions/text" } }, "timeout": { "title": "Deadline of one call in milliseconds", "description": "Absent or null: 120000.", "type": ["integer", "null"], "minimum": 1, "maximum": 2147483647, "default": 120000 } } };
const schema13 = { "type": "string", "minLength": 1, "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" };
const schema14 = { "type": "string", "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" };
const pattern1 = new RegExp("^[^\\u0000]*$", "u");
const pattern3 = new RegExp("^[^=\\u0000]+$", "u");
const pattern7 = new RegExp("^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "u");
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { let vErrors = null; let errors = 0; if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
            if (!(func0.call(schema12.properties, key0))) {
                validate11.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema12, data }];
                return false;
                break;
            }
        }
        if (_errs1 === errors) {
            if (data.description !== undefined && func0.call(data, "description")) {
                let data0 = data.description;
                const _errs2 = errors;
                if (typeof data0 !== "string") {
                    validate11.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.description.type, parentSchema: schema12.properties.description, data: data0 }];
                    return false;
                }
                var valid0 = _errs2 === errors;
            }
            else {
                var valid0 = true;
            }
            if (valid0) {
                if (data.type !== undefined && func0.call(data, "type")) {
                    let data1 = data.type;
                    const _errs4 = errors;
                    if (typeof data1 !== "string") {
                        validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.type.type, parentSchema: schema12.properties.type, data: data1 }];
                        return false;
                    }
                    if (!(((data1 === "stdio") || (data1 === "http")) || (data1 === "streamable-http"))) {
                        validate11.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema12.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema12.properties.type.enum, parentSchema: schema12.properties.type, data: data1 }];
                        return false;
                    }
                    var valid0 = _errs4 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.command !== undefined && func0.call(data, "command")) {
                        let data2 = data.command;
                        const _errs6 = errors;
                        const _errs7 = errors;
                        if (errors === _errs7) {
                            if (typeof data2 === "string") {
                                if (data2.length < 1) {
                                    validate11.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/definitions/full/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema13, data: data2 }];
                                    return false;
                                }
                                else {
                                    if (!pattern1.test(data2)) {
                                        validate11.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/definitions/full/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema13, data: data2 }];
                                        return false;
                                    }
                                }
                            }
                            else {
                                validate11.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/definitions/full/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.type, parentSchema: schema13, data: data2 }];
                                return false;
                            }
                        }
                        var valid0 = _errs6 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.args !== undefined && func0.call(data, "args")) {
                            let data3 = data.args;
                            const _errs9 = errors;
                            if (errors === _errs9) {
                                if (Array.isArray(data3)) {
                                    var valid2 = true;
                                    const len0 = data3.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                        let data4 = data3[i0];
                                        const _errs11 = errors;
                                        const _errs12 = errors;
                                        if (errors === _errs12) {
                                            if (typeof data4 === "string") {
                                                if (!pattern1.test(data4)) {
                                                    validate11.errors = [{ instancePath: instancePath + "/args/" + i0, schemaPath: "#/definitions/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema14, data: data4 }];
                                                    return false;
                                                }
                                            }
                                            else {
                                                validate11.errors = [{ instancePath: instancePath + "/args/" + i0, schemaPath: "#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data4 }];
                                                return false;
                                            }
                                        }
                                        var valid2 = _errs11 === errors;
                                        if (!valid2) {
                                            break;
                                        }
                                    }
                                }
                                else {
                                    validate11.errors = [{ instancePath: instancePath + "/args", schemaPath: "#/properties/args/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.args.type, parentSchema: schema12.properties.args, data: data3 }];
                                    return false;
                                }
                            }
                            var valid0 = _errs9 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.env !== undefined && func0.call(data, "env")) {
                                let data5 = data.env;
                                const _errs14 = errors;
                                if (errors === _errs14) {
                                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                                        for (const key1 of Object.keys(data5)) {
                                            const _errs16 = errors;
                                            if (typeof key1 === "string") {
                                                if (!pattern3.test(key1)) {
                                                    const err0 = { instancePath: instancePath + "/env", schemaPath: "#/properties/env/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[^=\\u0000]+$" }, message: "must match pattern \"" + "^[^=\\u0000]+$" + "\"", schema: "^[^=\\u0000]+$", parentSchema: schema12.properties.env.propertyNames, data: key1, propertyName: key1 };
                                                    if (vErrors === null) {
                                                        vErrors = [err0];
                                                    }
                                                    else {
                                                        vErrors.push(err0);
                                                    }
                                                    errors++;
                                                }
                                            }
                                            var valid4 = _errs16 === errors;
                                            if (!valid4) {
                                                const err1 = { instancePath: instancePath + "/env", schemaPath: "#/properties/env/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema12.properties.env.propertyNames, parentSchema: schema12.properties.env, data: data5 };
                                                if (vErrors === null) {
                                                    vErrors = [err1];
                                                }
                                                else {
                                                    vErrors.push(err1);
                                                }
                                                errors++;
                                                validate11.errors = vErrors;
                                                return false;
                                                break;
                                            }
                                        }
                                        if (valid4) {
                                            for (const key2 of Object.keys(data5)) {
                                                let data6 = data5[key2];
                                                const _errs18 = errors;
                                                const _errs19 = errors;
                                                if (errors === _errs19) {
                                                    if (typeof data6 === "string") {
                                                        if (!pattern1.test(data6)) {
                                                            validate11.errors = [{ instancePath: instancePath + "/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema14, data: data6 }];
                                                            return false;
                                                        }
                                                    }
                                                    else {
                                                        validate11.errors = [{ instancePath: instancePath + "/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data6 }];
                                                        return false;
                                                    }
                                                }
                                                var valid5 = _errs18 === errors;
                                                if (!valid5) {
                                                    break;
                                                }
                                            }
                                        }
                                    }
                                    else {
                                        validate11.errors = [{ instancePath: instancePath + "/env", schemaPath: "#/properties/env/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.properties.env.type, parentSchema: schema12.properties.env, data: data5 }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs14 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.cwd !== undefined && func0.call(data, "cwd")) {
                                    let data7 = data.cwd;
                                    const _errs21 = errors;
                                    const _errs22 = errors;
                                    if (errors === _errs22) {
                                        if (typeof data7 === "string") {
                                            if (data7.length < 1) {
                                                validate11.errors = [{ instancePath: instancePath + "/cwd", schemaPath: "#/definitions/full/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema13, data: data7 }];
                                                return false;
                                            }
                                            else {
                                                if (!pattern1.test(data7)) {
                                                    validate11.errors = [{ instancePath: instancePath + "/cwd", schemaPath: "#/definitions/full/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema13, data: data7 }];
                                                    return false;
                                                }
                                            }
                                        }
                                        else {
                                            validate11.errors = [{ instancePath: instancePath + "/cwd", schemaPath: "#/definitions/full/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.type, parentSchema: schema13, data: data7 }];
                                            return false;
                                        }
                                    }
                                    var valid0 = _errs21 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.url !== undefined && func0.call(data, "url")) {
                                        let data8 = data.url;
                                        const _errs24 = errors;
                                        const _errs25 = errors;
                                        if (errors === _errs25) {
                                            if (typeof data8 === "string") {
                                                if (data8.length < 1) {
                                                    validate11.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/definitions/full/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema13, data: data8 }];
                                                    return false;
                                                }
                                                else {
                                                    if (!pattern1.test(data8)) {
                                                        validate11.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/definitions/full/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema13, data: data8 }];
                                                        return false;
                                                    }
                                                }
                                            }
                                            else {
                                                validate11.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/definitions/full/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.type, parentSchema: schema13, data: data8 }];
                                                return false;
                                            }
                                        }
                                        var valid0 = _errs24 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.headers !== undefined && func0.call(data, "headers")) {
                                            let data9 = data.headers;
                                            const _errs27 = errors;
                                            if (errors === _errs27) {
                                                if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                                    for (const key3 of Object.keys(data9)) {
                                                        const _errs29 = errors;
                                                        if (typeof key3 === "string") {
                                                            if (!pattern7.test(key3)) {
                                                                const err2 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" }, message: "must match pattern \"" + "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$" + "\"", schema: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", parentSchema: schema12.properties.headers.propertyNames, data: key3, propertyName: key3 };
                                                                if (vErrors === null) {
                                                                    vErrors = [err2];
                                                                }
                                                                else {
                                                                    vErrors.push(err2);
                                                                }
                                                                errors++;
                                                            }
                                                        }
                                                        var valid9 = _errs29 === errors;
                                                        if (!valid9) {
                                                            const err3 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid", schema: schema12.properties.headers.propertyNames, parentSchema: schema12.properties.headers, data: data9 };
                                                            if (vErrors === null) {
                                                                vErrors = [err3];
                                                            }
                                                            else {
                                                                vErrors.push(err3);
                                                            }
                                                            errors++;
                                                            validate11.errors = vErrors;
                                                            return false;
                                                            break;
                                                        }
                                                    }
                                                    if (valid9) {
                                                        for (const key4 of Object.keys(data9)) {
                                                            let data10 = data9[key4];
                                                            const _errs31 = errors;
                                                            const _errs32 = errors;
                                                            if (errors === _errs32) {
                                                                if (typeof data10 === "string") {
                                                                    if (!pattern1.test(data10)) {
                                                                        validate11.errors = [{ instancePath: instancePath + "/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema14, data: data10 }];
                                                                        return false;
                                                                    }
                                                                }
                                                                else {
                                                                    validate11.errors = [{ instancePath: instancePath + "/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data10 }];
                                                                    return false;
                                                                }
                                                            }
                                                            var valid10 = _errs31 === errors;
                                                            if (!valid10) {
                                                                break;
                                                            }
                                                        }
                                                    }
                                                }
                                                else {
                                                    validate11.errors = [{ instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.properties.headers.type, parentSchema: schema12.properties.headers, data: data9 }];
                                                    return false;
                                                }
                                            }
                                            var valid0 = _errs27 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                        if (valid0) {
                                            if (data.timeout !== undefined && func0.call(data, "timeout")) {
                                                let data11 = data.timeout;
                                                const _errs34 = errors;
                                                if ((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)) {
                                                    validate11.errors = [{ instancePath: instancePath + "/timeout", schemaPath: "#/properties/timeout/type", keyword: "type", params: { type: schema12.properties.timeout.type }, message: "must be integer,null", schema: schema12.properties.timeout.type, parentSchema: schema12.properties.timeout, data: data11 }];
                                                    return false;
                                                }
                                                if (errors === _errs34) {
                                                    if ((typeof data11 == "number") && (isFinite(data11))) {
                                                        if (data11 > 2147483647 || isNaN(data11)) {
                                                            validate11.errors = [{ instancePath: instancePath + "/timeout", schemaPath: "#/properties/timeout/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema12.properties.timeout, data: data11 }];
                                                            return false;
                                                        }
                                                        else {
                                                            if (data11 < 1 || isNaN(data11)) {
                                                                validate11.errors = [{ instancePath: instancePath + "/timeout", schemaPath: "#/properties/timeout/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema12.properties.timeout, data: data11 }];
                                                                return false;
                                                            }
                                                        }
                                                    }
                                                }
                                                var valid0 = _errs34 === errors;
                                            }
                                            else {
                                                var valid0 = true;
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    else {
        validate11.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.type, parentSchema: schema12, data }];
        return false;
    }
} validate11.errors = vErrors; return errors === 0; }
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { /*# sourceURL="urn:basis-guard:mcp:1" */ ; let vErrors = null; let errors = 0; if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        const _errs1 = errors;
        for (const key0 of Object.keys(data)) {
            if (!(((key0 === "$schema") || (key0 === "description")) || (key0 === "mcpServers"))) {
                validate10.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11, data }];
                return false;
                break;
            }
        }
        if (_errs1 === errors) {
            if (data.$schema !== undefined && func0.call(data, "$schema")) {
                let data0 = data.$schema;
                const _errs2 = errors;
                if (typeof data0 !== "string") {
                    validate10.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.$schema.type, parentSchema: schema11.properties.$schema, data: data0 }];
                    return false;
                }
                var valid0 = _errs2 === errors;
            }
            else {
                var valid0 = true;
            }
            if (valid0) {
                if (data.description !== undefined && func0.call(data, "description")) {
                    let data1 = data.description;
                    const _errs4 = errors;
                    if (typeof data1 !== "string") {
                        validate10.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.description.type, parentSchema: schema11.properties.description, data: data1 }];
                        return false;
                    }
                    var valid0 = _errs4 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.mcpServers !== undefined && func0.call(data, "mcpServers")) {
                        let data2 = data.mcpServers;
                        const _errs6 = errors;
                        if (errors === _errs6) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                for (const key1 of Object.keys(data2)) {
                                    const _errs8 = errors;
                                    if (typeof key1 === "string") {
                                        if (!pattern0.test(key1)) {
                                            const err0 = { instancePath: instancePath + "/mcpServers", schemaPath: "#/properties/mcpServers/propertyNames/pattern", keyword: "pattern", params: { pattern: "^(?!.*__)(?!.*_$)[A-Za-z0-9][A-Za-z0-9_-]{0,39}$" }, message: "must match pattern \"" + "^(?!.*__)(?!.*_$)[A-Za-z0-9][A-Za-z0-9_-]{0,39}$" + "\"", schema: "^(?!.*__)(?!.*_$)[A-Za-z0-9][A-Za-z0-9_-]{0,39}$", parentSchema: schema11.properties.mcpServers.propertyNames, data: key1, propertyName: key1 };
                                            if (vErrors === null) {
                                                vErrors = [err0];
                                            }
                                            else {
                                                vErrors.push(err0);
                                            }
                                            errors++;
                                        }
                                    }
                                    var valid1 = _errs8 === errors;
                                    if (!valid1) {
                                        const err1 = { instancePath: instancePath + "/mcpServers", schemaPath: "#/properties/mcpServers/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema11.properties.mcpServers.propertyNames, parentSchema: schema11.properties.mcpServers, data: data2 };
                                        if (vErrors === null) {
                                            vErrors = [err1];
                                        }
                                        else {
                                            vErrors.push(err1);
                                        }
                                        errors++;
                                        validate10.errors = vErrors;
                                        return false;
                                        break;
                                    }
                                }
                                if (valid1) {
                                    for (const key2 of Object.keys(data2)) {
                                        const _errs10 = errors;
                                        if (!(validate11(data2[key2], { instancePath: instancePath + "/mcpServers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key2, rootData }))) {
                                            vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
                                            errors = vErrors.length;
                                        }
                                        var valid2 = _errs10 === errors;
                                        if (!valid2) {
                                            break;
                                        }
                                    }
                                }
                            }
                            else {
                                validate10.errors = [{ instancePath: instancePath + "/mcpServers", schemaPath: "#/properties/mcpServers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.mcpServers.type, parentSchema: schema11.properties.mcpServers, data: data2 }];
                                return false;
                            }
                        }
                        var valid0 = _errs6 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                }
            }
        }
    }
    else {
        validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data }];
        return false;
    }
} validate10.errors = vErrors; return errors === 0; }

// EXTERNAL MODULE: ./dist/lib/contract/json/pick.js
var pick = __webpack_require__(14626);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var view = __webpack_require__(93906);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
;// CONCATENATED MODULE: ./dist/lib/contract/mcp-file.js






/** The deadline of a call to a server that declares none, in milliseconds. */
const DEFAULT_MCP_TIMEOUT_MS = 120_000;
/** Keys that go with a program, and those that go with a URL. */
const OF_PROGRAM = ['command', 'args', 'env', 'cwd'];
const OF_URL = ['url', 'headers'];
/**
 * The servers of an MCP file, in its order. A problem tells the place and never a value.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
function parseMcpFile(content, origin) {
    const read = (0,checked_file/* readChecked */.Y)(content, origin.source, 1, mcpValidator);
    if (!read.ok)
        return read;
    const declared = (0,view/* member */.Dc)(read.value.document.root, 'mcpServers');
    const servers = [];
    for (const entry of declared?.kind === 'object' ? declared.members : []) {
        const server = serverOf(read.value, entry, origin);
        if (!server.ok)
            return server;
        servers.push(server.value);
    }
    return (0,result.ok)(servers);
}
function serverOf(file, entry, origin) {
    const shape = shapeProblem(entry.value);
    if (shape !== undefined)
        return (0,result/* fail */.f)((0,checked_file/* problemIn */.D)(file, entry.keyStart, `the server ${JSON.stringify(entry.key)} ${shape}`));
    const expander = new Expander(origin.variables ?? {});
    const transport = (0,view/* member */.Dc)(entry.value, 'command') === undefined
        ? httpOf(file, entry, expander)
        : (0,result.ok)(stdioOf(entry.value, (text) => expander.expand(text)));
    if (!transport.ok)
        return transport;
    return (0,result.ok)({
        name: entry.key,
        transport: transport.value,
        timeoutMs: (0,pick/* numberOf */.rl)((0,view/* member */.Dc)(entry.value, 'timeout')) ?? DEFAULT_MCP_TIMEOUT_MS,
        unset: expander.unset,
        source: origin.source,
    });
}
/** What does not go together in an entry; composes after the server's name. */
function shapeProblem(entry) {
    const has = (key) => (0,view/* member */.Dc)(entry, key) !== undefined;
    if (has('command') === has('url'))
        return `has ${has('url') ? 'both "command" and "url"' : 'neither "command" nor "url"'}; write exactly one of them`;
    const [own, other] = has('command') ? ['stdio', OF_URL] : ['http', OF_PROGRAM];
    const stray = other.find(has);
    if (stray !== undefined)
        return `has ${JSON.stringify(stray)}, which does not go with ${own === 'stdio' ? '"command"' : '"url"'}; take it out`;
    const type = (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(entry, 'type'));
    const fits = type === undefined || (own === 'stdio' ? type === 'stdio' : type !== 'stdio');
    return fits ? undefined : `has the type ${JSON.stringify(type)}, which does not go with its other keys; write ${JSON.stringify(own)}`;
}
function stdioOf(entry, expand) {
    const cwd = (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(entry, 'cwd'));
    const args = (0,pick/* stringsOf */.iw)((0,view/* member */.Dc)(entry, 'args')) ?? [];
    return {
        kind: 'stdio',
        command: [expand((0,pick/* stringOf */.Je)((0,view/* member */.Dc)(entry, 'command')) ?? ''), ...args.map(expand)],
        ...(cwd === undefined ? {} : { cwd: expand(cwd) }),
        env: textsOf((0,view/* member */.Dc)(entry, 'env'), expand),
    };
}
function httpOf(file, { key, value: entry }, expander) {
    const at = (0,view/* member */.Dc)(entry, 'url');
    const url = URL.parse(expander.expand((0,pick/* stringOf */.Je)(at) ?? ''));
    const offset = at?.start ?? entry.start;
    const refuse = (where, words) => (0,result/* fail */.f)((0,checked_file/* problemIn */.D)(file, where, words));
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
        return refuse(offset, `the "url" of the server ${JSON.stringify(key)} is no URL of https or http; write one`);
    if (url.username !== '' || url.password !== '')
        return refuse(offset, `the "url" of the server ${JSON.stringify(key)} has credentials in it; send them as one of its "headers"`);
    const headers = (0,view/* member */.Dc)(entry, 'headers');
    const values = textsOf(headers, (text) => expander.expand(text));
    const bad = headers?.kind === 'object' ? headers.members.find((header) => !isHeaderValue(values[header.key] ?? '')) : undefined;
    if (bad !== undefined)
        return refuse(bad.keyStart, `the header ${JSON.stringify(bad.key)} has a value that cannot be sent; write visible ASCII characters`);
    return (0,result.ok)({ kind: 'http', url: url.href, headers: values });
}
function textsOf(node, expand) {
    if (node?.kind !== 'object')
        return {};
    return Object.fromEntries(node.members.map(({ key, value }) => [key, expand((0,pick/* stringOf */.Je)(value) ?? '')]));
}
const isHeaderValue = (text) => /^[\x20-\x7e\t]*$/.test(text);
/** Expands variables and keeps the names of those that it could not. */
class Expander {
    #variables;
    #unset = new Set();
    constructor(variables) {
        this.#variables = variables;
    }
    get unset() {
        return [...this.#unset];
    }
    expand(text) {
        for (const [, name = ''] of text.matchAll(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g)) {
            if (!Object.hasOwn(this.#variables, name))
                this.#unset.add(name);
        }
        return (0,expand/* expandVariables */.i)(text, this.#variables);
    }
}

// EXTERNAL MODULE: ./dist/lib/contract/problem.js
var contract_problem = __webpack_require__(50519);
// EXTERNAL MODULE: ./dist/lib/contract/tools-file.js + 1 modules
var tools_file = __webpack_require__(77709);
;// CONCATENATED MODULE: ./dist/lib/contract/generated/hooks.js
const hooksValidator = hooks_validate10;
const hooks_schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "urn:basis-guard:hooks:1", "title": "Hooks", "description": "Programs that are asked about tool calls, before they run or after: .basis/hooks.json in the workspace, hooks.json in the operator's folder.", "type": "object", "additionalProperties": false, "required": ["schema"], "properties": { "$schema": { "title": "Where this schema lies", "description": "For editors; the guard does not read it.", "type": "string" }, "description": { "title": "What this file is for", "description": "For readers; the guard does not read it.", "type": "string" }, "schema": { "title": "Version of this format", "description": "Always 1.", "type": "integer", "const": 1 }, "hooks": { "title": "The hooks", "description": "Asked in this order; the operator's before the workspace's. Absent: none.", "type": "array", "items": { "$ref": "#/definitions/hook" } } }, "definitions": { "hook": { "title": "A hook", "description": "One program. It reads one JSON object on standard input and answers with one on standard output.", "type": "object", "additionalProperties": false, "required": ["name", "command"], "properties": { "name": { "title": "Name", "description": "How the hook is called in reports and in what the model reads. Need not be unique.", "type": "string", "minLength": 1 }, "description": { "title": "What this hook is for", "description": "For readers; the guard does not read it.", "type": "string" }, "command": { "title": "Program and arguments", "description": "Never meets a shell. A path with a folder in it is relative to the workspace's root; a bare name is looked up on PATH.", "type": "array", "examples": [["sh", ".basis/guard.sh"]], "minItems": 1, "items": [{ "type": "string", "minLength": 1, "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" }], "additionalItems": { "type": "string", "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" } }, "tools": { "title": "Tools", "description": "Exact names of the tools that this hook is asked about; spawn and files also stand for those tools under another name in some agent. Absent or null: every tool. Empty: none.", "type": ["array", "null"], "items": { "type": "string" } }, "event": { "title": "When it is asked", "description": "Before the call (pre_tool_use, the default) or after it (post_tool_use).", "type": "string", "enum": ["pre_tool_use", "post_tool_use"], "default": "pre_tool_use" }, "timeout_ms": { "title": "Deadline in milliseconds", "description": "Counts from before the program is started. Absent or null: 5000.", "type": ["integer", "null"], "minimum": 1, "maximum": 2147483647, "default": 5000 }, "on_failure": { "title": "What a failure of the hook means", "description": "deny (the default): the call is denied. allow: the call goes on, and the failure is reported.", "type": "string", "enum": ["deny", "allow"], "default": "deny" } } } } };
const hooks_schema12 = { "title": "A hook", "description": "One program. It reads one JSON object on standard input and answers with one on standard output.", "type": "object", "additionalProperties": false, "required": ["name", "command"], "properties": { "name": { "title": "Name", "description": "How the hook is called in reports and in what the model reads. Need not be unique.", "type": "string", "minLength": 1 }, "description": { "title": "What this hook is for", "description": "For readers; the guard does not read it.", "type": "string" }, "command": { "title": "Program and arguments", "description": "Never meets a shell. A path with a folder in it is relative to the workspace's root; a bare name is looked up on PATH.", "type": "array", "examples": [["sh", ".basis/guard.sh"]], "minItems": 1, "items": [{ "type": "string", "minLength": 1, "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" }], "additionalItems": { "type": "string", "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" } }, "tools": { "title": "Tools", "description": "Exact names of the tools that this hook is asked about; spawn and files also stand for those tools under another name in some agent. Absent or null: every tool. Empty: none.", "type": ["array", "null"], "items": { "type": "string" } }, "event": { "title": "When it is asked", "description": "Before the call (pre_tool_use, the default) or after it (post_tool_use).", "type": "string", "enum": ["pre_tool_use", "post_tool_use"], "default": "pre_tool_use" }, "timeout_ms": { "title": "Deadline in milliseconds", "description": "Counts from before the program is started. Absent or null: 5000.", "type": ["integer", "null"], "minimum": 1, "maximum": 2147483647, "default": 5000 }, "on_failure": { "title": "What a failure of the hook means", "description": "deny (the default): the call is denied. allow: the call goes on, and the failure is reported.", "type": "string", "enum": ["deny", "allow"], "default": "deny" } } };
const hooks_func0 = Object.prototype.hasOwnProperty;
const hooks_pattern0 = new RegExp("^[^\\u0000]*$", "u");
function hooks_validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { /*# sourceURL="urn:basis-guard:hooks:1" */ ; let vErrors = null; let errors = 0; if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (((data.schema === undefined) || (!(hooks_func0.call(data, "schema")))) && (missing0 = "schema")) {
            hooks_validate10.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'", schema: hooks_schema11.required, parentSchema: hooks_schema11, data }];
            return false;
        }
        else {
            const _errs1 = errors;
            for (const key0 of Object.keys(data)) {
                if (!((((key0 === "$schema") || (key0 === "description")) || (key0 === "schema")) || (key0 === "hooks"))) {
                    hooks_validate10.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: hooks_schema11, data }];
                    return false;
                    break;
                }
            }
            if (_errs1 === errors) {
                if (data.$schema !== undefined && hooks_func0.call(data, "$schema")) {
                    let data0 = data.$schema;
                    const _errs2 = errors;
                    if (typeof data0 !== "string") {
                        hooks_validate10.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: hooks_schema11.properties.$schema.type, parentSchema: hooks_schema11.properties.$schema, data: data0 }];
                        return false;
                    }
                    var valid0 = _errs2 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.description !== undefined && hooks_func0.call(data, "description")) {
                        let data1 = data.description;
                        const _errs4 = errors;
                        if (typeof data1 !== "string") {
                            hooks_validate10.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: hooks_schema11.properties.description.type, parentSchema: hooks_schema11.properties.description, data: data1 }];
                            return false;
                        }
                        var valid0 = _errs4 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.schema !== undefined && hooks_func0.call(data, "schema")) {
                            let data2 = data.schema;
                            const _errs6 = errors;
                            if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                                hooks_validate10.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: hooks_schema11.properties.schema.type, parentSchema: hooks_schema11.properties.schema, data: data2 }];
                                return false;
                            }
                            if (1 !== data2) {
                                hooks_validate10.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: hooks_schema11.properties.schema, data: data2 }];
                                return false;
                            }
                            var valid0 = _errs6 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.hooks !== undefined && hooks_func0.call(data, "hooks")) {
                                let data3 = data.hooks;
                                const _errs8 = errors;
                                if (errors === _errs8) {
                                    if (Array.isArray(data3)) {
                                        var valid1 = true;
                                        const len0 = data3.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                            let data4 = data3[i0];
                                            const _errs10 = errors;
                                            const _errs11 = errors;
                                            if (errors === _errs11) {
                                                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                                    let missing1;
                                                    if ((((data4.name === undefined) || (!(hooks_func0.call(data4, "name")))) && (missing1 = "name")) || (((data4.command === undefined) || (!(hooks_func0.call(data4, "command")))) && (missing1 = "command"))) {
                                                        hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0, schemaPath: "#/definitions/hook/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'", schema: hooks_schema12.required, parentSchema: hooks_schema12, data: data4 }];
                                                        return false;
                                                    }
                                                    else {
                                                        const _errs13 = errors;
                                                        for (const key1 of Object.keys(data4)) {
                                                            if (!(((((((key1 === "name") || (key1 === "description")) || (key1 === "command")) || (key1 === "tools")) || (key1 === "event")) || (key1 === "timeout_ms")) || (key1 === "on_failure"))) {
                                                                hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0, schemaPath: "#/definitions/hook/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: hooks_schema12, data: data4 }];
                                                                return false;
                                                                break;
                                                            }
                                                        }
                                                        if (_errs13 === errors) {
                                                            if (data4.name !== undefined && hooks_func0.call(data4, "name")) {
                                                                let data5 = data4.name;
                                                                const _errs14 = errors;
                                                                if (errors === _errs14) {
                                                                    if (typeof data5 === "string") {
                                                                        if (data5.length < 1) {
                                                                            hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/name", schemaPath: "#/definitions/hook/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: hooks_schema12.properties.name, data: data5 }];
                                                                            return false;
                                                                        }
                                                                    }
                                                                    else {
                                                                        hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/name", schemaPath: "#/definitions/hook/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: hooks_schema12.properties.name.type, parentSchema: hooks_schema12.properties.name, data: data5 }];
                                                                        return false;
                                                                    }
                                                                }
                                                                var valid3 = _errs14 === errors;
                                                            }
                                                            else {
                                                                var valid3 = true;
                                                            }
                                                            if (valid3) {
                                                                if (data4.description !== undefined && hooks_func0.call(data4, "description")) {
                                                                    let data6 = data4.description;
                                                                    const _errs16 = errors;
                                                                    if (typeof data6 !== "string") {
                                                                        hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/description", schemaPath: "#/definitions/hook/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: hooks_schema12.properties.description.type, parentSchema: hooks_schema12.properties.description, data: data6 }];
                                                                        return false;
                                                                    }
                                                                    var valid3 = _errs16 === errors;
                                                                }
                                                                else {
                                                                    var valid3 = true;
                                                                }
                                                                if (valid3) {
                                                                    if (data4.command !== undefined && hooks_func0.call(data4, "command")) {
                                                                        let data7 = data4.command;
                                                                        const _errs18 = errors;
                                                                        if (errors === _errs18) {
                                                                            if (Array.isArray(data7)) {
                                                                                if (data7.length < 1) {
                                                                                    hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/command", schemaPath: "#/definitions/hook/properties/command/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: hooks_schema12.properties.command, data: data7 }];
                                                                                    return false;
                                                                                }
                                                                                else {
                                                                                    const len1 = data7.length;
                                                                                    var valid4 = len1 <= 1;
                                                                                    if (!valid4) {
                                                                                        for (let i1 = 1; i1 < len1; i1++) {
                                                                                            let data8 = data7[i1];
                                                                                            const _errs20 = errors;
                                                                                            if (errors === _errs20) {
                                                                                                if (typeof data8 === "string") {
                                                                                                    if (!hooks_pattern0.test(data8)) {
                                                                                                        hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/command/" + i1, schemaPath: "#/definitions/hook/properties/command/additionalItems/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: hooks_schema12.properties.command.additionalItems, data: data8 }];
                                                                                                        return false;
                                                                                                    }
                                                                                                }
                                                                                                else {
                                                                                                    hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/command/" + i1, schemaPath: "#/definitions/hook/properties/command/additionalItems/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: hooks_schema12.properties.command.additionalItems.type, parentSchema: hooks_schema12.properties.command.additionalItems, data: data8 }];
                                                                                                    return false;
                                                                                                }
                                                                                            }
                                                                                            var valid4 = _errs20 === errors;
                                                                                            if (!valid4) {
                                                                                                break;
                                                                                            }
                                                                                        }
                                                                                    }
                                                                                    if (valid4) {
                                                                                        const len2 = data7.length;
                                                                                        if (len2 > 0) {
                                                                                            let data9 = data7[0];
                                                                                            const _errs22 = errors;
                                                                                            if (errors === _errs22) {
                                                                                                if (typeof data9 === "string") {
                                                                                                    if (data9.length < 1) {
                                                                                                        hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/command/0", schemaPath: "#/definitions/hook/properties/command/items/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: hooks_schema12.properties.command.items[0], data: data9 }];
                                                                                                        return false;
                                                                                                    }
                                                                                                    else {
                                                                                                        if (!hooks_pattern0.test(data9)) {
                                                                                                            hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/command/0", schemaPath: "#/definitions/hook/properties/command/items/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: hooks_schema12.properties.command.items[0], data: data9 }];
                                                                                                            return false;
                                                                                                        }
                                                                                                    }
                                                                                                }
                                                                                                else {
                                                                                                    hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/command/0", schemaPath: "#/definitions/hook/properties/command/items/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: hooks_schema12.properties.command.items[0].type, parentSchema: hooks_schema12.properties.command.items[0], data: data9 }];
                                                                                                    return false;
                                                                                                }
                                                                                            }
                                                                                        }
                                                                                    }
                                                                                }
                                                                            }
                                                                            else {
                                                                                hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/command", schemaPath: "#/definitions/hook/properties/command/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: hooks_schema12.properties.command.type, parentSchema: hooks_schema12.properties.command, data: data7 }];
                                                                                return false;
                                                                            }
                                                                        }
                                                                        var valid3 = _errs18 === errors;
                                                                    }
                                                                    else {
                                                                        var valid3 = true;
                                                                    }
                                                                    if (valid3) {
                                                                        if (data4.tools !== undefined && hooks_func0.call(data4, "tools")) {
                                                                            let data10 = data4.tools;
                                                                            const _errs24 = errors;
                                                                            if ((!(Array.isArray(data10))) && (data10 !== null)) {
                                                                                hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/tools", schemaPath: "#/definitions/hook/properties/tools/type", keyword: "type", params: { type: hooks_schema12.properties.tools.type }, message: "must be array,null", schema: hooks_schema12.properties.tools.type, parentSchema: hooks_schema12.properties.tools, data: data10 }];
                                                                                return false;
                                                                            }
                                                                            if (errors === _errs24) {
                                                                                if (Array.isArray(data10)) {
                                                                                    var valid6 = true;
                                                                                    const len3 = data10.length;
                                                                                    for (let i2 = 0; i2 < len3; i2++) {
                                                                                        let data11 = data10[i2];
                                                                                        const _errs26 = errors;
                                                                                        if (typeof data11 !== "string") {
                                                                                            hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/tools/" + i2, schemaPath: "#/definitions/hook/properties/tools/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: hooks_schema12.properties.tools.items.type, parentSchema: hooks_schema12.properties.tools.items, data: data11 }];
                                                                                            return false;
                                                                                        }
                                                                                        var valid6 = _errs26 === errors;
                                                                                        if (!valid6) {
                                                                                            break;
                                                                                        }
                                                                                    }
                                                                                }
                                                                            }
                                                                            var valid3 = _errs24 === errors;
                                                                        }
                                                                        else {
                                                                            var valid3 = true;
                                                                        }
                                                                        if (valid3) {
                                                                            if (data4.event !== undefined && hooks_func0.call(data4, "event")) {
                                                                                let data12 = data4.event;
                                                                                const _errs28 = errors;
                                                                                if (typeof data12 !== "string") {
                                                                                    hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/event", schemaPath: "#/definitions/hook/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: hooks_schema12.properties.event.type, parentSchema: hooks_schema12.properties.event, data: data12 }];
                                                                                    return false;
                                                                                }
                                                                                if (!((data12 === "pre_tool_use") || (data12 === "post_tool_use"))) {
                                                                                    hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/event", schemaPath: "#/definitions/hook/properties/event/enum", keyword: "enum", params: { allowedValues: hooks_schema12.properties.event.enum }, message: "must be equal to one of the allowed values", schema: hooks_schema12.properties.event.enum, parentSchema: hooks_schema12.properties.event, data: data12 }];
                                                                                    return false;
                                                                                }
                                                                                var valid3 = _errs28 === errors;
                                                                            }
                                                                            else {
                                                                                var valid3 = true;
                                                                            }
                                                                            if (valid3) {
                                                                                if (data4.timeout_ms !== undefined && hooks_func0.call(data4, "timeout_ms")) {
                                                                                    let data13 = data4.timeout_ms;
                                                                                    const _errs30 = errors;
                                                                                    if ((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)) {
                                                                                        hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/timeout_ms", schemaPath: "#/definitions/hook/properties/timeout_ms/type", keyword: "type", params: { type: hooks_schema12.properties.timeout_ms.type }, message: "must be integer,null", schema: hooks_schema12.properties.timeout_ms.type, parentSchema: hooks_schema12.properties.timeout_ms, data: data13 }];
                                                                                        return false;
                                                                                    }
                                                                                    if (errors === _errs30) {
                                                                                        if ((typeof data13 == "number") && (isFinite(data13))) {
                                                                                            if (data13 > 2147483647 || isNaN(data13)) {
                                                                                                hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/timeout_ms", schemaPath: "#/definitions/hook/properties/timeout_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: hooks_schema12.properties.timeout_ms, data: data13 }];
                                                                                                return false;
                                                                                            }
                                                                                            else {
                                                                                                if (data13 < 1 || isNaN(data13)) {
                                                                                                    hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/timeout_ms", schemaPath: "#/definitions/hook/properties/timeout_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: hooks_schema12.properties.timeout_ms, data: data13 }];
                                                                                                    return false;
                                                                                                }
                                                                                            }
                                                                                        }
                                                                                    }
                                                                                    var valid3 = _errs30 === errors;
                                                                                }
                                                                                else {
                                                                                    var valid3 = true;
                                                                                }
                                                                                if (valid3) {
                                                                                    if (data4.on_failure !== undefined && hooks_func0.call(data4, "on_failure")) {
                                                                                        let data14 = data4.on_failure;
                                                                                        const _errs32 = errors;
                                                                                        if (typeof data14 !== "string") {
                                                                                            hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/on_failure", schemaPath: "#/definitions/hook/properties/on_failure/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: hooks_schema12.properties.on_failure.type, parentSchema: hooks_schema12.properties.on_failure, data: data14 }];
                                                                                            return false;
                                                                                        }
                                                                                        if (!((data14 === "deny") || (data14 === "allow"))) {
                                                                                            hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0 + "/on_failure", schemaPath: "#/definitions/hook/properties/on_failure/enum", keyword: "enum", params: { allowedValues: hooks_schema12.properties.on_failure.enum }, message: "must be equal to one of the allowed values", schema: hooks_schema12.properties.on_failure.enum, parentSchema: hooks_schema12.properties.on_failure, data: data14 }];
                                                                                            return false;
                                                                                        }
                                                                                        var valid3 = _errs32 === errors;
                                                                                    }
                                                                                    else {
                                                                                        var valid3 = true;
                                                                                    }
                                                                                }
                                                                            }
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                                else {
                                                    hooks_validate10.errors = [{ instancePath: instancePath + "/hooks/" + i0, schemaPath: "#/definitions/hook/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: hooks_schema12.type, parentSchema: hooks_schema12, data: data4 }];
                                                    return false;
                                                }
                                            }
                                            var valid1 = _errs10 === errors;
                                            if (!valid1) {
                                                break;
                                            }
                                        }
                                    }
                                    else {
                                        hooks_validate10.errors = [{ instancePath: instancePath + "/hooks", schemaPath: "#/properties/hooks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: hooks_schema11.properties.hooks.type, parentSchema: hooks_schema11.properties.hooks, data: data3 }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs8 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                        }
                    }
                }
            }
        }
    }
    else {
        hooks_validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: hooks_schema11.type, parentSchema: hooks_schema11, data }];
        return false;
    }
} hooks_validate10.errors = vErrors; return errors === 0; }

;// CONCATENATED MODULE: ./dist/lib/hooks/file.js





/** The version of the hooks file that is read here. */
const HOOKS_SCHEMA = 1;
/** The deadline of a hook that declares none, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 5000;
/**
 * The hooks of a hooks file, in its order, with the defaults filled in (contract 5.2 to 5.5). A file that cannot be used is a
 * problem with its place; an absent `hooks` is an empty list.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
function parseHooksFile(content, origin) {
    const read = (0,checked_file/* readChecked */.Y)(content, origin.source, HOOKS_SCHEMA, hooksValidator);
    return read.ok ? (0,result.ok)(hooksOf(read.value, origin)) : read;
}
function hooksOf(file, origin) {
    const hooks = (0,view/* member */.Dc)(file.document.root, 'hooks');
    return hooks === undefined ? [] : (0,pick/* itemsOf */.S3)(hooks).map((entry) => hookOf(entry, origin));
}
function hookOf(entry, { source, scope }) {
    const [program = '', ...rest] = (0,pick/* stringsOf */.iw)((0,view/* member */.Dc)(entry, 'command')) ?? [];
    const tools = (0,pick/* stringsOf */.iw)((0,view/* member */.Dc)(entry, 'tools'));
    const spec = {
        name: (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(entry, 'name')) ?? '',
        command: [program, ...rest],
        ...(tools !== undefined && { tools }),
        event: (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(entry, 'event')) === 'post_tool_use' ? 'post_tool_use' : 'pre_tool_use',
        timeoutMs: (0,pick/* numberOf */.rl)((0,view/* member */.Dc)(entry, 'timeout_ms')) ?? DEFAULT_TIMEOUT_MS,
        onFailure: (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(entry, 'on_failure')) === 'allow' ? 'allow' : 'deny',
        source,
        scope,
    };
    return Object.freeze(spec);
}

// EXTERNAL MODULE: ./dist/lib/bindings/trust/file-source.js
var file_source = __webpack_require__(80157);
;// CONCATENATED MODULE: ./dist/lib/bindings/trust/guard-files.js
// Which files declare hooks, tools and MCP servers, and what they declare (contract 5.1, 5.4, 5.7). Where the bytes come from is file-source.ts.







/** The workspace's own folder of guard files. */
const GUARD_FOLDER = '.basis';
/** The workspace's own list of MCP servers. */
const MCP_FILE = '.mcp.json';
/** The folder of the operator's guard files; relative paths are taken from the workspace. Undefined where nothing says where. */
function configFolder({ workspace, configDir, env }) {
    const { BASIS_CONFIG_DIR: named, XDG_CONFIG_HOME: xdg, HOME: home } = env;
    const folder = configDir || named || (xdg ? (0,external_node_path_.join)(xdg, 'basis') : home ? (0,external_node_path_.join)(home, '.config', 'basis') : undefined);
    return folder === undefined ? undefined : (0,external_node_path_.resolve)(workspace, folder);
}
/** Where guard files may be, in the order in which their hooks speak. Nothing is looked at, and no parent folder is considered. */
function discover(options) {
    const config = configFolder(options);
    return [
        ...(config === undefined ? [] : inFolder(config, 'operator')),
        ...((options.workspaceFiles ?? true) ? inWorkspace(options.workspace) : []),
    ];
}
function inFolder(folder, scope) {
    return [
        { kind: 'hooks', scope, path: (0,external_node_path_.join)(folder, 'hooks.json') },
        { kind: 'tools', scope, path: (0,external_node_path_.join)(folder, 'tools.json') },
    ];
}
function inWorkspace(workspace) {
    return [
        ...inFolder((0,external_node_path_.resolve)(workspace, GUARD_FOLDER), 'workspace'),
        { kind: 'mcp', scope: 'workspace', path: (0,external_node_path_.resolve)(workspace, MCP_FILE) },
    ];
}
/** Reads and checks guard files. The first that exists and cannot be used is the problem, on which the run does not start. */
async function load(files, options = {}) {
    const { source = file_source/* diskSource */.jx, variables = {} } = options;
    const hooks = [];
    const tools = new Map();
    const mcp = [];
    const seen = new Set();
    for (const { kind, scope, path } of files) {
        const read = await source.read(path);
        if (!read.ok)
            return (0,result/* fail */.f)({ source: source.nameOf(path), message: read.error });
        if (read.value === undefined || seen.has(read.value.identity))
            continue;
        seen.add(read.value.identity);
        const { bytes } = read.value;
        const parsed = kind === 'hooks' ? parseHooksFile(bytes, { source: path, scope }) : (0,result.ok)([]);
        const declared = kind === 'tools' ? (0,tools_file/* parseToolsFile */.dO)(bytes, { source: path, scope, variables }) : (0,result.ok)([]);
        const servers = kind === 'mcp' ? parseMcpFile(bytes, { source: path, variables }) : (0,result.ok)([]);
        if (!parsed.ok)
            return (0,result/* fail */.f)({ ...parsed.error, source: source.nameOf(path) });
        if (!declared.ok)
            return (0,result/* fail */.f)({ ...declared.error, source: source.nameOf(path) });
        if (!servers.ok)
            return (0,result/* fail */.f)({ ...servers.error, source: source.nameOf(path) });
        hooks.push(...parsed.value);
        mcp.push(...servers.value);
        for (const tool of declared.value)
            tools.set(tool.name, tool);
    }
    return (0,result.ok)({ hooks, tools: [...tools.values()], mcp, lookedAt: files.map(({ path }) => source.nameOf(path)) });
}
/** A sentence where a hook that `require-hooks` names was not loaded. */
function missingHook(required, { hooks, lookedAt }) {
    const missing = required.find((name) => !hooks.some((hook) => hook.name === name));
    if (missing === undefined)
        return undefined;
    const loaded = hooks.length === 0 ? 'no hook was loaded' : `loaded were ${hooks.map(({ name }) => JSON.stringify(name)).join(', ')}`;
    return `\`require-hooks\` names ${JSON.stringify(missing)}, which is not there: ${loaded}; looked at ${lookedAt.join(', ')}`;
}
/** A problem as the sentence that a run ends with. */
const loadSentence = (problem) => (0,contract_problem/* problemSentence */.D)(problem);


/***/ }),

/***/ 99813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ physicalPath),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   IL: () => (/* binding */ wayInside)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _stats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10990);
// Where paths lie, by their text and on the disk.


/** Whether a path is the folder itself or lies in it, by the paths' text alone. */
function isInside(folder, path) {
    return below(folder, path) !== undefined;
}
/** The text of a path below a folder, with `/`, empty for the folder itself; undefined where it does not lie in there. */
function below(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path));
    return way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way) ? undefined : way.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}
/**
 * Where an absolute path leads on the disk: every symlink on the way followed, `..` taken after the link before it. What does not
 * exist is taken as written. With `last` false a symlink at the end stands for itself. Undefined for a loop.
 */
function physicalPath(path, last = true) {
    return follow(path, last)?.at;
}
/**
 * The way of an absolute path below a folder, with `/`, from where it first enters the folder, whichever way it gets there: symlinks inside
 * are not followed, for whoever writes in there decides where they lead. Undefined where it stays outside; a loop counts as the
 * folder itself.
 */
function wayInside(folder, path) {
    const real = physicalPath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder)) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder);
    const reached = follow((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), true, (at) => at === real);
    if (reached === undefined)
        return '';
    if (reached.rest.length === 0)
        return below(real, reached.at);
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(reached.rest.join(node_path__WEBPACK_IMPORTED_MODULE_0__.sep));
    return way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) ? below(real, physicalPath(path) ?? real) : way.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/').replace(/\/$/, '');
}
const MOST_LINKS = 40;
function follow(path, last, until = () => false) {
    let { root: at } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(path);
    let ahead = namesOf(path.slice(at.length));
    for (let links = 0; links <= MOST_LINKS;) {
        const [name, ...rest] = ahead;
        if (name === undefined || until(at))
            return { at, rest: ahead };
        const next = name === '..' ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(at, name);
        const target = name !== '..' && (last || rest.length > 0) ? (0,_stats_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTargetAt */ .BW)(next) : undefined;
        if (target === undefined) {
            at = next;
            ahead = rest;
            continue;
        }
        links += 1;
        const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(target);
        if (root !== '')
            at = root;
        ahead = [...namesOf(target.slice(root.length)), ...rest];
    }
    return undefined;
}
const namesOf = (path) => path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).filter((name) => name !== '' && name !== '.');


/***/ }),

/***/ 21679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ pause)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** Lets signals and timers be heard in the middle of long work. */
const pause = () => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();


/***/ }),

/***/ 33341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   Kp: () => (/* binding */ findProgram),
/* harmony export */   L: () => (/* binding */ onPath),
/* harmony export */   TV: () => (/* binding */ isExecutable),
/* harmony export */   Wd: () => (/* binding */ fileAt),
/* harmony export */   hK: () => (/* binding */ filesNamed),
/* harmony export */   io: () => (/* binding */ digested)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66639);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11006);
/* harmony import */ var _inside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99813);
/* harmony import */ var _stats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10990);
// Which file a command runs, found once at the start, with a stamp by which a later change is seen (contract 5.6).






/** Programs that run the first file that they are given. */
const INTERPRETER = /^(?:env|sh|bash|dash|ash|zsh|ksh|fish|pwsh|powershell|python[\d.]*|pypy[\d.]*|node|nodejs|deno|bun|tsx|ts-node|ruby|perl|php|lua[\d.]*|Rscript|java|dotnet)(?:\.exe)?$/;
/** Finds the program of an argv. Nothing is started. */
function findProgram(argv, search) {
    const [name, ...rest] = argv;
    const found = name.includes('/') ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(search.root, name) : onPath(name, search.path);
    if (found === undefined)
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .f)(`there is no program '${name}' on PATH`);
    const program = fileAt(found);
    if (program === undefined)
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .f)(`there is no program at '${found}'`);
    const named = filesNamed(rest, search.cwd);
    const script = INTERPRETER.test((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(name)) ? named[0] : undefined;
    const files = named.filter((file) => file === script || (search.own !== undefined && (0,_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(search.own, file.path)));
    return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)({ argv: [found, ...rest], program, files });
}
/** The regular files that arguments name, whole or after a `=`. */
function filesNamed(args, cwd) {
    return args.flatMap((element) => {
        const file = element === '' ? undefined : fileAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, element.slice(element.indexOf('=') + 1)));
        return file ?? [];
    });
}
/** A regular file, through symlinks, as it is now; undefined where there is none. */
function fileAt(path) {
    const stamp = fileStamp(path);
    return stamp === undefined ? undefined : { path, stamp };
}
/** The first executable file of that name on a PATH; entries that are not absolute are passed over. */
function onPath(name, path) {
    return path
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
        .filter((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(entry))
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry, name))
        .find((candidate) => fileStamp(candidate) !== undefined && isExecutable(candidate));
}
/** What became of a command's files since it was found: a sentence for the first that changed. Cheap: it reads no content. */
function changeOf(program) {
    const changed = [program.program, ...program.files].find(({ path, stamp }) => fileStamp(path) !== stamp);
    return changed === undefined ? undefined : `its file '${changed.path}' changed since the session began`;
}
/** A file's path and digest, as the ledger records it; undefined where it cannot be read. */
function digested({ path }) {
    const digest = (0,_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .quiet */ .jQ)(() => (0,_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .fileDigest */ .hd)(path));
    return digest === undefined ? undefined : { path, digest };
}
/** Of a regular file, through symlinks; undefined where there is none. */
function fileStamp(path) {
    const stats = (0,_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .statsAt */ .Ze)(path);
    return stats?.isFile() ? (0,_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .stampOf */ .Zs)(stats) : undefined;
}
const isExecutable = (path) => (0,_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .quiet */ .jQ)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK) ?? true) ?? false;


/***/ }),

/***/ 76338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ isSameName),
/* harmony export */   z: () => (/* binding */ foldName)
/* harmony export */ });
// Which spellings of a name some file system takes for another: letter case, Unicode forms, characters that are ignored, what Windows
// drops at the end, its streams and its short names. Told alike on every system, for what is committed here is checked out elsewhere.
/** A name reduced to what the most forgiving file system keeps of it. */
function foldName(name) {
    const [whole = ''] = name.split(':');
    if (/^[\x21-\x7e]*$/.test(whole))
        return whole.toLowerCase().replace(/\.+$/, '');
    const kept = whole.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
    return kept
        .toUpperCase()
        .toLowerCase()
        .normalize('NFKC')
        .replace(/[. ]+$/, '');
}
/** Whether a folded name, as it was written, may be taken for `folded`, the folded name of a protected file. */
function isSameName(written, folded) {
    return written === folded || isShortFor(written, folded);
}
/** `git~1` for `.git`, `copilo~1.md` for a long name, and the form with a checksum, `gi7eba~1`. */
function isShortFor(written, folded) {
    if (!written.includes('~'))
        return false;
    const [, stem, extension = ''] = /^(.{1,6})~\d{1,6}(?:\.(.{0,3}))?$/.exec(written) ?? [];
    if (stem === undefined)
        return false;
    const bare = folded.replace(/^[. ]+/, '');
    const dot = bare.lastIndexOf('.');
    const base = (dot < 0 ? bare : bare.slice(0, dot)).replace(/[. ]/g, '');
    if (extension !== (dot < 0 ? '' : bare.slice(dot + 1, dot + 4)))
        return false;
    return stem === base.slice(0, 6) || (/^.{0,2}[0-9a-f]{4}$/.test(stem) && base.startsWith(stem.slice(0, -4)));
}


/***/ }),

/***/ 16864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytesOf),
/* harmony export */   V: () => (/* binding */ sealFolders)
/* harmony export */ });
/* harmony import */ var _contract_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8319);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _pause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21679);
/* harmony import */ var _stats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10990);
// One fingerprint a folder, over the names and stats of what is in it: cheap enough for a tree of 100,000 files, and a change of any
// file, or of a folder's list, changes it.





/** Walks a folder without following symlinks. What cannot be read is part of the fingerprint as such. */
async function sealFolders(top, { readOnly = true, onFolder } = {}) {
    const seal = new Map();
    const ahead = [''];
    for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
        await (0,_pause_js__WEBPACK_IMPORTED_MODULE_2__/* .pause */ .v)();
        const folder = bytesOf(top, path);
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        try {
            onFolder?.(folder);
            if (readOnly)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(folder, 0o555);
            hash.update((0,_stats_js__WEBPACK_IMPORTED_MODULE_3__/* .stampOf */ .Zs)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(folder)));
            for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { withFileTypes: true, encoding: 'latin1' }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
                const below = path === '' ? entry.name : `${path}/${entry.name}`;
                hash.update(`\0${entry.name}\0`);
                if (entry.isDirectory())
                    ahead.push(below);
                else
                    hash.update((0,_stats_js__WEBPACK_IMPORTED_MODULE_3__/* .stampOf */ .Zs)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(bytesOf(top, below))));
            }
            seal.set(path, hash.digest('hex'));
        }
        catch (error) {
            seal.set(path, (0,_contract_message_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error));
        }
    }
    return seal;
}
/** The absolute path of what lies below a folder, as bytes; `below` has one character a byte. */
const bytesOf = (top, below) => Buffer.concat([Buffer.from(`${top}/`), Buffer.from(below, 'latin1')]);


/***/ }),

/***/ 10990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ linkTargetAt),
/* harmony export */   Z_: () => (/* binding */ linkStatsAt),
/* harmony export */   Ze: () => (/* binding */ statsAt),
/* harmony export */   Zs: () => (/* binding */ stampOf),
/* harmony export */   e9: () => (/* binding */ isFileAt),
/* harmony export */   f$: () => (/* binding */ stampWithTarget),
/* harmony export */   jQ: () => (/* binding */ quiet),
/* harmony export */   w$: () => (/* binding */ isFolderAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
// What is at a path, as a value: undefined where nothing is, or where it may not be looked at.

/** Of what a path leads to. */
const statsAt = (path) => quiet(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }));
/** Of what lies there, a symlink for itself. */
const linkStatsAt = (path) => quiet(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }));
/** Where a symlink points, as written; undefined where there is no symlink. */
const linkTargetAt = (path) => linkStatsAt(path)?.isSymbolicLink() ? quiet(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path)) : undefined;
const isFolderAt = (path) => statsAt(path)?.isDirectory() ?? false;
const isFileAt = (path) => statsAt(path)?.isFile() ?? false;
/** What identifies a file's content without reading it. A change time cannot be set back without changing the machine's clock. */
const stampOf = (stats) => `${stats.ino} ${stats.mode} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
/** The same of a symlink together with the file that it leads to. */
function stampWithTarget(path, stats) {
    const target = stats.isSymbolicLink() ? statsAt(path) : undefined;
    return target?.isFile() === true ? `${stampOf(stats)} ${stampOf(target)}` : stampOf(stats);
}
/** What `read` gives, or undefined where it throws. */
function quiet(read) {
    try {
        return read();
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 74248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ problemIn),
  Y: () => (/* binding */ readChecked)
});

// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
// EXTERNAL MODULE: ./dist/lib/contract/json/place.js
var place = __webpack_require__(31552);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var json_view = __webpack_require__(93906);
// EXTERNAL MODULE: ./dist/lib/contract/problem.js
var problem = __webpack_require__(50519);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/contract/complaint.js
var contract_complaint = __webpack_require__(44657);
;// CONCATENATED MODULE: ./dist/lib/contract/schema.js



/**
 * The plain view of a document that fulfils a schema; or the first thing that does not, in one sentence without its full stop.
 * The sentence names keys and never quotes a value.
 */
function check(document, validator) {
    const view = (0,json_view/* viewOf */.du)(document.root);
    if (validator(view))
        return (0,result.ok)(view);
    const complaint = (0,contract_complaint/* complain */.c)(validator.errors ?? []);
    return (0,result/* fail */.f)({ message: complaint.message, offset: offsetOf(document.root, complaint) });
}
/** Where a value, or one of its keys, starts; where the path leads nowhere, the last value on it. */
function offsetOf(root, { segments, key }) {
    let node = root;
    for (const segment of segments) {
        const next = step(node, segment);
        if (next === undefined)
            break;
        node = next;
    }
    if (key === undefined || node.kind !== 'object')
        return node.start;
    return node.members.find((member) => member.key === key)?.keyStart ?? node.start;
}
function step(node, segment) {
    if (node.kind === 'array')
        return node.items[Number(segment)];
    return node.kind === 'object' ? node.members.find((member) => member.key === segment)?.value : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/contract/checked-file.js







/**
 * Reads a file of ours: one leading byte order mark is skipped, the text is JSON by the strict reader, its `schema` is the version
 * that is read here, and it fulfils its published schema.
 *
 * @param content the file's bytes, or its text as it was decoded, the byte order mark still in it
 */
function readChecked(content, source, version, validator) {
    const text = typeof content === 'string' ? (0,json_text/* stripBom */.F8)(content) : (0,json_text/* decodeUtf8 */._6)(content);
    const read = (0,parse/* parseJson */.q)(text);
    if (!read.ok)
        return (0,result/* fail */.f)((0,problem/* notJson */.O)(source, read.error));
    const file = { document: read.value, source };
    const stated = (0,json_view/* member */.Dc)(read.value.root, 'schema');
    if (stated?.kind === 'number' && stated.value !== version) {
        const number = (0,json_text/* textOf */.b6)(read.value, stated).slice(0, 40);
        return (0,result/* fail */.f)(problemIn(file, stated.start, `it has schema ${number}, and schema ${version} is what is read here; write "schema": ${version}`));
    }
    const checked = check(read.value, validator);
    return checked.ok ? (0,result.ok)(file) : (0,result/* fail */.f)(problemIn(file, checked.error.offset, checked.error.message));
}
/** A problem at a place of a file. */
function problemIn(file, offset, message) {
    return { source: file.source, ...(0,place/* placeOf */.$)(file.document.text, offset), message };
}


/***/ }),

/***/ 44657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ complain)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38232);

/**
 * One sentence without its full stop: what is wrong, at which place of the value, and what to write. It never quotes a value.
 *
 * @param errors those of one failed check, in the validator's order: where a choice failed, its branches and then the choice
 * @param whole how the sentence calls the whole value
 */
function complain(errors, whole = 'the top level') {
    const [first] = errors;
    const last = errors.at(-1);
    if (first === undefined || last === undefined)
        return { message: `${whole} does not fulfil its schema`, segments: [] };
    if (last.keyword !== 'anyOf' && last.keyword !== 'oneOf')
        return single(first, whole);
    const segments = segmentsOf(last);
    const branches = new Set(errors.slice(0, -1).map((error) => single(error, whole).message));
    if (branches.size === 0)
        return { message: `${placeWords(segments, whole)} fits more than one shape of which it must fit one`, segments };
    const some = [...branches].slice(0, 3).join('; or ');
    return { message: `${placeWords(segments, whole)} fits none of the shapes that it may have: ${some}`, segments };
}
function single(error, whole) {
    const segments = segmentsOf(error);
    const place = placeWords(segments, whole);
    const { keyword, params, propertyName } = error;
    if (propertyName !== undefined) {
        return { message: `the key ${quoted(propertyName)} in ${place} ${patternWords(error)}`, segments, key: propertyName };
    }
    if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
        const key = String(params['additionalProperty'] ?? params['unevaluatedProperty']);
        return { message: `${quoted(key)} is not a key of ${place}; ${nearestWords(key, knownKeys(error))}`, segments, key };
    }
    if (keyword === 'required') {
        const missing = String(params['missingProperty']);
        const written = misspelling(error, missing);
        if (written === undefined)
            return { message: `${place} has no ${quoted(missing)}, which it needs${onlyValue(error, missing)}`, segments };
        return { message: `${quoted(written)} is not a key of ${place}; write ${quoted(missing)}`, segments, key: written };
    }
    return { message: `${place} ${valueWords(error)}`, segments };
}
/** What to write for a missing key that can have one value alone. */
function onlyValue(error, key) {
    const value = property(property(property(error.parentSchema, 'properties'), key), 'const');
    return value === undefined ? '' : `; write ${quoted(key)}: ${JSON.stringify(value)}`;
}
/** The key of the value that was probably meant for the missing one. */
function misspelling(error, missing) {
    const { data } = error;
    if (typeof data !== 'object' || data === null)
        return undefined;
    const known = knownKeys(error);
    return Object.keys(data).find((key) => !known.includes(key) && nearest(key, [missing]) === missing);
}
/** `hooks[0].timeout_ms`, with keys that are no identifiers in brackets and quotes; the whole value where there is no path. */
function placeWords(segments, whole) {
    if (segments.length === 0)
        return whole;
    return segments.reduce((path, segment) => {
        if (/^\d+$/.test(segment))
            return `${path}[${segment}]`;
        if (/^[A-Za-z_$][\w$-]*$/.test(segment))
            return path === '' ? segment : `${path}.${segment}`;
        return `${path}[${quoted(segment)}]`;
    }, '');
}
function valueWords(error) {
    const { keyword, params, data } = error;
    switch (keyword) {
        case 'type':
            return `must be ${typeWords(params['type'])}, but is ${kindOf(data)}${exampleWords(error)}`;
        case 'const':
            return `must be ${JSON.stringify(params['allowedValue'])}`;
        case 'enum': {
            const allowed = listOf(params['allowedValues']);
            const near = typeof data === 'string' ? nearest(data, allowed.filter(isString)) : undefined;
            const must = `must be ${allowed.map((value) => JSON.stringify(value)).join(' or ')}`;
            return near === undefined ? must : `${must}; write ${quoted(near)}`;
        }
        case 'minimum':
        case 'maximum':
            return `must be ${rangeWords(error)}`;
        case 'minItems':
        case 'minLength':
            return params['limit'] === 1
                ? `must not be empty${exampleWords(error)}`
                : `must have at least ${String(params['limit'])} ${sizeWords(keyword)}`;
        case 'maxItems':
        case 'maxLength':
            return `must have at most ${String(params['limit'])} ${sizeWords(keyword)}`;
        case 'pattern':
            return patternWords(error);
        default:
            return error.message ?? 'does not fulfil the schema';
    }
}
/** What the schema gives as an example of such a list. */
function exampleWords(error) {
    const [example] = listOf(property(error.parentSchema, 'examples'));
    return Array.isArray(example) ? `; write for example [${example.map((item) => JSON.stringify(item)).join(', ')}]` : '';
}
/** `write "event"` where that is near, else the keys there are. */
function nearestWords(key, known) {
    const near = nearest(key, known);
    if (near !== undefined)
        return `write ${quoted(near)}`;
    return known.length === 0 ? 'it has none' : `its keys are ${known.map(quoted).join(', ')}`;
}
/** The known word that was probably meant: at most two slips away, or a third of its length. */
function nearest(word, known) {
    if (known.length === 0 || word.length > 200)
        return undefined;
    const candidate = (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(word.toLowerCase(), known);
    return (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(word.toLowerCase(), candidate) <= Math.max(2, Math.floor(candidate.length / 3)) ? candidate : undefined;
}
function knownKeys(error) {
    const properties = property(error.parentSchema, 'properties');
    return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}
function rangeWords(error) {
    const least = property(error.parentSchema, 'minimum');
    const most = property(error.parentSchema, 'maximum');
    if (typeof least === 'number' && typeof most === 'number')
        return `from ${least} to ${most}`;
    return typeof least === 'number' ? `at least ${least}` : `at most ${String(error.params['limit'])}`;
}
function patternWords(error) {
    const words = property(error.parentSchema, 'patternErrorMessage');
    return typeof words === 'string' ? words : (error.message ?? 'does not have the right form');
}
function sizeWords(keyword) {
    return keyword.endsWith('Items') ? 'items' : 'characters';
}
const TYPES = {
    object: 'an object',
    array: 'an array',
    string: 'a string',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    null: 'null',
};
/** That null stands for absent goes without saying. */
function typeWords(types) {
    const all = (Array.isArray(types) ? types : [types]).map(String);
    const real = all.length > 1 ? all.filter((type) => type !== 'null') : all;
    return real.map((type) => TYPES[type] ?? type).join(' or ');
}
function kindOf(data) {
    if (data === null)
        return 'null';
    if (Array.isArray(data))
        return 'an array';
    if (typeof data === 'number' && !Number.isFinite(data))
        return 'a number that is too large';
    if (typeof data === 'number')
        return Number.isInteger(data) ? 'a number' : 'a number with a fraction';
    return typeof data === 'boolean' ? 'a boolean' : (TYPES[typeof data] ?? typeof data);
}
function property(value, key) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function isString(value) {
    return typeof value === 'string';
}
/** A key in double quotes, escaped and cut. */
function quoted(key) {
    return JSON.stringify(key.length > 80 ? `${key.slice(0, 80)}…` : key);
}
function segmentsOf(error) {
    return error.instancePath.split('/').slice(1).map(unescaped);
}
function unescaped(segment) {
    return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}


/***/ }),

/***/ 67132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ cutBytes),
/* harmony export */   e: () => (/* binding */ LONGEST_UNIT)
/* harmony export */ });
/**
 * At most `limit` bytes of a text or of a program's output, cut on a character boundary; where something is left out, the sizes
 * follow: `begin… (the first 512 of 2000 bytes)`. Bytes that are not UTF-8 become U+FFFD and count as the bytes of that.
 *
 * @param total the size of all there was, where `source` is only what was kept of it
 */
function cutBytes(source, limit, total) {
    if (typeof source === 'string' && total === undefined && source.length * LONGEST_UNIT <= limit)
        return source;
    const text = typeof source === 'string' ? source : beginning(source, limit);
    const room = new Uint8Array(limit);
    const { read, written } = new TextEncoder().encodeInto(text.slice(0, limit), room);
    const size = total ?? (typeof source === 'string' ? undefined : source.length);
    if (read === text.length && (size === undefined || size <= limit))
        return text;
    return `${text.slice(0, read)}… (the first ${written} of ${size ?? new TextEncoder().encode(text).length} bytes)`;
}
/** Bytes of UTF-8 that one UTF-16 code unit comes to at most. */
const LONGEST_UNIT = 3;
/** The decoded beginning of some bytes: enough that every character that starts within the limit is complete. */
function beginning(bytes, limit) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, limit + 4));
}


/***/ }),

/***/ 46478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ expandVariables)
/* harmony export */ });
/* harmony import */ var _entry_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83188);

/**
 * The text with each `${NAME}` replaced whose name is among `variables` (contract 5.7: those that `pass-env` names, the caller says
 * what an unset one becomes). Any other `$` stays as it is written, a name that is not there included: a shell in a command may mean its own.
 * What a variable holds is not expanded again.
 */
function expandVariables(text, variables) {
    return text.replace(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (written, name) => (0,_entry_of_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .M)(variables, name) ?? written);
}


/***/ }),

/***/ 93108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ toolInput)
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53692);

/** A call's input as the model wrote it: JSON by the strict reader, else the raw string (contract 4.2). */
function toolInput(text) {
    const read = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readExact */ .gr)(text);
    return read.ok ? { kind: 'json', text: read.value } : { kind: 'raw', text };
}


/***/ }),

/***/ 14626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Ct: () => (/* binding */ itemsAt),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   Je: () => (/* binding */ stringOf),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   Xd: () => (/* binding */ followed),
/* harmony export */   iw: () => (/* binding */ stringsOf),
/* harmony export */   jL: () => (/* binding */ hasOnly),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93906);

/** Values out of a tree: undefined, or none, where the node is absent, null, or of another kind. */
function stringOf(node) {
    return node?.kind === 'string' ? node.value : undefined;
}
function numberOf(node) {
    return node?.kind === 'number' ? node.value : undefined;
}
function itemsOf(node) {
    return node?.kind === 'array' ? node.items : [];
}
function stringsOf(node) {
    return node?.kind === 'array' ? node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : [])) : undefined;
}
function isTrue(node) {
    return node?.kind === 'boolean' && node.value;
}
/** Whether it is an object without members of other names. */
function hasOnly(node, names) {
    return node.kind === 'object' && node.members.every(({ key }) => names.includes(key));
}
/** The value at the end of a way of keys; undefined where one of them is not there. */
function within(node, ...keys) {
    return followed(node, keys);
}
function textAt(node, ...keys) {
    return stringOf(followed(node, keys));
}
function itemsAt(node, ...keys) {
    return itemsOf(followed(node, keys));
}
/** `within` with the keys as a list. */
function followed(node, keys) {
    let at = node;
    for (let index = 0; index < keys.length && at !== undefined; index += 1)
        at = (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(at, keys[index] ?? '');
    return at;
}


/***/ }),

/***/ 74148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ onAbort)
/* harmony export */ });
/** Acts once, when the signal aborts: at once where it has. What comes back gives that up. */
function onAbort(signal, act) {
    if (signal.aborted)
        act();
    else
        signal.addEventListener('abort', act, { once: true });
    return () => signal.removeEventListener('abort', act);
}


/***/ }),

/***/ 98909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ compilePattern),
/* harmony export */   hL: () => (/* binding */ PatternRefused),
/* harmony export */   me: () => (/* binding */ plainPatterns)
/* harmony export */ });
/* unused harmony export MAX_MATCHED_LENGTH */
/** A text that is not matched against a pattern; the message is a sentence without its full stop. */
class PatternRefused extends Error {
    name = 'PatternRefused';
}
/** The longest text, in UTF-16 code units, that the plain engine matches: a quadratic pattern then takes seconds, not hours. */
const MAX_MATCHED_LENGTH = 65_536;
/** The engine of the platform. It stops no pattern that takes exponential time. */
const plainPatterns = {
    compile(pattern) {
        const compiled = compilePattern(pattern);
        return {
            test(text) {
                if (text.length <= MAX_MATCHED_LENGTH)
                    return compiled.test(text);
                throw new PatternRefused(`a text of ${text.length} characters is too long to be matched with the pattern ${pattern.slice(0, 200)}`);
            },
        };
    },
};
/** A schema's pattern as a regular expression: with Unicode rules, or without them where it is none by them. */
function compilePattern(pattern) {
    try {
        return new RegExp(pattern, 'u');
    }
    catch {
        return new RegExp(pattern);
    }
}


/***/ }),

/***/ 50519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ problemSentence),
/* harmony export */   O: () => (/* binding */ notJson)
/* harmony export */ });
/** `source, line L, column C: message.` */
function problemSentence(problem) {
    const { source, line, column, message } = problem;
    const place = line === undefined ? '' : `, line ${line}${column === undefined ? '' : `, column ${column}`}`;
    return `${source}${place}: ${message}${/[.!?]$/.test(message) ? '' : '.'}`;
}
/** A file whose text is not JSON by the strict reader. */
function notJson(source, problem) {
    return { source, line: problem.line, column: problem.column, message: `this is not JSON: ${problem.message}` };
}


/***/ }),

/***/ 77709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d3: () => (/* binding */ BUILT_IN_TOOLS),
  O0: () => (/* binding */ MCP_PREFIX),
  dO: () => (/* binding */ parseToolsFile)
});

// UNUSED EXPORTS: DEFAULT_TOOL_TIMEOUT_MS, TOOLS_SCHEMA

// EXTERNAL MODULE: ./dist/lib/contract/checked-file.js + 1 modules
var checked_file = __webpack_require__(74248);
// EXTERNAL MODULE: ./dist/lib/contract/expand.js
var contract_expand = __webpack_require__(46478);
;// CONCATENATED MODULE: ./dist/lib/contract/generated/tools.js
const toolsValidator = validate10;
const schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "urn:basis-guard:tools:1", "title": "Declared tools", "description": "Programs that the agent may call as tools: .basis/tools.json in the workspace, tools.json in the operator's folder.", "type": "object", "additionalProperties": false, "required": ["schema"], "properties": { "$schema": { "title": "Where this schema lies", "description": "For editors; the guard does not read it.", "type": "string" }, "description": { "title": "What this file is for", "description": "For readers; the guard does not read it.", "type": "string" }, "schema": { "title": "Version of this format", "description": "Always 1.", "type": "integer", "const": 1 }, "tools": { "title": "The tools, by name", "description": "At most 64 letters, digits, underscores and hyphens; mcp__ is reserved, and the name of a built-in tool cannot be claimed. Absent: none.", "type": "object", "propertyNames": { "pattern": "^[A-Za-z0-9_-]{1,64}$", "patternErrorMessage": "must be a tool's name: 1 to 64 letters, digits, underscores or hyphens" }, "additionalProperties": { "$ref": "#/definitions/tool" } } }, "definitions": { "text": { "type": "string", "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" }, "tool": { "title": "A tool", "description": "One program. It reads the call's input as JSON on standard input; its standard output goes back to the model.", "type": "object", "additionalProperties": false, "required": ["description", "input_schema", "command"], "properties": { "description": { "title": "Description", "description": "What the model is told about the tool.", "type": "string", "minLength": 1 }, "input_schema": { "title": "Input schema", "description": "The JSON Schema that a call's input must fulfil (2020-12 unless its $schema says otherwise).", "type": "object" }, "command": { "title": "Program and arguments", "description": "Never meets a shell. ${NAME} is replaced where pass-env names the variable.", "type": "array", "examples": [["sh", ".basis/build.sh"]], "minItems": 1, "items": [{ "type": "string", "minLength": 1, "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" }], "additionalItems": { "$ref": "#/definitions/text" } }, "cwd": { "title": "Working folder", "description": "Relative to the workspace's root, which is the default. ${NAME} is replaced where pass-env names the variable.", "$ref": "#/definitions/text" }, "env": { "title": "Environment", "description": "Variables beyond the baseline. ${NAME} in a value is replaced where pass-env names the variable.", "type": "object", "propertyNames": { "pattern": "^[^=\\u0000]+$", "patternErrorMessage": "must be a variable's name: not empty, without an equals sign or a NUL character" }, "additionalProperties": { "$ref": "#/definitions/text" } }, "timeout_ms": { "title": "Deadline in milliseconds", "description": "Counts from before the program is started. Absent or null: 120000.", "type": ["integer", "null"], "minimum": 1, "maximum": 2147483647, "default": 120000 }, "side_effect": { "title": "How far a call reaches", "description": "process (the default): this machine. external: beyond it.", "type": "string", "enum": ["process", "external"], "default": "process" } } } } };
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
const schema12 = { "title": "A tool", "description": "One program. It reads the call's input as JSON on standard input; its standard output goes back to the model.", "type": "object", "additionalProperties": false, "required": ["description", "input_schema", "command"], "properties": { "description": { "title": "Description", "description": "What the model is told about the tool.", "type": "string", "minLength": 1 }, "input_schema": { "title": "Input schema", "description": "The JSON Schema that a call's input must fulfil (2020-12 unless its $schema says otherwise).", "type": "object" }, "command": { "title": "Program and arguments", "description": "Never meets a shell. ${NAME} is replaced where pass-env names the variable.", "type": "array", "examples": [["sh", ".basis/build.sh"]], "minItems": 1, "items": [{ "type": "string", "minLength": 1, "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" }], "additionalItems": { "$ref": "#/definitions/text" } }, "cwd": { "title": "Working folder", "description": "Relative to the workspace's root, which is the default. ${NAME} is replaced where pass-env names the variable.", "$ref": "#/definitions/text" }, "env": { "title": "Environment", "description": "Variables beyond the baseline. ${NAME} in a value is replaced where pass-env names the variable.", "type": "object", "propertyNames": { "pattern": "^[^=\\u0000]+$", "patternErrorMessage": "must be a variable's name: not empty, without an equals sign or a NUL character" }, "additionalProperties": { "$ref": "#/definitions/text" } }, "timeout_ms": { "title": "Deadline in milliseconds", "description": "Counts from before the program is started. Absent or null: 120000.", "type": ["integer", "null"], "minimum": 1, "maximum": 2147483647, "default": 120000 }, "side_effect": { "title": "How far a call reaches", "description": "process (the default): this machine. external: beyond it.", "type": "string", "enum": ["process", "external"], "default": "process" } } };
const schema13 = { "type": "string", "pattern": "^[^\\u0000]*$", "patternErrorMessage": "must not contain a NUL character" };
const pattern1 = new RegExp("^[^\\u0000]*$", "u");
const pattern4 = new RegExp("^[^=\\u0000]+$", "u");
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { let vErrors = null; let errors = 0; if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (((((data.description === undefined) || (!(func0.call(data, "description")))) && (missing0 = "description")) || (((data.input_schema === undefined) || (!(func0.call(data, "input_schema")))) && (missing0 = "input_schema"))) || (((data.command === undefined) || (!(func0.call(data, "command")))) && (missing0 = "command"))) {
            validate11.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'", schema: schema12.required, parentSchema: schema12, data }];
            return false;
        }
        else {
            const _errs1 = errors;
            for (const key0 of Object.keys(data)) {
                if (!(((((((key0 === "description") || (key0 === "input_schema")) || (key0 === "command")) || (key0 === "cwd")) || (key0 === "env")) || (key0 === "timeout_ms")) || (key0 === "side_effect"))) {
                    validate11.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema12, data }];
                    return false;
                    break;
                }
            }
            if (_errs1 === errors) {
                if (data.description !== undefined && func0.call(data, "description")) {
                    let data0 = data.description;
                    const _errs2 = errors;
                    if (errors === _errs2) {
                        if (typeof data0 === "string") {
                            if (data0.length < 1) {
                                validate11.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.description, data: data0 }];
                                return false;
                            }
                        }
                        else {
                            validate11.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.description.type, parentSchema: schema12.properties.description, data: data0 }];
                            return false;
                        }
                    }
                    var valid0 = _errs2 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.input_schema !== undefined && func0.call(data, "input_schema")) {
                        let data1 = data.input_schema;
                        const _errs4 = errors;
                        if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                            validate11.errors = [{ instancePath: instancePath + "/input_schema", schemaPath: "#/properties/input_schema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.properties.input_schema.type, parentSchema: schema12.properties.input_schema, data: data1 }];
                            return false;
                        }
                        var valid0 = _errs4 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.command !== undefined && func0.call(data, "command")) {
                            let data2 = data.command;
                            const _errs6 = errors;
                            if (errors === _errs6) {
                                if (Array.isArray(data2)) {
                                    if (data2.length < 1) {
                                        validate11.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema12.properties.command, data: data2 }];
                                        return false;
                                    }
                                    else {
                                        const len0 = data2.length;
                                        var valid1 = len0 <= 1;
                                        if (!valid1) {
                                            for (let i0 = 1; i0 < len0; i0++) {
                                                let data3 = data2[i0];
                                                const _errs8 = errors;
                                                const _errs9 = errors;
                                                if (errors === _errs9) {
                                                    if (typeof data3 === "string") {
                                                        if (!pattern1.test(data3)) {
                                                            validate11.errors = [{ instancePath: instancePath + "/command/" + i0, schemaPath: "#/definitions/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema13, data: data3 }];
                                                            return false;
                                                        }
                                                    }
                                                    else {
                                                        validate11.errors = [{ instancePath: instancePath + "/command/" + i0, schemaPath: "#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.type, parentSchema: schema13, data: data3 }];
                                                        return false;
                                                    }
                                                }
                                                var valid1 = _errs8 === errors;
                                                if (!valid1) {
                                                    break;
                                                }
                                            }
                                        }
                                        if (valid1) {
                                            const len1 = data2.length;
                                            if (len1 > 0) {
                                                let data4 = data2[0];
                                                const _errs11 = errors;
                                                if (errors === _errs11) {
                                                    if (typeof data4 === "string") {
                                                        if (data4.length < 1) {
                                                            validate11.errors = [{ instancePath: instancePath + "/command/0", schemaPath: "#/properties/command/items/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.command.items[0], data: data4 }];
                                                            return false;
                                                        }
                                                        else {
                                                            if (!pattern1.test(data4)) {
                                                                validate11.errors = [{ instancePath: instancePath + "/command/0", schemaPath: "#/properties/command/items/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema12.properties.command.items[0], data: data4 }];
                                                                return false;
                                                            }
                                                        }
                                                    }
                                                    else {
                                                        validate11.errors = [{ instancePath: instancePath + "/command/0", schemaPath: "#/properties/command/items/0/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.command.items[0].type, parentSchema: schema12.properties.command.items[0], data: data4 }];
                                                        return false;
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                                else {
                                    validate11.errors = [{ instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.command.type, parentSchema: schema12.properties.command, data: data2 }];
                                    return false;
                                }
                            }
                            var valid0 = _errs6 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.cwd !== undefined && func0.call(data, "cwd")) {
                                let data5 = data.cwd;
                                const _errs13 = errors;
                                const _errs14 = errors;
                                if (errors === _errs14) {
                                    if (typeof data5 === "string") {
                                        if (!pattern1.test(data5)) {
                                            validate11.errors = [{ instancePath: instancePath + "/cwd", schemaPath: "#/definitions/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema13, data: data5 }];
                                            return false;
                                        }
                                    }
                                    else {
                                        validate11.errors = [{ instancePath: instancePath + "/cwd", schemaPath: "#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.type, parentSchema: schema13, data: data5 }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs13 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                            if (valid0) {
                                if (data.env !== undefined && func0.call(data, "env")) {
                                    let data6 = data.env;
                                    const _errs16 = errors;
                                    if (errors === _errs16) {
                                        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                            for (const key1 of Object.keys(data6)) {
                                                const _errs18 = errors;
                                                if (typeof key1 === "string") {
                                                    if (!pattern4.test(key1)) {
                                                        const err0 = { instancePath: instancePath + "/env", schemaPath: "#/properties/env/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[^=\\u0000]+$" }, message: "must match pattern \"" + "^[^=\\u0000]+$" + "\"", schema: "^[^=\\u0000]+$", parentSchema: schema12.properties.env.propertyNames, data: key1, propertyName: key1 };
                                                        if (vErrors === null) {
                                                            vErrors = [err0];
                                                        }
                                                        else {
                                                            vErrors.push(err0);
                                                        }
                                                        errors++;
                                                    }
                                                }
                                                var valid5 = _errs18 === errors;
                                                if (!valid5) {
                                                    const err1 = { instancePath: instancePath + "/env", schemaPath: "#/properties/env/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema12.properties.env.propertyNames, parentSchema: schema12.properties.env, data: data6 };
                                                    if (vErrors === null) {
                                                        vErrors = [err1];
                                                    }
                                                    else {
                                                        vErrors.push(err1);
                                                    }
                                                    errors++;
                                                    validate11.errors = vErrors;
                                                    return false;
                                                    break;
                                                }
                                            }
                                            if (valid5) {
                                                for (const key2 of Object.keys(data6)) {
                                                    let data7 = data6[key2];
                                                    const _errs20 = errors;
                                                    const _errs21 = errors;
                                                    if (errors === _errs21) {
                                                        if (typeof data7 === "string") {
                                                            if (!pattern1.test(data7)) {
                                                                validate11.errors = [{ instancePath: instancePath + "/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, message: "must match pattern \"" + "^[^\\u0000]*$" + "\"", schema: "^[^\\u0000]*$", parentSchema: schema13, data: data7 }];
                                                                return false;
                                                            }
                                                        }
                                                        else {
                                                            validate11.errors = [{ instancePath: instancePath + "/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema13.type, parentSchema: schema13, data: data7 }];
                                                            return false;
                                                        }
                                                    }
                                                    var valid6 = _errs20 === errors;
                                                    if (!valid6) {
                                                        break;
                                                    }
                                                }
                                            }
                                        }
                                        else {
                                            validate11.errors = [{ instancePath: instancePath + "/env", schemaPath: "#/properties/env/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.properties.env.type, parentSchema: schema12.properties.env, data: data6 }];
                                            return false;
                                        }
                                    }
                                    var valid0 = _errs16 === errors;
                                }
                                else {
                                    var valid0 = true;
                                }
                                if (valid0) {
                                    if (data.timeout_ms !== undefined && func0.call(data, "timeout_ms")) {
                                        let data8 = data.timeout_ms;
                                        const _errs23 = errors;
                                        if ((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)) {
                                            validate11.errors = [{ instancePath: instancePath + "/timeout_ms", schemaPath: "#/properties/timeout_ms/type", keyword: "type", params: { type: schema12.properties.timeout_ms.type }, message: "must be integer,null", schema: schema12.properties.timeout_ms.type, parentSchema: schema12.properties.timeout_ms, data: data8 }];
                                            return false;
                                        }
                                        if (errors === _errs23) {
                                            if ((typeof data8 == "number") && (isFinite(data8))) {
                                                if (data8 > 2147483647 || isNaN(data8)) {
                                                    validate11.errors = [{ instancePath: instancePath + "/timeout_ms", schemaPath: "#/properties/timeout_ms/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647", schema: 2147483647, parentSchema: schema12.properties.timeout_ms, data: data8 }];
                                                    return false;
                                                }
                                                else {
                                                    if (data8 < 1 || isNaN(data8)) {
                                                        validate11.errors = [{ instancePath: instancePath + "/timeout_ms", schemaPath: "#/properties/timeout_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema12.properties.timeout_ms, data: data8 }];
                                                        return false;
                                                    }
                                                }
                                            }
                                        }
                                        var valid0 = _errs23 === errors;
                                    }
                                    else {
                                        var valid0 = true;
                                    }
                                    if (valid0) {
                                        if (data.side_effect !== undefined && func0.call(data, "side_effect")) {
                                            let data9 = data.side_effect;
                                            const _errs25 = errors;
                                            if (typeof data9 !== "string") {
                                                validate11.errors = [{ instancePath: instancePath + "/side_effect", schemaPath: "#/properties/side_effect/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.side_effect.type, parentSchema: schema12.properties.side_effect, data: data9 }];
                                                return false;
                                            }
                                            if (!((data9 === "process") || (data9 === "external"))) {
                                                validate11.errors = [{ instancePath: instancePath + "/side_effect", schemaPath: "#/properties/side_effect/enum", keyword: "enum", params: { allowedValues: schema12.properties.side_effect.enum }, message: "must be equal to one of the allowed values", schema: schema12.properties.side_effect.enum, parentSchema: schema12.properties.side_effect, data: data9 }];
                                                return false;
                                            }
                                            var valid0 = _errs25 === errors;
                                        }
                                        else {
                                            var valid0 = true;
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    else {
        validate11.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.type, parentSchema: schema12, data }];
        return false;
    }
} validate11.errors = vErrors; return errors === 0; }
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { /*# sourceURL="urn:basis-guard:tools:1" */ ; let vErrors = null; let errors = 0; if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (((data.schema === undefined) || (!(func0.call(data, "schema")))) && (missing0 = "schema")) {
            validate10.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'", schema: schema11.required, parentSchema: schema11, data }];
            return false;
        }
        else {
            const _errs1 = errors;
            for (const key0 of Object.keys(data)) {
                if (!((((key0 === "$schema") || (key0 === "description")) || (key0 === "schema")) || (key0 === "tools"))) {
                    validate10.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema11, data }];
                    return false;
                    break;
                }
            }
            if (_errs1 === errors) {
                if (data.$schema !== undefined && func0.call(data, "$schema")) {
                    let data0 = data.$schema;
                    const _errs2 = errors;
                    if (typeof data0 !== "string") {
                        validate10.errors = [{ instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.$schema.type, parentSchema: schema11.properties.$schema, data: data0 }];
                        return false;
                    }
                    var valid0 = _errs2 === errors;
                }
                else {
                    var valid0 = true;
                }
                if (valid0) {
                    if (data.description !== undefined && func0.call(data, "description")) {
                        let data1 = data.description;
                        const _errs4 = errors;
                        if (typeof data1 !== "string") {
                            validate10.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema11.properties.description.type, parentSchema: schema11.properties.description, data: data1 }];
                            return false;
                        }
                        var valid0 = _errs4 === errors;
                    }
                    else {
                        var valid0 = true;
                    }
                    if (valid0) {
                        if (data.schema !== undefined && func0.call(data, "schema")) {
                            let data2 = data.schema;
                            const _errs6 = errors;
                            if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                                validate10.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema11.properties.schema.type, parentSchema: schema11.properties.schema, data: data2 }];
                                return false;
                            }
                            if (1 !== data2) {
                                validate10.errors = [{ instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema11.properties.schema, data: data2 }];
                                return false;
                            }
                            var valid0 = _errs6 === errors;
                        }
                        else {
                            var valid0 = true;
                        }
                        if (valid0) {
                            if (data.tools !== undefined && func0.call(data, "tools")) {
                                let data3 = data.tools;
                                const _errs8 = errors;
                                if (errors === _errs8) {
                                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                                        for (const key1 of Object.keys(data3)) {
                                            const _errs10 = errors;
                                            if (typeof key1 === "string") {
                                                if (!pattern0.test(key1)) {
                                                    const err0 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: "must match pattern \"" + "^[A-Za-z0-9_-]{1,64}$" + "\"", schema: "^[A-Za-z0-9_-]{1,64}$", parentSchema: schema11.properties.tools.propertyNames, data: key1, propertyName: key1 };
                                                    if (vErrors === null) {
                                                        vErrors = [err0];
                                                    }
                                                    else {
                                                        vErrors.push(err0);
                                                    }
                                                    errors++;
                                                }
                                            }
                                            var valid1 = _errs10 === errors;
                                            if (!valid1) {
                                                const err1 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema11.properties.tools.propertyNames, parentSchema: schema11.properties.tools, data: data3 };
                                                if (vErrors === null) {
                                                    vErrors = [err1];
                                                }
                                                else {
                                                    vErrors.push(err1);
                                                }
                                                errors++;
                                                validate10.errors = vErrors;
                                                return false;
                                                break;
                                            }
                                        }
                                        if (valid1) {
                                            for (const key2 of Object.keys(data3)) {
                                                const _errs12 = errors;
                                                if (!(validate11(data3[key2], { instancePath: instancePath + "/tools/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data3, parentDataProperty: key2, rootData }))) {
                                                    vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
                                                    errors = vErrors.length;
                                                }
                                                var valid2 = _errs12 === errors;
                                                if (!valid2) {
                                                    break;
                                                }
                                            }
                                        }
                                    }
                                    else {
                                        validate10.errors = [{ instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.properties.tools.type, parentSchema: schema11.properties.tools, data: data3 }];
                                        return false;
                                    }
                                }
                                var valid0 = _errs8 === errors;
                            }
                            else {
                                var valid0 = true;
                            }
                        }
                    }
                }
            }
        }
    }
    else {
        validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data }];
        return false;
    }
} validate10.errors = vErrors; return errors === 0; }

// EXTERNAL MODULE: ./dist/lib/contract/json/pick.js
var pick = __webpack_require__(14626);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var view = __webpack_require__(93906);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
;// CONCATENATED MODULE: ./dist/lib/contract/tools-file.js







/** The version of the tools file that is read here. */
const TOOLS_SCHEMA = 1;
/** The deadline of a tool that declares none, in milliseconds. */
const DEFAULT_TOOL_TIMEOUT_MS = 120_000;
/** The names of the built-in tools, which a declared tool cannot claim. */
const BUILT_IN_TOOLS = ['files', 'spawn'];
/** What begins the names of the tools of MCP servers. */
const MCP_PREFIX = 'mcp__';
/**
 * The tools of a tools file, in its order (contract 5.7). A problem tells the place and never a value. Where the workspace and the
 * operator declare the same name, the caller lets the workspace's win.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
function parseToolsFile(content, origin) {
    const read = (0,checked_file/* readChecked */.Y)(content, origin.source, TOOLS_SCHEMA, toolsValidator);
    if (!read.ok)
        return read;
    const declared = (0,view/* member */.Dc)(read.value.document.root, 'tools');
    const tools = [];
    for (const entry of declared?.kind === 'object' ? declared.members : []) {
        const refusal = nameRefusal(entry.key, origin.builtIn ?? BUILT_IN_TOOLS);
        if (refusal !== undefined)
            return (0,result/* fail */.f)((0,checked_file/* problemIn */.D)(read.value, entry.keyStart, refusal));
        tools.push(toolOf(read.value, entry, origin));
    }
    return (0,result.ok)(tools);
}
function nameRefusal(name, builtIn) {
    if (name.startsWith(MCP_PREFIX))
        return `a declared tool cannot be called "${name}", ${MCP_PREFIX} is reserved for MCP servers; write another name`;
    return builtIn.includes(name) ? `a declared tool cannot be called "${name}", a built-in tool has that name; write another` : undefined;
}
function toolOf(file, { key, value: entry }, origin) {
    const expand = (text) => (0,contract_expand/* expandVariables */.i)(text, origin.variables ?? {});
    const [program = '', ...rest] = ((0,pick/* stringsOf */.iw)((0,view/* member */.Dc)(entry, 'command')) ?? []).map(expand);
    const cwd = (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(entry, 'cwd'));
    const env = (0,view/* member */.Dc)(entry, 'env');
    const schema = (0,view/* member */.Dc)(entry, 'input_schema');
    return {
        name: key,
        description: (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(entry, 'description')) ?? '',
        inputSchema: (0,json_text/* textOf */.b6)(file.document, schema ?? entry),
        command: [program, ...rest],
        ...(cwd !== undefined && { cwd: expand(cwd) }),
        ...(env?.kind === 'object' && {
            env: Object.fromEntries(env.members.map((variable) => [variable.key, expand((0,pick/* stringOf */.Je)(variable.value) ?? '')])),
        }),
        timeoutMs: (0,pick/* numberOf */.rl)((0,view/* member */.Dc)(entry, 'timeout_ms')) ?? DEFAULT_TOOL_TIMEOUT_MS,
        sideEffect: (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(entry, 'side_effect')) === 'external' ? 'external' : 'process',
        source: origin.source,
        scope: origin.scope,
    };
}


/***/ }),

/***/ 74411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UG: () => (/* binding */ encodeOutput),
/* harmony export */   kf: () => (/* binding */ encodeRequest),
/* harmony export */   tM: () => (/* binding */ requestPieces)
/* harmony export */ });
/* unused harmony exports HOOK_SCHEMA, encodeInput */
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53692);

/** The version of the request that a hook program reads. */
const HOOK_SCHEMA = 1;
/**
 * The request as one JSON object (contract 4.1). Exact texts pass as they are; a raw input and a text output travel as JSON
 * strings; what is absent is absent, never null. Our own fields follow those of basis.
 */
function encodeRequest(request) {
    return [...requestPieces(request)].join('');
}
/** The same text in pieces, each made when it is asked for: a large output is never held a second time. */
function* requestPieces(request) {
    yield `{"hook_schema":${HOOK_SCHEMA},"event":${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteJson */ .fp)(request.event)},"workspace":${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteJson */ .fp)(request.workspace)}`;
    yield `,"agent_id":${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteJson */ .fp)(request.agentId)},"tool_call_id":${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteJson */ .fp)(request.toolCallId)}`;
    yield `,"tool_name":${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteJson */ .fp)(request.toolName)},"input":${encodeInput(request.input)}`;
    if (request.result !== undefined) {
        yield ',"output":';
        yield* outputPieces(request.result.output);
        yield `,"is_error":${request.result.isError}`;
    }
    if (request.basis !== undefined) {
        yield `,"basis_name":${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteJson */ .fp)(request.basis.name)},"native_input":${encodeInput(request.basis.native)}`;
    }
    if (request.level !== undefined)
        yield `,"side_effect_level":${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteJson */ .fp)(request.level)}`;
    yield '}';
}
/** Characters of a text output that are quoted at once. */
const PIECE = 256 * 1024;
function* outputPieces({ kind, text }) {
    if (kind === 'json') {
        yield text;
        return;
    }
    yield '"';
    for (let at = 0; at < text.length;) {
        // Both halves of a surrogate pair stay in one piece: apart they would be escaped.
        const next = at + PIECE < text.length && isHighSurrogate(text.charCodeAt(at + PIECE - 1)) ? at + PIECE - 1 : at + PIECE;
        yield (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteJson */ .fp)(text.slice(at, next)).slice(1, -1);
        at = next;
    }
    yield '"';
}
function isHighSurrogate(unit) {
    return unit >= 0xd800 && unit <= 0xdbff;
}
/** An input as it travels: its exact text, or the raw string as a JSON string. */
function encodeInput(input) {
    return input.kind === 'json' ? input.text : (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteJson */ .fp)(input.text);
}
/** An output as it travels: a text as a JSON string, which is never read again as JSON; a structured one as its exact text. */
function encodeOutput(output) {
    return [...outputPieces(output)].join('');
}


/***/ }),

/***/ 17505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ quoteStdout),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   c5: () => (/* binding */ plainWords),
/* harmony export */   dr: () => (/* binding */ quoteStderr),
/* harmony export */   kF: () => (/* binding */ carriedOn),
/* harmony export */   ny: () => (/* binding */ deniedBy),
/* harmony export */   ui: () => (/* binding */ handsOf),
/* harmony export */   vB: () => (/* binding */ couldNotAnswer),
/* harmony export */   wK: () => (/* binding */ rewriteFailed)
/* harmony export */ });
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67132);

/**
 * The sentences in which participants are named (contract 3.6, 3.8, 6.4, 6.5). Names and reasons are data: a name is quoted and
 * escaped, so that it cannot pass for a name and a prefix of another; who spoke is always carried beside the words as `Who`.
 */
/** The ways of breaking in words of ours alone, which quote nothing. */
const PLAIN = {
    'not-started': 'it could not be started',
    late: 'it did not answer by its deadline',
    exited: 'it ended with an exit code other than zero',
    killed: 'it was ended by a signal',
    silent: 'it printed nothing',
    flooded: 'it printed too much',
    'no-decision': 'it printed no decision that can be read',
    'wrong-event': 'it gave an answer that belongs to the other event',
    untranslatable: "the call or its rewrite cannot be put in the other tool's shape",
    threw: 'it threw an exception',
    'not-an-outcome': 'it returned something that is not an outcome',
};
/** `hook 'narrow'`: quotes, backslashes, control, format and separator characters of the name are escaped. */
function nameOf(who) {
    return `${who.kind} '${who.name.replace(/['"`\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, escaped)}'`;
}
/** `denied by hook 'N': reason`, or `denied by hook 'N'` where no reason was given. */
function deniedBy(who, reason) {
    return `denied by ${withReason(nameOf(who), reason)}`;
}
/** `hook 'N' could not answer and denies on failure: what`. */
function couldNotAnswer(who, what) {
    return `${nameOf(who)} could not answer and denies on failure: ${what}`;
}
/** The same for a hook whose `on_failure` is `allow`. */
function carriedOn(who, what) {
    return `${nameOf(who)} could not answer and the call goes on, as its on_failure says: ${what}`;
}
/** `interceptor 'redact': stripped a credential; hook 'narrow'`: every hand that touched it, in order. */
function handsOf(hands) {
    return hands.map(({ who, reason }) => withReason(nameOf(who), reason)).join('; ');
}
/** Whose rewrite it was, ahead of the refusal's own words (contract 3.8). `hands` is what `handsOf` says, or a verdict's `reason`. */
function rewriteFailed(hands, refusal) {
    return `${hands} rewrote this call; the rewritten call then failed: ${refusal}`;
}
/** What the model may read of a breakage after a call (contract 6.6): its kind, and nothing that the participant printed. */
function plainWords(kind) {
    return PLAIN[kind];
}
/** What a program printed, as a quotation of at most 512 bytes. */
function quoteStdout(printed) {
    return `it printed: ${(0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutBytes */ .U)(printed, 512)}`;
}
/** What a program wrote to standard error, as a quotation of at most 2048 bytes; `total` is the size of all that it wrote. */
function quoteStderr(written, total) {
    return `standard error: ${(0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutBytes */ .U)(written, 2048, total)}`;
}
function withReason(words, reason) {
    return reason === undefined || reason === '' ? words : `${words}: ${reason}`;
}
function escaped(character) {
    if (/['"`\\]/.test(character))
        return `\\${character}`;
    const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
    return short[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}


/***/ }),

/***/ 7434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ writtenInput)
/* harmony export */ });
/* harmony import */ var _checked_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74248);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93108);
/* harmony import */ var _json_pick_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14626);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53692);
/* harmony import */ var _json_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93906);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66639);






/** The input of a call in a file of ours: as a value, or as the text that a model wrote. `what` names the entry in a sentence. */
function writtenInput(file, entry, what) {
    const written = (0,_json_view_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(entry, 'input');
    const json = (0,_json_pick_js__WEBPACK_IMPORTED_MODULE_4__/* .stringOf */ .Je)((0,_json_view_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(entry, 'input_json'));
    if ((written === undefined) === (json === undefined)) {
        const has = json === undefined ? 'neither "input" nor "input_json"' : 'both "input" and "input_json"';
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .f)((0,_checked_file_js__WEBPACK_IMPORTED_MODULE_0__/* .problemIn */ .D)(file, entry.start, `${what} has ${has}; write exactly one of them`));
    }
    return (0,_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(written === undefined ? (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .toolInput */ .T)(json ?? '') : { kind: 'json', text: (0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(file.document, written) });
}


/***/ }),

/***/ 45022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ HookRunner)
});

// EXTERNAL MODULE: ./dist/lib/contract/words.js
var words = __webpack_require__(17505);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
;// CONCATENATED MODULE: ./dist/lib/hooks/chain.js


function preStep(left, who, answer) {
    switch (answer.kind) {
        case 'allow':
            return { kind: 'next', left };
        case 'deny':
            return { kind: 'refused', words: afterRewrites(left, (0,words/* deniedBy */.ny)(who, answer.reason)) };
        case 'modify':
            return touched(left, Object.freeze({ kind: 'json', text: answer.input }), who, answer.reason);
        case 'broken':
            if (answer.onFailure === 'allow')
                return { kind: 'next', left };
            return { kind: 'refused', words: afterRewrites(left, (0,words/* couldNotAnswer */.vB)(who, answer.breakage.what)) };
        default:
            return (0,result/* unreachable */.H)(answer);
    }
}
function postStep(left, who, answer) {
    switch (answer.kind) {
        case 'allow':
            return { kind: 'next', left };
        case 'deny':
            return { kind: 'refused', words: (0,words/* deniedBy */.ny)(who, answer.reason) };
        case 'replace':
            return touched(left, { output: answer.output, isError: answer.isError ?? left.value.isError }, who, answer.reason);
        case 'broken':
            if (answer.onFailure === 'allow')
                return { kind: 'next', left };
            return { kind: 'refused', words: (0,words/* couldNotAnswer */.vB)(who, answer.breakage.plain) };
        default:
            return (0,result/* unreachable */.H)(answer);
    }
}
function touched(left, value, who, reason) {
    const hand = reason === undefined ? { who } : { who, reason };
    return { kind: 'next', left: { value, hands: [...left.hands, hand] } };
}
/** A refusal of a call that is no longer what the model wrote says whose rewrite it was (contract 3.8). */
function afterRewrites(left, refusal) {
    return left.hands.length === 0 ? refusal : (0,words/* rewriteFailed */.wK)((0,words/* handsOf */.ui)(left.hands), refusal);
}

;// CONCATENATED MODULE: ./dist/lib/hooks/shape.js


/** Whether a hook is asked about this call at this event, and in which shape. A tool's own name goes before its basis name. */
function shapeFor(spec, event, call) {
    if (spec.event !== event)
        return undefined;
    const { tools } = spec;
    if (tools === undefined || tools.includes(call.toolName))
        return { kind: 'own' };
    return call.basis !== undefined && tools.includes(call.basis.name) ? { kind: 'basis', basis: call.basis } : undefined;
}
/** The question as the hook is to see it. */
function questionFor(shape, event, call) {
    if (shape.kind === 'own')
        return (0,result.ok)({ event, call });
    const { basis } = shape;
    const translated = guarded(() => basis.toBasis(call.input));
    if (!translated.ok)
        return untranslatable(`the call cannot be put in the shape of ${basis.name}: ${translated.error}`);
    const input = translated.value;
    return (0,result.ok)({ event, call: { ...call, input }, matchedBasis: { name: basis.name, native: call.input } });
}
/** The hook's answer in the agent's own shape. */
function answerFrom(shape, outcome) {
    if (shape.kind === 'own' || outcome.kind !== 'modify')
        return (0,result.ok)(outcome);
    const { basis } = shape;
    const translated = guarded(() => basis.toNative(outcome.input));
    if (!translated.ok)
        return untranslatable(`its rewrite cannot be put in the tool's own shape: ${translated.error}`);
    return (0,result.ok)({ ...outcome, input: translated.value });
}
function untranslatable(what) {
    return (0,result/* fail */.f)({ kind: 'untranslatable', what, plain: (0,words/* plainWords */.c5)('untranslatable') });
}
/** A translator that throws has not translated. */
function guarded(translate) {
    try {
        return translate();
    }
    catch {
        return (0,result/* fail */.f)('its translation threw');
    }
}

// EXTERNAL MODULE: ./dist/lib/contract/cut.js
var cut = __webpack_require__(67132);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/contract/message.js
var message = __webpack_require__(8319);
;// CONCATENATED MODULE: ./dist/lib/hooks/vet.js





function vetOutcome(event, answer) {
    try {
        return read(event, answer);
    }
    catch (error) {
        return notAnOutcome(`reading what it returned threw: ${shortMessage(error)}`);
    }
}
/** A participant that threw or whose promise was rejected. */
function threw(error) {
    return { kind: 'threw', what: `it threw: ${shortMessage(error)}`, plain: (0,words/* plainWords */.c5)('threw') };
}
/** A hook that its port failed to ask. */
function couldNotBeAsked(error) {
    return { kind: 'not-started', what: `it could not be asked: ${shortMessage(error)}`, plain: (0,words/* plainWords */.c5)('not-started') };
}
function read(event, answer) {
    if (typeof answer !== 'object' || answer === null)
        return notAnOutcome(`it returned ${typeName(answer)}, which is not an outcome`);
    const { kind } = answer;
    const given = reasonOf(answer);
    if (!given.ok)
        return given;
    const reason = given.value;
    if (kind === 'allow' || kind === 'deny')
        return (0,result.ok)({ kind, ...reason });
    if (kind === 'modify' && event === 'pre_tool_use') {
        const { input } = answer;
        if (typeof input !== 'string')
            return notAnOutcome(`the input of its modify is ${typeName(input)}, not the JSON text of an object`);
        const exact = (0,json_text/* readExact */.gr)(input);
        if (!exact.ok)
            return notAnOutcome(`the input of its modify is not JSON text: ${exact.error.message}`);
        if (!(0,json_text/* isObjectText */.PN)(exact.value))
            return notAnOutcome('the input of its modify is JSON, but not an object');
        return (0,result.ok)({ kind, input: exact.value, ...reason });
    }
    if (kind === 'replace' && event === 'post_tool_use') {
        const { output, isError } = answer;
        const vetted = outputOf(output);
        if (!vetted.ok)
            return vetted;
        if (isError === undefined || isError === null)
            return (0,result.ok)({ kind, output: vetted.value, ...reason });
        if (typeof isError !== 'boolean')
            return notAnOutcome(`the isError of its replace is ${typeName(isError)}, not a boolean`);
        return (0,result.ok)({ kind, output: vetted.value, isError, ...reason });
    }
    if (kind === 'modify' || kind === 'replace') {
        return (0,result/* fail */.f)({
            kind: 'wrong-event',
            what: `it answered ${kind} at ${event}, where that is no answer`,
            plain: (0,words/* plainWords */.c5)('wrong-event'),
        });
    }
    return notAnOutcome('it returned an object whose kind is not that of an outcome');
}
function reasonOf(answer) {
    const { reason } = answer;
    if (reason === undefined || reason === null)
        return (0,result.ok)({});
    return typeof reason === 'string' ? (0,result.ok)({ reason }) : notAnOutcome(`its reason is ${typeName(reason)}, not a string`);
}
function outputOf(output) {
    if (typeof output !== 'object' || output === null)
        return notAnOutcome(`the output of its replace is ${typeName(output)}, not an output`);
    const { kind, text } = output;
    if (typeof text !== 'string')
        return notAnOutcome(`the text of its replacement is ${typeName(text)}, not a string`);
    if (kind === 'text')
        return (0,result.ok)({ kind, text });
    if (kind !== 'json')
        return notAnOutcome('the output of its replace is neither of kind text nor of kind json');
    const exact = (0,json_text/* readExact */.gr)(text);
    return exact.ok ? (0,result.ok)({ kind, text: exact.value }) : notAnOutcome(`the output of its replace is not JSON text: ${exact.error.message}`);
}
function notAnOutcome(what) {
    return (0,result/* fail */.f)({ kind: 'not-an-outcome', what, plain: (0,words/* plainWords */.c5)('not-an-outcome') });
}
function typeName(value) {
    return value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;
}
/** What an exception says, cut to 2048 bytes; an exception may be any value, with traps in it. */
function shortMessage(error) {
    try {
        const said = (0,message/* messageOf */.b)(error);
        return (0,cut/* cutBytes */.U)(typeof said === 'string' ? said : typeof said, 2048);
    }
    catch {
        return 'something that cannot be read';
    }
}

;// CONCATENATED MODULE: ./dist/lib/hooks/seat.js



/**
 * The seat of an interceptor. Whether it reviews is settled here, once, so that nobody comes or goes between the two events.
 * An object without a name or a first method is no interceptor: a TypeError, at the session's start.
 */
function interceptorSeat(interceptor) {
    if (typeof interceptor.name !== 'string' || typeof interceptor.beforeTool !== 'function') {
        throw new TypeError('an interceptor needs a name, a string, and a method beforeTool');
    }
    const reviews = typeof interceptor.afterTool === 'function';
    return {
        who: Object.freeze({ kind: 'interceptor', name: interceptor.name }),
        events: reviews ? ['pre_tool_use', 'post_tool_use'] : ['pre_tool_use'],
        hears: (event) => event === 'pre_tool_use' || reviews,
        before: (call, signal) => settled(() => interceptor.beforeTool(call, signal), (answer) => answered(vetOutcome('pre_tool_use', answer), 'deny')),
        after: (call, result, signal) => settled(() => interceptor.afterTool?.(call, result, signal), (answer) => answered(vetOutcome('post_tool_use', answer), 'deny')),
    };
}
/**
 * The seat of a hook, asked through the port in the shape in which it matched. The port is handed the very spec that was declared where
 * that is frozen, so that a binding may know it again; else a frozen copy.
 */
function hookSeat(declared, port) {
    const spec = Object.isFrozen(declared) ? declared : Object.freeze({ ...declared });
    return {
        who: Object.freeze({ kind: 'hook', name: spec.name }),
        spec,
        events: [spec.event],
        hears: (event, call) => shapeFor(spec, event, call) !== undefined,
        before: async (call, signal) => {
            const shape = shapeFor(spec, 'pre_tool_use', call);
            if (shape === undefined)
                return { kind: 'allow' };
            const question = questionFor(shape, 'pre_tool_use', call);
            if (!question.ok)
                return answered(question, spec.onFailure);
            const said = await askPort(port, spec, question.value, signal);
            const outcome = said.ok ? vetOutcome('pre_tool_use', said.value) : said;
            return answered(outcome.ok ? answerFrom(shape, outcome.value) : outcome, spec.onFailure);
        },
        after: async (call, result, signal) => {
            const shape = shapeFor(spec, 'post_tool_use', call);
            if (shape === undefined)
                return { kind: 'allow' };
            const question = questionFor(shape, 'post_tool_use', call);
            if (!question.ok)
                return answered(question, spec.onFailure);
            const said = await askPort(port, spec, { ...question.value, result }, signal);
            return answered(said.ok ? vetOutcome('post_tool_use', said.value) : said, spec.onFailure);
        },
    };
}
/** Asks the port, which must not throw; one that does has not asked. */
async function askPort(port, spec, question, signal) {
    try {
        return await port.ask(spec, question, signal);
    }
    catch (error) {
        return (0,result/* fail */.f)(couldNotBeAsked(error));
    }
}
/** Runs an interceptor's method; an answer that comes at once is taken at once. */
function settled(ask, take) {
    try {
        const answer = ask();
        if (!isThenable(answer))
            return take(answer);
        return Promise.resolve(answer).then(take, rejected);
    }
    catch (error) {
        return rejected(error);
    }
}
function rejected(error) {
    return { kind: 'broken', breakage: threw(error), onFailure: 'deny' };
}
function isThenable(answer) {
    return typeof answer === 'object' && answer !== null && 'then' in answer && typeof answer.then === 'function';
}
function answered(outcome, onFailure) {
    return outcome.ok ? outcome.value : { kind: 'broken', breakage: outcome.error, onFailure };
}

// EXTERNAL MODULE: ./dist/lib/hooks/until-aborted.js
var until_aborted = __webpack_require__(28368);
;// CONCATENATED MODULE: ./dist/lib/hooks/runner.js




const CANCELLED = 'the run was cancelled before this call was decided';
const NEVER = new AbortController().signal;
/**
 * The hook chain around tool calls (contract 2, 3, 6). A runner is a snapshot: who is asked before a call is who is asked after it;
 * to change anything, make another runner. It may judge several calls at once, and they don't touch each other. `decide` and `review`
 * never reject: whatever a participant does ends as a verdict.
 */
class HookRunner {
    /** Everybody, in the order in which they are asked. */
    participants;
    options;
    seats;
    now;
    constructor(options) {
        const interceptors = [...(options.interceptors ?? [])];
        const hooks = [...(options.hooks ?? [])];
        this.options = { ...options, interceptors, hooks };
        this.now = options.now ?? (() => performance.now());
        this.seats = [
            ...interceptors.map(interceptorSeat),
            ...hooks.filter((spec) => spec.scope === 'operator').map((spec) => hookSeat(spec, options.port)),
            ...hooks.filter((spec) => spec.scope === 'workspace').map((spec) => hookSeat(spec, options.port)),
        ];
        this.participants = this.seats.map(({ who, spec, events }) => (spec === undefined ? { who, events } : { who, spec, events }));
    }
    /** Whether there is nobody to ask. */
    get isEmpty() {
        return this.seats.length === 0;
    }
    /** A runner with one more interceptor, asked after those that are there and before every hook. */
    withInterceptor(interceptor) {
        return new HookRunner({ ...this.options, interceptors: [...(this.options.interceptors ?? []), interceptor] });
    }
    /** A runner that reports elsewhere. */
    withReporter(reporter) {
        return new HookRunner({ ...this.options, reporter });
    }
    /** Asks everybody about a call before it runs. An abort ends the consultation at once and denies. */
    async decide(call, signal = NEVER) {
        const original = frozenCall(call);
        const end = await this.consult({
            event: 'pre_tool_use',
            call: original,
            start: original.input,
            signal,
            ask: (seat, input) => seat.before(input === original.input ? original : Object.freeze({ ...original, input }), signal),
            step: preStep,
            trace: (input) => input,
        });
        const { left, consulted } = end;
        const input = left.value;
        if (end.refusal !== undefined)
            return { outcome: 'deny', ...end.refusal, input, consulted };
        if (left.hands.length === 0)
            return { outcome: 'allow', input, by: [], consulted };
        return { outcome: 'modify', input, by: left.hands.map(({ who }) => who), reason: (0,words/* handsOf */.ui)(left.hands), consulted };
    }
    /** Asks everybody about what a tool gave back, before the model is shown it. `call.input` is what actually ran. */
    async review(call, result, signal = NEVER) {
        const ran = frozenCall(call);
        const end = await this.consult({
            event: 'post_tool_use',
            call: ran,
            start: frozenResult(result),
            signal,
            ask: (seat, shown) => seat.after(ran, frozenResult(shown), signal),
            step: postStep,
            trace: (shown) => shown.output,
        });
        const { left, consulted } = end;
        if (end.refusal !== undefined) {
            const shown = { output: { kind: 'text', text: end.refusal.words }, isError: true };
            return { outcome: 'deny', ...end.refusal, shown, consulted };
        }
        if (left.hands.length === 0)
            return { outcome: 'allow', shown: left.value, by: [], consulted };
        return { outcome: 'replace', shown: left.value, by: left.hands.map(({ who }) => who), reason: (0,words/* handsOf */.ui)(left.hands), consulted };
    }
    async consult(round) {
        const { event, call, signal } = round;
        const consulted = [];
        let left = { value: round.start, hands: [] };
        for (const seat of this.seats) {
            if (signal.aborted)
                break;
            if (!seat.hears(event, call))
                continue;
            const { who } = seat;
            const began = this.now();
            const given = round.ask(seat, left.value);
            // What is there is not waited for: a wait is longer than most interceptors.
            const answer = given instanceof Promise ? await (0,until_aborted/* untilAborted */.E)(given, signal) : signal.aborted ? until_aborted/* ABORTED */.w : given;
            if (answer === until_aborted/* ABORTED */.w)
                break;
            const step = round.step(left, who, answer);
            const common = { who, event, elapsedMs: this.now() - began };
            consulted.push(consultation(common, answer, step, round.trace(left.value), round.trace));
            if (answer.kind === 'broken')
                this.report(who, event, call.id, answer.breakage, step.kind === 'refused');
            if (step.kind === 'refused')
                return { left, consulted, refusal: { words: step.words, by: [who] } };
            left = step.left;
        }
        return signal.aborted ? { left, consulted, refusal: { words: CANCELLED, by: [], cancelled: true } } : { left, consulted };
    }
    report(who, event, toolCallId, breakage, denies) {
        const sentence = denies ? (0,words/* couldNotAnswer */.vB)(who, breakage.what) : (0,words/* carriedOn */.kF)(who, breakage.what);
        const report = { who, event, toolCallId, sentence, breakage };
        try {
            const returned = this.options.reporter(report);
            if (returned instanceof Promise)
                returned.catch(() => undefined);
        }
        catch {
            // A reporter decides nothing: the breakage is in the verdict's trace all the same.
        }
    }
}
function consultation(common, answer, step, before, trace) {
    if (answer.kind === 'broken') {
        const consequence = step.kind === 'refused' ? 'denied' : 'carried-on';
        return { ...common, outcome: 'broken', breakage: { ...answer.breakage, consequence } };
    }
    const reason = answer.reason === undefined ? {} : { reason: answer.reason };
    const rewrote = (answer.kind === 'modify' || answer.kind === 'replace') && step.kind === 'next';
    const change = rewrote ? { before, after: trace(step.left.value) } : {};
    return { ...common, outcome: answer.kind, ...reason, ...change };
}
/** Participants get copies that they cannot write to: a call is changed by answering, not by assignment. */
function frozenCall(call) {
    const basis = call.basis === undefined ? {} : { basis: Object.freeze({ ...call.basis }) };
    return Object.freeze({ ...call, input: Object.freeze({ ...call.input }), ...basis });
}
function frozenResult(result) {
    return Object.freeze({ ...result, output: Object.freeze({ ...result.output }) });
}


/***/ }),

/***/ 28368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted),
/* harmony export */   w: () => (/* binding */ ABORTED)
/* harmony export */ });
/* harmony import */ var _contract_on_abort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74148);

/** What `untilAborted` gives where the abort came first. */
const ABORTED = Symbol('aborted');
/** The value, or `ABORTED` as soon as the signal aborts; a value that comes with the abort or later is dropped. The promise must not reject. */
async function untilAborted(value, signal) {
    if (signal.aborted)
        return ABORTED;
    const { promise: aborted, resolve } = Promise.withResolvers();
    const giveUp = (0,_contract_on_abort_js__WEBPACK_IMPORTED_MODULE_0__/* .onAbort */ .u)(signal, () => resolve(ABORTED));
    try {
        const first = await Promise.race([value, aborted]);
        return signal.aborted ? ABORTED : first;
    }
    finally {
        giveUp();
    }
}


/***/ }),

/***/ 88792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ planNotices),
/* harmony export */   e: () => (/* binding */ planServers)
/* harmony export */ });
function planServers(servers, { external, mcp, evaluateOnly }) {
    const names = ({ name }, entry) => entry === name || entry.startsWith(`${name}__`);
    const mayHappen = (server) => external || evaluateOnly || mcp.some((entry) => names(server, entry));
    return {
        started: servers.filter(mayHappen),
        left: servers.filter((server) => !mayHappen(server)),
        unknown: mcp.filter((entry) => !servers.some((server) => names(server, entry))),
    };
}
/** Sentences about the plan that a reviewer should read. */
function planNotices({ started, left, unknown }) {
    const named = (servers) => servers.map(({ name }) => JSON.stringify(name)).join(', ');
    return [
        ...started.map(startNotice),
        ...(left.length === 0
            ? []
            : [`MCP servers that are not started, for nothing that they offer may happen (allow-external and allow-mcp): ${named(left)}`]),
        ...(unknown.length === 0
            ? []
            : [`allow-mcp names what no MCP server here is called: ${unknown.map((entry) => JSON.stringify(entry)).join(', ')}`]),
    ];
}
/** The program's arguments and the URL's query may hold what was expanded: they are not told. */
function startNotice({ name, transport, unset }) {
    const what = transport.kind === 'stdio' ? `is started with ${JSON.stringify(transport.command[0])}` : `is asked at ${placeOf(transport.url)}`;
    const missing = unset.length === 0 ? '' : `; it names ${unset.map((variable) => `\${${variable}}`).join(', ')}, which pass-env does not give`;
    return `MCP server ${JSON.stringify(name)} ${what}${missing}`;
}
function placeOf(url) {
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname}`;
}


/***/ }),

/***/ 17317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ startServers),
/* harmony export */   k: () => (/* binding */ mcpPlan)
/* harmony export */ });
/* harmony import */ var _contract_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8319);
/* harmony import */ var _bindings_timed_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74395);
/* harmony import */ var _contract_defined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83497);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66639);
/* harmony import */ var _loop_mcp_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88792);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17883);
// The MCP servers of a run, as its trusted version declares them and its settings let them happen.






/** Which servers these settings let start. */
function mcpPlan({ mcp }, { allow, allowMcp, evaluateOnly }) {
    return (0,_loop_mcp_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .planServers */ .e)(mcp, { external: allow.external, mcp: allowMcp, evaluateOnly });
}
/** Starts the servers of the plan; what goes wrong with one is recorded and the others go on. */
async function startServers(parts) {
    const { plan, trust, marks, pages, enforcer, host } = parts;
    if (plan.started.length === 0)
        return { tools: [], close: () => Promise.resolve() };
    const { openServers } = await Promise.all(/* import() */[__webpack_require__.e(593), __webpack_require__.e(6586)]).then(__webpack_require__.bind(__webpack_require__, 76586));
    const deadline = enforcer.bounds.armDeadline();
    try {
        return await openServers({
            servers: plan.started,
            command: ({ name }) => {
                const command = trust.commands.cleared(trust.commands.server(name));
                return command.ok ? command : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .f)(`was not started: ${command.error}`);
            },
            ...(0,_contract_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({ namespace: parts.namespace }),
            marks,
            fetch: await runnerFetch(host),
            patterns: (0,_bindings_timed_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .timedPatterns */ .j)(),
            pages,
            version: _version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r,
            signal: AbortSignal.any([host.signal, deadline.signal]),
            onProblem: (problem) => record(problem, enforcer),
            onNotice: (message) => enforcer.tell({ type: 'notice', message: enforcer.redact(message) }),
        });
    }
    finally {
        deadline.disarm();
    }
}
function record({ server, words, call }, enforcer) {
    const what = enforcer.redact(words);
    enforcer.tell({ type: 'notice', message: `MCP server ${JSON.stringify(server)} ${what}` });
    const of = call === undefined ? {} : { tool_call_id: call.toolCallId, agent_id: call.agentId };
    try {
        enforcer.record({
            type: 'breakage',
            ...of,
            who: { kind: 'mcp-server', name: server },
            kind: 'mcp-server',
            what,
            consequence: 'carried-on',
        });
    }
    catch {
        // The ledger is broken, or the session over: the enforcer lets nothing further happen either way.
    }
}
/** Through the runner's proxy, where it has one. */
async function runnerFetch(host) {
    const { proxyFetch, proxySettings } = await __webpack_require__.e(/* import() */ 4273).then(__webpack_require__.bind(__webpack_require__, 64273));
    const settings = proxySettings(host.env);
    if (settings === undefined)
        return globalThis.fetch;
    try {
        return await proxyFetch(settings);
    }
    catch (error) {
        const words = `HTTP_PROXY or HTTPS_PROXY is not the address of a proxy: ${(0,_contract_message_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error)}`;
        return () => Promise.reject(new Error(words));
    }
}


/***/ }),

/***/ 25748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ knownFolder),
/* harmony export */   OP: () => (/* binding */ writeOwnFile),
/* harmony export */   tc: () => (/* binding */ isReplaced)
/* harmony export */ });
/* harmony import */ var _contract_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8319);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
// Files that the guard writes beside its ledger, where a command of the same user may have put something else in the meantime.



function knownFolder(path) {
    const { dev, ino } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
    return { path, dev, ino };
}
/** Whether another folder, or a link, has taken its place. */
function isReplaced({ path, dev, ino }) {
    const now = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    return now?.isDirectory() !== true || now.dev !== dev || now.ino !== ino;
}
/**
 * Writes a file anew, for its owner alone; returns why it could not, if so. The text goes into a new file that then takes the name, so
 * nothing is written through what stood there: neither a symlink, nor another name of somebody else's file, nor a pipe. Of `folder` the
 * file is a part only while it is the one that was made.
 */
function writeOwnFile(path, text, folder) {
    const made = `${path}.${process.pid}.new`;
    const { O_WRONLY, O_CREAT, O_EXCL } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    try {
        if (folder !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === folder.path && isReplaced(folder))
            throw new Error(`${folder.path} is not the folder that was made`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(made, { force: true });
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(made, O_WRONLY | O_CREAT | O_EXCL, 0o600);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(made, path);
        return undefined;
    }
    catch (error) {
        return `${path} could not be written: ${(0,_contract_message_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error)}`;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(made, { force: true });
    }
}


/***/ }),

/***/ 1066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ newSessionId),
/* harmony export */   PX: () => (/* binding */ realFolder),
/* harmony export */   c8: () => (/* binding */ makePlace)
/* harmony export */ });
/* harmony import */ var _contract_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8319);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _bindings_trust_inside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99813);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66639);
/* harmony import */ var _own_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25748);
// Where a run puts its files: a folder of its own, made for its user alone, outside the workspace.







/** Makes the folder. A workspace that is not a folder, or that the run's own files would lie in, is a problem. */
function makePlace(settings, sessionId, host) {
    const workspace = realFolder(settings.workspace);
    if (workspace === undefined)
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .f)(`the workspace ${settings.workspace} is not a folder: write \`workspace\` as the path of one`);
    const base = host.env['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(base, { recursive: true });
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(base);
        if ((0,_bindings_trust_inside_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(workspace, real)) {
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .f)(`the workspace ${workspace} contains ${real}, where the guard's own files go: write \`workspace\` as a narrower folder, or set RUNNER_TEMP outside it`);
        }
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, `basis-guard-${sessionId}`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode: 0o700 });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'scratch'), { mode: 0o700 });
        const auditFile = settings.auditFile ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'ledger.jsonl');
        const summaryFile = settings.summaryFile ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'summary.md');
        for (const path of [auditFile, summaryFile])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(auditFile))
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .f)(`the ledger ${auditFile} is there already: write \`audit-file\` as a path where nothing is`);
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)({
            folder,
            known: (0,_own_file_js__WEBPACK_IMPORTED_MODULE_4__/* .knownFolder */ .Ko)(folder),
            auditFile,
            summaryFile,
            finalMessageFile: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'final-message.txt'),
            scratch: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'scratch'),
            workspace,
        });
    }
    catch (error) {
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_5__/* .fail */ .f)(`the guard's own files cannot be put under ${base}: ${(0,_contract_message_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOf */ .b)(error)}`);
    }
}
/** `basis-guard-<run>`: the run's number and attempt where there are any, and in any case a random part. */
function newSessionId(host) {
    const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt } = host.env;
    const known = [run, attempt].filter((part) => part !== undefined && /^\d+$/.test(part));
    return [...known, host.random(6)].join('-');
}
/** The real path of a folder; undefined where there is none. */
function realFolder(path) {
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory() ? real : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 46938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ openRunTrust)
});

// UNUSED EXPORTS: isRunner

// EXTERNAL MODULE: ./dist/lib/contract/message.js
var message = __webpack_require__(8319);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/checkout.js
var trust_checkout = __webpack_require__(49925);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/clean-path.js
var clean_path = __webpack_require__(1826);
// EXTERNAL MODULE: ./dist/lib/subprocess/environment.js
var environment = __webpack_require__(49076);
// EXTERNAL MODULE: ./dist/lib/subprocess/first-line.js
var first_line = __webpack_require__(33334);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/program-path.js
var program_path = __webpack_require__(33341);
;// CONCATENATED MODULE: ./dist/lib/bindings/trust/env-script.js
// A script that begins with `#!/usr/bin/env NAME` has its interpreter looked for on PATH each time that it is started. Found at the start,
// it is the program that was there before anybody could plant another, and it is held like any other file of the command.


/** Without options, assignments or quotes: those are left to env. */
const BY_ENV = /^#![ \t]*\/usr\/bin\/env[ \t]+([\w.+-]+)[ \t]*$/;
/** The program with its interpreter in front, as env would start it; the same program where it is no such script, or cannot be started. */
function throughInterpreter(program, path) {
    const script = program.program.path;
    const name = BY_ENV.exec((0,first_line/* firstLineOf */.Q)(script))?.[1];
    const place = name === undefined || name.startsWith('-') || !(0,program_path/* isExecutable */.TV)(script) ? undefined : (0,program_path/* onPath */.L)(name, path);
    const interpreter = place === undefined ? undefined : (0,program_path/* fileAt */.Wd)(place);
    if (interpreter === undefined)
        return program;
    const [, ...rest] = program.argv;
    return { ...program, argv: [interpreter.path, script, ...rest], files: [...program.files, interpreter] };
}

// EXTERNAL MODULE: ./dist/lib/bindings/trust/inside.js
var inside = __webpack_require__(99813);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/stats.js
var trust_stats = __webpack_require__(10990);
;// CONCATENATED MODULE: ./dist/lib/bindings/trust/path-order.js
// The order in which hooks look for programs: folders that any command may write to come last, so that a program planted there does not
// run in the place of the system's.



/** Moves the entries inside the home folder, and those that everybody or the user may write to, behind the others. */
function writableLast(path, { home, own, user }) {
    const entries = path.split(external_node_path_.delimiter);
    const realHome = home ? ((0,inside/* physicalPath */.De)(home) ?? home) : undefined;
    const isWritable = (entry) => {
        const real = (0,inside/* physicalPath */.De)(entry) ?? entry;
        if ((0,inside/* isInside */.FK)((0,inside/* physicalPath */.De)(own) ?? own, real))
            return false;
        const isOpen = process.platform !== 'win32' && (((0,trust_stats/* statsAt */.Ze)(real)?.mode ?? 0) & OTHERS_WRITE) !== 0;
        const isTheirs = user !== undefined && user !== 0 && isReplaceable(real, user);
        return isOpen || isTheirs || (realHome !== undefined && ((0,inside/* isInside */.FK)(realHome, real) || (0,inside/* isInside */.FK)(realHome, entry)));
    };
    const last = entries.filter(isWritable);
    const first = entries.filter((entry) => !last.includes(entry));
    const moved = last.filter((entry) => first.some((other) => entries.indexOf(other) > entries.indexOf(entry)));
    return {
        path: [...first, ...last].join(external_node_path_.delimiter),
        notices: moved.map((entry) => `hooks look for programs in the PATH entry '${entry}' last: commands may write to it`),
    };
}
const OTHERS_WRITE = 0o002;
const STICKY = 0o1000;
/** Whether a folder, or one above it, belongs to the user, or one above may be written to by everybody. */
function isReplaceable(folder, user) {
    const stats = (0,trust_stats/* statsAt */.Ze)(folder);
    if (stats?.uid === user || (stats !== undefined && (stats.mode & OTHERS_WRITE) !== 0 && (stats.mode & STICKY) === 0))
        return true;
    const above = (0,external_node_path_.dirname)(folder);
    return above !== folder && isReplaceable(above, user);
}

;// CONCATENATED MODULE: ./dist/lib/bindings/trust/rewrite-argv.js
// Turns what an argv names in the checkout into the same thing in the snapshot (contract 5.9). A hook runs in the snapshot, so there
// even what no rule here sees means the trusted commit; a declared tool works in the workspace, so its program and every file
// that its declaration names are turned and folders are left, which it is meant to work on.



/** Every element that names a path in the tree, whole or after a `=`, and the checkout's own path wherever it stands. */
function rewriteHookArgv(argv, view) {
    return mapArgv(argv, (element, index) => {
        const turned = renamed(element, view);
        if (turned !== element)
            return turned;
        return inTree(element, view, (way, kind) => (index === 0 ? element.includes('/') : kind === 'file' || element.includes('/')) && way !== '');
    });
}
/**
 * The program, and every file that the tree has; `cwd` is the tool's own, below the workspace. An element that speaks of the guard's
 * folders in any other way is a problem.
 */
function rewriteToolArgv(argv, view, cwd = '.') {
    const inCwd = { ...view, prefix: external_node_path_.posix.join(view.prefix, cwd) };
    const turned = mapArgv(argv, (element, index) => {
        if (index === 0 && !element.includes('/'))
            return element;
        const program = index === 0 ? wayOf(element, view) : undefined;
        if (program !== undefined)
            return (0,external_node_path_.join)(view.folder, program);
        return inTree(element, inCwd, (way, kind) => kind === 'file' || view.guardFolders.some((folder) => way === folder || way.startsWith(`${folder}/`)));
    });
    const unclear = turned.find((element, index) => element === argv[index] && view.guardFolders.some((folder) => speaksOf(element, folder)));
    return unclear === undefined
        ? (0,result.ok)(turned)
        : (0,result/* fail */.f)(`its command has '${unclear}': write the path of a guard file as an argument of its own`);
}
/** Where a path of an argv lies in the tree, with `/`; undefined where it is absolute and elsewhere, or leaves the tree. */
function wayOf(path, view) {
    const root = view.roots.find((candidate) => path === candidate || path.startsWith(`${candidate}/`));
    if (root === undefined && external_node_path_.posix.isAbsolute(path))
        return undefined;
    const way = root === undefined ? external_node_path_.posix.join(view.prefix, path) : external_node_path_.posix.join('.', path.slice(root.length + 1));
    const clean = way.replace(/^\.(?:\/|$)|\/+$/g, '');
    return clean === '..' || clean.startsWith('../') ? undefined : clean;
}
function inTree(element, view, wanted) {
    const turn = (path) => {
        const way = path === '' ? undefined : wayOf(path, view);
        const kind = way === undefined ? undefined : kindOf((0,external_node_path_.join)(view.folder, way));
        return way !== undefined && kind !== undefined && wanted(way, kind) ? (0,external_node_path_.join)(view.folder, way) : undefined;
    };
    const whole = turn(element);
    if (whole !== undefined)
        return whole;
    const equals = element.indexOf('=');
    const value = equals < 0 ? undefined : turn(element.slice(equals + 1));
    return value === undefined ? element : `${element.slice(0, equals + 1)}${value}`;
}
/** The element with every mention of the checkout's path turned: alone, in a list, in the text of a shell. */
function renamed(element, view) {
    const roots = view.roots.filter((root) => root !== '/').toSorted((a, b) => b.length - a.length);
    return roots.reduce((text, root) => text.replaceAll(mention(root), () => view.folder), element);
}
const speaksOf = (element, folder) => mention(folder).test(element);
const mention = (path) => new RegExp(`(?<![\\w.-])${path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\w.-])`, 'g');
function kindOf(path) {
    const stats = (0,trust_stats/* statsAt */.Ze)(path);
    return stats === undefined ? undefined : stats.isDirectory() ? 'folder' : 'file';
}
function mapArgv([program, ...rest], turn) {
    return [turn(program, 0), ...rest.map((element, index) => turn(element, index + 1))];
}

;// CONCATENATED MODULE: ./dist/lib/bindings/trust/commands.js
// How each hook, declared tool and MCP server is started: what its argv and PATH mean by the trusted version (contract 5.9), found once at the start.










/** Where PATH would be empty, which would mean the current folder to some programs. */
const LEAST_PATH = '/usr/bin:/bin';
class Commands {
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
        const cleaned = (0,clean_path/* cleanPath */.t)(env['PATH'], { root: checkout.root, ...(snapshot === undefined ? {} : { folder: snapshot }) });
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
        return command.refusal ?? (command.program === undefined ? undefined : (0,program_path/* changeOf */.C2)(command.program)) ?? held;
    }
    /** A command that may be started now; else why not, to be said behind its name. */
    cleared(command) {
        if (command === undefined)
            return (0,result/* fail */.f)('it was not loaded at the start');
        const refusal = this.refusalOf(command);
        return refusal === undefined ? (0,result.ok)(command) : (0,result/* fail */.f)(refusal);
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
        const base = (0,environment/* baseline */._Z)(options.env, options.platform ?? process.platform);
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
                    roots: [...new Set([checkout.root, (0,inside/* physicalPath */.De)(checkout.root) ?? checkout.root])],
                    prefix: checkout.prefix,
                    folder: snapshot,
                    guardFolders,
                };
    }
    /** Without a folder of its own a server runs where hooks do, with one it is started like a tool. */
    server({ transport }) {
        if (transport.kind !== 'stdio')
            return undefined;
        return transport.cwd === undefined ? (0,result.ok)(this.#inTree(transport.command, this.#forTools)) : this.tool(transport);
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
        const root = (0,external_node_path_.join)(view.folder, view.prefix);
        return this.#make(rewriteHookArgv(command, view), { root, cwd: (0,trust_stats/* isFolderAt */.w$)(root) ? root : view.folder, ...around });
    }
    /** A tool of the working tree may be built anew during the session, so there its files are not watched. */
    tool({ command, cwd, scope }) {
        const { workspace } = this.#options;
        const folder = cwd === undefined ? workspace : (0,external_node_path_.resolve)(workspace, cwd);
        const argv = this.#view === undefined ? (0,result.ok)(command) : rewriteToolArgv(command, this.#view, cwd);
        if (!argv.ok)
            return argv;
        const { program, ...rest } = this.#make(argv.value, { root: workspace, cwd: folder, ...this.#forTools });
        const made = { ...rest, isOperators: scope === 'operator' };
        return (0,result.ok)(program === undefined || this.#view === undefined ? made : { ...made, program });
    }
    /** A program with a folder part is taken from `root`, the workspace's own folder or what stands for it. */
    #make(argv, { root, cwd, path, env, holdsInterpreter }) {
        const own = this.#view?.folder;
        const found = (0,program_path/* findProgram */.Kp)(argv, { root, cwd, path, ...(own === undefined ? {} : { own }) });
        if (!found.ok)
            return { argv: fromRoot(argv, root), cwd, env };
        const start = own !== undefined && holdsInterpreter ? throughInterpreter(found.value, path) : found.value;
        const { program } = start;
        const base = { argv: start.argv, cwd, env, program: start };
        const foreign = [program, ...start.files, ...(0,program_path/* filesNamed */.hK)(argv.slice(1), cwd)].find((file) => this.#isUntrusted(file.path));
        return foreign === undefined ? base : { ...base, refusal: `its file '${foreign.path}' lies in the workspace, which is not trusted` };
    }
    #isUntrusted(path) {
        return this.#view !== undefined && (0,inside/* wayInside */.IL)(this.#options.checkout.root, path) !== undefined;
    }
}
function fromRoot([name, ...rest], root) {
    return [name.includes('/') ? (0,external_node_path_.resolve)(root, name) : name, ...rest];
}

// EXTERNAL MODULE: ./dist/lib/bindings/trust/file-source.js
var file_source = __webpack_require__(80157);
;// CONCATENATED MODULE: ./dist/lib/bindings/trust/git-environment.js
// The environment that git runs in: nothing of the user's, the system's or the repository's configuration, no prompt, no hook, no
// program of somebody else's choice. Settings go by environment, so that none of them, and no token, stands in an argument list.
/** What git may take over from the caller when it fetches: how to reach a server, and whom to believe. */
const NETWORK = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO', 'CURL_CA_BUNDLE'];
const SETTINGS = [
    ['advice.detachedHead', 'false'],
    ['core.attributesFile', '/dev/null'],
    ['core.autocrlf', 'false'],
    ['core.commitGraph', 'false'],
    ['core.excludesFile', '/dev/null'],
    ['core.fsmonitor', 'false'],
    ['core.hooksPath', '/dev/null'],
    ['core.pager', 'cat'],
    ['core.symlinks', 'true'],
    ['core.alternateRefsCommand', 'true'],
    ['credential.helper', ''],
    ['fetch.recurseSubmodules', 'false'],
    ['fetch.writeCommitGraph', 'false'],
    ['gc.auto', '0'],
    ['init.defaultBranch', 'none'],
    ['maintenance.auto', 'false'],
    ['protocol.allow', 'never'],
];
/**
 * The whole environment of one git process. `path` is where git finds its own helpers, `home` an empty folder. Without a remote
 * no protocol is allowed at all.
 */
function gitEnvironment(options) {
    const { remote } = options;
    const scheme = remote?.url.protocol.replace(':', '');
    const settings = [...SETTINGS, ...(scheme === undefined ? [] : [[`protocol.${scheme}.allow`, 'always']])];
    if (remote?.token) {
        const credentials = Buffer.from(`x-access-token:${remote.token}`).toString('base64');
        settings.push([`http.${remote.url.origin}/.extraheader`, `AUTHORIZATION: basic ${credentials}`]);
    }
    return {
        PATH: options.path,
        HOME: options.home,
        XDG_CONFIG_HOME: options.home,
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_SYSTEM: '/dev/null',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '/bin/false',
        GIT_ALLOW_PROTOCOL: scheme ?? '',
        ...(remote === undefined ? {} : pick(options.caller, NETWORK)),
        ...numbered(settings),
    };
}
function numbered(settings) {
    const variables = { GIT_CONFIG_COUNT: String(settings.length) };
    for (const [index, [key, value]] of settings.entries()) {
        variables[`GIT_CONFIG_KEY_${index}`] = key;
        variables[`GIT_CONFIG_VALUE_${index}`] = value;
    }
    return variables;
}
function pick(env, names) {
    const picked = {};
    for (const name of names.flatMap((upper) => [upper, upper.toLowerCase()])) {
        const value = env[name];
        if (value)
            picked[name] = value;
    }
    return picked;
}

;// CONCATENATED MODULE: ./dist/lib/bindings/trust/git.js
// Runs git with nothing of the workspace in play: an absolute program, an environment of our own (git-environment.ts), always on a git
// directory that the caller names. Every end is a value.


const MINUTE = 60_000;
const MIB = 1024 * 1024;
/** Git, bound to one program and one environment. */
function gitRunner(options) {
    return async (request) => {
        const { execa } = await __webpack_require__.e(/* import() */ 1783).then(__webpack_require__.bind(__webpack_require__, 21783));
        const env = {
            ...gitEnvironment({
                path: options.path,
                home: options.folder,
                caller: options.caller,
                ...(request.remote === undefined ? {} : { remote: request.remote }),
            }),
            ...(request.gitDir === undefined ? {} : { GIT_DIR: request.gitDir }),
            ...(request.workTree === undefined ? {} : { GIT_WORK_TREE: request.workTree }),
            ...(request.indexFile === undefined ? {} : { GIT_INDEX_FILE: request.indexFile }),
        };
        const ended = await execa(options.program, ['--no-pager', ...request.args], {
            cwd: options.folder,
            env,
            extendEnv: false,
            reject: false,
            encoding: 'buffer',
            stripFinalNewline: false,
            timeout: request.timeoutMs ?? 5 * MINUTE,
            maxBuffer: request.maxOutput ?? 64 * MIB,
            cancelSignal: options.signal,
            killDescendants: true,
            ...(request.stdin === undefined ? { stdin: 'ignore' } : { input: request.stdin }),
        });
        if (!ended.failed)
            return (0,result.ok)(Buffer.from(ended.stdout));
        return (0,result/* fail */.f)(wordsOf(ended, request));
    };
}
function wordsOf(ended, request) {
    const command = `git ${request.args.find((argument) => !argument.startsWith('-')) ?? ''}`.trim();
    if (ended.isCanceled)
        return `${command} was cancelled`;
    if (ended.timedOut)
        return `${command} did not end within ${(request.timeoutMs ?? 5 * MINUTE) / 1000} s`;
    if (ended.isMaxBuffer)
        return `${command} printed more than ${request.maxOutput ?? 64 * MIB} bytes`;
    const said = reasonIn(ended.stderr);
    if (said !== '')
        return `${command} said: ${said}`;
    return ended.exitCode === undefined ? `${command} could not be started` : `${command} ended with ${ended.exitCode}`;
}
/** The line that names the failure; what follows from it, and advice, comes after. */
function reasonIn(stderr) {
    if (!(stderr instanceof Uint8Array))
        return '';
    const lines = new TextDecoder().decode(stderr).split(/[\r\n]+/);
    const line = lines.find((one) => one.startsWith('fatal: ')) ?? lines.findLast((one) => one.trim() !== '') ?? '';
    return line.trim().slice(0, 500);
}

// EXTERNAL MODULE: ./dist/lib/bindings/trust/guard-files.js + 4 modules
var guard_files = __webpack_require__(18760);
// EXTERNAL MODULE: ./dist/lib/bindings/digest.js
var digest = __webpack_require__(11006);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/bare-repository.js
var bare_repository = __webpack_require__(18786);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/git-parts.js
var git_parts = __webpack_require__(78450);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/git-settings.js
var git_settings = __webpack_require__(94435);
;// CONCATENATED MODULE: ./dist/lib/bindings/trust/hold-git.js
// What decides which programs git runs in the workspace, held while hooks, tools and servers are started: a hook that asks git there would
// otherwise run what a command put into the configuration, and the command could put it back before anybody compares.










/** Bytes of a file that are compared; a larger one is told by its stamp. */
const LARGEST = 256 * 1024;
/** Remembers the contents: what is written anew and says the same is no change. */
async function holdGit(options) {
    const { hooks, included } = await (0,git_settings/* gitSettings */.U)(options);
    const dirs = (0,trust_checkout/* gitDirsOf */.UI)(options.checkout);
    const contents = new Contents();
    const folders = (0,trust_checkout/* foldersUp */.TS)(options.workspace, undefined);
    const now = () => {
        const parts = dirs.flatMap((dir) => (0,git_parts/* gitParts */.j2)(dir).filter((path) => !isOthers(dir, path)));
        const files = [...parts, ...hooks.flatMap((folder) => (0,git_parts/* filesIn */.nG)(folder)), ...included];
        return new Map([...repositoriesIn(folders, contents), ...files.map((path) => [path, contents.at(path)])]);
    };
    const held = now();
    return () => {
        const found = now();
        const changed = [...new Set([...held.keys(), ...found.keys()])].find((path) => held.get(path) !== found.get(path));
        return changed && `'${changed}', which decides what git runs in the workspace, changed since the session began`;
    };
}
/** Where git would find a repository: in the workspace, or in a folder around it. */
function repositoriesIn(folders, contents) {
    return folders.flatMap((folder) => {
        const git = (0,external_node_path_.join)(folder, '.git');
        return [[git, contents.at(git)], ...((0,bare_repository/* isBareAt */.iS)(folder) ? [[folder, 'a repository']] : [])];
    });
}
/** Of other worktrees, which are no part of what git runs in this one; and what says of files alone which are added, and of a rebase how it goes on. */
function isOthers(dir, path) {
    return (0,inside/* isInside */.FK)((0,external_node_path_.join)(dir, 'worktrees'), path) || [git_parts/* EXCLUDE */.Hx, git_parts/* REBASE_TODO */.q3].some((name) => path.endsWith(`/${name}`));
}
/** What lies at paths, in a text of each; read again only where it looks different. */
class Contents {
    #known = new Map();
    /** Of a folder which one it is. Empty where nothing lies there. */
    at(path) {
        const stats = (0,trust_stats/* linkStatsAt */.Z_)(path);
        if (stats === undefined)
            return '';
        if (stats.isDirectory())
            return `folder ${stats.dev} ${stats.ino}`;
        if (!stats.isSymbolicLink())
            return stats.isFile() ? `file ${stats.mode} ${this.#of(path, stats)}` : `other ${(0,trust_stats/* stampOf */.Zs)(stats)}`;
        const target = (0,trust_stats/* statsAt */.Ze)(path);
        return `link ${(0,trust_stats/* linkTargetAt */.BW)(path) ?? ''} ${target?.isFile() === true ? this.#of(path, target) : ''}`;
    }
    /** Of the regular file that a path leads to. */
    #of(path, stats) {
        const stamp = `${stats.dev} ${(0,trust_stats/* stampOf */.Zs)(stats)}`;
        if (stats.size > LARGEST)
            return stamp;
        const known = this.#known.get(path);
        if (known?.stamp === stamp)
            return known.digest;
        const digest = (0,trust_stats/* quiet */.jQ)(() => digestAt(path)) ?? '';
        this.#known.set(path, { stamp, digest });
        return digest;
    }
}
/** What was put there since must neither keep anybody waiting nor be without an end. */
function digestAt(path) {
    const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    try {
        return (0,external_node_fs_.fstatSync)(file).isFile() ? (0,digest/* digestOf */.ol)((0,file_source/* readUpTo */.Vc)(file, LARGEST + 1)) : '';
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./dist/lib/bindings/trust/found-above.js
// What programs find by looking upwards from the folder that they were started in, or from their own file: libraries, settings and
// repositories in the folders above. Above the snapshot and the operator's folder lie folders that commands may write to, so what came,
// went or changed there under such a name since the start keeps everything from being started.




/** By who looks for it, with space between. What is looked for in one folder alone, or in the home folder, is not of these. */
const NAMES = {
    node: 'node_modules package.json tsconfig.json jsconfig.json deno.json deno.jsonc bunfig.toml pnpm-workspace.yaml .pnp.cjs .pnp.loader.mjs .yarnrc .yarnrc.yml',
    git: '.git .git/config HEAD',
    python: 'pyproject.toml uv.toml Pipfile .venv .python-version',
    ruby: 'Gemfile gems.rb .bundle/config .ruby-version',
    go: 'go.mod go.work',
    rust: 'Cargo.toml .cargo/config .cargo/config.toml rust-toolchain rust-toolchain.toml',
    java: '.mvn .java-version',
    dotnet: 'global.json nuget.config NuGet.config NuGet.Config Directory.Build.props Directory.Build.targets Directory.Build.rsp',
    versions: '.tool-versions .node-version .nvmrc mise.toml .mise.toml mise.local.toml .mise.local.toml',
};
const ALL = Object.values(NAMES).flatMap((names) => names.split(' '));
/** Holds what may be found above a folder; of a folder of libraries that is there already, only which ones there are. */
function holdAbove(folder) {
    const places = [folder, (0,inside/* physicalPath */.De)(folder) ?? folder].flatMap((one) => (0,trust_checkout/* foldersUp */.TS)(one, undefined).slice(1));
    const paths = [...new Set(places)].flatMap((above) => ALL.map((name) => (0,external_node_path_.join)(above, name)));
    const held = paths.map((path) => [path, stampAt(path)]);
    return () => {
        const changed = held.find(([path, stamp]) => stampAt(path) !== stamp);
        return changed && `'${changed[0]}', where programs look for what they load, changed since the session began`;
    };
}
/** A repository's folder changes with every commit, so there its settings are held apart. */
function stampAt(path) {
    const stats = (0,trust_stats/* linkStatsAt */.Z_)(path);
    if (stats === undefined)
        return undefined;
    return stats.isDirectory() && (0,external_node_path_.basename)(path) === '.git' ? `${stats.dev} ${stats.ino}` : (0,trust_stats/* stampWithTarget */.f$)(path, stats);
}

;// CONCATENATED MODULE: ./dist/lib/bindings/trust/held-folders.js
// The folders that the guard's own programs are used from, looked at before every start and at the end: a folder that gave way to another
// one, or a file in it that changed. It costs a few stats and reads no content; a swap that was undone in time is remembered.



/** What several looks found, remembered. */
class HeldFolders {
    #seen = new Set();
    #all;
    #operator;
    /** `operator` stands against starting what the operator declared, `all` against any start. */
    constructor({ all, operator }) {
        this.#all = all;
        this.#operator = operator;
    }
    /** Why a command must not be started now. */
    look(isOperators) {
        const found = [...this.#all, ...(isOperators ? this.#operator : [])].flatMap((look) => look() ?? []);
        for (const why of found)
            this.#seen.add(why);
        return found[0];
    }
    /** Every change that was seen, now or before. */
    changes() {
        this.look(true);
        return [...this.#seen];
    }
}
/** Holds folders by what lies at their paths now; files may come and go in them. */
function holdPlaces(folders) {
    const held = folders.map((folder) => [folder, placeOf(folder)]);
    return () => {
        const moved = held.find(([folder, place]) => placeOf(folder) !== place);
        return moved && `the guard's own folder '${moved[0]}' was moved or replaced since the session began`;
    };
}
/** Holds a folder that nobody writes to: also one that was moved away and back is another one, by its change time. */
function holdStill(folder) {
    const stamp = stillOf(folder);
    return () => (stillOf(folder) === stamp ? undefined : `the guard's own folder '${folder}' was moved or changed since the session began`);
}
/** Holds a folder that is empty at every start: what the superuser's programs left in it is removed. */
function holdEmpty(folder) {
    const place = holdPlaces([folder]);
    return () => {
        const moved = place();
        if (moved !== undefined)
            return moved;
        for (const name of (0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.readdirSync)(folder)) ?? [])
            (0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { recursive: true, force: true }));
        return (0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.readdirSync)(folder).length) === 0 ? undefined : `the guard's own folder '${folder}' is not empty`;
    };
}
/** Holds every file below a folder. Undefined where it has too many. */
function holdTree(top, options) {
    const held = walk(top, options);
    if (held === undefined)
        return undefined;
    return () => {
        const now = walk(top, options, held);
        if (now === undefined)
            return `'${top}' has more files than when the session began`;
        const changed = [...now].find(([path, stamp]) => held.get(path) !== stamp)?.[0] ?? [...held.keys()].find((path) => !now.has(path));
        return changed === undefined ? undefined : `'${changed}' changed since the session began`;
    };
}
/** By absolute path, one character a byte. With `known`, new caches are removed on the way. */
function walk(top, { most, skip = [], caches = false }, known) {
    const stamps = new Map();
    const ahead = [Buffer.from(top).toString('latin1')];
    const skipped = new Set(skip.map((path) => Buffer.from(path).toString('latin1')));
    for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
        if (stamps.size >= most)
            return undefined;
        if (skipped.has(path) || (caches && (0,external_node_path_.basename)(path) === '.git'))
            continue;
        const bytes = Buffer.from(path, 'latin1');
        if (caches && known !== undefined && !known.has(path) && isCache(path))
            (0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.rmSync)(bytes.toString(), { recursive: true, force: true }));
        const stats = (0,trust_stats/* linkStatsAt */.Z_)(bytes);
        if (stats === undefined)
            continue;
        stamps.set(path, held_folders_stampAt(bytes, stats));
        if (!stats.isDirectory())
            continue;
        for (const name of (0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.readdirSync)(bytes, { encoding: 'latin1' })) ?? [])
            ahead.push(`${path}/${name}`);
    }
    return stamps;
}
const isCache = (path) => path.split('/').slice(-2).includes('__pycache__');
/** A folder by what it is, a file by its content's stamp, a symlink by that and by what it leads to. */
function held_folders_stampAt(path, stats) {
    if (stats.isDirectory())
        return place(stats);
    if (!stats.isSymbolicLink())
        return (0,trust_stats/* stampOf */.Zs)(stats);
    const target = (0,trust_stats/* statsAt */.Ze)(path);
    const led = target === undefined ? 'nowhere' : target.isFile() ? (0,trust_stats/* stampOf */.Zs)(target) : place(target);
    return `${(0,trust_stats/* stampOf */.Zs)(stats)} ${led}`;
}
const place = ({ dev, ino, mode }) => `${dev} ${ino} ${mode}`;
function placeOf(path) {
    const stats = (0,trust_stats/* linkStatsAt */.Z_)(path);
    return stats && place(stats);
}
function stillOf(path) {
    const stats = (0,trust_stats/* linkStatsAt */.Z_)(path);
    return stats && `${place(stats)} ${(0,trust_stats/* stampOf */.Zs)(stats)}`;
}

;// CONCATENATED MODULE: ./dist/lib/bindings/trust/hold-trust.js
// Which folders of one run are held, and how: those of the snapshot, the home folder of hooks, and the operator's folder.







/** The most entries that are looked at before every start, of the snapshot and of the operator's folder. */
const MOST_IN_SNAPSHOT = 500;
const MOST_OF_OPERATOR = 5000;
/** Remembers the folders as they are now. */
function holdTrust(options) {
    const { snapshot, folder } = options;
    const operator = holdOperators(options);
    if (snapshot === undefined)
        return { ...operator, held: new HeldFolders({ all: [], operator: operator.looks }) };
    const home = (0,external_node_path_.join)(folder, 'hook-home');
    (0,external_node_fs_.mkdirSync)(home, { mode: 0o555 });
    const all = [
        holdPlaces([(0,external_node_path_.dirname)(folder), folder]),
        holdStill(snapshot.folder),
        ...holdFiles(options, snapshot),
        holdEmpty(home),
        holdAbove(snapshot.folder),
        ...(options.git === undefined ? [] : [options.git]),
    ];
    return { home, notices: operator.notices, held: new HeldFolders({ all, operator: operator.looks }) };
}
/** The whole snapshot where it is small, else its guard folders; what is beyond that is compared at the end. */
function holdFiles({ guardFolders }, { folder }) {
    const whole = holdTree(folder, { most: MOST_IN_SNAPSHOT });
    if (whole !== undefined)
        return [whole];
    return guardFolders.flatMap((way) => holdTree((0,external_node_path_.join)(folder, way), { most: MOST_IN_SNAPSHOT }) ?? []);
}
/** A folder of the operator's outside the checkout, from which something was declared. */
function holdOperators(options) {
    const { declared, checkout, configDir, snapshot, folder } = options;
    const config = (0,guard_files/* configFolder */.vg)(options);
    const isUsed = [...declared.hooks, ...declared.tools].some(({ scope }) => scope === 'operator');
    const isNamed = configDir !== undefined || snapshot !== undefined;
    if (!isUsed || !isNamed || config === undefined || !(0,trust_stats/* isFolderAt */.w$)(config))
        return { looks: [], notices: [] };
    if ((0,inside/* wayInside */.IL)(checkout.root, config) !== undefined)
        return { looks: [], notices: [] };
    const look = holdTree(config, { most: MOST_OF_OPERATOR, skip: [checkout.root, (0,external_node_path_.dirname)(folder)], caches: true });
    const above = snapshot === undefined ? [] : [holdAbove(config)];
    if (look !== undefined)
        return { looks: [look, ...above], notices: [] };
    const notice = `${config} has more than ${MOST_OF_OPERATOR} files: only hooks.json, tools.json and the programs that they name are watched there`;
    return { looks: above, notices: [notice] };
}

;// CONCATENATED MODULE: ./dist/lib/bindings/trust/plan.js
/** The plan outside CI, where nobody but the user wrote the working tree. */
const WORKING_TREE = { source: { kind: 'working-tree' }, workspaceFiles: true, why: 'this is not a CI run' };
/** The plan as the ledger records it. */
function recordOf(plan) {
    if (!plan.workspaceFiles)
        return { kind: 'off', why: plan.why };
    if (plan.source.kind === 'working-tree')
        return { kind: 'working-tree', why: plan.why };
    return { kind: 'commit', commit: plan.source.commit, why: plan.why };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./dist/lib/bindings/trust/git-object.js
// Git's objects as bytes: names recomputed from content, trees read and built. What an object store says is believed only where the
// content has the name that was asked for, so objects that somebody planted there decide nothing.

/** The format that a full object name is in, by its length. */
const formatOf = (id) => (id.length === 64 ? 'sha256' : 'sha1');
/** The name of an object with this content. */
function objectId(type, content, format) {
    return (0,external_node_crypto_.createHash)(format).update(`${type} ${content.byteLength}\0`).update(content).digest('hex');
}
const KINDS = {
    '100644': 'file',
    '100664': 'file',
    '100755': 'program',
    '120000': 'symlink',
    '40000': 'folder',
    '160000': 'submodule',
};
/** The entries of a tree object; undefined where it is malformed. */
function parseTree(content, format) {
    const size = format === 'sha1' ? 20 : 32;
    const entries = [];
    for (let at = 0; at < content.length;) {
        const space = content.indexOf(0x20, at);
        const end = space < 0 ? -1 : content.indexOf(0, space);
        if (end < 0 || end + 1 + size > content.length)
            return undefined;
        const mode = content.toString('latin1', at, space);
        const kind = KINDS[mode];
        if (kind === undefined)
            return undefined;
        entries.push({ mode, kind, name: content.toString('latin1', space + 1, end), id: content.toString('hex', end + 1, end + 1 + size) });
        at = end + 1 + size;
    }
    return entries;
}
/** Reads `git ls-files --stage -z`; undefined where a line is not of its form or a path is in conflict. */
function parseIndex(listing) {
    const entries = [];
    for (const line of listing.toString('latin1').split('\0')) {
        if (line === '')
            continue;
        const [, mode, id, path] = /^(\d{6}) ([0-9a-f]+) 0\t(.+)$/s.exec(line) ?? [];
        if (mode === undefined || id === undefined || path === undefined)
            return undefined;
        entries.push({ mode, id, path });
    }
    return entries;
}
/** The name that the tree of these entries has; they come in the index's order, by the bytes of their paths. */
function treeId(entries, format) {
    return treeOf(entries, 0, format);
}
/** `depth` characters of every path are the folder whose tree this is. */
function treeOf(entries, depth, format) {
    const parts = [];
    let folder = [];
    const close = () => {
        const [first] = folder;
        if (first === undefined)
            return;
        const end = first.path.indexOf('/', depth);
        parts.push(line('40000', first.path.slice(depth, end), treeOf(folder, end + 1, format)));
        folder = [];
    };
    for (const entry of entries) {
        const slash = entry.path.indexOf('/', depth);
        const [first] = folder;
        if (first !== undefined && (slash < 0 || !first.path.startsWith(entry.path.slice(0, slash + 1))))
            close();
        if (slash < 0)
            parts.push(line(entry.mode, entry.path.slice(depth), entry.id));
        else
            folder.push(entry);
    }
    close();
    return objectId('tree', Buffer.concat(parts), format);
}
const line = (mode, name, id) => Buffer.concat([Buffer.from(`${mode} ${name}\0`, 'latin1'), Buffer.from(id, 'hex')]);

// EXTERNAL MODULE: ./dist/lib/bindings/trust/pause.js
var pause = __webpack_require__(21679);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/seal.js
var trust_seal = __webpack_require__(16864);
;// CONCATENATED MODULE: ./dist/lib/bindings/trust/snapshot.js
// A read-only copy of a whole trusted tree outside the workspace, from which hooks and tools run (contract 5.9). Files come out as the
// bytes that were committed, and the result is proved against the tree's name: every blob, every folder.










/** Makes a snapshot. A tree that cannot be had whole is a problem, on which the run stops. */
async function makeSnapshot(options) {
    const { commit, folder } = options;
    const made = makeFolder(folder);
    if (!made.ok)
        return (0,result/* fail */.f)(`the snapshot of ${commit.commit} could not be made: ${made.error}`);
    let entries = await checkOut(options);
    if (!entries.ok && commit.source === 'workspace') {
        await removeSnapshot(folder);
        makeFolder(folder);
        const fetched = await commit.fetchAll();
        entries = fetched.ok ? await checkOut(options) : (0,result/* fail */.f)(`${entries.error}, and ${fetched.error}`);
    }
    if (!entries.ok) {
        await removeSnapshot(folder);
        return (0,result/* fail */.f)(`the snapshot of ${commit.commit} could not be made: ${entries.error}`);
    }
    const seal = await (0,trust_seal/* sealFolders */.V)(folder);
    const submodules = entries.value.filter(({ mode }) => mode === '160000').length;
    return (0,result.ok)({
        folder,
        tree: commit.tree,
        files: entries.value.length - submodules,
        notices: submodules === 0 ? [] : [`${submodules} submodule${submodules === 1 ? ' is' : 's are'} not part of the trusted snapshot`],
        verify: () => verify(seal, folder),
        remove: () => removeSnapshot(folder),
    });
}
function makeFolder(folder) {
    try {
        (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
        return (0,result.ok)(undefined);
    }
    catch (error) {
        return (0,result/* fail */.f)((0,message/* messageOf */.b)(error));
    }
}
async function checkOut({ commit, folder, root, git }) {
    const indexFile = `${folder}.index`;
    const base = { gitDir: commit.gitDir, workTree: folder, indexFile };
    try {
        const read = await git({ ...base, args: ['read-tree', commit.tree] });
        if (!read.ok)
            return read;
        const written = await git({ ...base, args: ['checkout-index', '--all', '--quiet'], timeoutMs: 600_000 });
        if (!written.ok)
            return written;
        const listing = await git({ ...base, args: ['ls-files', '--stage', '-z'], maxOutput: 1024 * 1024 * 1024 });
        if (!listing.ok)
            return listing;
        const entries = parseIndex(listing.value);
        if (entries === undefined)
            return (0,result/* fail */.f)('its index cannot be read');
        const format = formatOf(commit.tree);
        if (treeId(entries, format) !== commit.tree)
            return (0,result/* fail */.f)('its folders are not those of the commit');
        return await proveFiles(entries, { folder, root, format });
    }
    finally {
        (0,external_node_fs_.rmSync)(indexFile, { force: true });
    }
}
/** Hashes every file as it lies on the disk, takes its write permission, and keeps Python from caching beside it. */
async function proveFiles(entries, proof) {
    const buffer = Buffer.allocUnsafe(1024 * 1024);
    const withPython = new Set();
    for (const [index, entry] of entries.entries()) {
        if (index % 256 === 255)
            await (0,pause/* pause */.v)();
        if (entry.mode === '160000')
            continue;
        const path = (0,trust_seal/* bytesOf */.$)(proof.folder, entry.path);
        const shown = `'${readable(entry.path)}'`;
        try {
            const id = entry.mode === '120000' ? linkId(path, proof.format) : fileId(path, buffer, proof.format);
            if (id !== entry.id)
                return (0,result/* fail */.f)(`${shown} is not the file of the commit`);
            if (entry.mode === '120000' && leadsInto(proof.root, path.toString('utf8')))
                return (0,result/* fail */.f)(`the symlink ${shown} leads back into the workspace, which is not trusted`);
        }
        catch (error) {
            return (0,result/* fail */.f)(`${shown} could not be read back: ${(0,message/* messageOf */.b)(error)}`);
        }
        if (entry.path.endsWith('.py'))
            withPython.add((0,external_node_path_.dirname)(path.toString('utf8')));
    }
    for (const folder of withPython)
        blockCache(folder);
    return (0,result.ok)(entries);
}
function fileId(path, buffer, format) {
    const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
    try {
        const { size, mode } = (0,external_node_fs_.fstatSync)(file);
        const hash = (0,external_node_crypto_.createHash)(format).update(`blob ${size}\0`);
        for (let read = (0,external_node_fs_.readSync)(file, buffer); read > 0; read = (0,external_node_fs_.readSync)(file, buffer))
            hash.update(buffer.subarray(0, read));
        (0,external_node_fs_.fchmodSync)(file, mode & 0o111 ? 0o555 : 0o444);
        return hash.digest('hex');
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
const linkId = (path, format) => objectId('blob', (0,external_node_fs_.readlinkSync)(path, 'buffer'), format);
function leadsInto(root, link) {
    const target = (0,inside/* physicalPath */.De)(link);
    return target !== undefined && ((0,inside/* isInside */.FK)(root, target) || (0,inside/* isInside */.FK)((0,inside/* physicalPath */.De)(root) ?? root, target));
}
/**
 * A file where Python would make its cache folder: a read-only folder does not stop the superuser, and a cache that somebody planted
 * would run in place of the module.
 */
function blockCache(folder) {
    const path = (0,external_node_path_.join)(folder, '__pycache__');
    if ((0,trust_stats/* linkStatsAt */.Z_)(path) === undefined)
        (0,external_node_fs_.writeFileSync)(path, '', { mode: 0o444 });
}
const readable = (path) => Buffer.from(path, 'latin1').toString('utf8');
async function verify(seal, folder) {
    const now = await (0,trust_seal/* sealFolders */.V)(folder, { readOnly: false });
    const paths = new Set([...seal.keys(), ...now.keys()]);
    const changed = [...paths].filter((path) => seal.get(path) !== now.get(path)).toSorted();
    return changed.map((path) => `the guard's snapshot changed in '${path === '' ? '.' : readable(path)}'`);
}
async function removeSnapshot(folder) {
    await (0,trust_seal/* sealFolders */.V)(folder, { readOnly: false, onFolder: (path) => (0,external_node_fs_.chmodSync)(path, 0o700) });
    for (const name of (0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.readdirSync)(folder)) ?? []) {
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { recursive: true, force: true });
        await (0,pause/* pause */.v)();
    }
    (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
}

;// CONCATENATED MODULE: ./dist/lib/bindings/trust/trusted-commit.js
// One commit whose files are believed, reached through a git directory of our own outside the workspace: its objects come from the
// workspace's store without being copied, else from the server. The workspace's git configuration is never read, and an object counts only
// where its content has the name that was asked for.





class TrustedCommit {
    /** The commit itself: what was asked for, or what a tag of that name points to. */
    commit;
    /** Its tree. */
    tree;
    #store;
    constructor(store, commit, tree) {
        this.#store = store;
        this.commit = commit;
        this.tree = tree;
    }
    get gitDir() {
        return this.#store.gitDir;
    }
    get source() {
        return this.#store.source;
    }
    /** An object of the commit; it is fetched with the whole commit where the workspace lacks it. */
    object(id) {
        return this.#store.object(id);
    }
    /** Turns from the workspace's objects to a copy from the server, once; fails where that has been done or cannot be. */
    fetchAll() {
        return this.#store.fetchAll();
    }
}
/** Opens a commit. One that cannot be had is a problem: one sentence, on which the run stops. */
async function openTrustedCommit(options) {
    const { commit } = options;
    if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
        return (0,result/* fail */.f)(`'${commit}' is not the full name of a commit: write 40 or 64 hex digits`);
    const store = new ObjectStore(options);
    const made = await store.make();
    if (!made.ok)
        return cannotBeHad(commit, made.error);
    let id = commit;
    for (let tags = 0; tags < 5; tags += 1) {
        const read = await store.object(id);
        if (!read.ok)
            return cannotBeHad(commit, read.error);
        const { type, content } = read.value;
        const next = /^(?:tree|object) ([0-9a-f]+)\n/.exec(content.toString('latin1', 0, 80))?.[1];
        if (next !== undefined && type === 'commit')
            return (0,result.ok)(new TrustedCommit(store, id, next));
        if (next === undefined || type !== 'tag')
            return cannotBeHad(commit, `it is a ${type}, not a commit`);
        id = next;
    }
    return cannotBeHad(commit, 'it is a tag of a tag of a tag');
}
const cannotBeHad = (commit, why) => (0,result/* fail */.f)(`the trusted commit ${commit} cannot be had: ${why}`);
class ObjectStore {
    gitDir;
    #options;
    #source;
    constructor(options) {
        this.#options = options;
        this.gitDir = (0,external_node_path_.join)(options.folder, 'trusted.git');
        this.#source = options.objects === undefined ? 'server' : 'workspace';
    }
    get source() {
        return this.#source;
    }
    async make() {
        const { git, commit, objects } = this.#options;
        const format = formatOf(commit);
        const args = ['init', '--quiet', '--bare', '--template=', ...(format === 'sha1' ? [] : ['--object-format=sha256']), this.gitDir];
        const made = await git({ args });
        if (!made.ok)
            return made;
        try {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(this.gitDir, 'info'), { recursive: true });
            // Stronger than any .gitattributes of the tree: files come out as the bytes that were committed, whatever filters it asks for.
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(this.gitDir, 'info', 'attributes'), '* -text -eol -ident -filter -working-tree-encoding\n');
            if (objects !== undefined)
                (0,external_node_fs_.writeFileSync)(this.#alternates, `${quoted(objects)}\n`);
        }
        catch (error) {
            return (0,result/* fail */.f)(`${this.gitDir} could not be written: ${(0,message/* messageOf */.b)(error)}`);
        }
        return objects === undefined ? this.#fetch() : (0,result.ok)(undefined);
    }
    async object(id) {
        const read = await this.#read(id);
        if (read.ok || this.#source === 'server')
            return read;
        const fetched = await this.fetchAll();
        return fetched.ok ? this.#read(id) : (0,result/* fail */.f)(`${read.error}, and ${fetched.error}`);
    }
    async fetchAll() {
        if (this.#source === 'server')
            return (0,result/* fail */.f)('it was fetched already');
        this.#source = 'server';
        (0,external_node_fs_.rmSync)(this.#alternates, { force: true });
        return this.#fetch();
    }
    get #alternates() {
        return (0,external_node_path_.join)(this.gitDir, 'objects', 'info', 'alternates');
    }
    async #fetch() {
        const { remote, git, commit } = this.#options;
        if (!remote.ok)
            return (0,result/* fail */.f)(`it cannot be fetched: ${remote.error}`);
        const args = [
            'fetch',
            '--quiet',
            '--depth=1',
            '--no-tags',
            '--no-write-fetch-head',
            '--no-recurse-submodules',
            '--no-auto-maintenance',
        ];
        const { url } = remote.value;
        const fetched = await git({ args: [...args, url.href, commit], gitDir: this.gitDir, remote: remote.value, timeoutMs: 180_000 });
        return fetched.ok ? (0,result.ok)(undefined) : (0,result/* fail */.f)(`it cannot be fetched from ${url.href}: ${fetched.error}`);
    }
    async #read(id) {
        const answer = await this.#options.git({ args: ['cat-file', '--batch'], gitDir: this.gitDir, stdin: `${id}\n` });
        if (!answer.ok)
            return answer;
        const end = answer.value.indexOf(0x0a);
        const [, type, size] = /^[0-9a-f]+ ([a-z]+) (\d+)$/.exec(answer.value.toString('latin1', 0, end)) ?? [];
        if (type === undefined)
            return (0,result/* fail */.f)(`the object ${id} is not in the checkout`);
        const content = answer.value.subarray(end + 1, end + 1 + Number(size));
        return objectId(type, content, formatOf(id)) === id
            ? (0,result.ok)({ type, content })
            : (0,result/* fail */.f)(`the object ${id} has other content than its name says`);
    }
}
/** A line of an alternates file; git unquotes one that begins with a quote. */
function quoted(path) {
    if (!/^["#]|[\n\r]/.test(path))
        return path;
    return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}"`;
}

;// CONCATENATED MODULE: ./dist/lib/bindings/trust/trusted-tree.js
// Reads single files of a trusted commit by path, object by object, without a checkout. Symlinks inside the tree are followed there.



const MOST_LINKS = 40;
class TrustedTree {
    #commit;
    #folders = new Map();
    constructor(commit) {
        this.#commit = commit;
    }
    /** The file at a path from the tree's top, with `/`; undefined where there is none. Anything but a regular file is a problem. */
    async read(path) {
        let ahead = path;
        for (let links = 0; links <= MOST_LINKS; links += 1) {
            const step = await this.#walk(ahead);
            if (!step.ok)
                return step;
            if (step.value === undefined)
                return links > 0 ? (0,result/* fail */.f)('it is a symlink to something that is not there') : (0,result.ok)(undefined);
            if (step.value.kind === 'file')
                return (0,result.ok)(step.value.file);
            if (step.value.target.startsWith('/'))
                return (0,result/* fail */.f)('it is a symlink out of the tree');
            ahead = external_node_path_.posix.join('.', step.value.target);
            if (ahead === '..' || ahead.startsWith('../'))
                return (0,result/* fail */.f)('it is a symlink out of the tree');
        }
        return (0,result/* fail */.f)('it is a loop of symlinks');
    }
    /**
     * The paths of the regular files below a folder, from the tree's top, in order; at most so many. None where there is no such folder.
     * Symlinks and submodules are passed over.
     */
    async list(path, most) {
        let id = this.#commit.tree;
        for (const name of path.split('/').filter((part) => part !== '' && part !== '.')) {
            const folder = await this.#folder(id);
            if (!folder.ok)
                return folder;
            const wanted = Buffer.from(name, 'utf8').toString('latin1');
            const entry = folder.value.find((candidate) => candidate.name === wanted);
            if (entry?.kind !== 'folder')
                return (0,result.ok)([]);
            id = entry.id;
        }
        const found = [];
        const problem = await this.#collect(id, path, found, most);
        return problem.ok ? (0,result.ok)(found) : problem;
    }
    async #collect(id, path, found, most) {
        const folder = await this.#folder(id);
        if (!folder.ok)
            return folder;
        for (const { name, kind, id: inner } of folder.value) {
            if (found.length >= most)
                return (0,result.ok)(undefined);
            const here = external_node_path_.posix.join(path, Buffer.from(name, 'latin1').toString('utf8'));
            if (kind === 'file')
                found.push(here);
            if (kind !== 'folder')
                continue;
            const below = await this.#collect(inner, here, found, most);
            if (!below.ok)
                return below;
        }
        return (0,result.ok)(undefined);
    }
    /** Walks to the file, or to the first symlink on the way and then to where that points, from the top. */
    async #walk(path) {
        const names = path.split('/').filter((name) => name !== '' && name !== '.');
        let tree = this.#commit.tree;
        for (const [depth, name] of names.entries()) {
            const folder = await this.#folder(tree);
            if (!folder.ok)
                return folder;
            const wanted = Buffer.from(name, 'utf8').toString('latin1');
            const entry = folder.value.find((candidate) => candidate.name === wanted);
            if (entry === undefined)
                return (0,result.ok)(undefined);
            const rest = names.slice(depth + 1);
            if (entry.kind === 'folder') {
                tree = entry.id;
                continue;
            }
            if (entry.kind === 'submodule')
                return (0,result/* fail */.f)('it lies in a submodule, which is not part of the trusted commit');
            const object = await this.#commit.object(entry.id);
            if (!object.ok)
                return object;
            if (object.value.type !== 'blob')
                return (0,result/* fail */.f)('the tree is malformed');
            const here = names.slice(0, depth);
            if (entry.kind === 'symlink') {
                const target = object.value.content.toString('utf8');
                return (0,result.ok)({ kind: 'link', target: target.startsWith('/') ? target : [...here, target, ...rest].join('/') });
            }
            if (rest.length > 0)
                return (0,result/* fail */.f)(`'${[...here, name].join('/')}' is a file, not a folder`);
            return (0,result.ok)({ kind: 'file', file: { path: names.join('/'), bytes: object.value.content } });
        }
        return (0,result/* fail */.f)('it is a folder');
    }
    async #folder(id) {
        const known = this.#folders.get(id);
        if (known)
            return (0,result.ok)(known);
        const object = await this.#commit.object(id);
        if (!object.ok)
            return object;
        const entries = object.value.type === 'tree' ? parseTree(object.value.content, formatOf(id)) : undefined;
        if (entries === undefined)
            return (0,result/* fail */.f)('the tree is malformed');
        this.#folders.set(id, entries);
        return (0,result.ok)(entries);
    }
}

;// CONCATENATED MODULE: ./dist/lib/bindings/trust/open-trust.js
// Brings the parts together for one run: the version of the guard's files by a plan, what they declare, the snapshot that they are used
// from, and how each hook and tool is then started. Everything it makes lies in one folder outside the workspace.

















/** Opens what a run may trust. Every problem is one sentence, a configuration error. */
async function openTrust(options) {
    const { plan, workspace, env } = options;
    const checkout = (0,trust_checkout/* findCheckout */.I8)(workspace, options.ceiling);
    const opened = await openSource(options, checkout);
    if (!opened.ok)
        return opened;
    const { source, commit, git } = opened.value;
    const files = (0,guard_files/* discover */.k4)({ ...options, workspaceFiles: plan.workspaceFiles });
    const declared = await (0,guard_files/* load */.Hh)(files, { source, ...(options.variables === undefined ? {} : { variables: options.variables }) });
    if (!declared.ok)
        return (0,result/* fail */.f)((0,guard_files/* loadSentence */.Sc)(declared.error));
    const nothing = await emptyConfig(options, files, source);
    if (nothing !== undefined)
        return (0,result/* fail */.f)(nothing);
    const missing = (0,guard_files/* missingHook */.ym)(options.requireHooks ?? [], declared.value);
    if (missing !== undefined)
        return (0,result/* fail */.f)(missing);
    const { hooks, tools, mcp } = declared.value;
    const needed = hooks.length + tools.length > 0 || mcp.some(({ transport }) => transport.kind === 'stdio');
    const made = commit && git && needed
        ? await makeSnapshot({ commit, git, folder: (0,external_node_path_.join)(options.folder, 'snapshot'), root: checkout.root })
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
        return (0,result/* fail */.f)(problem);
    }
    return (0,result.ok)({
        ...declared.value,
        trusted: recordOf(plan),
        checkout,
        ...(snapshot === undefined ? {} : { snapshot }),
        commands,
        ...(git === undefined ? {} : { git }),
        notices: [...noticesOf(commit), ...(snapshot?.notices ?? []), ...notices, ...commands.notices],
        readFile: (path) => readWith(source, (0,external_node_path_.resolve)(workspace, path)),
        findFile: (path) => findWith(source, (0,external_node_path_.resolve)(workspace, path)),
        findFolder: (path, most) => filesBelow(source, (0,external_node_path_.resolve)(workspace, path), most),
        verify: async () => [...((await snapshot?.verify()) ?? []), ...held.changes()],
        close: async () => snapshot?.remove(),
    });
}
/** A folder that was named and holds no guard file is a slip of whoever named it, and would guard nothing in silence. */
async function emptyConfig({ configDir }, files, source) {
    if (configDir === undefined)
        return undefined;
    const operators = files.filter(({ scope }) => scope === 'operator').map(({ path }) => path);
    for (const path of [...operators, (0,external_node_path_.join)((0,external_node_path_.dirname)(operators[0] ?? ''), 'AGENTS.md')]) {
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
        return (0,result.ok)({ source: file_source/* diskSource */.jx, ...(found.ok ? { git: found.value } : {}) });
    if (checkout.outer !== undefined)
        return (0,result/* fail */.f)(nestedSentence(checkout.root, checkout.outer));
    if (checkout.bare !== undefined)
        return (0,result/* fail */.f)(bareSentence(checkout.root, checkout.bare));
    if ((0,inside/* isInside */.FK)((0,inside/* physicalPath */.De)(checkout.root) ?? checkout.root, (0,inside/* physicalPath */.De)(folder) ?? folder)) {
        return (0,result/* fail */.f)(`the guard's own folder ${folder} lies in the workspace: set RUNNER_TEMP to a folder outside it`);
    }
    if (!(0,trust_checkout/* isStraight */.Jd)(checkout)) {
        return (0,result/* fail */.f)(`the workspace '${checkout.prefix}' is reached through a symlink inside the checkout: name the folder itself`);
    }
    if (!found.ok)
        return (0,result/* fail */.f)(`the trusted commit cannot be read: ${found.error}`);
    const git = found.value;
    const objects = (0,trust_checkout/* objectFolder */.SF)(checkout);
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
    return (0,result.ok)({ source: (0,file_source/* treeSource */.Av)({ tree, commit: commit.value.commit, root: checkout.root }), commit: commit.value, git });
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
    const { path } = (0,clean_path/* cleanPath */.t)(env['PATH'], checkout);
    const program = (0,program_path/* onPath */.L)('git', path);
    if (program === undefined)
        return (0,result/* fail */.f)('there is no git on PATH outside the workspace');
    if ((0,inside/* wayInside */.IL)(checkout.root, program) !== undefined)
        return (0,result/* fail */.f)(`git at ${program} leads into the workspace`);
    return (0,result.ok)(gitRunner({ program, path, folder, caller: env, signal }));
}
/** The folders inside the checkout that hold guard files, below its root. */
function guardFolders(files, { root, prefix }) {
    const ways = files.flatMap(({ kind, path }) => (kind === 'mcp' ? [] : ((0,inside/* wayInside */.IL)(root, (0,external_node_path_.join)(path, '..')) ?? [])));
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
        return (0,result/* fail */.f)(`${source.nameOf(path)} cannot be used: ${read.error}`);
    return (0,result.ok)(read.value && { bytes: read.value.bytes, name: source.nameOf(path) });
}
async function filesBelow(source, folder, most) {
    const listed = await source.list(folder, most);
    if (!listed.ok)
        return (0,result/* fail */.f)(`${source.nameOf(folder)} cannot be used: ${listed.error}`);
    const files = [];
    for (const path of listed.value) {
        const read = await findWith(source, path);
        if (!read.ok)
            return read;
        if (read.value !== undefined)
            files.push({ way: (0,inside/* below */.Gz)(folder, path) ?? path, bytes: read.value.bytes });
    }
    return (0,result.ok)(files);
}
async function readWith(source, path) {
    const read = await findWith(source, path);
    if (!read.ok)
        return read;
    if (read.value !== undefined)
        return (0,result.ok)(read.value.bytes);
    const untrusted = source !== file_source/* diskSource */.jx && (0,trust_stats/* statsAt */.Ze)(path) !== undefined;
    return (0,result/* fail */.f)(`${source.nameOf(path)} is not there${untrusted ? '; the one in the working tree is not trusted' : ''}`);
}

;// CONCATENATED MODULE: ./dist/lib/bindings/trust/remote.js

const SCHEMES = ['https:', 'http:', 'file:'];
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/**
 * The server that a missing commit is fetched from, out of GITHUB_SERVER_URL and GITHUB_REPOSITORY. The token goes along only where
 * nobody on the way can read it: https, or this machine.
 */
function remoteOf(options) {
    const { serverUrl, repository, token } = options;
    if (!serverUrl || !repository)
        return (0,result/* fail */.f)('GITHUB_SERVER_URL and GITHUB_REPOSITORY do not say from where');
    const text = `${serverUrl.replace(/\/+$/, '')}/${repository}`;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !SCHEMES.includes(url.protocol))
        return (0,result/* fail */.f)(`GITHUB_SERVER_URL is '${serverUrl}': write an address with https`);
    if (url.username !== '' || url.password !== '')
        return (0,result/* fail */.f)('GITHUB_SERVER_URL holds a user or a password: write it without');
    const safe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
    return (0,result.ok)({ url, ...(token && safe ? { token } : {}) });
}

// EXTERNAL MODULE: ./dist/lib/contract/defined.js
var defined = __webpack_require__(83497);
// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var view = __webpack_require__(93906);
;// CONCATENATED MODULE: ./dist/lib/github/actors.js
const WRITE = new Set(['admin', 'maintain', 'write']);
/** Everybody whose act started the run must pass; the first who does not is named. Nobody is looked up where it is not needed. */
async function judgeActors(facts, rules, lookUp) {
    if (facts.strangers === undefined)
        return { allowed: true, why: `the event '${facts.name}' takes write permission to cause` };
    if (facts.actors.length === 0)
        return refuse(`${facts.strangers}, and it names nobody who caused it`);
    const reasons = [];
    for (const actor of facts.actors) {
        const decision = await judge(actor, rules, lookUp);
        if (!decision.allowed)
            return refuse(`${facts.strangers}, and ${decision.why}`);
        reasons.push(decision.why);
    }
    return { allowed: true, why: reasons.join('; ') };
}
async function judge(actor, rules, lookUp) {
    const who = `'${actor.login}' (${actor.role})`;
    if (actor.bot) {
        return isNamed(rules.allowBots, actor.login, true)
            ? { allowed: true, why: `${who} is named in \`allow-bots\`` }
            : { allowed: false, why: `${who} is a bot: name it in \`allow-bots\` if it may start a session` };
    }
    if (isNamed(rules.allowActors, actor.login, false))
        return { allowed: true, why: `${who} is named in \`allow-actors\`` };
    const found = await lookUp(actor.login);
    if (found.kind === 'unknown')
        return { allowed: false, why: `the permission of ${who} could not be looked up: ${found.why}` };
    return WRITE.has(found.permission)
        ? { allowed: true, why: `${who} has the permission \`${found.permission}\`` }
        : { allowed: false, why: `${who} has no write permission: name the login in \`allow-actors\` if it may start a session` };
}
function isNamed(names, login, bot) {
    const wanted = login.toLowerCase();
    return names.some((name) => name.toLowerCase() === wanted || (bot && `${name.toLowerCase()}[bot]` === wanted));
}
const refuse = (why) => ({ allowed: false, why: `the session does not start: ${why}` });

;// CONCATENATED MODULE: ./dist/lib/github/event.js
// What the runner's event says about trust: which commit the guard's files come from, whether strangers can cause it, and who did.
// Reads the payload and nothing else; what follows from it is in trust-plan.ts and actors.ts.

/**
 * Events that take write permission to cause. What is not listed here, and no case below, counts as open to strangers: checks, statuses and
 * deployments too, for a bot may make one for a fork's head.
 */
const WRITERS_ONLY = new Set([
    'branch_protection_rule',
    'create',
    'delete',
    'image_version',
    'label',
    'merge_group',
    'milestone',
    'page_build',
    'project',
    'project_card',
    'project_column',
    'public',
    'push',
    'registry_package',
    'release',
    'repository_dispatch',
    'schedule',
    'workflow_dispatch',
]);
/** Events that strangers can cause and that are about no commit of theirs: they run on the default branch. */
const WITHOUT_HEAD = new Set([
    'discussion',
    'discussion_comment',
    'fork',
    'gollum',
    'issue_comment',
    'issues',
    'watch',
]);
const MERGE_GROUP = 'merge_group';
/** Reads an event. A payload without what its kind must have is a problem: one sentence, on which the run stops. */
function readEvent(input) {
    const { name } = input;
    if (!name)
        return (0,result/* fail */.f)('GITHUB_EVENT_NAME is not set, so it is not known which commit to trust: run this as a step of a workflow');
    const commit = commitOf(name, input);
    if (!commit.ok)
        return commit;
    const strangers = strangersOf(name, input.payload);
    const foreignHead = foreignHeadOf(name, input.payload);
    return (0,result.ok)({
        name,
        ...commit.value,
        ...(strangers === undefined ? {} : { strangers }),
        ...(foreignHead === undefined ? {} : { foreignHead }),
        actors: actorsOf(input),
    });
}
function commitOf(name, { payload, sha }) {
    const given = (value, where, commitWhy) => isSha(value)
        ? (0,result.ok)({ commit: value, commitWhy })
        : (0,result/* fail */.f)(`the event '${name}' has no commit in ${where}, so it is not known which commit to trust`);
    if (name.startsWith('pull_request') || member(payload, 'pull_request') !== undefined) {
        return given(member(payload, 'pull_request', 'base', 'sha'), '`pull_request.base.sha`', "it is the pull request's base");
    }
    if (name === MERGE_GROUP)
        return given(member(payload, 'merge_group', 'base_sha'), '`merge_group.base_sha`', "it is the merge group's base");
    return given(sha, 'GITHUB_SHA', `it is the commit of the event '${name}'`);
}
function strangersOf(name, payload) {
    if (name === 'pull_request')
        return isForkPull(payload) ? 'the pull request comes from a fork' : undefined;
    if (name === 'workflow_run') {
        if (isForkRun(payload))
            return 'the workflow run comes from a fork';
        const origin = member(payload, 'workflow_run', 'event');
        if (typeof origin !== 'string')
            return 'the workflow run does not say which event caused it';
        return origin === 'pull_request' || WRITERS_ONLY.has(origin) ? undefined : `the workflow run was caused by the event '${origin}'`;
    }
    return WRITERS_ONLY.has(name) ? undefined : `strangers can cause the event '${name}'`;
}
function foreignHeadOf(name, payload) {
    if (member(payload, 'pull_request') !== undefined)
        return isForkPull(payload) ? 'the pull request comes from a fork' : undefined;
    if (name === MERGE_GROUP)
        return "the merge group may hold a fork's work";
    if (name === 'workflow_run') {
        const merged = member(payload, 'workflow_run', 'event') === MERGE_GROUP;
        return strangersOf(name, payload) ?? (merged ? "the merge group of the run before may hold a fork's work" : undefined);
    }
    if (member(payload, 'issue', 'pull_request') !== undefined)
        return 'the event does not say whether the pull request comes from a fork';
    return WRITERS_ONLY.has(name) || WITHOUT_HEAD.has(name) ? undefined : `the event '${name}' may be about a fork's head`;
}
/** A head without a repository is a fork that was deleted. */
function isForkPull(payload) {
    return !isSameRepository(member(payload, 'pull_request', 'head', 'repo'), member(payload, 'pull_request', 'base', 'repo'));
}
function isForkRun(payload) {
    return !isSameRepository(member(payload, 'workflow_run', 'head_repository'), member(payload, 'repository'));
}
function isSameRepository(one, other) {
    const ids = [member(one, 'id'), member(other, 'id')];
    if (ids.every((id) => typeof id === 'number'))
        return ids[0] === ids[1];
    const names = [member(one, 'full_name'), member(other, 'full_name')];
    return names.every((name) => typeof name === 'string') && names[0] === names[1];
}
function actorsOf({ payload, actor, triggeringActor }) {
    const candidates = [
        { login: actor, role: 'the actor' },
        { login: triggeringActor, role: 'who started this run again' },
        person(member(payload, 'sender'), 'the sender of the event'),
        person(member(payload, 'workflow_run', 'actor'), 'the actor of the run before'),
        person(member(payload, 'workflow_run', 'triggering_actor'), 'who started the run before'),
    ];
    const found = new Map();
    for (const { login, type, role } of candidates) {
        if (typeof login !== 'string' || login === '')
            continue;
        const key = login.toLowerCase();
        const known = found.get(key);
        const bot = type === 'Bot' || key.endsWith('[bot]');
        found.set(key, known ? { ...known, bot: known.bot || bot } : { login, role, bot });
    }
    return [...found.values()];
}
const person = (value, role) => ({ login: member(value, 'login'), type: member(value, 'type'), role });
const isSha = (value) => typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
/** The value at a path of keys; undefined where it, or anything on the way, is missing or null. */
function member(value, ...keys) {
    let found = value;
    for (const key of keys) {
        if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key))
            return undefined;
        found = Reflect.get(found, key);
    }
    return found ?? undefined;
}

;// CONCATENATED MODULE: ./dist/lib/github/permission.js
/** Asks `GET /repos/{owner}/{repo}/collaborators/{username}/permission`. The look-up never throws. */
function permissionByApi(api) {
    return async (login) => {
        const [owner, repo, ...more] = api.repository.split('/');
        if (!owner || !repo || more.length > 0)
            return unknown(`GITHUB_REPOSITORY is '${api.repository}', not owner/name`);
        if (api.token === '')
            return unknown('there is no `github-token`');
        const bound = AbortSignal.timeout(api.timeoutMs);
        try {
            return await ask(api, { owner, repo, username: login }, AbortSignal.any([api.signal, bound]));
        }
        catch (error) {
            if (api.signal.aborted)
                return unknown('the run was cancelled');
            return unknown(bound.aborted ? `no answer within ${api.timeoutMs} ms` : permission_wordsOf(error, api));
        }
    };
}
async function ask(api, question, signal) {
    // Loaded when it is needed: it takes tens of milliseconds, and its main entry reads the environment while it loads.
    const { GitHub, getOctokitOptions } = await __webpack_require__.e(/* import() */ 9913).then(__webpack_require__.bind(__webpack_require__, 49913));
    const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
    const octokit = new GitHub(getOctokitOptions(api.token, { baseUrl: api.apiUrl.replace(/\/+$/, ''), log }));
    const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({ ...question, request: { signal } });
    return read(data, question.username);
}
/** Only a body that names a permission, and the one who was asked about, is believed. */
function read(data, login) {
    const permission = field(data, 'permission');
    const about = field(field(data, 'user'), 'login');
    if (typeof permission !== 'string' || typeof about !== 'string')
        return unknown('the answer does not say who has which permission');
    if (about.toLowerCase() !== login.toLowerCase())
        return unknown('the answer is about somebody else');
    return { kind: 'known', permission };
}
function permission_wordsOf(error, api) {
    const status = field(error, 'status');
    // What never got an answer has a status too, of the library's own making, but no response.
    if (typeof status === 'number' && field(error, 'response') !== undefined)
        return `the API answered ${status}`;
    return `the API at ${api.apiUrl} could not be asked`;
}
const field = (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined);
const unknown = (why) => ({ kind: 'unknown', why });
const ignore = () => { };

;// CONCATENATED MODULE: ./dist/lib/github/trust-plan.js

/** Decides by the event and `workspace-hooks`. A refusal is one sentence, a configuration error. */
function planTrust(facts, workspaceHooks) {
    const commit = { kind: 'commit', commit: facts.commit };
    switch (workspaceHooks) {
        case 'auto':
            return (0,result.ok)({ source: commit, workspaceFiles: true, why: facts.commitWhy });
        case 'off':
            return (0,result.ok)({ source: commit, workspaceFiles: false, why: '`workspace-hooks` is `off`' });
        case 'head':
            return facts.foreignHead === undefined
                ? (0,result.ok)({ source: { kind: 'working-tree' }, workspaceFiles: true, why: '`workspace-hooks` is `head`' })
                : (0,result/* fail */.f)(`\`workspace-hooks: head\` is refused, because ${facts.foreignHead}: write \`auto\` or \`off\``);
        default:
            return (0,result/* unreachable */.H)(workspaceHooks);
    }
}

;// CONCATENATED MODULE: ./dist/lib/main/run/trust.js
// What a run may trust: on a runner by its event and who caused it, elsewhere the working tree.














/** Milliseconds that one permission look-up may take. */
const LOOK_UP_MS = 10_000;
const isRunner = (host) => host.env['GITHUB_ACTIONS'] === 'true';
/** Judges the actor where there is one, then opens the trusted version. Every problem is one sentence, a configuration error. */
async function openRunTrust(settings, scratch, host) {
    const planned = isRunner(host) ? await planOnRunner(settings, host) : (0,result.ok)({ plan: planElsewhere(settings), notices: [] });
    if (!planned.ok)
        return planned;
    const { plan, notices } = planned.value;
    const { GITHUB_SERVER_URL: serverUrl, GITHUB_REPOSITORY: repository, GITHUB_WORKSPACE: ceiling } = host.env;
    const trust = await openTrust({
        plan,
        workspace: settings.workspace,
        env: host.env,
        remote: remoteOf({ ...(0,defined/* defined */.s)({ serverUrl, repository }), ...(0,defined/* defined */.s)({ token: settings.githubToken }) }),
        folder: scratch,
        variables: passedVariables(settings, host),
        requireHooks: settings.requireHooks,
        signal: host.signal,
        ...(0,defined/* defined */.s)({ ceiling, configDir: settings.configDir }),
    });
    return trust.ok ? (0,result.ok)({ trust: trust.value, notices: [...notices, ...trust.value.notices] }) : trust;
}
/** Outside a runner nobody but the user wrote the working tree. */
function planElsewhere(settings) {
    return settings.workspaceHooks === 'off' ? { ...WORKING_TREE, workspaceFiles: false, why: '`workspace-hooks` is `off`' } : WORKING_TREE;
}
async function planOnRunner(settings, host) {
    const facts = readFacts(host);
    if (!facts.ok)
        return facts;
    const lookUp = permissionByApi({
        apiUrl: host.env['GITHUB_API_URL'] ?? 'https://api.github.com',
        repository: host.env['GITHUB_REPOSITORY'] ?? '',
        token: settings.githubToken ?? '',
        timeoutMs: LOOK_UP_MS,
        signal: host.signal,
    });
    const actors = await judgeActors(facts.value, settings, lookUp);
    if (!actors.allowed)
        return (0,result/* fail */.f)(actors.why);
    const plan = planTrust(facts.value, settings.workspaceHooks);
    return plan.ok ? (0,result.ok)({ plan: plan.value, notices: [`the session may start: ${actors.why}`] }) : plan;
}
function readFacts(host) {
    const { GITHUB_EVENT_PATH: path, GITHUB_EVENT_NAME: name, GITHUB_SHA: sha, GITHUB_ACTOR: actor, GITHUB_TRIGGERING_ACTOR: triggeringActor, } = host.env;
    const payload = readPayload(path);
    return payload.ok ? readEvent({ name, payload: payload.value, sha, actor, triggeringActor }) : payload;
}
function readPayload(path) {
    if (!path)
        return (0,result/* fail */.f)('GITHUB_EVENT_PATH is not set, so it is not known who caused this run: run this as a step of a workflow');
    try {
        const parsed = (0,parse/* parseJson */.q)((0,json_text/* decodeUtf8 */._6)((0,external_node_fs_.readFileSync)(path)));
        return parsed.ok ? (0,result.ok)((0,view/* viewOf */.du)(parsed.value.root)) : (0,result/* fail */.f)(`the event in ${path} is not JSON: ${parsed.error.message}`);
    }
    catch (error) {
        return (0,result/* fail */.f)(`the event in ${path} cannot be read: ${(0,message/* messageOf */.b)(error)}`);
    }
}
/** What `${NAME}` may become in a tools file: the variables that `pass-env` names, and nothing else. */
function passedVariables(settings, host) {
    return Object.fromEntries(settings.passEnv.flatMap((name) => (host.env[name] === undefined ? [] : [[name, host.env[name]]])));
}


/***/ }),

/***/ 49076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ withPassed),
/* harmony export */   _Z: () => (/* binding */ baseline)
/* harmony export */ });
/* unused harmony export refusedName */
/* harmony import */ var _contract_entry_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83188);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66639);
// The environment of every child: an allow-list (contract 7.1), and on top of it, for tools and commands alone, the names that
// `pass-env` gives. The mark BASIS_GUARD_CALL is added by whoever makes the call.


/** So that the runner's own search for orphans still sees what a child leaves. */
const RUNNER_NAME = 'RUNNER_TRACKING_ID';
const POSIX_NAMES = ['PATH', 'HOME', 'TMPDIR', 'TMP', 'TEMP', 'LANG', 'LC_ALL', RUNNER_NAME];
const WINDOWS_NAMES = ['PATH', 'PATHEXT', 'SystemRoot', 'COMSPEC', 'TEMP', 'TMP', RUNNER_NAME];
/** Files through which a step of a workflow changes the steps after it. */
const FILE_COMMANDS = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
/** What every child sees: the variables of contract 7.1 that `env` has, and nothing else. */
function baseline(env, platform) {
    return pick(env, platform === 'win32' ? WINDOWS_NAMES : POSIX_NAMES, platform);
}
/**
 * The baseline and the variables of `env` that `names` gives; a name that is not set is left out. The error is one sentence: a
 * name that no child may ever see, or that is no name.
 */
function withPassed(env, names, platform = process.platform) {
    for (const name of names) {
        const why = refusedName(name);
        if (why !== undefined)
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .f)(why);
    }
    return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)({ ...baseline(env, platform), ...pick(env, names, platform) });
}
/** Why `pass-env` may not give this name, as one sentence; undefined where it may. */
function refusedName(name) {
    const shown = JSON.stringify(name);
    if (name === '' || /[=\0\s]/u.test(name)) {
        return `pass-env names a variable ${shown}, which cannot be one: write names such as CI or JAVA_HOME, separated by commas or new lines`;
    }
    // Letter case is no way around the list: on Windows it means nothing, elsewhere nobody needs such a name.
    const upper = name.toUpperCase();
    if (upper.startsWith('BASIS_GUARD_'))
        return `pass-env names ${shown}: BASIS_GUARD_* belongs to the guard, remove it`;
    if (upper.startsWith('ACTIONS_'))
        return `pass-env names ${shown}: ACTIONS_* holds the job's own tokens and addresses, remove it`;
    if (upper.startsWith('INPUT_'))
        return `pass-env names ${shown}: INPUT_* holds this action's inputs, keys among them; pass the value under a name of its own`;
    if (FILE_COMMANDS.includes(upper))
        return `pass-env names ${shown}: who can write that file changes the steps that follow, remove it`;
    return undefined;
}
function pick(env, names, platform) {
    const found = {};
    for (const name of names) {
        const value = platform === 'win32' ? anyCase(env, name) : (0,_contract_entry_of_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .M)(env, name);
        if (value !== undefined)
            found[name] = value;
    }
    return found;
}
function anyCase(env, name) {
    const wanted = name.toUpperCase();
    const key = Object.keys(env).find((candidate) => candidate.toUpperCase() === wanted);
    return key === undefined ? undefined : env[key];
}


/***/ }),

/***/ 33334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ firstLineOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** A longer first line is cut: the system reads no more of it either. */
const MOST = 256;
/** The first line of a file, without its line feed; empty where the file cannot be read. */
function firstLineOf(path) {
    const buffer = Buffer.alloc(MOST);
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
        try {
            return buffer.toString('utf8', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, 0, buffer.length, 0)).split('\n', 1)[0] ?? '';
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 3546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ Gather)
/* harmony export */ });
// Collects what a program prints, without a second copy of a large output at the end.
/** Bytes up to which the pieces are kept as they came. */
const SMALL = 1024 * 1024;
/** Bytes of address space for more than that; the system gives memory only for what is written. */
const ROOM = 64 * 1024 * 1024;
/** Bytes as they come, up to a limit. */
class Gather {
    #limit;
    #pieces = [];
    #large;
    #kept = 0;
    /** Bytes that were offered, kept or not. */
    offered = 0;
    constructor(limit) {
        this.#limit = limit;
    }
    /** Keeps the bytes; whether there was room for all of them. */
    add(bytes) {
        this.offered += bytes.length;
        const room = this.#limit - this.#kept;
        if (room > 0)
            this.#keep(bytes.subarray(0, room));
        return bytes.length <= room;
    }
    /** All that was kept; empties this. */
    take() {
        const whole = this.#large?.subarray(0, this.#kept) ?? joined(this.#pieces);
        this.#pieces = [];
        this.#large = undefined;
        this.#kept = 0;
        return whole;
    }
    #keep(bytes) {
        const size = this.#kept + bytes.length;
        if (size <= SMALL)
            this.#pieces.push(bytes);
        else
            bytes.copy(this.#spacious(size), this.#kept);
        this.#kept = size;
    }
    /** The large buffer with room for so many bytes and all that was kept in it. */
    #spacious(size) {
        let large = this.#large;
        if (large === undefined || large.length < size) {
            const next = Buffer.allocUnsafeSlow(Math.min(this.#limit, Math.max(ROOM, 2 * size)));
            (large ?? joined(this.#pieces)).copy(next);
            this.#pieces = [];
            large = next;
        }
        this.#large = large;
        return large;
    }
}
function joined(pieces) {
    const [only] = pieces;
    return only !== undefined && pieces.length === 1 ? only : Buffer.concat(pieces);
}


/***/ }),

/***/ 93358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ endGroup)
/* harmony export */ });
/* harmony import */ var _contract_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23935);
// Ends the process group (POSIX) or tree (Windows) of one program, whether or not the program itself has ended.

/** Milliseconds that a group has between SIGTERM and SIGKILL. */
const TERM_MS = 100;
/** Milliseconds after SIGKILL past which a program is given up: it hangs in the kernel. */
const GIVE_UP_MS = 1000;
/** Ends the group and answers what was seen of the program's kin before; never rejects. */
async function endGroup(leader, host) {
    if (host.platform === 'win32') {
        // Once the program is gone, taskkill no longer knows whose parent it was: what it left behind is out of reach here.
        if (!leader.hasEnded())
            await host.endTree(leader.pid);
        return [];
    }
    if (!isThere(leader, host))
        return [];
    // The ties to parents and sessions are gone once the group is.
    const kin = await host.reaper.kin(({ pid, session, mark }) => pid === leader.pid || session === leader.pid || mark === leader.mark);
    if (!leader.hasEnded()) {
        host.signal(-leader.pid, 'SIGTERM');
        await (0,_contract_time_js__WEBPACK_IMPORTED_MODULE_0__/* .settledWithin */ .X)(TERM_MS, leader.ended);
    }
    if (isThere(leader, host))
        host.signal(-leader.pid, 'SIGKILL');
    if (!leader.hasEnded())
        await (0,_contract_time_js__WEBPACK_IMPORTED_MODULE_0__/* .settledWithin */ .X)(GIVE_UP_MS, leader.ended);
    return kin;
}
/**
 * Whether the group still has members. Its number is its own while it has, or while the program was not waited for; after that,
 * a process of that number shows that it was given out again.
 */
function isThere(leader, host) {
    if (!leader.hasEnded())
        return true;
    return host.signal(-leader.pid, 0) && !host.signal(leader.pid, 0);
}


/***/ }),

/***/ 40193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ drain),
  v: () => (/* binding */ thisHost)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./dist/lib/subprocess/kin.js
/**
 * The seeds, what descends from them as far as the table still shows it, and what shares a session that one of them leads.
 * A child that was handed to init when its parent ended is found by its session alone.
 */
function kinOf(table, isSeed) {
    const found = new Set(table.filter(isSeed));
    const pids = new Set();
    for (const process of found)
        pids.add(process.pid);
    for (let before = -1; before !== found.size;) {
        before = found.size;
        for (const process of table) {
            if (found.has(process) || !(pids.has(process.parent) || pids.has(process.session)))
                continue;
            found.add(process);
            pids.add(process.pid);
        }
    }
    return [...found];
}
/** Whether a process is one of these, and not a later one with the same number. */
function isOneOf(identities) {
    const starts = new Map(identities.map(({ pid, start }) => [pid, start]));
    return ({ pid, start }) => starts.get(pid) === start;
}

// EXTERNAL MODULE: ./dist/lib/subprocess/process-table.js
var process_table = __webpack_require__(62045);
;// CONCATENATED MODULE: ./dist/lib/subprocess/sweep.js
// Ends processes by the mark that they carry in their environment, and whatever descends from them. Linux only: macOS shows no
// other process's environment to a program without privileges, Windows none at all; there a sweep finds nothing.
//
// What escapes a sweep: a process that cleared or changed its mark, left its session, and whose parents are all gone by the time
// of the reading (the run's own reading before it kills a group narrows that); one that changed its user, where this is not root;
// one that forks and exits faster than /proc can be read. A PID namespace (pid-namespace.ts) holds these too.



/** Readings of the table until one finds nothing; each may find what was forked during the one before. */
const MOST_PASSES = 40;
const BETWEEN_PASSES_MS = 10;
/**
 * Ends every process whose BASIS_GUARD_CALL is `markPrefix` or begins with it and a dot, with its descendants; for what a
 * killed session left. Answers how many were found; 0 for an empty prefix.
 */
async function sweep(markPrefix, table = new ProcessTable()) {
    if (markPrefix === '')
        return 0;
    const carries = ({ mark }) => mark === markPrefix || mark?.startsWith(`${markPrefix}.`) === true;
    return await endAll(table, 0, () => carries);
}
/**
 * Reads the table and ends what `seeds` picks and its kin, until a reading finds none or the passes are used up.
 *
 * @param since ticks since the boot; older processes are not looked at
 * @param seeds asked once for every reading, with that reading
 */
async function endAll(table, since, seeds) {
    const found = new Set();
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
        const reading = await table.list(since);
        const prey = kinOf(reading, seeds(reading));
        if (prey.length === 0)
            break;
        for (const process of prey) {
            found.add(`${process.pid} ${process.start}`);
            // The number may have gone to another process since the reading.
            if (table.startOf(process.pid) === process.start)
                signal(process.pid, 'SIGKILL');
        }
        await (0,promises_.setTimeout)(BETWEEN_PASSES_MS);
    }
    return found.size;
}
/** Sends a signal to a process, or with a negative number to a group; whether there was one. Never throws. */
function signal(pid, name) {
    try {
        return process.kill(pid, name);
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./dist/lib/subprocess/reaper.js
// Looks, some time after each call, for what the call left behind. One reading of the process table serves every call that ended
// since the last one, and the pause grows with what a reading costs, so that ten thousand short calls pay for few readings.





/** Milliseconds between the end of a call and the reading for it; the most is less than the second that contract 7.4 gives. */
const LEAST_PAUSE_MS = 200;
const MOST_PAUSE_MS = 400;
/** A reading is followed by a pause of at least this many times its own length. */
const PAUSE_FACTOR = 10;
class Reaper {
    #table;
    #open = new Set();
    #waiting = [];
    #working = false;
    #hurry;
    #draining = 0;
    #pauseMs = LEAST_PAUSE_MS;
    #since;
    constructor(table = new process_table/* ProcessTable */.n()) {
        this.#table = table;
    }
    /** What belongs to a call that is about to be ended, before the ties are cut. */
    async kin(isSeed) {
        return kinOf(await this.#table.list(this.#bound()), isSeed);
    }
    /** Settles, never rejects, when nothing of these remains is left as far as the table shows. */
    async reap(remains) {
        const { promise, resolve } = Promise.withResolvers();
        this.#waiting.push({ ...remains, done: resolve });
        if (!this.#working)
            void this.#work();
        await promise;
    }
    /** Counts a call's clean-up among those that `drain` waits for; `work` must not reject. */
    follow(work) {
        this.#open.add(work);
        void work.then(() => this.#open.delete(work));
    }
    /** Does without pauses until every call that has ended so far is cleaned up; for the end of a session. */
    async drain() {
        this.#draining += 1;
        this.#hurry?.abort();
        await Promise.all(this.#open);
        this.#draining -= 1;
    }
    async #work() {
        this.#working = true;
        while (this.#waiting.length > 0) {
            await this.#pause();
            const batch = this.#waiting;
            this.#waiting = [];
            const began = external_node_perf_hooks_.performance.now();
            await endAll(this.#table, this.#bound(), (reading) => belongsTo(batch, reading));
            this.#pauseMs = Math.min(MOST_PAUSE_MS, Math.max(LEAST_PAUSE_MS, PAUSE_FACTOR * (external_node_perf_hooks_.performance.now() - began)));
            for (const { done } of batch)
                done();
        }
        this.#working = false;
    }
    async #pause() {
        if (this.#draining > 0)
            return;
        this.#hurry = new AbortController();
        await (0,promises_.setTimeout)(this.#pauseMs, undefined, { signal: this.#hurry.signal }).catch(() => undefined);
        this.#hurry = undefined;
    }
    /** What a call left is younger than this process. */
    #bound() {
        this.#since ??= this.#table.startOf(process.pid) ?? 0;
        return this.#since;
    }
}
function belongsTo(batch, reading) {
    const marks = new Set(batch.map(({ mark }) => mark));
    const isKin = isOneOf(batch.flatMap(({ kin }) => kin));
    const sessions = new Set(batch.map(({ pid }) => pid));
    // The program was waited for: a process of its number is another one, and so is that one's session.
    for (const { pid } of reading)
        sessions.delete(pid);
    return (process) => (process.mark !== undefined && marks.has(process.mark)) || sessions.has(process.session) || isKin(process);
}

;// CONCATENATED MODULE: ./dist/lib/subprocess/host.js
// What a run takes from the system, so that tests can stand in for another platform.




/** The running system; one reaper serves every run of this process. */
const thisHost = {
    platform: process.platform,
    spawn: (file, args, options) => (0,external_node_child_process_.spawn)(file, args, options),
    now: () => external_node_perf_hooks_.performance.now(),
    signal: signal,
    endTree,
    reaper: new Reaper(),
};
/** Waits, without the reaper's pauses, until nothing of the runs that have ended is left; for the end of a session. */
async function drain() {
    await thisHost.reaper.drain();
}
/** By `taskkill /T /F`. */
async function endTree(pid) {
    const { default: treeKill } = await __webpack_require__.e(/* import() */ 4611).then(__webpack_require__.t.bind(__webpack_require__, 14611, 19));
    await new Promise((resolve) => treeKill(pid, 'SIGKILL', () => resolve()));
}


/***/ }),

/***/ 76304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ withMark),
/* harmony export */   x: () => (/* binding */ markSource)
/* harmony export */ });
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62045);
// Marks, by which what a call leaves behind is found: one prefix a session, one random part a call.

/** Gives the mark of each call: `<prefix>.<random>`. `random` must give a new word of letters, digits and dashes every time. */
function markSource(prefix, random) {
    return () => `${prefix}.${random()}`;
}
/** An environment that carries the mark. */
function withMark(env, mark) {
    return { ...env, [_process_table_js__WEBPACK_IMPORTED_MODULE_0__/* .MARK_NAME */ .G]: mark };
}


/***/ }),

/***/ 62045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ MARK_NAME),
/* harmony export */   n: () => (/* binding */ ProcessTable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
// Reads processes from /proc: who they are, whose children, and which call's mark they carry. Linux only; elsewhere the table
// is empty. Owns no decision about what to kill.


/** The variable by which what a call left behind is found. */
const MARK_NAME = 'BASIS_GUARD_CALL';
/** Processes that are read before other work gets its turn; about ten milliseconds. */
const SLICE = 512;
const SPACE = 0x20;
const ZOMBIE = 0x5a;
const DEAD = 0x58;
const MARK_START = Buffer.from(`${MARK_NAME}=`);
/** Reads /proc; one buffer serves every read. */
class ProcessTable {
    #root;
    #buffer = Buffer.allocUnsafe(16_384);
    constructor(root = '/proc') {
        this.#root = root;
    }
    /** Every living process that started at `since` or later, but not this one; none where there is no /proc. */
    async list(since = 0) {
        const found = [];
        let read = 0;
        for (const name of this.#names()) {
            const seen = this.#process(Number(name), since);
            if (seen !== undefined)
                found.push(seen);
            read += 1;
            if (read % SLICE === 0)
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
        }
        return found;
    }
    /** When a process started; undefined where it is gone, a zombie, or not to be read. */
    startOf(pid) {
        return this.#stat(pid)?.start;
    }
    /** None where /proc numbers processes otherwise than this process does: it is another namespace's. */
    #names() {
        try {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`${this.#root}/self`) !== String(process.pid))
                return [];
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(this.#root).filter((name) => /^[1-9]\d*$/u.test(name));
        }
        catch {
            return [];
        }
    }
    #process(pid, since) {
        if (pid === process.pid)
            return undefined;
        const stat = this.#stat(pid);
        if (stat === undefined || stat.start < since)
            return undefined;
        const environment = this.#read(`${pid}/environ`);
        return { pid, ...stat, mark: environment === undefined ? undefined : markIn(environment) };
    }
    #stat(pid) {
        const bytes = this.#read(`${pid}/stat`);
        if (bytes === undefined)
            return undefined;
        // The program's name, in parentheses, may hold anything; the fields that follow it are numbered from 3 in proc(5).
        const at = bytes.lastIndexOf(0x29) + 2;
        const state = bytes[at];
        const [parent, session, threads, start] = numbersAt(bytes, at, [1, 3, 17, 19]);
        if (parent === undefined || session === undefined || start === undefined)
            return undefined;
        // A zombie with more than one thread is a process whose first thread alone has ended.
        const dead = (state === ZOMBIE && threads !== undefined && threads <= 1) || state === DEAD;
        return dead ? undefined : { parent, session, start };
    }
    /** A view that holds until the next read; undefined where the process is gone or another user's. */
    #read(path) {
        let file;
        try {
            file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`${this.#root}/${path}`, 'r');
        }
        catch {
            return undefined;
        }
        try {
            let size = 0;
            for (;;) {
                size += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, this.#buffer, size, this.#buffer.length - size, null);
                // The kernel fills the buffer while it has more.
                if (size < this.#buffer.length)
                    return this.#buffer.subarray(0, size);
                this.#buffer = Buffer.concat([this.#buffer], size * 2);
            }
        }
        catch {
            return undefined;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    }
}
/** The whole numbers in some of the fields, which single spaces part; those that are asked for in ascending order. */
function numbersAt(bytes, from, wanted) {
    const found = [];
    let field = 0;
    let value = 0;
    for (let at = from; at < bytes.length && found.length < wanted.length; at += 1) {
        const byte = bytes[at] ?? SPACE;
        if (byte !== SPACE)
            value = value * 10 + (byte - 0x30);
        else {
            if (field === wanted[found.length])
                found.push(value);
            field += 1;
            value = 0;
        }
    }
    return found;
}
function markIn(environment) {
    let at = environment.indexOf(MARK_START);
    while (at > 0 && environment[at - 1] !== 0)
        at = environment.indexOf(MARK_START, at + 1);
    if (at < 0)
        return undefined;
    const end = environment.indexOf(0, at);
    const mark = environment.toString('latin1', at + MARK_START.length, end < 0 ? environment.length : end);
    return mark === '' ? undefined : mark;
}


/***/ }),

/***/ 13567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

;// CONCATENATED MODULE: ./dist/lib/subprocess/feed.js
/** Characters that are written at once; a longer text is never held a second time as bytes. */
const PIECE = 256 * 1024;
/** Writes all of `input` and ends the stream; gives up silently where the other side closes. */
function feed(stream, input) {
    stream.on('error', () => undefined);
    if (input instanceof Uint8Array || (typeof input === 'string' && input.length <= PIECE))
        stream.end(input);
    else
        feedPieces(stream, cut(typeof input === 'string' ? [input] : input.pieces));
}
function feedPieces(stream, pieces) {
    while (!stream.destroyed) {
        const { done, value } = pieces.next();
        if (done === true) {
            stream.end();
            return;
        }
        if (!stream.write(value)) {
            stream.once('drain', () => feedPieces(stream, pieces));
            return;
        }
    }
}
function* cut(pieces) {
    for (const piece of pieces) {
        for (let at = 0; at < piece.length;) {
            const next = boundary(piece, at + PIECE);
            yield piece.slice(at, next);
            at = next;
        }
    }
}
/** The offset, or the one before it where it would part a surrogate pair. */
function boundary(text, offset) {
    const unit = text.charCodeAt(offset - 1);
    return offset < text.length && unit >= 0xd800 && unit <= 0xdbff ? offset - 1 : offset;
}

// EXTERNAL MODULE: ./dist/lib/subprocess/gather.js
var gather = __webpack_require__(3546);
// EXTERNAL MODULE: ./dist/lib/subprocess/group.js
var group = __webpack_require__(93358);
// EXTERNAL MODULE: ./dist/lib/subprocess/host.js + 3 modules
var subprocess_host = __webpack_require__(40193);
// EXTERNAL MODULE: ./dist/lib/subprocess/spawn-problem.js
var spawn_problem = __webpack_require__(54472);
;// CONCATENATED MODULE: ./dist/lib/subprocess/run.js





/** Milliseconds that output may still arrive after an exit in time, where the deadline leaves less. */
const DRAIN_MS = 250;
/** Milliseconds that standard error is waited for when the program has ended and standard output is complete. */
const LAST_WORDS_MS = 50;
/** Turns of the event loop that a full pipe and its end take to be read. */
const LAST_TURNS = 4;
/** Starts the program and settles, never rejects, at its end, its deadline, its last allowed byte or the signal's abort. */
function run(request, host = subprocess_host/* thisHost */.v) {
    const { stdin, ...rest } = request;
    return new Promise((resolve) => new Supervision(rest, host, resolve).start(stdin));
}
class Supervision {
    #terms;
    #host;
    #resolve;
    #began;
    #ended = Promise.withResolvers();
    #abort = () => this.#settle({ kind: 'cancelled' });
    #stdout;
    #stderr;
    #child;
    /** How it ended by itself, once it has. */
    #exit;
    /** When the answer is late, by the host's clock. */
    #limit;
    #timer;
    #reading = { stdout: true, stderr: true };
    #settled = false;
    constructor(terms, host, resolve) {
        this.#terms = terms;
        this.#host = host;
        this.#resolve = resolve;
        this.#began = host.now();
        this.#stdout = new gather/* Gather */.O(terms.maxStdout);
        this.#stderr = new gather/* Gather */.O(terms.keepStderr);
        this.#limit = this.#began + terms.timeoutMs;
    }
    start(stdin) {
        const { argv, cwd, env, signal } = this.#terms;
        if (signal.aborted) {
            this.#settle({ kind: 'cancelled' });
            return;
        }
        const [file, ...args] = argv;
        let child;
        try {
            const windows = { windowsHide: true, windowsVerbatimArguments: this.#terms.verbatim === true };
            child = this.#host.spawn(file, args, { cwd, env, stdio: 'pipe', detached: this.#host.platform !== 'win32', ...windows });
        }
        catch (error) {
            this.#fail(error);
            return;
        }
        this.#child = child;
        child.on('error', (error) => this.#fail(error));
        child.once('exit', (code, name) => this.#onExit(code, name));
        this.#listen(child);
        signal.addEventListener('abort', this.#abort, { once: true });
        this.#arm();
        if (child.stdin)
            feed(child.stdin, stdin);
    }
    #listen(child) {
        child.stdout?.on('data', (bytes) => this.#onStdout(bytes));
        child.stderr?.on('data', (bytes) => this.#onStderr(bytes));
        for (const name of ['stdout', 'stderr']) {
            const over = () => {
                this.#reading[name] = false;
                this.#check();
            };
            // An error is followed by `close`.
            child[name]
                ?.on('end', over)
                .on('close', over)
                .on('error', () => undefined);
        }
    }
    #arm() {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#onLimit(), Math.max(0, this.#limit - this.#host.now()));
    }
    #onLimit() {
        if (this.#exit === undefined)
            this.#settle({ kind: 'late', phase: 'running' });
        else
            this.#lookOnce(this.#exit, LAST_TURNS);
    }
    /** Reads what arrived while this process was busy with others, before it says that something is missing. */
    #lookOnce(exit, turns) {
        if (turns > 0)
            setImmediate(() => this.#lookOnce(exit, turns - 1));
        else
            this.#settle(this.#reading.stdout ? this.#overdue(exit) : exit);
    }
    /** What it means that somebody else still holds the output of a program that has ended. */
    #overdue(exit) {
        return this.#terms.drainMs === undefined ? { kind: 'late', phase: 'draining' } : exit;
    }
    #onStdout(bytes) {
        if (!this.#settled && !this.#stdout.add(bytes))
            this.#settle({ kind: 'flooded' });
    }
    #onStderr(bytes) {
        if (!this.#settled)
            this.#stderr.add(bytes);
    }
    #onExit(code, name) {
        this.#exit = code === null ? { kind: 'signalled', signal: name ?? 'unknown' } : { kind: 'exited', code };
        this.#ended.resolve();
        if (this.#settled)
            return;
        const now = this.#host.now();
        if (now > this.#limit) {
            this.#settle({ kind: 'late', phase: 'running' });
            return;
        }
        this.#check();
        if (this.#settled || !this.#reading.stdout)
            return;
        const { drainMs } = this.#terms;
        if (drainMs === undefined && this.#limit >= now + DRAIN_MS)
            return;
        this.#limit = now + (drainMs ?? DRAIN_MS);
        this.#arm();
    }
    /** Settles when the program has ended and its answer is complete; what it says on standard error is waited for a little. */
    #check() {
        if (this.#settled || this.#exit === undefined || this.#reading.stdout)
            return;
        const exit = this.#exit;
        if (!this.#reading.stderr)
            this.#settle(exit);
        else {
            clearTimeout(this.#timer);
            this.#timer = setTimeout(() => this.#settle(exit), LAST_WORDS_MS);
        }
    }
    #fail(error) {
        if (this.#child?.pid !== undefined)
            return;
        this.#settle({ kind: 'not-started', message: (0,spawn_problem/* spawnProblem */.x)(error, this.#terms) });
    }
    #settle(end) {
        if (this.#settled)
            return;
        this.#settled = true;
        clearTimeout(this.#timer);
        this.#terms.signal.removeEventListener('abort', this.#abort);
        const child = this.#child;
        child?.stdin?.destroy();
        // A program that is about to be ended may still say so: a closed pipe would kill it before it cleans up.
        if (child?.pid !== undefined && this.#exit === undefined)
            hold(child);
        else
            run_close(child);
        this.#resolve({
            end,
            stdout: this.#stdout.take(),
            stderr: this.#stderr.take(),
            stderrBytes: this.#stderr.offered,
            elapsedMs: this.#host.now() - this.#began,
            reaped: this.#reap(child),
        });
    }
    #reap(child) {
        if (child?.pid === undefined)
            return Promise.resolve();
        const work = this.#end(child, child.pid);
        this.#host.reaper.follow(work);
        return work;
    }
    async #end(child, pid) {
        const { mark } = this.#terms;
        const kin = await (0,group/* endGroup */.N)({ pid, mark, ended: this.#ended.promise, hasEnded: () => this.#exit !== undefined }, this.#host);
        run_close(child);
        // A program that hangs in the kernel must not keep this process from ending.
        if (this.#exit === undefined)
            child.unref();
        await this.#host.reaper.reap({ pid, mark, kin });
    }
}
/** Reads no further; what the program writes stays in the pipe. */
function hold(child) {
    child.stdout?.pause();
    child.stderr?.pause();
}
function run_close(child) {
    child?.stdout?.destroy();
    child?.stderr?.destroy();
}


/***/ }),

/***/ 54472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ firstLineProblem),
/* harmony export */   x: () => (/* binding */ spawnProblem)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8319);
/* harmony import */ var _first_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33334);
// Says in words why a program could not be started; the system's own code tells little of it.




/** A phrase without the program's own words: `the program '/x/guard' does not exist`. */
function spawnProblem(error, attempt) {
    const code = (0,_contract_message_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$)(error);
    const program = quote(attempt.argv[0]);
    switch (code) {
        case 'ENOENT':
            return folderProblem(attempt.cwd) ?? missing(attempt);
        case 'ENOTDIR':
            return folderProblem(attempt.cwd) ?? `the program ${program} does not exist: a part of its path is not a folder`;
        case 'EACCES':
        case 'EPERM':
            return folderProblem(attempt.cwd) ?? refused(attempt);
        case 'E2BIG':
            return `the arguments and environment of ${program} are larger than the system takes`;
        case 'ENOEXEC':
            return `${program} is not a program that this system can run`;
        case 'ETXTBSY':
            return `the program ${program} is being written by another process`;
        case 'ELOOP':
            return `the path of the program ${program} is a circle of links`;
        case 'ENAMETOOLONG':
            return `the path of the program ${program} is too long`;
        case 'EMFILE':
        case 'ENFILE':
            return `too many files are open to start ${program}`;
        case 'EAGAIN':
            return `the system allows no more processes, so ${program} was not started`;
        case 'ENOMEM':
            return `there is not enough memory to start ${program}`;
        case 'EINVAL':
            return `the system cannot start ${program}: name a program, not a script that needs a shell`;
        case 'ERR_INVALID_ARG_VALUE':
            return attempt.argv[0] === '' ? 'the name of the program is empty' : `an argument or variable of ${program} holds a NUL character`;
        case undefined:
        default:
            return `${program} could not be started (${code ?? String(error)})`;
    }
}
function missing(attempt) {
    const [name] = attempt.argv;
    const path = locate(attempt);
    if (path === undefined) {
        return isPath(name) ? `the program ${quote(name)} does not exist` : `there is no program ${quote(name)} in PATH`;
    }
    const interpreter = interpreterOf(path);
    if (interpreter === undefined)
        return `the program ${quote(path)} needs a loader that does not exist here`;
    const why = interpreter.endsWith('\r') ? ': its lines end in CRLF, write it with LF' : '';
    return `the interpreter ${quote(interpreter)}, which the first line of ${quote(path)} names, was not found${why}`;
}
function refused(attempt) {
    const path = locate(attempt);
    if (path === undefined)
        return `the program ${quote(attempt.argv[0])} may not be run`;
    if (kindOf(path) === 'folder')
        return `${quote(path)} is a folder, not a program`;
    if (!isExecutable(path))
        return `the program ${quote(path)} is not executable: set its mode with chmod +x`;
    const interpreter = interpreterOf(path);
    if (interpreter !== undefined) {
        return `the interpreter ${quote(interpreter)}, which the first line of ${quote(path)} names, may not be run`;
    }
    return `the program ${quote(path)} may not be run: look for a mount with noexec or a security policy`;
}
function folderProblem(cwd) {
    const kind = kindOf(cwd);
    if (kind === undefined)
        return `the working folder ${quote(cwd)} does not exist`;
    if (kind !== 'folder')
        return `the working folder ${quote(cwd)} is not a folder`;
    return isExecutable(cwd) ? undefined : `the working folder ${quote(cwd)} may not be entered`;
}
/** The file that the name leads to, by the rules of execvp: through PATH where it has no folder part. */
function locate({ argv: [name], cwd, env }) {
    const folders = isPath(name) ? [''] : (env.PATH ?? '/bin:/usr/bin').split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
    const candidates = folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder, name));
    return candidates.find((path) => isExecutable(path) && kindOf(path) === 'file') ?? candidates.find((path) => kindOf(path) !== undefined);
}
/** What of the first line of a script would keep it from being started, found without starting it. */
function firstLineProblem(path) {
    const line = (0,_first_line_js__WEBPACK_IMPORTED_MODULE_2__/* .firstLineOf */ .Q)(path);
    const interpreter = interpreterIn(line);
    if (interpreter === undefined)
        return undefined;
    if (line.endsWith('\r'))
        return `the first line of ${quote(path)} ends in CRLF, so that its interpreter is not found: write its lines with LF`;
    return isPath(interpreter) && kindOf(interpreter) === undefined
        ? `the interpreter ${quote(interpreter)}, which the first line of ${quote(path)} names, was not found: write one that is there`
        : undefined;
}
const interpreterOf = (path) => interpreterIn((0,_first_line_js__WEBPACK_IMPORTED_MODULE_2__/* .firstLineOf */ .Q)(path));
const interpreterIn = (line) => /^#![ \t]*([^ \t]+)/u.exec(line)?.[1];
function kindOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() ? 'folder' : 'file';
    }
    catch {
        return undefined;
    }
}
function isExecutable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
function isPath(name) {
    return name.includes('/') || (process.platform === 'win32' && name.includes('\\'));
}
/** Quoted, with control characters escaped. */
function quote(text) {
    return `'${text.replace(/['\\\p{Cc}]/gu, (character) => {
        if (character === '\r')
            return '\\r';
        if (character === '\n')
            return '\\n';
        return character === "'" || character === '\\' ? `\\${character}` : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
    })}'`;
}


/***/ })

};
