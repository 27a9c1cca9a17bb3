import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 42613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 58152:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/win32");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 80099:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 46466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 37830:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 87997:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 7066:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 78877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 30714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 83480:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("querystring");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 28167:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("worker_threads");

/***/ }),

/***/ 34691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ AGENT_NAMES)
/* harmony export */ });
const AGENT_NAMES = ['claude-code', 'codex', 'gemini-cli', 'copilot', 'opencode', 'basis', 'acp'];


/***/ }),

/***/ 43647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $0: () => (/* binding */ neutralise),
/* harmony export */   KD: () => (/* binding */ neutraliseInline),
/* harmony export */   QO: () => (/* binding */ neutraliseMessage),
/* harmony export */   _8: () => (/* binding */ LINE_PREFIX)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(66163);
// Text of others before it reaches the job's log. A log is read by machines: the runner takes lines for commands, problem matchers
// take them for errors of the build, a terminal takes escapes for orders. None of them may find anything in text that an agent, a hook
// or a file name brought along.
//
// - Each line gets a prefix, so that no line begins with `::`, which is how a workflow command begins (after white space too).
// - `##[` and `##vso[`, which are commands anywhere in a line, are parted.
// - Colours are dropped, since they only decorate; every other escape, control, bidirectional or zero-width character is shown.
// - Problem matchers are patterns of whole lines which are not known here. Those that allow for a prefix have in common that a number
//   follows at once after a colon or a bracket, or after `line` or `col`: there a `·` is put before the number. The others begin
//   with `^` and white space, a path or a severity, and the prefix is none of these.

/** Begins each line of text that is not the guard's own. */
const LINE_PREFIX = '│ ';
/** Characters of a line that are shown. */
const LONGEST_LINE = 4000;
const COLOUR = /(?:\u001b\[|\u009b)[0-9;:]{0,64}m/g;
const COMMAND_ANYWHERE = /##(?=(?:vso)?\[)/gi;
const PLACE = /(:\[?|\(|\b(?:line|lines|ln|col|column|row)[ \t]+)(?=\d)/gi;
/** Several lines, each with the prefix; no line end follows the last. Empty text is one empty line. */
function neutralise(text) {
    return text
        .replace(/(?:\r\n|\r|\n)$/, '')
        .split(/\r\n|\r|\n/)
        .map((line) => LINE_PREFIX + neutral(line))
        .join('\n');
}
/** One piece of text for the middle of a line of ours; line ends are shown. It may not stand at the line's start. */
function neutraliseInline(text) {
    return neutral(text);
}
/** A message that the runner takes from a command of ours, which no problem matcher reads: places keep their numbers. */
function neutraliseMessage(text) {
    return neutral(text, { places: true });
}
function neutral(line, { places } = { places: false }) {
    const whole = line.length <= LONGEST_LINE;
    const inert = (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)((whole ? line : line.slice(0, LONGEST_LINE)).replace(COLOUR, ''), '\t').replace(COMMAND_ANYWHERE, '## ');
    const shown = places ? inert : inert.replace(PLACE, '$1·');
    return whole ? shown : `${shown}… (${line.length - LONGEST_LINE} more characters)`;
}


/***/ }),

/***/ 66163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showHidden)
/* harmony export */ });
// Characters that act on what surrounds them, or that nobody sees, as visible text.
/**
 * Controls (C0, DEL, C1), format characters (bidirectional, zero-width, tags, soft hyphen), line and paragraph separators, lone surrogates,
 * private characters, and letters and marks that are blank by nature; the mark that makes an emoji colourful is left alone.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]|\p{Default_Ignorable_Code_Point}(?<!\ufe0f)/gu;
/** Every such character but those in `keep` as `<U+202E>`. */
function showHidden(text, keep = '') {
    return text.replace(HIDDEN, (character) => (keep.includes(character) ? character : codePoint(character)));
}
/** `<U+202E>`. */
function codePoint(character) {
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}


/***/ }),

/***/ 83188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entryOf)
/* harmony export */ });
/** What a table says of a word that came from elsewhere; its own entries alone: `constructor` is in none. */
function entryOf(table, word) {
    return Object.hasOwn(table, word) ? table[word] : undefined;
}


