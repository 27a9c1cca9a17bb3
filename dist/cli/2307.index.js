export const id = 2307;
export const ids = [2307,674];
export const modules = {

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

/***/ 22307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerFormat: () => (/* binding */ answerFormat),
/* harmony export */   retryMessage: () => (/* binding */ retryMessage)
/* harmony export */ });
/* harmony import */ var _contract_input_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90674);
/* harmony import */ var _contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53692);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66639);



/** The format that a schema asks for, or why the schema cannot be used. */
function answerFormat(schema) {
    const compiled = (0,_contract_input_schema_js__WEBPACK_IMPORTED_MODULE_0__.inputSchemaCheck)(schema);
    if (!compiled.ok)
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .f)(compiled.error.replace(/^its input schema/, 'the output schema'));
    return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)({
        instruction: 'When your work is done, your last message must be one JSON value and nothing else: no words around it, no code fence. ' +
            `It must fit this JSON Schema:\n\n${schema}`,
        check(text) {
            const read = (0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readExact */ .gr)(unfenced(text));
            if (!read.ok)
                return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .f)(`the answer is not one JSON value: ${read.error.message} (line ${read.error.line}, column ${read.error.column})`);
            const problem = compiled.value(read.value);
            return problem === undefined ? read : (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .f)(problem.replace(/\bthe input\b/, 'the answer'));
        },
    });
}
/** What a model is told whose final answer does not fit, once. */
function retryMessage(problem) {
    return `Your last message does not fit the schema that this run demands: ${problem}. Write the whole answer again as one JSON value that fits, and nothing else.`;
}
/** Models put JSON into a code fence even where they are told not to; a fence around everything is taken off. */
function unfenced(text) {
    const fenced = /^\s*```(?:json)?[ \t]*\r?\n([\s\S]*?)\r?\n```\s*$/i.exec(text);
    return fenced?.[1] ?? text;
}


/***/ })

};
