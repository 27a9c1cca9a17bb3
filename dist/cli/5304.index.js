export const id = 5304;
export const ids = [5304];
export const modules = {

/***/ 57222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ fieldsShape),
/* harmony export */   HN: () => (/* binding */ shapeIn),
/* harmony export */   Oz: () => (/* binding */ cannot),
/* harmony export */   W2: () => (/* binding */ rewrittenCommand),
/* harmony export */   ey: () => (/* binding */ oneOperation),
/* harmony export */   xi: () => (/* binding */ commandAlone)
/* harmony export */ });
/* harmony import */ var _contract_entry_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83188);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66639);
/* harmony import */ var _loop_tools_files_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32966);
/* harmony import */ var _loop_tools_spawn_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5542);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72123);





/** A tool whose input is a JSON object; `own` is the input of the call. */
function fieldsShape(name, own, { tool, needs, to, from }) {
    const read = (input) => {
        const fields = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(input);
        if (!fields.ok)
            return fields;
        const missing = needs.find((field) => fields.value.string(field) === undefined);
        return missing === undefined ? fields : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)(`\`${missing}\` of ${tool} is not a string`);
    };
    return {
        name,
        toBasis: (input) => {
            const fields = read(input);
            const text = fields.ok ? to(fields.value) : fields;
            return text.ok ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ kind: 'json', text: text.value }) : text;
        },
        toNative: (rewrite) => {
            const fields = read(own);
            if (!fields.ok)
                return fields;
            const members = from(rewrite, fields.value);
            return members.ok ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(fields.value.with(members.value)) : members;
        },
    };
}
/** Undefined for a tool that is not in the table. */
function shapeIn(table, tool, own, about) {
    const shape = (0,_contract_entry_of_js__WEBPACK_IMPORTED_MODULE_4__/* .entryOf */ .M)(table, tool);
    if (shape === undefined)
        return undefined;
    const to = (fields) => shape.to(fields, about);
    const from = (rewrite, fields) => shape.from(rewrite, fields, about);
    return fieldsShape(shape.name, own, { tool, needs: shape.needs, to, from });
}
/** The operation of a rewrite for a tool that is one. */
function oneOperation(tool, rewrite) {
    const read = (0,_loop_tools_files_input_js__WEBPACK_IMPORTED_MODULE_0__/* .readFilesInput */ .O2)(rewrite);
    if (!read.ok)
        return read;
    const [operation, ...more] = read.value;
    return operation === undefined || more.length > 0 ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)(`${tool} is one operation; ${read.value.length} were given`) : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(operation);
}
const cannot = (tool, { op }, instead) => (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)(`${tool} cannot ${op}; write an operation ${instead}`);
/** The command of a rewrite for a tool that runs one. */
function rewrittenCommand(tool, rewrite) {
    const read = (0,_loop_tools_spawn_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readSpawnInput */ .wT)(rewrite);
    if (!read.ok)
        return read;
    return read.value.kind === 'command' ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(read.value) : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)(`${tool} runs a command; \`${read.value.kind}\` is none`);
}
/** The same for a tool that takes no time-out. */
function commandAlone(tool, rewrite) {
    const read = rewrittenCommand(tool, rewrite);
    if (!read.ok)
        return read;
    return read.value.timeoutMs === undefined ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(read.value.command) : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_3__/* .fail */ .f)(`${tool} has no \`timeout_ms\`; leave it out`);
}


/***/ }),

/***/ 4688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ delegationShape)
/* harmony export */ });
/* harmony import */ var _contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53692);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66639);
/* harmony import */ var _loop_tools_spawn_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5542);
/* harmony import */ var _basis_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57222);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72123);