/***/ }),

/***/ 8319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/** What something that was thrown says of itself. */
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** The system's own name for what went wrong, such as `ENOENT`. */
function codeOf(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}


/***/ }),

/***/ 82423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fr: () => (/* binding */ CONCLUSIONS),
/* harmony export */   H2: () => (/* binding */ REFUSAL_STAGES),
/* harmony export */   QT: () => (/* binding */ BOUNDS),
/* harmony export */   ai: () => (/* binding */ EXIT_CODES),
/* harmony export */   d$: () => (/* binding */ FAIL_ON),
/* harmony export */   w_: () => (/* binding */ ENFORCEMENTS)
/* harmony export */ });
/** Whether every call passed the chain, and how far that is held; from the strongest to the weakest. */
const ENFORCEMENTS = ['confined', 'checked', 'hooks', 'partial', 'none'];
const CONCLUSIONS = ['guard-error', 'cancelled', 'config-error', 'denied', 'bound', 'agent-failed', 'success'];
/** What a process exits with whose session ended so. */
const EXIT_CODES = {
    'guard-error': 5,
    cancelled: 130,
    'config-error': 2,
    denied: 4,
    bound: 3,
    'agent-failed': 1,
    success: 0,
};
const BOUNDS = ['deadline', 'tool-budget', 'token-budget', 'cost-budget'];
const FAIL_ON = ['denial', 'replacement', 'modification', 'breakage', 'executable-change'];
/** Where a call that did not run was stopped; `agent`: its own agent turned it away, so that nobody was asked. */
const REFUSAL_STAGES = ['unknown-tool', 'chain', 'schema', 'approver', 'bound', 'cancelled', 'agent'];


/***/ }),

/***/ 2453:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(39929);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(19925);
/* harmony import */ var _cli_command_line_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(63044);
// The command line.



(0,_heap_js__WEBPACK_IMPORTED_MODULE_0__/* .keepHeapSmall */ .p)();
process.exitCode = await (0,_cli_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .a)(process.argv.slice(2), (0,_host_js__WEBPACK_IMPORTED_MODULE_1__/* .thisProcess */ .WF)((line) => process.stderr.write(`${line}\n`)));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 63044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  a: () => (/* binding */ commandLine)
});

// EXTERNAL MODULE: ./dist/lib/contract/entry-of.js
var entry_of = __nccwpck_require__(83188);
// EXTERNAL MODULE: ./dist/lib/contract/message.js
var message = __nccwpck_require__(8319);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./dist/lib/audit/neutralise.js
var neutralise = __nccwpck_require__(43647);
// EXTERNAL MODULE: ./dist/lib/main/version.js
var version = __nccwpck_require__(17883);
// EXTERNAL MODULE: ./dist/lib/main/cli/flag-names.js
var flag_names = __nccwpck_require__(48363);
// EXTERNAL MODULE: ./dist/lib/main/settings/table.js
var table = __nccwpck_require__(92421);
;// CONCATENATED MODULE: ./dist/lib/main/cli/help.js
// The help text: the commands, and the flags of `run` out of the table of inputs.


const COMMANDS = `basis-guard runs a coding agent with a hook chain and an approver around every tool call.

  basis-guard run [FLAGS]          one guarded session; --json streams its events
  basis-guard ask [FLAGS]          one call as JSON on standard input, the outcome as JSON on standard output
                                   [--event pre|post] [--exit-code: 4 on deny] [--agent NAME: about a tool as that agent calls it]
  basis-guard check [FLAGS]        reads the guard files, tells what would be loaded and runs their test cases
  basis-guard verify AUDIT…        chain, seal and completeness of ledgers [--digest D] [--log FILE]
  basis-guard demo                 a guarded session over a scratch repository, without key or network
                                   [--summary: prints its summary] [--keep: keeps repository, ledger and summary, and says where]

Exit codes: 0 success, 1 the agent failed, 2 wrong invocation or configuration, 3 a bound tripped, 4 a verdict of --fail-on,
5 the guard could not hold, 130 cancelled.
`;
function helpText() {
    const width = Math.max(...Object.keys(table/* INPUTS */.mc).map((name) => name.length)) + 4;
    const rows = Object.entries(table/* INPUTS */.mc).map(([name, row]) => {
        const fallback = row.default === '' || row.default.startsWith('${{') ? '' : ` [${row.default}]`;
        return `  ${`--${name}`.padEnd(width)}${(0,flag_names/* asFlags */.K)(row.meaning)}${fallback}`;
    });
    return `${COMMANDS}\nFlags of run (those that say what is enforced also work for ask and check):\n${rows.join('\n')}\n`;
}

