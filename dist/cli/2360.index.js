export const id = 2360;
export const ids = [2360,674];
export const modules = {

/***/ 38232:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

/***/ 89759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   Ln: () => (/* binding */ span),
/* harmony export */   h0: () => (/* binding */ short),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   vP: () => (/* binding */ figure)
/* harmony export */ });
// Numbers, spans and amounts as people read them, and text at the length that a page has room for.
/** `12,345`. */
function figure(value) {
    return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
/** `3 calls`, `1 call`. */
function counted(value, one, more = `${one}s`) {
    return `${figure(value)} ${value === 1 ? one : more}`;
}
/** Milliseconds as `45 ms`, `4.2 s`, `3 min 5 s`, `2 h 10 min`. */
function span(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 59_950)
        return `${Number((ms / 1000).toFixed(1))} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 3600)
        return two(Math.floor(seconds / 60), 'min', seconds % 60, 's');
    const minutes = Math.round(seconds / 60);
    return two(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}
/** `1,234 bytes`, `1.5 KiB`, `64 MiB`. */
function size(bytes) {
    if (bytes < 10_240)
        return counted(bytes, 'byte');
    const [value, unit] = bytes < 1_048_576 ? [bytes / 1024, 'KiB'] : [bytes / 1_048_576, 'MiB'];
    return `${figure(Number(value.toFixed(value < 100 ? 1 : 0)))} ${unit}`;
}
/** US dollars: `$0.0123`, `$1.20`. */
function dollars(value) {
    return `$${value.toFixed(value !== 0 && value < 0.1 ? 4 : 2)}`;
}
/** The first `limit` characters, with a count of what is left out. */
function short(text, limit) {
    if (text.length <= limit)
        return text;
    const cut = /[\ud800-\udbff]$/.test(text.slice(0, limit)) ? limit - 1 : limit;
    return `${text.slice(0, cut)}… (${figure(text.length - cut)} more characters)`;
}
/** The beginning of a value on one line: its line ends and what indents them become one space. */
function excerpt(text, limit) {
    const line = text.replace(/\s*[\r\n]\s*/g, ' ').trim();
    return short(line, limit).replace(/… \(.*$/, '…');
}
const two = (a, unitA, b, unitB) => (b === 0 ? `${a} ${unitA}` : `${a} ${unitA} ${b} ${unitB}`);


/***/ }),

/***/ 90674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inputSchemaCheck: () => (/* binding */ inputSchemaCheck)
/* harmony export */ });
/* unused harmony export MAX_SCHEMA_LENGTH */
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65627);
/* harmony import */ var ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67882);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13774);
/* harmony import */ var _complaint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44657);
/* harmony import */ var _json_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62892);
/* harmony import */ var _json_view_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93906);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98909);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66639);








/** The largest schema that is compiled, in UTF-16 code units of its text. */
const MAX_SCHEMA_LENGTH = 262_144;
const DIALECTS = new Map([
    [undefined, '2020-12'],
    ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
    ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
    ['http://json-schema.org/draft-07/schema', 'draft-07'],
    ['http://json-schema.org/draft-06/schema', 'draft-07'],
]);
const CONSTRUCTORS = { '2020-12': ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_3__.Ajv2020, '2019-09': ajv_dist_2019_js__WEBPACK_IMPORTED_MODULE_4__.Ajv2019, 'draft-07': ajv__WEBPACK_IMPORTED_MODULE_5__.Ajv };
/** Those that check schemas against their dialect; made when first needed, for that costs tens of milliseconds. */
const metaCheckers = new Map();
/**
 * Compiles a schema: by its `$schema`, else as 2020-12.
 *
 * @returns the check, or why there is none: a sentence without its full stop that begins with `its input schema`
 */
function inputSchemaCheck(schema, patterns = _patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .plainPatterns */ .me) {
    if (schema.length > MAX_SCHEMA_LENGTH)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)(`its input schema is larger than ${MAX_SCHEMA_LENGTH} characters`);
    const read = (0,_json_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(schema);
    if (!read.ok)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)(`its input schema is not JSON: ${read.error.message}`);
    if (read.value.root.kind !== 'object')
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)('its input schema is not an object');
    const { $schema, ...view } = recordOf(read.value.root);
    const dialect = DIALECTS.get(typeof $schema === 'string' ? $schema.replace(/#$/, '') : $schema);
    if (dialect === undefined)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)('its input schema has a "$schema" that is not known here; write https://json-schema.org/draft/2020-12/schema');
    if (view['$async'] !== undefined)
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)('its input schema has "$async", which is not known here; take it out');
    try {
        const meta = metaChecker(dialect);
        if (meta.validateSchema(view) !== true)
            return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)(`its input schema is no JSON Schema (${dialect}): ${meta.errorsText(meta.errors)}`);
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__.ok)(checkOf(compilerFor(dialect, patterns), view));
    }
    catch (error) {
        return (0,_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)(`its input schema cannot be compiled: ${error instanceof Error ? error.message : 'it made the compiler fail'}`);
    }
}
function checkOf(ajv, view) {
    const validate = ajv.compile(view);
    return (input) => {
        const read = (0,_json_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(input);
        if (!read.ok)
            return `the input is not JSON: ${read.error.message}`;
        try {
            if (validate((0,_json_view_js__WEBPACK_IMPORTED_MODULE_7__/* .ordinaryViewOf */ .Fb)(read.value.root)))
                return undefined;
            const errors = validate.errors ?? [];
            return (0,_complaint_js__WEBPACK_IMPORTED_MODULE_0__/* .complain */ .c)(errors, 'the input').message;
        }
        catch (error) {
            return error instanceof _patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .PatternRefused */ .hL ? error.message : 'the input could not be checked against the schema';
        }
    };
}
function compilerFor(dialect, patterns) {
    const options = {
        strict: false,
        strictNumbers: false,
        validateFormats: false,
        ownProperties: true,
        verbose: true,
        logger: false,
        meta: false,
        validateSchema: false,
        code: { regExp: engineFor(patterns) },
    };
    return new CONSTRUCTORS[dialect](options);
}
function metaChecker(dialect) {
    const known = metaCheckers.get(dialect);
    if (known !== undefined)
        return known;
    const made = new CONSTRUCTORS[dialect]({ strict: false, logger: false, validateFormats: false });
    metaCheckers.set(dialect, made);
    return made;
}
/** ajv tells patterns apart by their text, and asks for code that only a written-out check would need. */
function engineFor(patterns) {
    const compile = (pattern) => {
        const compiled = patterns.compile(pattern);
        return { test: (text) => compiled.test(text), toString: () => pattern };
    };
    return Object.assign(compile, { code: 'compilePattern' });
}
function recordOf(root) {
    const view = (0,_json_view_js__WEBPACK_IMPORTED_MODULE_7__/* .ordinaryViewOf */ .Fb)(root);
    return typeof view === 'object' && view !== null ? { ...view } : {};
}


/***/ }),

/***/ 19373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkCommand: () => (/* binding */ checkCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/lib/audit/neutralise.js
var neutralise = __webpack_require__(43647);
// EXTERNAL MODULE: ./dist/lib/audit/summary/figures.js
var figures = __webpack_require__(89759);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/program-path.js
var program_path = __webpack_require__(33341);
// EXTERNAL MODULE: ./dist/lib/bindings/hook-command.js + 1 modules
var hook_command = __webpack_require__(94033);
// EXTERNAL MODULE: ./dist/lib/contract/checked-file.js + 1 modules
var checked_file = __webpack_require__(74248);
;// CONCATENATED MODULE: ./dist/lib/contract/generated/cases.js
const casesValidator = validate10;
const schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "urn:basis-guard:cases:1", "title": "Test cases of guards", "description": "What the hooks of this repository must answer; `basis-guard check` asks them.", "type": "object", "additionalProperties": false, "required": ["schema"], "properties": { "$schema": { "title": "Where this schema lies", "description": "For editors; the guard does not read it.", "type": "string" }, "description": { "title": "What these cases are for", "description": "For readers; the guard does not read it.", "type": "string" }, "schema": { "title": "Version of this format", "description": "Always 1.", "type": "integer", "const": 1 }, "cases": { "title": "The cases", "type": "array", "items": { "$ref": "#/definitions/case" } } }, "definitions": { "case": { "title": "A case", "description": "With exactly one of input and input_json. With an output it is a review.", "type": "object", "additionalProperties": false, "required": ["name", "tool_name", "expect"], "properties": { "name": { "title": "What it shows", "type": "string", "minLength": 1 }, "tool_name": { "title": "Tool name", "type": "string", "minLength": 1 }, "input": { "title": "Input", "description": "Any JSON; its exact text is the input." }, "input_json": { "title": "Input as text", "description": "As a model would write it, valid JSON or not.", "type": "string" }, "output": { "title": "Output", "description": "What the tool gave back: a string, or anything else as a structured result." }, "is_error": { "title": "Whether the result is an error", "type": "boolean" }, "expect": { "title": "What the chain must say", "enum": ["allow", "deny", "modify", "replace"] }, "expect_input": { "title": "The input that must be left", "description": "For modify; compared as JSON." }, "expect_output": { "title": "The output that must be shown", "description": "For replace; compared as JSON." }, "expect_reason": { "title": "A text that the reason must contain", "type": "string", "minLength": 1 }, "expect_by": { "title": "Who must have denied or changed it", "description": "The name of a hook.", "type": "string", "minLength": 1 } } } } };
const schema12 = { "title": "A case", "description": "With exactly one of input and input_json. With an output it is a review.", "type": "object", "additionalProperties": false, "required": ["name", "tool_name", "expect"], "properties": { "name": { "title": "What it shows", "type": "string", "minLength": 1 }, "tool_name": { "title": "Tool name", "type": "string", "minLength": 1 }, "input": { "title": "Input", "description": "Any JSON; its exact text is the input." }, "input_json": { "title": "Input as text", "description": "As a model would write it, valid JSON or not.", "type": "string" }, "output": { "title": "Output", "description": "What the tool gave back: a string, or anything else as a structured result." }, "is_error": { "title": "Whether the result is an error", "type": "boolean" }, "expect": { "title": "What the chain must say", "enum": ["allow", "deny", "modify", "replace"] }, "expect_input": { "title": "The input that must be left", "description": "For modify; compared as JSON." }, "expect_output": { "title": "The output that must be shown", "description": "For replace; compared as JSON." }, "expect_reason": { "title": "A text that the reason must contain", "type": "string", "minLength": 1 }, "expect_by": { "title": "Who must have denied or changed it", "description": "The name of a hook.", "type": "string", "minLength": 1 } } };
const func0 = Object.prototype.hasOwnProperty;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) { /*# sourceURL="urn:basis-guard:cases:1" */ ; let vErrors = null; let errors = 0; if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (((data.schema === undefined) || (!(func0.call(data, "schema")))) && (missing0 = "schema")) {
            validate10.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'", schema: schema11.required, parentSchema: schema11, data }];
            return false;
        }
        else {
            const _errs1 = errors;
            for (const key0 of Object.keys(data)) {
                if (!((((key0 === "$schema") || (key0 === "description")) || (key0 === "schema")) || (key0 === "cases"))) {
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
                            if (data.cases !== undefined && func0.call(data, "cases")) {
                                let data3 = data.cases;
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
                                                    if (((((data4.name === undefined) || (!(func0.call(data4, "name")))) && (missing1 = "name")) || (((data4.tool_name === undefined) || (!(func0.call(data4, "tool_name")))) && (missing1 = "tool_name"))) || (((data4.expect === undefined) || (!(func0.call(data4, "expect")))) && (missing1 = "expect"))) {
                                                        validate10.errors = [{ instancePath: instancePath + "/cases/" + i0, schemaPath: "#/definitions/case/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'", schema: schema12.required, parentSchema: schema12, data: data4 }];
                                                        return false;
                                                    }
                                                    else {
                                                        const _errs13 = errors;
                                                        for (const key1 of Object.keys(data4)) {
                                                            if (!(func0.call(schema12.properties, key1))) {
                                                                validate10.errors = [{ instancePath: instancePath + "/cases/" + i0, schemaPath: "#/definitions/case/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema12, data: data4 }];
                                                                return false;
                                                                break;
                                                            }
                                                        }
                                                        if (_errs13 === errors) {
                                                            if (data4.name !== undefined && func0.call(data4, "name")) {
                                                                let data5 = data4.name;
                                                                const _errs14 = errors;
                                                                if (errors === _errs14) {
                                                                    if (typeof data5 === "string") {
                                                                        if (data5.length < 1) {
                                                                            validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/name", schemaPath: "#/definitions/case/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.name, data: data5 }];
                                                                            return false;
                                                                        }
                                                                    }
                                                                    else {
                                                                        validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/name", schemaPath: "#/definitions/case/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.name.type, parentSchema: schema12.properties.name, data: data5 }];
                                                                        return false;
                                                                    }
                                                                }
                                                                var valid3 = _errs14 === errors;
                                                            }
                                                            else {
                                                                var valid3 = true;
                                                            }
                                                            if (valid3) {
                                                                if (data4.tool_name !== undefined && func0.call(data4, "tool_name")) {
                                                                    let data6 = data4.tool_name;
                                                                    const _errs16 = errors;
                                                                    if (errors === _errs16) {
                                                                        if (typeof data6 === "string") {
                                                                            if (data6.length < 1) {
                                                                                validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/tool_name", schemaPath: "#/definitions/case/properties/tool_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.tool_name, data: data6 }];
                                                                                return false;
                                                                            }
                                                                        }
                                                                        else {
                                                                            validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/tool_name", schemaPath: "#/definitions/case/properties/tool_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.tool_name.type, parentSchema: schema12.properties.tool_name, data: data6 }];
                                                                            return false;
                                                                        }
                                                                    }
                                                                    var valid3 = _errs16 === errors;
                                                                }
                                                                else {
                                                                    var valid3 = true;
                                                                }
                                                                if (valid3) {
                                                                    if (data4.input_json !== undefined && func0.call(data4, "input_json")) {
                                                                        let data7 = data4.input_json;
                                                                        const _errs18 = errors;
                                                                        if (typeof data7 !== "string") {
                                                                            validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/input_json", schemaPath: "#/definitions/case/properties/input_json/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.input_json.type, parentSchema: schema12.properties.input_json, data: data7 }];
                                                                            return false;
                                                                        }
                                                                        var valid3 = _errs18 === errors;
                                                                    }
                                                                    else {
                                                                        var valid3 = true;
                                                                    }
                                                                    if (valid3) {
                                                                        if (data4.is_error !== undefined && func0.call(data4, "is_error")) {
                                                                            let data8 = data4.is_error;
                                                                            const _errs20 = errors;
                                                                            if (typeof data8 !== "boolean") {
                                                                                validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/is_error", schemaPath: "#/definitions/case/properties/is_error/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema12.properties.is_error.type, parentSchema: schema12.properties.is_error, data: data8 }];
                                                                                return false;
                                                                            }
                                                                            var valid3 = _errs20 === errors;
                                                                        }
                                                                        else {
                                                                            var valid3 = true;
                                                                        }
                                                                        if (valid3) {
                                                                            if (data4.expect !== undefined && func0.call(data4, "expect")) {
                                                                                let data9 = data4.expect;
                                                                                const _errs22 = errors;
                                                                                if (!((((data9 === "allow") || (data9 === "deny")) || (data9 === "modify")) || (data9 === "replace"))) {
                                                                                    validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/expect", schemaPath: "#/definitions/case/properties/expect/enum", keyword: "enum", params: { allowedValues: schema12.properties.expect.enum }, message: "must be equal to one of the allowed values", schema: schema12.properties.expect.enum, parentSchema: schema12.properties.expect, data: data9 }];
                                                                                    return false;
                                                                                }
                                                                                var valid3 = _errs22 === errors;
                                                                            }
                                                                            else {
                                                                                var valid3 = true;
                                                                            }
                                                                            if (valid3) {
                                                                                if (data4.expect_reason !== undefined && func0.call(data4, "expect_reason")) {
                                                                                    let data10 = data4.expect_reason;
                                                                                    const _errs23 = errors;
                                                                                    if (errors === _errs23) {
                                                                                        if (typeof data10 === "string") {
                                                                                            if (data10.length < 1) {
                                                                                                validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/expect_reason", schemaPath: "#/definitions/case/properties/expect_reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.expect_reason, data: data10 }];
                                                                                                return false;
                                                                                            }
                                                                                        }
                                                                                        else {
                                                                                            validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/expect_reason", schemaPath: "#/definitions/case/properties/expect_reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.expect_reason.type, parentSchema: schema12.properties.expect_reason, data: data10 }];
                                                                                            return false;
                                                                                        }
                                                                                    }
                                                                                    var valid3 = _errs23 === errors;
                                                                                }
                                                                                else {
                                                                                    var valid3 = true;
                                                                                }
                                                                                if (valid3) {
                                                                                    if (data4.expect_by !== undefined && func0.call(data4, "expect_by")) {
                                                                                        let data11 = data4.expect_by;
                                                                                        const _errs25 = errors;
                                                                                        if (errors === _errs25) {
                                                                                            if (typeof data11 === "string") {
                                                                                                if (data11.length < 1) {
                                                                                                    validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/expect_by", schemaPath: "#/definitions/case/properties/expect_by/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.expect_by, data: data11 }];
                                                                                                    return false;
                                                                                                }
                                                                                            }
                                                                                            else {
                                                                                                validate10.errors = [{ instancePath: instancePath + "/cases/" + i0 + "/expect_by", schemaPath: "#/definitions/case/properties/expect_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.expect_by.type, parentSchema: schema12.properties.expect_by, data: data11 }];
                                                                                                return false;
                                                                                            }
                                                                                        }
                                                                                        var valid3 = _errs25 === errors;
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
                                                    validate10.errors = [{ instancePath: instancePath + "/cases/" + i0, schemaPath: "#/definitions/case/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.type, parentSchema: schema12, data: data4 }];
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
                                        validate10.errors = [{ instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema11.properties.cases.type, parentSchema: schema11.properties.cases, data: data3 }];
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
// EXTERNAL MODULE: ./dist/lib/contract/written-input.js
var written_input = __webpack_require__(7434);
;// CONCATENATED MODULE: ./dist/lib/contract/cases-file.js







/** The version of the file that is read here. */
const CASES_SCHEMA = 1;
/**
 * The cases of `.basis/cases.json`.
 *
 * @param content the file's bytes, or its text with the byte order mark still in it
 */
function parseCasesFile(content, source) {
    const read = (0,checked_file/* readChecked */.Y)(content, source, CASES_SCHEMA, casesValidator);
    if (!read.ok)
        return read;
    const cases = [];
    for (const entry of (0,pick/* itemsOf */.S3)((0,view/* member */.Dc)(read.value.document.root, 'cases'))) {
        const one = caseOf(read.value, entry);
        if (!one.ok)
            return one;
        cases.push(one.value);
    }
    return (0,result.ok)(cases);
}
function caseOf(file, entry) {
    const { document } = file;
    const input = (0,written_input/* writtenInput */.a)(file, entry, 'this case');
    if (!input.ok)
        return input;
    const output = (0,view/* member */.Dc)(entry, 'output');
    const expect = (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(entry, 'expect')) ?? '';
    const wrong = output === undefined ? 'replace' : 'modify';
    if (expect === wrong) {
        const event = output === undefined ? 'before a call: give the case an "output", or write' : 'after a call: take the "output" out, or write';
        return (0,result/* fail */.f)((0,checked_file/* problemIn */.D)(file, entry.start, `this case expects "${expect}", which is no answer ${event} another "expect"`));
    }
    const left = (0,view/* member */.Dc)(entry, output === undefined ? 'expect_input' : 'expect_output');
    const reason = (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(entry, 'expect_reason'));
    const by = (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(entry, 'expect_by'));
    const isError = (0,view/* member */.Dc)(entry, 'is_error');
    return (0,result.ok)({
        name: (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(entry, 'name')) ?? '',
        toolName: (0,pick/* stringOf */.Je)((0,view/* member */.Dc)(entry, 'tool_name')) ?? '',
        input: input.value,
        expect,
        ...(output && { result: { output: outputOf(file, output), isError: isError?.kind === 'boolean' && isError.value } }),
        ...(left && { left: (0,json_text/* textOf */.b6)(document, left) }),
        ...(reason !== undefined && { reason }),
        ...(by !== undefined && { by }),
    });
}
function outputOf({ document }, node) {
    return node.kind === 'string' ? { kind: 'text', text: node.value } : { kind: 'json', text: (0,json_text/* textOf */.b6)(document, node) };
}

// EXTERNAL MODULE: ./dist/lib/contract/problem.js
var problem = __webpack_require__(50519);
// EXTERNAL MODULE: ./dist/lib/contract/words.js
var words = __webpack_require__(17505);
// EXTERNAL MODULE: ./dist/lib/hooks/runner.js + 4 modules
var hooks_runner = __webpack_require__(45022);
// EXTERNAL MODULE: ./dist/lib/subprocess/host.js + 3 modules
var host = __webpack_require__(40193);
// EXTERNAL MODULE: ./dist/lib/subprocess/mark.js
var mark = __webpack_require__(76304);
// EXTERNAL MODULE: ./dist/lib/main/run/place.js
var place = __webpack_require__(1066);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
// EXTERNAL MODULE: ./dist/lib/contract/wire.js
var wire = __webpack_require__(74411);
;// CONCATENATED MODULE: ./dist/lib/main/cli/cases.js
// Asks the hooks the cases of `.basis/cases.json` and compares. The chain alone answers: what the levels allow is not part of a case.




/** What came of one case: nothing where it holds, else a sentence. */
async function runCase(one, runner, signal) {
    const call = { id: 'case', agentId: 'main', toolName: one.toolName, input: one.input };
    if (one.result === undefined) {
        const verdict = await runner.decide(call, signal);
        const words = verdict.outcome === 'deny' ? verdict.words : verdict.reason;
        return complaint(one, { outcome: verdict.outcome, words, by: verdict.by, left: verdict.input.text });
    }
    const verdict = await runner.review(call, one.result, signal);
    const words = verdict.outcome === 'deny' ? verdict.words : verdict.reason;
    return complaint(one, { outcome: verdict.outcome, words, by: verdict.by, left: (0,wire/* encodeOutput */.UG)(verdict.shown.output) });
}
function complaint(one, { outcome, words = '', by, left }) {
    const because = words === '' ? '' : ` (${words})`;
    if (outcome !== one.expect)
        return `expected ${one.expect}, the chain said ${outcome}${because}`;
    if (one.by !== undefined && !by.some(({ name }) => name === one.by)) {
        return `expected it of ${JSON.stringify(one.by)}, it came of ${by.map(({ name }) => JSON.stringify(name)).join(', ') || 'nobody'}`;
    }
    if (one.reason !== undefined && !words.includes(one.reason))
        return `expected the reason to contain ${JSON.stringify(one.reason)}, it is ${JSON.stringify(words)}`;
    if (one.left !== undefined && !sameJson(one.left, left))
        return `expected ${one.left}, the chain left ${left}`;
    return undefined;
}
/** As JSON: white space and the order of keys are nobody's business here; numbers are what is written. */
function sameJson(one, other) {
    const [a, b] = [(0,parse/* parseJson */.q)(one), (0,parse/* parseJson */.q)(other)];
    return a.ok && b.ok && (0,external_node_util_.isDeepStrictEqual)(exactView(a.value, a.value.root), exactView(b.value, b.value.root));
}
/** Plain values in which a number is its text. */
function exactView(document, node) {
    switch (node.kind) {
        case 'object':
            return new Map(node.members.map(({ key, value }) => [key, exactView(document, value)]));
        case 'array':
            return node.items.map((item) => exactView(document, item));
        case 'number':
            return { number: (0,json_text/* textOf */.b6)(document, node) };
        case 'string':
        case 'boolean':
            return node.value;
        case 'null':
            return null;
    }
}

// EXTERNAL MODULE: ./dist/lib/contract/input-schema.js
var input_schema = __webpack_require__(90674);
// EXTERNAL MODULE: ./dist/lib/contract/tools-file.js + 1 modules
var tools_file = __webpack_require__(77709);
// EXTERNAL MODULE: ./dist/lib/main/run/hook-problems.js
var hook_problems = __webpack_require__(61567);
;// CONCATENATED MODULE: ./dist/lib/main/cli/check-guards.js




/** Each would deny every call that it is asked about, or fail every call of its tool, or offer nothing: sentences. */
function guardProblems(trust) {
    const hooks = (0,hook_problems/* hookProblems */.I)(trust);
    const tools = trust.tools.flatMap((tool) => {
        const check = (0,input_schema.inputSchemaCheck)(tool.inputSchema);
        const command = trust.commands.tool(tool.name);
        const why = check.ok ? command && (0,hook_problems/* whyNotStarted */.h)(command, tool.command) : check.error;
        return why === undefined ? [] : [`${tool.source}: the tool ${JSON.stringify(tool.name)} cannot be offered: ${why}`];
    });
    const servers = trust.mcp.flatMap((server) => {
        const why = serverProblem(server, trust);
        return why === undefined ? [] : [`${server.source}: the MCP server ${JSON.stringify(server.name)} cannot be started: ${why}`];
    });
    return [...hooks, ...tools, ...servers];
}
function serverProblem({ name, transport }, trust) {
    const command = trust.commands.server(name);
    if (command === undefined || transport.kind !== 'stdio')
        return undefined;
    // By a PATH of its own it may be found where nobody looks here.
    const isElsewhere = command.program === undefined && 'PATH' in transport.env && !transport.command[0].includes('/');
    return isElsewhere ? undefined : (0,hook_problems/* whyNotStarted */.h)(command, transport.command);
}
/** What is allowed and is rarely meant: sentences. */
function guardNotes(trust) {
    const known = new Set([...tools_file/* BUILT_IN_TOOLS */.d3, ...trust.tools.map(({ name }) => name)]);
    return trust.hooks.flatMap(({ name, tools }) => {
        if (tools === undefined)
            return [];
        const who = (0,words/* nameOf */.Vb)({ kind: 'hook', name });
        if (tools.length === 0)
            return [`${who} names no tools and is never asked: take \`tools\` out to have it asked about every tool`];
        const strangers = tools.filter((tool) => !known.has(tool) && !tool.startsWith(tools_file/* MCP_PREFIX */.O0));
        return strangers.map((tool) => `${who} names the tool ${JSON.stringify(tool)}, which the built-in agent does not have: \`spawn\` and \`files\` match the tools of every agent`);
    });
}

