export const id = 2070;
export const ids = [2070];
export const modules = {

/***/ 92070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   adapterOf: () => (/* binding */ adapterOf)
/* harmony export */ });
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66639);
// The adapters by name, each loaded when it is asked for.

async function adapterOf(name) {
    switch (name) {
        case 'claude-code':
            return (await __webpack_require__.e(/* import() */ 9856).then(__webpack_require__.bind(__webpack_require__, 9856))).claudeCode;
        case 'codex':
            return (await Promise.all(/* import() */[__webpack_require__.e(5304), __webpack_require__.e(9926)]).then(__webpack_require__.bind(__webpack_require__, 99926))).codex;
        case 'gemini-cli':
            return (await Promise.all(/* import() */[__webpack_require__.e(5304), __webpack_require__.e(7881)]).then(__webpack_require__.bind(__webpack_require__, 7881))).geminiCli;
        case 'copilot':
            return (await Promise.all(/* import() */[__webpack_require__.e(5304), __webpack_require__.e(8221)]).then(__webpack_require__.bind(__webpack_require__, 98221))).copilot;
        case 'opencode':
            return (await __webpack_require__.e(/* import() */ 4921).then(__webpack_require__.bind(__webpack_require__, 84921))).opencode;
        case 'basis':
            return (await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(1882), __webpack_require__.e(3788)]).then(__webpack_require__.bind(__webpack_require__, 43788))).basis;
        case 'acp':
            return (await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(1882), __webpack_require__.e(7037)]).then(__webpack_require__.bind(__webpack_require__, 37037))).acp;
        default:
            return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(name);
    }
}


/***/ })

};