;// CONCATENATED MODULE: ./dist/lib/main/cli/command-line.js
// Which command the words of a command line mean.








const command_line_COMMANDS = {
    run: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1661), __nccwpck_require__.e(5568), __nccwpck_require__.e(9113), __nccwpck_require__.e(3598), __nccwpck_require__.e(949), __nccwpck_require__.e(1543)]).then(__nccwpck_require__.bind(__nccwpck_require__, 11543))).runCommand,
    ask: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1661), __nccwpck_require__.e(5568), __nccwpck_require__.e(9113), __nccwpck_require__.e(3598), __nccwpck_require__.e(7259)]).then(__nccwpck_require__.bind(__nccwpck_require__, 87259))).askCommand,
    check: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(593), __nccwpck_require__.e(5568), __nccwpck_require__.e(9113), __nccwpck_require__.e(2360)]).then(__nccwpck_require__.bind(__nccwpck_require__, 19373))).checkCommand,
    verify: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(5568), __nccwpck_require__.e(3053)]).then(__nccwpck_require__.bind(__nccwpck_require__, 73398))).verifyCommand,
    demo: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1661), __nccwpck_require__.e(5568), __nccwpck_require__.e(9113), __nccwpck_require__.e(3598), __nccwpck_require__.e(949), __nccwpck_require__.e(9227)]).then(__nccwpck_require__.bind(__nccwpck_require__, 19227))).demoCommand,
};
/** Runs a command; the result is the exit code. */
async function commandLine(words, host) {
    const [name = 'help', ...rest] = words;
    const terminal = terminalOf(host);
    if (['help', '--help', '-h'].includes(name) || rest.includes('--help')) {
        terminal.print(helpText().trimEnd());
        return 0;
    }
    if (name === '--version') {
        terminal.print(version/* version */.r);
        return 0;
    }
    const load = (0,entry_of/* entryOf */.M)(command_line_COMMANDS, name);
    if (load === undefined)
        return terminal.refuse([`there is no command ${JSON.stringify(name)}: write one of ${Object.keys(command_line_COMMANDS).join(', ')}`]);
    return (await load())(rest, terminal);
}
function terminalOf(host) {
    return {
        host,
        print: (line) => void process.stdout.write(`${line}\n`),
        say: host.say,
        refuse: (sentences) => {
            for (const sentence of sentences)
                host.say(`basis-guard: ${(0,neutralise/* neutraliseMessage */.QO)((0,flag_names/* asFlags */.K)(sentence))}`);
            return 2;
        },
        // Not by process.stdin and node:stream/consumers: they load parts of the platform that take as long as the answer.
        readInput: async () => {
            const pieces = [];
            for await (const piece of (0,external_node_fs_.createReadStream)('', { fd: 0, autoClose: false }))
                pieces.push(Buffer.from(piece));
            return Buffer.concat(pieces);
        },
        write: (path, text) => {
            try {
                (0,external_node_fs_.writeFileSync)((0,external_node_path_.resolve)(host.cwd, path), text);
            }
            catch (error) {
                host.say(`basis-guard: ${path} could not be written: ${(0,message/* messageOf */.b)(error)}`);
            }
        },
    };
}


/***/ }),

/***/ 48363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ spelling),
/* harmony export */   K: () => (/* binding */ asFlags)
/* harmony export */ });
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(92421);
// Inputs by the name that they have on the command line. What refuses a run speaks of inputs, as a workflow has them; here they are flags.