/** `field` holds the task; all else of the input (a type of agent, a title) stays as the model gave it. */
function delegationShape(tool, field, own) {
    return (0,_basis_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsShape */ .FE)('spawn', own, {
        tool,
        needs: [field],
        to: (fields) => (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .objectText */ .tq)([['task', fields.exact(field)]])),
        from: (rewrite) => {
            const read = (0,_loop_tools_spawn_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readSpawnInput */ .wT)(rewrite);
            if (!read.ok)
                return read;
            return read.value.kind === 'task'
                ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)([[field, (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteJson */ .fp)(read.value.task)]])
                : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .f)(`${tool} hands on a task; write \`task\` in place of \`${read.value.kind}\``);
        },
    });
}


/***/ }),

/***/ 72123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   D7: () => (/* binding */ objectIn),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   n4: () => (/* binding */ stringText),
/* harmony export */   pV: () => (/* binding */ exactly),
/* harmony export */   so: () => (/* binding */ listText),
/* harmony export */   tq: () => (/* binding */ objectText)
/* harmony export */ });
/* unused harmony export Fields */
/* harmony import */ var _contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14626);
/* harmony import */ var _contract_json_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62892);
/* harmony import */ var _contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53692);
/* harmony import */ var _contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93906);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66639);
// An input's members by their exact text, and inputs made of such. Pure; nothing throws.





class Fields {
    #document;
    constructor(document) {
        this.#document = document;
    }
    get names() {
        const { root } = this.#document;
        return root.kind === 'object' ? root.members.map(({ key }) => key) : [];
    }
    node(name) {
        return (0,_contract_json_view_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(this.#document.root, name);
    }
    exact(name) {
        const node = this.node(name);
        return node === undefined ? undefined : (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(this.#document, node);
    }
    string(name) {
        return (0,_contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__/* .stringOf */ .Je)(this.node(name));
    }
    number(name) {
        return (0,_contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .rl)(this.node(name));
    }
    isTrue(name) {
        return (0,_contract_json_pick_js__WEBPACK_IMPORTED_MODULE_3__/* .isTrue */ .Hn)(this.node(name));
    }
    /** A string, or a list of nothing but strings. */
    strings(name) {
        const node = this.node(name);
        if (node?.kind === 'string')
            return [node.value];
        if (node?.kind !== 'array')
            return undefined;
        const texts = node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
        return texts.length === node.items.length ? texts : undefined;
    }
    /** The same object with some members in another value, gone where it is undefined; new ones come last. */
    with(changes) {
        const asked = new Map(changes);
        const kept = this.names.map((name) => [name, asked.has(name) ? asked.get(name) : this.exact(name)]);
        return objectText([...kept, ...changes.filter(([name]) => this.node(name) === undefined)]);
    }
}
/** The members of an input that is a JSON object. The error is a sentence. */
function fieldsOf(input) {
    if (input.kind === 'raw')
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .f)('the input is not JSON');
    const read = (0,_contract_json_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(input.text);
    if (!read.ok)
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .f)(`the input is not JSON: ${read.error.message}`);
    return read.value.root.kind === 'object' ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(new Fields(read.value)) : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .fail */ .f)('the input is not an object');
}
/** The document of a text that is one JSON object; undefined where it is none. */
function objectIn(text) {
    const read = (0,_contract_json_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(text);
    return read.ok && read.value.root.kind === 'object' ? read.value : undefined;
}
function objectText(members) {
    const written = members.flatMap(([name, value]) => (value === undefined ? [] : [`${(0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteJson */ .fp)(name)}:${value}`]));
    return exactly(`{${written.join(',')}}`);
}
const listText = (items) => exactly(`[${items.join(',')}]`);
/** Left out where there is none. */
const numberText = (value) => (value === undefined ? undefined : (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)(value));
const stringText = (value) => (value === undefined ? undefined : (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteJson */ .fp)(value));
/** Put together from exact pieces, it is exact itself. */
function exactly(text) {
    const read = (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readExact */ .gr)(text);
    return read.ok ? read.value : (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .GF)({});
}


/***/ }),

/***/ 4954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ hostProblem)
/* harmony export */ });
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66639);
// Rules that a machine has for an agent itself. They are its operator's: none is covered by the guard's without a word, and none may
// loosen them. Where the two cannot be joined, the run is refused. Pure.

