export const id = 1543;
export const ids = [1543];
export const modules = {

/***/ 11543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70949);
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1066);
/* harmony import */ var _settings_session_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86470);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66639);
/* harmony import */ var _flag_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48363);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90389);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55112);
// `basis-guard run`: one session; the log goes to standard error, with --json the events to standard output.







async function runCommand(words, terminal) {
    const flags = (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .commandFlags */ .L)(words, { inputs: 'all', booleans: ['json'] });
    if (!flags.ok)
        return terminal.refuse([flags.error]);
    const json = flags.value.values.get('json');
    const settings = complete((0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .commandSettings */ .J)(flags.value, terminal.host));
    if (!settings.ok) {
        const summaryFile = flags.value.values.get('summary-file');
        if (summaryFile !== undefined)
            terminal.write(summaryFile, (0,_run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .T)((0,_run_place_js__WEBPACK_IMPORTED_MODULE_1__/* .newSessionId */ .OZ)(terminal.host), settings.error.join('; ')).summary);
        return terminal.refuse(settings.error);
    }
    let seq = 0;
    const host = json === 'true'
        ? { ...terminal.host, events: (event) => terminal.print((0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .inert */ .t)(JSON.stringify({ seq: seq++, ...event }))) }
        : terminal.host;
    const ended = await (0,_run_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)(settings.value, host, { spelled: _flag_names_js__WEBPACK_IMPORTED_MODULE_3__/* .asFlags */ .K });
    const { finished, files, auditDigest } = ended;
    if (json === 'true') {
        host.events?.({
            type: 'run_finished',
            status: finished.conclusion,
            ...(finished.stopped_by === undefined ? {} : { stopped_by: finished.stopped_by }),
            enforcement: finished.enforcement,
            exit: finished.exit,
        });
    }
    if (auditDigest === undefined)
        terminal.say(`${finished.conclusion}: ${finished.why}`);
    if (files?.audit !== undefined && auditDigest !== undefined)
        terminal.say(`ledger ${files.audit} sealed by ${auditDigest}`);
    if (files?.summary !== undefined)
        terminal.say(`summary ${files.summary}`);
    if (files?.finalMessage !== undefined)
        terminal.say(`final message ${files.finalMessage}`);
    return finished.exit;
}
function complete(settings) {
    if (!settings.ok)
        return settings;
    const problems = (0,_settings_session_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .sessionProblems */ .f)(settings.value, _flag_names_js__WEBPACK_IMPORTED_MODULE_3__/* .spelling */ .D);
    return problems.length > 0 ? (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .f)(problems) : settings;
}


/***/ }),

/***/ 55112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ inert)
/* harmony export */ });
/** A line of JSON in which no runner finds a command: the same value, written so that `##[` does not occur. */
const inert = (json) => json.replaceAll('##[', '#\\u0023[').replaceAll('##v', '#\\u0023v');


/***/ })

};