const spelling = (name) => `--${name}`;
/** `model`, `model: x` and the bare name of an input of several words; in quotes it is somebody's text. */
const NAMED = /(?:input )?`([a-z]+(?:-[a-z]+)*)(?:: ([^`]*))?`|(?<![\w`"'./-])([a-z]+(?:-[a-z]+)+)(?![\w"'/-]|\.\w)/g;
/** A sentence that names inputs, with flags in their place. */
function asFlags(sentence) {
    return sentence.replace(NAMED, (whole, quoted, value, bare) => {
        const name = quoted ?? bare ?? '';
        if (!(0,_settings_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isInput */ .Xy)(name))
            return whole;
        return value === undefined ? spelling(name) : `\`${spelling(name)} ${value}\``;
    });
}


/***/ }),

/***/ 39929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ keepHeapSmall),
/* harmony export */   v: () => (/* binding */ letHeapGrow)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(78877);

/**
 * Keeps the space for short-lived objects as small as it begins: a session makes many and keeps few, and the engine would otherwise take
 * tens of megabytes for them that it gives back late. Measured over ten thousand calls: 140 MB at most in place of 190, in the same time.
 * To be called before anything is allocated.
 */
function keepHeapSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}
/** Lets that space grow to twice its size: with an agent of somebody else's this process waits for no model of its own and passes much on. */
function letHeapGrow() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=2');
}


/***/ }),

/***/ 19925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   WF: () => (/* binding */ thisProcess)
/* harmony export */ });
/* unused harmony exports realClock, randomHex, ownFolders */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);
/* harmony import */ var _contract_message_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8319);
/* harmony import */ var _contract_record_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(82423);
// What the composition roots hand to everything below: the process's environment, clock, randomness and log, as arguments.





const realClock = { monotonic: () => performance.now(), wall: () => Date.now() };
const randomHex = (bytes) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(bytes).toString('hex');
/** Milliseconds that are left to seal the ledger after this process has failed. */
const LAST_MS = 20_000;
/**
 * A signal that aborts when the system asks this process to end, or when something in it failed that nobody could catch: then the session
 * ends as a guard error, at the latest after a while. The handlers stay, so that a second SIGINT does not end the process before its
 * ledger is sealed; SIGKILL is what remains.
 */
function cancellation() {
    outliveReaders();
    const controller = new AbortController();
    let failure;
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(name, () => controller.abort(new Error(`the run was cancelled by ${name}`)));
    const fail = (error) => {
        failure ??= `the guard itself failed: ${(0,_contract_message_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error)}`;
        controller.abort(new Error(failure));
        setTimeout(() => process.exit(_contract_record_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_CODES */ .ai['guard-error']), LAST_MS).unref();
    };
    process.on('uncaughtException', fail);
    process.on('unhandledRejection', fail);
    // Also where nothing is left that could settle what is waited for.
    process.on('exit', () => {
        if (failure !== undefined)
            process.exitCode = _contract_record_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_CODES */ .ai['guard-error'];
    });
    return { signal: controller.signal, failed: () => failure };
}
/** A reader of the log or the events that goes away ends nothing: the session goes on, and its ledger is sealed. */
function outliveReaders() {
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => undefined);
}
/** This process as a host. `say` is where a line for the person who watches goes. */
function thisProcess(say, more = {}) {
    return {
        env: { ...process.env },
        platform: process.platform,
        cwd: process.cwd(),
        clock: realClock,
        random: randomHex,
        say,
        ...more,
        folders: ownFolders(process.argv[1] ?? ''),
        ...cancellation(),
    };
}
/** Beside the program that is running: of a bundle in dist, or of the source. */
function ownFolders(program) {
    const here = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(realpathOr(program));
    const bundle = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(here, '..', 'inside');
    const node = process.execPath;
    const inside = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(bundle, 'index.js'))
        ? { node, folder: bundle, entry: 'index.js' }
        : { node, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(here, '..'), entry: 'main/inside.ts' };
    return { agents: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(here, '..', '..', 'agents'), inside };
}
function realpathOr(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
    }
    catch {
        return path;
    }
}


/***/ }),