/** Why an agent may not start beside what the machine has for it; one sentence. */
function hostProblem(agent, places, host) {
    if (host === undefined)
        return undefined;
    for (const place of places) {
        const paths = pathsOf(place, host);
        if (!paths.ok)
            return paths.error;
        for (const path of paths.value) {
            const found = host.text(path);
            if (!found.ok)
                return found.error;
            if (found.value === undefined || found.value.trim() === '' || place.joins?.(found.value) === true)
                continue;
            return `this machine has rules of its own for ${agent} in /etc/${path}, which the guard cannot join with its own: run it on a machine without them`;
        }
    }
    return undefined;
}
function pathsOf({ path, is }, host) {
    if (is === 'file')
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)([path]);
    const names = host.names(path);
    return names.ok ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)(names.value.map((name) => `${path}/${name}`)) : names;
}


/***/ }),

/***/ 55417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ mcpToolName),
/* harmony export */   y: () => (/* binding */ mcpProblem)
/* harmony export */ });
/* harmony import */ var _contract_tools_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77709);

/**
 * `mcp__SERVER__TOOL`; undefined where no server's prefix begins the name. Where several do, the longest: which one is meant cannot be
 * told from the name. `prefixOf` gives what the agent puts before the names of a server's tools.
 */
function mcpToolName(name, servers, prefixOf) {
    const [server] = servers.filter((candidate) => name.startsWith(prefixOf(candidate))).sort((a, b) => b.length - a.length);
    return server === undefined ? undefined : `${_contract_tools_file_js__WEBPACK_IMPORTED_MODULE_0__/* .MCP_PREFIX */ .O0}${server}__${name.slice(prefixOf(server).length)}`;
}
/**
 * Why tools of these servers cannot be told apart by an agent's names for them, or from its own tools; one sentence. A server chooses the
 * names of its tools: with a prefix that begins another's it could have one judged as the other server's.
 */
function mcpProblem(servers, prefixOf, ownTools = []) {
    const names = servers.map(({ name }) => name);
    for (const [at, server] of names.entries()) {
        const own = ownTools.find((tool) => tool.startsWith(prefixOf(server)));
        if (own !== undefined)
            return `the tools of the MCP server ${JSON.stringify(server)} could pass for the agent's own ${own}; rename it`;
        const twin = names.find((other, index) => index < at && areAlike(prefixOf(other), prefixOf(server)));
        if (twin !== undefined)
            return `the tools of the MCP servers ${JSON.stringify(twin)} and ${JSON.stringify(server)} cannot be told apart by their names; rename one`;
    }
    return undefined;
}
const areAlike = (one, other) => one.startsWith(other) || other.startsWith(one);


/***/ }),

/***/ 32225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ MOST_FILE),
/* harmony export */   WN: () => (/* binding */ MOST_RECORD),
/* harmony export */   fp: () => (/* binding */ RecordBudget)
/* harmony export */ });
// How much of an agent's records is read at most. Commas stand for values: they bound how many values, and how many calls, there can be.
const MIB = 1024 * 1024;
/** Bytes of one record: a line, a row. */
const MOST_RECORD = 16 * MIB;
/** Bytes of one file. */
const MOST_FILE = 256 * MIB;
const MOST_BYTES = 512 * MIB;
const MOST_VALUES_OF_RECORD = 1_000_000;
const MOST_VALUES = 4_000_000;
const COMMA = 0x2c;
/** For one reading of all records. */
class RecordBudget {
    #bytes = MOST_BYTES;
    #values = MOST_VALUES;
    /** Takes one record's bytes; throws where that is too much. The message follows the file's name. */
    take(record) {
        if (record.length > MOST_RECORD)
            throw new Error(`has a record of more than ${MOST_RECORD} bytes`);
        let values = 0;
        for (let at = record.indexOf(COMMA); at !== -1; at = record.indexOf(COMMA, at + 1))
            values += 1;
        this.#bytes -= record.length + 1;
        this.#values -= values;
        if (values > MOST_VALUES_OF_RECORD)
            throw new Error(`has a record of more than ${MOST_VALUES_OF_RECORD} values`);
        if (this.#values < 0)
            throw new Error(`makes the records more than ${MOST_VALUES} values`);
        if (this.#bytes < 0)
            throw new Error(`makes the records larger than ${MOST_BYTES} bytes`);
    }
}


/***/ }),