// EXTERNAL MODULE: ./dist/lib/main/cli/flag-names.js
var flag_names = __webpack_require__(48363);
// EXTERNAL MODULE: ./dist/lib/main/run/trust.js + 21 modules
var run_trust = __webpack_require__(46938);
// EXTERNAL MODULE: ./dist/lib/main/run/mcp.js
var mcp = __webpack_require__(17317);
// EXTERNAL MODULE: ./dist/lib/loop/mcp/plan.js
var plan = __webpack_require__(88792);
// EXTERNAL MODULE: ./dist/lib/main/cli/settings.js + 1 modules
var cli_settings = __webpack_require__(90389);
;// CONCATENATED MODULE: ./dist/lib/main/cli/check.js
// `basis-guard check`: what a run here would load, and from where, and whether its guards answer their own test cases; no session.





















async function checkCommand(words, terminal) {
    const flags = (0,cli_settings/* commandFlags */.L)(words, { inputs: 'enforcing' });
    if (!flags.ok)
        return terminal.refuse([flags.error]);
    const settings = (0,cli_settings/* commandSettings */.J)(flags.value, terminal.host);
    if (!settings.ok)
        return terminal.refuse(settings.error);
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_fs_.realpathSync)(terminal.host.env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)()), 'basis-guard-check-'));
    try {
        const opened = await (0,run_trust/* openRunTrust */.Q)(settings.value, scratch, terminal.host);
        if (!opened.ok)
            return terminal.refuse([opened.error]);
        const { trust, notices } = opened.value;
        try {
            for (const line of linesOf(trust, [...notices, ...guardNotes(trust), ...(0,plan/* planNotices */.B)((0,mcp/* mcpPlan */.k)(trust, settings.value))].map(flag_names/* asFlags */.K)))
                terminal.print((0,neutralise/* neutraliseMessage */.QO)(line));
            const problems = guardProblems(trust);
            if (problems.length > 0)
                return terminal.refuse(problems.map(neutralise/* neutraliseMessage */.QO));
            return settings.value.workspaceHooks === 'off' ? 0 : await checkCases(settings.value, trust, terminal);
        }
        finally {
            await (0,host/* drain */.Z)();
            await trust.close();
        }
    }
    finally {
        (0,external_node_fs_.rmSync)(scratch, { recursive: true, force: true });
    }
}
/** Asks the hooks their own cases; ends with 2 where one does not hold. */
async function checkCases(settings, trust, terminal) {
    const { host } = terminal;
    const path = (0,external_node_path_.join)(settings.workspace, '.basis', 'cases.json');
    const read = await trust.findFile(path);
    if (!read.ok)
        return terminal.refuse([read.error]);
    if (read.value === undefined) {
        terminal.print(`no test cases: ${path} is not there`);
        return 0;
    }
    const cases = parseCasesFile(read.value.bytes, path);
    if (!cases.ok)
        return terminal.refuse([(0,problem/* problemSentence */.D)(cases.error)]);
    const marks = (0,mark/* markSource */.x)((0,place/* newSessionId */.OZ)(host), () => host.random(8));
    const port = (0,hook_command/* commandPort */.J)({ workspace: (0,external_node_fs_.realpathSync)(settings.workspace), env: {}, resolve: (spec) => trust.commands.hook(spec), marks });
    const runner = new hooks_runner/* HookRunner */.G({ hooks: trust.hooks, port, reporter: () => undefined });
    let failed = 0;
    for (const one of cases.value) {
        const wrong = await runCase(one, runner, host.signal);
        terminal.print(`${wrong === undefined ? 'ok  ' : 'FAIL'} ${(0,neutralise/* neutraliseMessage */.QO)(wrong === undefined ? one.name : `${one.name}: ${wrong}`)}`);
        if (wrong !== undefined)
            failed += 1;
    }
    terminal.print(`${cases.value.length - failed} cases hold, ${failed} do not`);
    return failed > 0 ? 2 : 0;
}
function linesOf(trust, notices) {
    const { trusted, hooks, tools, mcp, lookedAt } = trust;
    const from = trusted.kind === 'commit' ? `commit ${trusted.commit}` : trusted.kind === 'working-tree' ? 'the working tree' : 'nowhere';
    const hookLines = hooks.map((hook) => {
        const { program } = trust.commands.hook(hook);
        const found = program && (0,program_path/* digested */.io)(program.files[0] ?? program.program);
        const where = found ? `${found.path} ${found.digest}` : 'its program was not found';
        return `hook ${(0,words/* nameOf */.Vb)({ kind: 'hook', name: hook.name }).slice('hook '.length)} (${hook.scope}, ${hook.event}, ${hook.tools?.join(' ') ?? 'every tool'}): ${where}`;
    });
    return [
        `guard files come from ${from}: ${trusted.why}`,
        `${(0,figures/* counted */.hS)(hooks.length, 'hook')}, ${(0,figures/* counted */.hS)(tools.length, 'tool')}${mcp.length === 0 ? '' : `, ${(0,figures/* counted */.hS)(mcp.length, 'MCP server')}`}; looked at ${lookedAt.join(', ')}`,
        ...hookLines,
        ...tools.map((tool) => `tool ${JSON.stringify(tool.name)} (${tool.scope}, ${tool.sideEffect}): ${JSON.stringify(tool.command)}`),
        ...notices.map((notice) => `note: ${notice}`),
    ];
}