/***/ 92421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GV: () => (/* binding */ GATEWAY_MODES),
/* harmony export */   Qh: () => (/* binding */ INPUT_NAMES),
/* harmony export */   Xy: () => (/* binding */ isInput),
/* harmony export */   jw: () => (/* binding */ AGENTS),
/* harmony export */   kR: () => (/* binding */ CONFINEMENTS),
/* harmony export */   mc: () => (/* binding */ INPUTS),
/* harmony export */   nd: () => (/* binding */ WORKSPACE_HOOKS)
/* harmony export */ });
/* unused harmony export OUTPUTS */
/* harmony import */ var _agents_adapter_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(34691);
/* harmony import */ var _contract_record_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(82423);
// Every input of the action and flag of `run`, as data: action.yml, the help text, the README's tables and the reader all come from here.


const text = { kind: 'text' };
const path = { kind: 'path' };
const boolean = { kind: 'boolean' };
const list = { kind: 'list' };
const row = (kind, fallback, meaning, enforces = false) => ({
    kind,
    default: fallback,
    meaning,
    enforces,
});
/** What is asked of an agent that is installed, and means nothing to the loop of this project. */
const installed = (kind, fallback, meaning) => ({
    ...row(kind, fallback, meaning),
    of: 'installed',
});
const AGENTS = ['builtin', 'replay', ..._agents_adapter_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_NAMES */ .R];
const CONFINEMENTS = ['auto', 'required', 'off'];
const GATEWAY_MODES = ['on', 'observe', 'off'];
const WORKSPACE_HOOKS = ['auto', 'head', 'off'];
const INPUTS = {
    prompt: row(text, '', 'What the agent is asked; this or `prompt-file`, except for `replay`.'),
    'prompt-file': row(path, '', 'A file that holds the prompt; inside the checkout it is read from the trusted commit.'),
    agent: row({ kind: 'choice', of: AGENTS }, 'builtin', `\`builtin\`: the loop of this project with a real model; \`replay\`: a script, without a model; else an agent that is installed and run under the same chain: ${_agents_adapter_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_NAMES */ .R.map((name) => `\`${name}\``).join(', ')}.`),
    'agent-version': installed(text, '', 'An exact version of the agent; the newest tested one unless set, and one that is not tested is refused.'),
    'allow-untested-version': installed(boolean, 'false', 'Whether a version of the agent that is not tested may run; `enforcement` is then at most `partial`.'),
    'agent-command': installed({ kind: 'argv', of: 'program' }, '', 'A JSON array: the program of an agent that is installed already, and its first arguments; needed for `acp`.'),
    'agent-args': installed({ kind: 'argv', of: 'arguments' }, '', 'A JSON array: more arguments for the agent, after those of the guard.'),
    'replay-file': row(path, '', 'The script that `replay` plays.'),
    model: row(text, '', '`provider/model`: `anthropic/…`, `openai/…`, `google/…`, `openai-compatible/…`, `amazon-bedrock/…`, `google-vertex/…`.'),
    'base-url': row(text, '', 'Where the provider answers, when that is not its own address; needed for `openai-compatible`.'),
    'api-key': row({ kind: 'secret' }, '', "The provider's key. It stays in the guard; no tool, hook or command sees it."),
    'output-schema': row(path, '', 'A JSON Schema file that the final answer must fit.'),
    workspace: row(path, '.', 'The folder that the session is scoped to.', true),
    'allow-local-state': row(boolean, 'false', 'Whether calls that change files of the workspace may happen.', true),
    'allow-process': row(boolean, 'false', 'Whether commands may run.', true),
    'allow-external': row(boolean, 'false', 'Whether calls that reach outside the machine may happen, and calls of unknown reach.', true),
    'allow-delegation': row(boolean, '', 'Whether sub-agents may be started, whose own calls are judged like any other; as `allow-local-state` unless set.', true),
    'allow-mcp': row(list, '', '`server` or `server__tool`, one a line: these MCP tools may happen though `allow-external` is off.', true),
    'allow-actors': row(list, '', 'Logins that may start a session, without write permission, on an event that strangers can cause.'),
    'allow-bots': row(list, '', 'Logins of bots that may start a session on an event that strangers can cause.'),
    'pass-env': row(list, '', 'Names of variables that tools and commands may see, besides the fixed baseline.', true),
    'config-dir': row(path, '', "The operator's folder with the global `hooks.json` and `tools.json`.", true),
    'workspace-hooks': row({ kind: 'choice', of: WORKSPACE_HOOKS }, 'auto', '`auto`: guard files of the workspace come from the trusted commit; `head`: from the working tree (refused for pull requests from forks); `off`: none.', true),
    'require-hooks': row(list, '', 'Names of hooks that must be loaded, else the run does not start.', true),
    'require-enforcement': row({ kind: 'choice', of: _contract_record_js__WEBPACK_IMPORTED_MODULE_0__/* .ENFORCEMENTS */ .w_ }, '', 'The floor, `hooks` unless set (`none` with `evaluate-only`): when less can be held the run does not start, or ends with exit 5.'),
    protect: row(boolean, 'true', 'The built-in interceptor that denies edits of guard files, git configuration and workflows, edits outside the workspace, and what an installed agent reads outside the workspace and its own folders.', true),
    redact: row(boolean, 'true', 'The built-in interceptor that replaces known secrets in what the model is shown.', true),
    confine: installed({ kind: 'choice', of: CONFINEMENTS }, 'auto', 'Whether an installed agent runs inside bubblewrap: `auto`: where that can be had; `required`: else the run does not start; `off`: never.'),
    gateway: installed({ kind: 'choice', of: GATEWAY_MODES }, 'on', 'How the guard stands between an installed agent and its model: `on`: results are checked there; `observe`: they pass and are recorded; `off`: it only keeps the key. The last two need `require-enforcement: partial`.'),
    deadline: row({ kind: 'duration' }, '30m', 'How long the session may take: `90s`, `15m`, `2h`.'),
    'tool-budget': row({ kind: 'count' }, '', 'How many calls are taken up, refused ones included.'),
    'token-budget': row({ kind: 'count' }, '', 'How many tokens the model may read and write in all.'),
    'cost-budget': row({ kind: 'dollars' }, '', 'How many US dollars the model may cost; a model of unknown price refuses to start.'),
    'fail-on': row({ kind: 'list', of: ['never', ..._contract_record_js__WEBPACK_IMPORTED_MODULE_0__/* .FAIL_ON */ .d$] }, 'never', 'Which findings end the step with exit 4: any of `denial`, `replacement`, `modification`, `breakage`, `executable-change`.'),
    'evaluate-only': row(boolean, 'false', 'Records verdicts without acting on them; every report says so first and `enforcement` is `none`.', true),
    'audit-file': row(path, '', 'Where the ledger goes; under `$RUNNER_TEMP/basis-guard-<run>` unless set.'),
    'summary-file': row(path, '', 'Where the summary goes as Markdown, besides the job summary; under `$RUNNER_TEMP/basis-guard-<run>` unless set.'),
    'github-token': row({ kind: 'secret' }, '${{ github.token }}', 'For the permission look-up and for fetching the trusted commit.'),
};
const isInput = (name) => Object.hasOwn(INPUTS, name);
const INPUT_NAMES = Object.keys(INPUTS).filter(isInput);
/** What the action tells later steps; no output carries model text. */
const OUTPUTS = {
    conclusion: '`success`, `agent-failed`, `bound`, `denied`, `config-error`, `cancelled` or `guard-error`.',
    enforcement: '`confined`, `checked`, `hooks`, `partial` or `none`: how far every call was held.',
    calls: 'How many tool calls the model made.',
    denials: 'How many calls were refused by the chain or the approver, or had their result withheld.',
    modifications: 'How many calls had their input rewritten.',
    replacements: 'How many results were replaced before the model read them.',
    breakages: 'How many times a participant broke.',
    unguarded: 'How many calls happened without a decision.',
    'audit-file': 'The path of the ledger.',
    'audit-digest': 'The digest that seals the ledger: give it to `basis-guard verify --digest`.',
    'summary-file': 'The path of the summary.',
    'final-message-file': "The path of the model's last message.",
    'session-id': 'The name of the session.',
    'stopped-by': '`deadline`, `tool-budget`, `token-budget`, `cost-budget`, or empty.',
    'input-tokens': 'Tokens that the model read, where it is known.',
    'output-tokens': 'Tokens that the model wrote, where it is known.',
    'cost-usd': 'What the model cost in US dollars; `unknown` where its price is not known.',
};


/***/ }),

/***/ 17883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** This project's version, as package.json has it; a test compares the two. */
const version = '1.0.0';


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(2453);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