/***/ 67737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ recordsInLines)
/* harmony export */ });
/* harmony import */ var _record_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32225);
/* harmony import */ var _record_walk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86729);


const MOST_FILES = 2000;
const CHUNK = 256 * 1024;
const NEWLINE = 0x0a;
/** Every call of these files, and what could not be read. Throws only for the signal. */
async function* recordsInLines(records, signal) {
    const budget = new _record_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .RecordBudget */ .fp();
    let files = 0;
    for (const found of await (0,_record_walk_js__WEBPACK_IMPORTED_MODULE_1__/* .recordFiles */ .B5)(records, signal)) {
        if (typeof found !== 'string') {
            yield found;
            continue;
        }
        const file = (0,_record_walk_js__WEBPACK_IMPORTED_MODULE_1__/* .shownBelow */ .XW)(records.home, found);
        files += 1;
        if (files > MOST_FILES) {
            yield { unread: `'${file}' and those after it: there are more than ${MOST_FILES} files` };
            return;
        }
        yield* callsOfFile(found, file, records, budget, signal);
    }
}
async function* callsOfFile(path, file, { callsOf }, budget, signal) {
    try {
        const { file: handle, size } = await (0,_record_walk_js__WEBPACK_IMPORTED_MODULE_1__/* .openRegular */ .lf)(path, _record_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_FILE */ .Bq);
        try {
            yield* callsOf(file, linesOf(handle, size, budget, signal));
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        signal?.throwIfAborted();
        yield { unread: `'${file}' ${(0,_record_walk_js__WEBPACK_IMPORTED_MODULE_1__/* .whyNot */ .OB)(error)}` };
    }
}
/** As many bytes as the file had when it was opened. A line feed ends a line, with a carriage return before it or without. */
async function* linesOf(file, size, budget, signal) {
    let pieces = [];
    let held = 0;
    for (let at = 0; at < size;) {
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(Math.min(CHUNK, size - at)), 0, undefined, at);
        signal?.throwIfAborted();
        if (bytesRead === 0)
            break;
        at += bytesRead;
        const bytes = buffer.subarray(0, bytesRead);
        let from = 0;
        for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
            pieces.push(bytes.subarray(from, end));
            yield textOfLine(pieces, held + end - from, budget);
            pieces = [];
            held = 0;
            from = end + 1;
        }
        if (from === bytesRead)
            continue;
        pieces.push(bytes.subarray(from));
        held += bytesRead - from;
        if (held > _record_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_RECORD */ .WN)
            throw new Error(`has a line of more than ${_record_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_RECORD */ .WN} bytes`);
    }
    if (held > 0)
        yield textOfLine(pieces, held, budget);
}
function textOfLine(pieces, length, budget) {
    const [first, ...rest] = pieces;
    const line = first !== undefined && rest.length === 0 ? first : Buffer.concat(pieces, length);
    budget.take(line);
    const text = line.toString('utf8');
    return text.endsWith('\r') ? text.slice(0, -1) : text;
}


/***/ }),

/***/ 86729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ recordFiles),
/* harmony export */   IV: () => (/* binding */ folderProblem),
/* harmony export */   Md: () => (/* binding */ shownPiece),
/* harmony export */   OB: () => (/* binding */ whyNot),
/* harmony export */   XW: () => (/* binding */ shownBelow),
/* harmony export */   lf: () => (/* binding */ openRegular)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contract_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67132);
/* harmony import */ var _contract_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8319);
// The files below an agent's home that are its records. An agent's commands write there as they like: nothing is followed, nothing but a
// regular file is opened, and everything has a bound.