/***/ }),

/***/ 61567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ hookProblems),
/* harmony export */   h: () => (/* binding */ whyNotStarted)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _bindings_trust_program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33341);
/* harmony import */ var _contract_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17505);
/* harmony import */ var _subprocess_spawn_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54472);
// What keeps a hook, a declared tool or an MCP server from being started, found without starting anything.





/** Hooks that cannot be started, and would deny every call that they are asked about: sentences. */
function hookProblems(trust) {
    return trust.hooks.flatMap((hook) => {
        const why = whyNotStarted(trust.commands.hook(hook), hook.command);
        return why === undefined ? [] : [`${hook.source}: ${(0,_contract_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)({ kind: 'hook', name: hook.name })} will not be able to answer: ${why}`];
    });
}
/** Why a command could not be started, without its name. */
function whyNotStarted(command, declared) {
    if (command.refusal !== undefined)
        return command.refusal;
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(command.cwd, { throwIfNoEntry: false });
    if (folder?.isDirectory() !== true)
        return `its folder ${command.cwd} is not there`;
    const program = command.program?.program.path ?? command.argv[0];
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(program, { throwIfNoEntry: false });
    if (file === undefined || (command.program === undefined && !program.includes('/')))
        return `there is no program ${JSON.stringify(declared[0])}${program.includes('/') ? ': write the path of one that is there' : ' on PATH: install it before, or write its path'}`;
    if (!(0,_bindings_trust_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isExecutable */ .TV)(program))
        return `${program} is not executable: make it so with chmod +x, and commit that`;
    const unreadable = (0,_subprocess_spawn_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .firstLineProblem */ .W)(program);
    if (unreadable !== undefined)
        return unreadable;
    const missing = command.argv.slice(1).find((element, index) => isScriptName(declared[index + 1] ?? '') && !isThere(command.cwd, element));
    return missing === undefined ? undefined : `there is no file ${missing}`;
}
/** Whether an argument can hardly be anything but a file of the guard's. */
const isScriptName = (element) => /^\.?[\w@./-]*\/[\w@.-]+\.(?:sh|py|js|mjs|cjs|ts|mts|rb|pl|php)$/.test(element);
const isThere = (cwd, path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path), { throwIfNoEntry: false }) !== undefined;


/***/ })

};
