import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  a: () => (/* binding */ accompany)
});

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: external "node:net"
const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
;// CONCATENATED MODULE: ./dist/lib/agents/inside/forward.js
// What runs next to a confined agent: takes connections on the namespace's own loopback and hands them to the guard's unix sockets. It
// holds nothing and decides nothing: the agent may end it, and is then without its model and its hooks.

/** Listens on 127.0.0.1; rejects where it cannot. */
async function forward({ port, socket }) {
    const server = (0,external_node_net_namespaceObject.createServer)({ allowHalfOpen: true }, (near) => {
        const far = (0,external_node_net_namespaceObject.connect)({ path: socket, allowHalfOpen: true });
        for (const [one, other] of [
            [near, far],
            [far, near],
        ]) {
            one.on('error', () => other.destroy());
            one.on('close', () => {
                if (one.errored !== null || !one.readableEnded)
                    other.destroy();
            });
            one.pipe(other);
        }
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host: '127.0.0.1' }, resolve);
    });
    return server;
}
/** Reads `8401=/path/to.sock … -- program argument …`; undefined where it is something else. */
function readCommand(args) {
    const at = args.indexOf('--');
    const [program, ...rest] = at < 0 ? [] : args.slice(at + 1);
    if (program === undefined)
        return undefined;
    const forwards = [];
    for (const pair of args.slice(0, at)) {
        const [, port, socket] = /^(\d{1,5})=(\/.+)$/.exec(pair) ?? [];
        if (port === undefined || socket === undefined)
            return undefined;
        forwards.push({ port: Number(port), socket });
    }
    return { forwards, argv: [program, ...rest] };
}

;// CONCATENATED MODULE: ./dist/lib/agents/inside/accompany.js
// Runs the agent beside the forwards, with this process's own streams, and ends as it does.



const PASSED = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGUSR1', 'SIGUSR2'];
const NOT_FOUND = 127;
const NOT_RUN = 126;
const BROKEN = 125;
/** The exit code: the program's own; 128 and the signal's number; 127 or 126 where it did not start; 125 where this failed. */
async function accompany({ args, env, on, say }) {
    const command = readCommand(args);
    if (command === undefined) {
        say('the forwarder takes PORT=SOCKET … -- PROGRAM ARGUMENT …');
        return BROKEN;
    }
    try {
        await Promise.all(command.forwards.map(forward));
    }
    catch (error) {
        say(`the forwarder cannot listen (${String(error)})`);
        return BROKEN;
    }
    const [program, ...rest] = command.argv;
    // Heard from before there is an agent: one that starts fast may be signalled before this process gets its turn.
    const running = {};
    for (const signal of PASSED)
        on(signal, () => running.child?.kill(signal));
    const child = (0,external_node_child_process_namespaceObject.spawn)(program, rest, { stdio: 'inherit', env });
    running.child = child;
    return await new Promise((resolve) => {
        child.once('error', (error) => {
            say(`the agent did not start (${error.message})`);
            resolve('code' in error && error.code === 'ENOENT' ? NOT_FOUND : NOT_RUN);
        });
        child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : external_node_os_namespaceObject.constants.signals[signal])));
    });
}


/***/ }),

/***/ 659:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);
/* harmony import */ var _agents_inside_accompany_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(878);
// The program beside a confined agent (src/agents/inside).


const ERRORS = 2;
// Node opens its own streams where anything asks for them, as its sockets do when they are joined and when they end, and that makes them
// non-blocking. They are the agent's too: an agent that does not expect it loses what it writes once nobody has read so much.
for (const name of ['stdout', 'stderr'])
    Object.defineProperty(process, name, { value: undefined });
process.exit(await (0,_agents_inside_accompany_js__WEBPACK_IMPORTED_MODULE_1__/* .accompany */ .a)({
    args: process.argv.slice(2),
    env: process.env,
    on: (signal, heard) => process.on(signal, heard),
    say: (line) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(ERRORS, `${line}\n`),
}));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

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
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
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
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(659);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