/** Entries that are looked at, in all folders together. */
const MOST_ENTRIES = 50_000;
/** Folders in one another. */
const DEEPEST = 16;
/** Bytes of a path in a sentence. */
const SHOWN = 200;
/** What an agent wrote, as a short piece of one line. */
const shownPiece = (text) => (0,_contract_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cutBytes */ .U)(text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD'), SHOWN);
/** A path below the home, for people. */
const shownBelow = (home, path) => shownPiece((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(home, path));
/** What a failed look at the file system says, without the path that Node puts into it. */
function whyNot(error) {
    const code = (0,_contract_message_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$)(error);
    if (code === 'ELOOP')
        return 'is a link';
    if (code === 'ENXIO')
        return 'is no regular file';
    return code === undefined ? shownPiece((0,_contract_message_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error)) : `cannot be read (${code})`;
}
/**
 * The regular files in these folders, in the order of their paths, and what stands in the way of others. A folder that there is not holds
 * nothing. Never throws but for the signal.
 */
async function recordFiles(places, signal) {
    const walk = new Walk(places, signal);
    for (const folder of places.folders)
        await walk.from(folder);
    return [...walk.unread, ...walk.files.sort()];
}
class Walk {
    files = [];
    unread = [];
    #places;
    #signal;
    #entries = 0;
    constructor(places, signal) {
        this.#places = places;
        this.#signal = signal;
    }
    async from(folder) {
        const problem = await folderProblem(this.#places.home, folder);
        if (problem !== undefined) {
            this.unread.push(problem);
            return;
        }
        const waiting = [{ path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#places.home, folder), depth: 0 }];
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
            const { path, depth } = next;
            if (depth > DEEPEST) {
                this.#not(path, `lies more than ${DEEPEST} folders deep`);
                continue;
            }
            const more = await this.#enter(path);
            if (more === 'full')
                return;
            for (const inner of more)
                waiting.push({ path: inner, depth: depth + 1 });
        }
    }
    /** The folders in it; the files are kept. */
    async #enter(path) {
        const folders = [];
        try {
            for await (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.opendir)(path)) {
                this.#signal?.throwIfAborted();
                this.#entries += 1;
                if (this.#entries > MOST_ENTRIES) {
                    this.#not(path, `and what lies beside it: there are more than ${MOST_ENTRIES} entries`);
                    return 'full';
                }
                const inner = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, entry.name);
                if (entry.isDirectory())
                    folders.push(inner);
                else
                    await this.#file(inner, entry);
            }
        }
        catch (error) {
            this.#signal?.throwIfAborted();
            if (!isMissing(error))
                this.#not(path, whyNot(error));
        }
        return folders;
    }
    async #file(path, entry) {
        const isRecord = this.#places.isRecord((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(this.#places.home, path));
        if (entry.isFile()) {
            if (isRecord)
                this.files.push(path);
        }
        else if (isRecord) {
            this.#not(path, entry.isSymbolicLink() ? 'is a link' : 'is no regular file');
        }
        else if (entry.isSymbolicLink() && (await leadsToFolder(path))) {
            this.#not(path, 'is a link to a folder');
        }
    }
    #not(path, why) {
        this.unread.push({ unread: `'${shownBelow(this.#places.home, path)}' ${why}` });
    }
}
/** Why a folder of this path from the home is none to be read: it, or one above it, is a link or no folder. */
async function folderProblem(home, folder) {
    let at = home;
    for (const name of folder.split('/')) {
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, name);
        const why = await whyNoFolder(at);
        if (why === 'none')
            return undefined;
        if (why !== undefined)
            return { unread: `'${shownBelow(home, at)}' ${why}` };
    }
    return undefined;
}
async function whyNoFolder(path) {
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path);
        if (found.isDirectory())
            return undefined;
        return found.isSymbolicLink() ? 'is a link' : 'is no folder';
    }
    catch (error) {
        return isMissing(error) ? 'none' : whyNot(error);
    }
}
const isMissing = (error) => (0,_contract_message_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$)(error) === 'ENOENT';
async function leadsToFolder(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}
/** Opens a regular file of at most so many bytes, to read; throws else. Waits for nobody, and follows no link in its last part. */
async function openRegular(path, mostBytes) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
    try {
        const found = await file.stat();
        if (!found.isFile())
            throw new Error('is no regular file');
        if (found.size > mostBytes)
            throw new Error(`is larger than ${mostBytes} bytes`);
        return { file, size: found.size };
    }
    catch (error) {
        await file.close();
        throw error;
    }
}


