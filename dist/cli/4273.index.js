export const id = 4273;
export const ids = [4273];
export const modules = {

/***/ 25796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ proxyAgent)
/* harmony export */ });
/* harmony import */ var _contract_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8319);

/** Throws where a setting is not a proxy's address. */
async function proxyAgent(settings, timeouts) {
    const { EnvHttpProxyAgent, Pool } = await __webpack_require__.e(/* import() */ 1684).then(__webpack_require__.t.bind(__webpack_require__, 61684, 19));
    /** A tunnel that breaks off while it is asked for: by its own error the library would try again at once, without end. */
    class ProxyPool extends Pool {
        connect(options, callback) {
            if (callback !== undefined)
                return super.connect(options, callback);
            return super.connect(options).then(tunnelOf, (error) => {
                throw new Error(`the proxy gave no tunnel: ${(0,_contract_message_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .b)(error)}`, { cause: error });
            });
        }
    }
    return new EnvHttpProxyAgent({ ...settings, ...timeouts, clientFactory: (origin, options) => new ProxyPool(origin, options) });
}
function tunnelOf(answer) {
    if (answer.statusCode === 200)
        return answer;
    answer.socket.on('error', () => undefined).destroy();
    throw new Error(`the proxy gave no tunnel: it answered with status ${answer.statusCode}`);
}


/***/ }),

/***/ 64273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ modelFetch),
  proxyFetch: () => (/* binding */ proxyFetch),
  proxySettings: () => (/* binding */ proxySettings)
});

// EXTERNAL MODULE: ./dist/lib/gateway/proxy-agent.js
var proxy_agent = __webpack_require__(25796);
// EXTERNAL MODULE: ../../node_modules/eventsource-parser/dist/stream.js
var stream = __webpack_require__(53613);
;// CONCATENATED MODULE: ./dist/lib/loop/models/event-stream.js

/**
 * A server-sent event stream with each event's data rewritten. Names, ids and comments of events are dropped: no wire here says
 * anything in them that its data does not say. An event that was cut off is dropped, as every reader of such streams does.
 */
function rewriteEvents(body, rewrite) {
    const encoder = new TextEncoder();
    const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new stream/* EventSourceParserStream */.Z());
    return events.pipeThrough(new TransformStream({
        transform({ data }, controller) {
            for (const rewritten of rewrite(data))
                controller.enqueue(encoder.encode(`data: ${rewritten.replaceAll('\n', '\ndata: ')}\n\n`));
        },
    }));
}

;// CONCATENATED MODULE: ./dist/lib/loop/models/http.js


/** How long a server may take to begin its answer, and between two pieces of it, in milliseconds. */
const HEADERS_TIMEOUT = 600_000;
const BODY_TIMEOUT = 300_000;
/** The proxy that an environment names, lower-case names first as curl does; undefined where it names none. */
function proxySettings(env) {
    const read = (name) => env[name.toLowerCase()] || env[name] || '';
    const settings = { httpProxy: read('HTTP_PROXY'), httpsProxy: read('HTTPS_PROXY'), noProxy: read('NO_PROXY') };
    return settings.httpProxy === '' && settings.httpsProxy === '' ? undefined : settings;
}
/** A fetch that goes through the proxy. Throws where a variable is not a proxy's address. */
async function proxyFetch(settings) {
    const { fetch } = await __webpack_require__.e(/* import() */ 1684).then(__webpack_require__.t.bind(__webpack_require__, 61684, 19));
    const dispatcher = await (0,proxy_agent/* proxyAgent */.Q)(settings, { headersTimeout: HEADERS_TIMEOUT, bodyTimeout: BODY_TIMEOUT });
    // The package's fetch goes with the package's agent, never with the platform's; its answer becomes one of the platform's.
    return async (input, init) => {
        const response = await fetch(input instanceof Request ? input.url : input, {
            method: init?.method ?? 'GET',
            headers: [...new Headers(init?.headers)],
            body: typeof init?.body === 'string' ? init.body : null,
            redirect: init?.redirect ?? 'manual',
            signal: init?.signal ?? null,
            dispatcher,
        });
        return new Response(response.body, { status: response.status, headers: [...response.headers] });
    };
}
/**
 * What the providers' libraries send their requests with: redirects are not followed, so that a key reaches only the server that
 * was configured; events of a stream are rewritten where the wire needs it.
 */
function modelFetch(fetch, rewrite) {
    return async (input, init) => {
        const response = await fetch(input, { ...init, redirect: 'manual' });
        const type = response.headers.get('content-type') ?? '';
        if (rewrite === undefined || !response.ok || response.body === null || !type.includes('text/event-stream'))
            return response;
        return new Response(rewriteEvents(response.body, rewrite), { status: response.status, headers: response.headers });
    };
}


/***/ }),

/***/ 37817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createParser)
/* harmony export */ });
/* unused harmony export ParseError */
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map


/***/ }),

/***/ 53613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ EventSourceParserStream)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37817);


class EventSourceParserStream extends TransformStream {
  constructor({ onError, onRetry, onComment, maxBufferSize } = {}) {
    let parser;
    super({
      start(controller) {
        parser = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .createParser */ .C)({
          onEvent: (event) => {
            controller.enqueue(event);
          },
          onError(error) {
            typeof onError == "function" && onError(error), (onError === "terminate" || error.type === "max-buffer-size-exceeded") && controller.error(error);
          },
          onRetry,
          onComment,
          maxBufferSize
        });
      },
      transform(chunk) {
        parser.feed(chunk);
      }
    });
  }
}

//# sourceMappingURL=stream.js.map


/***/ })

};