/***/ }),

/***/ 36877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ shownOperation),
/* harmony export */   p: () => (/* binding */ shownPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
// Paths as hooks written for `files` have them: relative to the workspace where they lie below it.

/** Below the workspace: relative to it, `.` for itself. Elsewhere, or without a workspace: as it is written. */
function shownPath(path, workspace) {
    if (workspace === undefined || !node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(path))
        return path;
    const way = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(workspace, path);
    return way === '..' || way.startsWith('../') ? path : way || '.';
}
function shownOperation(operation, workspace) {
    if (operation.op === 'move')
        return { ...operation, from: shownPath(operation.from, workspace), to: shownPath(operation.to, workspace) };
    return { ...operation, path: shownPath(operation.path, workspace) };
}


/***/ }),

/***/ 70131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ skillFiles)
/* harmony export */ });
/** Skills as files, a folder each below `folder`. */
const skillFiles = (skills, place, folder) => skills.flatMap(({ name, files }) => files.map(({ path, text }) => ({ ...place, path: `${folder}/${name}/${path}`, text })));


/***/ }),

/***/ 81559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ quotedWord),
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
// One word of a POSIX shell.
/** In quotes, whatever is in it. No word of a shell can hold a NUL: U+FFFD stands in its place. */
const quotedWord = (text) => `'${text.replaceAll('\0', '\ufffd').replaceAll("'", String.raw `'\''`)}'`;
/** As it is where nothing in it means anything to a shell; else in quotes. */
const shellWord = (text) => (/^[\w@%+=:,./-]+$/.test(text) ? text : quotedWord(text));


/***/ }),

/***/ 53754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ comparableInput)
/* harmony export */ });
/* harmony import */ var _contract_json_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62892);
/* harmony import */ var _contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53692);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66639);



/**
 * An input in one form for all the ways in which clients write the same value anew: without spaces, keys in order, numbers as
 * doubles, strings with the escapes of `JSON.stringify`. Two inputs are the same call's where these are equal. No input at all is
 * the empty object. An input that is not JSON stays as it is.
 */
function comparableInput(input) {
    if (input.text.trim() === '')
        return '{}';
    if (input.kind === 'raw')
        return input.text;
    const read = (0,_contract_json_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(input.text);
    return read.ok ? formOf(read.value.root) : input.text;
}
function formOf(node) {
    switch (node.kind) {
        case 'object': {
            const members = [...node.members].sort((a, b) => (a.key < b.key ? -1 : 1));
            return `{${members.map(({ key, value }) => `${(0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteJson */ .fp)(key)}:${formOf(value)}`).join(',')}}`;
        }
        case 'array':
            return `[${node.items.map(formOf).join(',')}]`;
        case 'string':
            return (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteJson */ .fp)(node.value);
        case 'number':
            return Number.isFinite(node.value) ? JSON.stringify(node.value) : 'null';
        case 'boolean':
            return String(node.value);
        case 'null':
            return 'null';
        default:
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(node);
    }
}


/***/ })

};
