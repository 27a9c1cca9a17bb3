export const id = 3277;
export const ids = [3277,2070,4273,5577];
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


/***/ }),

/***/ 45800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ errorResult),
/* harmony export */   YQ: () => (/* binding */ toolCallOf),
/* harmony export */   YU: () => (/* binding */ sameResult),
/* harmony export */   aq: () => (/* binding */ agentTool),
/* harmony export */   vA: () => (/* binding */ agentCallOf)
/* harmony export */ });
/* harmony import */ var _contract_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83497);
/* harmony import */ var _contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53692);
/* harmony import */ var _contract_tools_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77709);



/** `ref` is how the session knows it. A tool is under the name that `toolName` gives it, whatever its agent calls it. */
function toolCallOf(call, ref, translator, { mcp, workspace }) {
    const delegates = translator.delegates(call) ? true : undefined;
    const toolName = translator.toolName(call, mcp);
    const more = (0,_contract_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({ level: levelOf(call, toolName, translator), basis: translator.basis(call, workspace), delegates });
    return { id: ref.id, agentId: ref.agentId, toolName, input: call.input, ...more };
}
/** The agent checks an input by its own schema; here it must be an object. */
function agentTool(call, toolName, translator) {
    return {
        name: toolName,
        level: (input) => levelOf({ ...call, input }, toolName, translator),
        check: (input) => ((0,_contract_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isObjectText */ .PN)(input) ? undefined : 'it is not a JSON object'),
    };
}
/** A server's tool is external, whatever it says of itself (contract 8.3). */
const levelOf = (call, toolName, translator) => toolName.startsWith(_contract_tools_file_js__WEBPACK_IMPORTED_MODULE_1__/* .MCP_PREFIX */ .O0) ? 'external' : translator.level(call);
/** What a participant that only knows the session's call gives a translator: a tool that is none of a server's has its own name. */
const agentCallOf = ({ toolName, input }) => ({ name: toolName, input });
function sameResult(one, other) {
    return one.isError === other.isError && one.output.kind === other.output.kind && one.output.text === other.output.text;
}
const errorResult = (text) => ({ output: { kind: 'text', text }, isError: true });


/***/ }),

/***/ 54488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ wiringOf)
});

// EXTERNAL MODULE: ./dist/lib/agents/decisions/agent-tool.js
var agent_tool = __webpack_require__(45800);
// EXTERNAL MODULE: ./dist/lib/contract/words.js
var contract_words = __webpack_require__(17505);
;// CONCATENATED MODULE: ./dist/lib/agents/decisions/mend.js


const WHO = { kind: 'interceptor', name: 'agent' };
/** The interceptor `agent`; to be the first of the chain. */
function mendInterceptor(translator) {
    return { name: WHO.name, beforeTool: (call) => mended(translator, call) };
}
/** A chain whose rewrites are mended too, for no participant may open a leak again. */
function holdMends(chain, translator) {
    return {
        decide: async (call, signal) => {
            const verdict = await chain.decide(call, signal);
            return verdict.outcome === 'modify' ? again(verdict, mended(translator, { ...call, input: verdict.input })) : verdict;
        },
        review: (call, result, signal) => chain.review(call, result, signal),
    };
}
function mended(translator, call) {
    const mend = translator.mend((0,agent_tool/* agentCallOf */.vA)(call));
    if (mend === undefined)
        return { kind: 'allow' };
    return 'refuse' in mend ? { kind: 'deny', reason: mend.refuse } : { kind: 'modify', input: mend.input, reason: mend.reason };
}
function again(verdict, mend) {
    if (mend.kind === 'allow')
        return verdict;
    const { input, by, reason = '' } = verdict;
    const told = mend.reason === undefined ? {} : { reason: mend.reason };
    const asked = { who: WHO, event: 'pre_tool_use', outcome: mend.kind, ...told, elapsedMs: 0 };
    if (mend.kind === 'deny') {
        const words = (0,contract_words/* rewriteFailed */.wK)(reason, (0,contract_words/* deniedBy */.ny)(WHO, mend.reason));
        return { outcome: 'deny', words, by: [WHO], input, consulted: [...verdict.consulted, asked] };
    }
    const after = { kind: 'json', text: mend.input };
    const traced = { ...asked, before: input, after };
    const hands = [reason, (0,contract_words/* handsOf */.ui)([{ who: WHO, ...told }])].filter((part) => part !== '').join('; ');
    return { outcome: 'modify', input: after, by: [...by, WHO], reason: hands, consulted: [...verdict.consulted, traced] };
}

;// CONCATENATED MODULE: ./dist/lib/agents/decisions/wiring.js


function wiringOf(translator) {
    return {
        interceptors: [mendInterceptor(translator)],
        hold: (chain) => holdMends(chain, translator),
        touched: (call) => translator.touched((0,agent_tool/* agentCallOf */.vA)(call)),
        knows: (name) => translator.level({ name, input: { kind: 'raw', text: '' } }) !== undefined,
    };
}


/***/ }),

/***/ 10096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ hasMoreValues)
/* harmony export */ });
// How many JSON values a text can hold at most, told without reading it as JSON: a text of some bytes a value becomes a tree of a
// hundred times its size, so it must be known before. Pure.
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
/**
 * Whether the text may hold more values than `most`. Each value but the outermost is the first after an opening bracket or brace, or
 * follows a comma, so a reader makes no more values than there are of these outside strings, and one.
 */
function hasMoreValues(text, most) {
    if (text.length <= most)
        return false;
    let count = 1;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === QUOTE)
            at = endOfString(text, at);
        else if (code === COMMA || code === OPEN_BRACKET || code === OPEN_BRACE)
            count += 1;
        if (count > most)
            return true;
    }
    return false;
}
/** The place of the quote that ends the string which begins at `start`. */
function endOfString(text, start) {
    for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
        let slashes = 0;
        while (text.charCodeAt(at - 1 - slashes) === BACKSLASH)
            slashes += 1;
        if (slashes % 2 === 0)
            return at;
    }
    return text.length;
}


/***/ }),

/***/ 97952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ shapeOf),
/* harmony export */   Hb: () => (/* binding */ asOnWire),
/* harmony export */   v5: () => (/* binding */ shapeOfIdentity)
/* harmony export */ });
/* harmony import */ var _bindings_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11006);
/* harmony import */ var _wire_comparable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53754);


/** The wire's own names, and inputs that are equal however a client writes them. */
const asOnWire = ({ name, namespace, input }) => ({
    tool: namespace === undefined ? name : `${namespace}.${name}`,
    input: (0,_wire_comparable_js__WEBPACK_IMPORTED_MODULE_1__/* .comparableInput */ .n)(input),
});
/** One short text for the tool and the input of a call; equal for every mention of it. */
function shapeOf(identify, call) {
    return shapeOfIdentity(identify(call));
}
/** The same of a call that was identified already. */
function shapeOfIdentity({ tool, input }) {
    return (0,_bindings_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(JSON.stringify([tool, input]));
}


/***/ }),

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


/***/ }),

/***/ 17459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ bedrockSettings)
/* harmony export */ });
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66639);

/** Where and as whom Bedrock is asked: by a key, or by the log-in of the environment. The error is one sentence. */
function bedrockSettings({ baseUrl, apiKey = '' }, env) {
    const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'];
    const accessKeyId = env['AWS_ACCESS_KEY_ID'] ?? '';
    const secretAccessKey = env['AWS_SECRET_ACCESS_KEY'] ?? '';
    const sessionToken = env['AWS_SESSION_TOKEN'];
    if (!region)
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .f)("`model: amazon-bedrock/…` needs a region: log in with aws-actions/configure-aws-credentials, or set AWS_REGION in the step's environment");
    if (apiKey === '' && (accessKeyId === '' || secretAccessKey === '')) {
        return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .f)("`model: amazon-bedrock/…` needs AWS credentials: log in with aws-actions/configure-aws-credentials, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the step's environment");
    }
    return (0,_contract_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)({
        region,
        apiKey,
        baseUrl: baseUrl ?? `https://bedrock-runtime.${region}.${region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com'}`,
        login: { region, accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) },
    });
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

/***/ 85577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PRICES_DATE: () => (/* binding */ PRICES_DATE),
  cost: () => (/* binding */ cost),
  hasPrice: () => (/* binding */ hasPrice)
});

;// CONCATENATED MODULE: ./dist/lib/loop/models/prices.json
const prices_namespaceObject = /*#__PURE__*/JSON.parse('{"p6":"2026-11-30","Jn":{"anthropic/claude-fable-5-1":{"input":10,"cached":0.25,"cacheWrite":12.5,"output":50},"anthropic/claude-mythos-5-1":{"input":10,"cached":0.25,"cacheWrite":12.5,"output":50},"anthropic/claude-fable-5":{"input":10,"cached":1,"cacheWrite":12.5,"output":50},"anthropic/claude-mythos-5":{"input":10,"cached":1,"cacheWrite":12.5,"output":50},"anthropic/claude-opus-5-5":{"input":4,"cached":0.2,"cacheWrite":5,"output":20},"anthropic/claude-opus-5":{"input":5,"cached":0.5,"cacheWrite":6.25,"output":25},"anthropic/claude-opus-4-8":{"input":5,"cached":0.5,"cacheWrite":6.25,"output":25},"anthropic/claude-opus-4-7":{"input":5,"cached":0.5,"cacheWrite":6.25,"output":25},"anthropic/claude-opus-4-6":{"input":5,"cached":0.5,"cacheWrite":6.25,"output":25},"anthropic/claude-opus-4-5":{"input":5,"cached":0.5,"cacheWrite":6.25,"output":25},"anthropic/claude-opus-4-1":{"input":15,"cached":1.5,"cacheWrite":18.75,"output":75},"anthropic/claude-opus-4":{"input":15,"cached":1.5,"cacheWrite":18.75,"output":75},"anthropic/claude-sonnet-5-5":{"input":2,"cached":0.1,"cacheWrite":2.5,"output":10},"anthropic/claude-sonnet-5":{"input":2,"cached":0.2,"cacheWrite":2.5,"output":10},"anthropic/claude-sonnet-4-6":{"input":3,"cached":0.3,"cacheWrite":3.75,"output":15},"anthropic/claude-sonnet-4-5":{"input":3,"cached":0.3,"cacheWrite":3.75,"output":15,"above":{"tokens":200000,"input":6,"cached":0.6,"cacheWrite":7.5,"output":22.5}},"anthropic/claude-sonnet-4":{"input":3,"cached":0.3,"cacheWrite":3.75,"output":15,"above":{"tokens":200000,"input":6,"cached":0.6,"cacheWrite":7.5,"output":22.5}},"anthropic/claude-haiku-5-5":{"input":0.1,"cached":0.01,"cacheWrite":0.125,"output":0.5,"above":{"tokens":100000,"input":0.5,"cached":0.05,"cacheWrite":0.625,"output":2.5}},"anthropic/claude-haiku-4-5":{"input":1,"cached":0.1,"cacheWrite":1.25,"output":5},"anthropic/claude-3-5-haiku":{"input":0.8,"cached":0.08,"cacheWrite":1,"output":4},"openai/gpt-5.5":{"input":5,"cached":0.5,"output":30,"above":{"tokens":272000,"input":10,"cached":1,"output":45}},"openai/gpt-5.4":{"input":2.5,"cached":0.25,"output":15,"above":{"tokens":272000,"input":5,"cached":0.5,"output":22.5}},"openai/gpt-5.4-mini":{"input":0.75,"cached":0.075,"output":4.5},"openai/gpt-5.4-nano":{"input":0.2,"cached":0.02,"output":1.25},"openai/gpt-5.3-codex":{"input":1.75,"cached":0.175,"output":14},"openai/gpt-5.2":{"input":1.75,"cached":0.175,"output":14},"openai/gpt-5.2-codex":{"input":1.75,"cached":0.175,"output":14},"openai/gpt-5.1":{"input":1.25,"cached":0.125,"output":10},"openai/gpt-5.1-codex":{"input":1.25,"cached":0.125,"output":10},"openai/gpt-5.1-codex-max":{"input":1.25,"cached":0.125,"output":10},"openai/gpt-5.1-codex-mini":{"input":0.25,"cached":0.025,"output":2},"openai/gpt-5":{"input":1.25,"cached":0.125,"output":10},"openai/gpt-5-codex":{"input":1.25,"cached":0.125,"output":10},"openai/gpt-5-mini":{"input":0.25,"cached":0.025,"output":2},"openai/gpt-5-nano":{"input":0.05,"cached":0.005,"output":0.4},"openai/gpt-4.1":{"input":2,"cached":0.5,"output":8},"openai/gpt-4.1-mini":{"input":0.4,"cached":0.1,"output":1.6},"openai/gpt-4.1-nano":{"input":0.1,"cached":0.025,"output":0.4},"openai/o3":{"input":2,"cached":0.5,"output":8},"openai/o4-mini":{"input":1.1,"cached":0.275,"output":4.4},"google/gemini-3.1-pro-preview":{"input":2,"cached":0.2,"output":12,"above":{"tokens":200000,"input":4,"cached":0.4,"output":18}},"google/gemini-3-pro-preview":{"input":2,"cached":0.2,"output":12,"above":{"tokens":200000,"input":4,"cached":0.4,"output":18}},"google/gemini-2.5-pro":{"input":1.25,"cached":0.125,"output":10,"above":{"tokens":200000,"input":2.5,"cached":0.25,"output":15}},"google/gemini-3.5-flash":{"input":1.5,"cached":0.15,"output":9},"google/gemini-3.5-flash-lite":{"input":0.3,"cached":0.03,"output":2.5},"google/gemini-3-flash-preview":{"input":0.5,"cached":0.05,"output":3},"google/gemini-3.1-flash-lite":{"input":0.25,"cached":0.025,"output":1.5},"google/gemini-2.5-flash":{"input":0.3,"cached":0.03,"output":2.5},"google/gemini-2.5-flash-lite":{"input":0.1,"cached":0.01,"output":0.4}}}');
;// CONCATENATED MODULE: ./dist/lib/loop/models/prices.js

const PRICES = new Map(Object.entries(prices_namespaceObject.Jn));
/** The day on which the prices were looked up, as `YYYY-MM-DD`. */
const PRICES_DATE = prices_namespaceObject.p6;
/**
 * What a turn costs in US dollars by the providers' list prices; `unknown` where the model has no price here, never zero for want
 * of one. A model that is named with a date costs what it costs without. Clouds and servers of one's own have prices of their own:
 * unknown. Add the costs of turns, not their tokens: a price may depend on the length of a turn's input.
 */
function cost(model, usage) {
    const price = priceOf(model);
    if (price === undefined)
        return 'unknown';
    const rates = price.above !== undefined && usage.inputTokens > price.above.tokens ? price.above : price;
    const cached = Math.min(usage.inputTokens, usage.cachedTokens ?? 0);
    const written = Math.min(usage.inputTokens - cached, usage.cacheWrittenTokens ?? 0);
    const input = usage.inputTokens - cached - written;
    const millionths = input * rates.input +
        cached * (rates.cached ?? rates.input) +
        written * (rates.cacheWrite ?? rates.input) +
        usage.outputTokens * rates.output;
    return millionths / 1_000_000;
}
/** Whether a turn of the model has a price at all: to be asked before a session that is bounded by cost. */
function hasPrice(model) {
    return priceOf(model) !== undefined;
}
function priceOf({ provider, name }) {
    const full = `${provider}/${name}`;
    return PRICES.get(full) ?? PRICES.get(full.replace(/[-@](?:\d{8}|\d{4}-\d{2}-\d{2})$/, ''));
}


/***/ }),

/***/ 38413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ vertexSettings)
});

// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/contract/json/pick.js
var pick = __webpack_require__(14626);
// EXTERNAL MODULE: ./dist/lib/contract/message.js
var message = __webpack_require__(8319);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var view = __webpack_require__(93906);
;// CONCATENATED MODULE: ./dist/lib/loop/models/google-login.js







const LOG_IN = "log in with google-github-actions/auth, or set GOOGLE_APPLICATION_CREDENTIALS in the step's environment";
const SCOPES = ['https://www.googleapis.com/auth/cloud-platform'];
/**
 * Who a log-in's file says that we are: the runner's OIDC token to be exchanged, a service account's key, or a person's own log-in.
 * A problem tells the place, never what stands there: it is a secret.
 */
async function googleLogin(file) {
    let bytes;
    try {
        bytes = await (0,promises_.readFile)(file);
    }
    catch (error) {
        return (0,result/* fail */.f)(`the Google credentials file ${file} cannot be read (${(0,message/* messageOf */.b)(error)}): ${LOG_IN}`);
    }
    const read = (0,parse/* parseJson */.q)((0,json_text/* decodeUtf8 */._6)(bytes));
    if (!read.ok)
        return (0,result/* fail */.f)(`the Google credentials file ${file} is not JSON (line ${read.error.line}, column ${read.error.column}): ${LOG_IN}`);
    const client = await clientOf(read.value.root);
    return client === undefined ? (0,result/* fail */.f)(`the Google credentials file ${file} is of a type that is not used here: ${LOG_IN}`) : (0,result.ok)(client);
}
async function clientOf(root) {
    const { IdentityPoolClient, JWT, UserRefreshClient } = await __webpack_require__.e(/* import() */ 1488).then(__webpack_require__.t.bind(__webpack_require__, 11488, 19));
    const text = (key) => (0,pick/* textAt */.$6)(root, key) ?? '';
    switch (text('type')) {
        case 'external_account': {
            const options = (0,view/* ordinaryViewOf */.Fb)(root);
            return isPoolOptions(options) ? new IdentityPoolClient(options) : undefined;
        }
        case 'service_account':
            return new JWT({ email: text('client_email'), key: text('private_key'), keyId: text('private_key_id'), scopes: SCOPES });
        case 'authorized_user':
            return new UserRefreshClient({
                clientId: text('client_id'),
                clientSecret: text('client_secret'),
                refreshToken: text('refresh_token'),
            });
        default:
            return undefined;
    }
}
/** The library checks the rest itself, in words. */
function isPoolOptions(value) {
    return typeof value === 'object' && value !== null && 'credential_source' in value;
}

;// CONCATENATED MODULE: ./dist/lib/loop/models/vertex-settings.js


/** Where and as whom Vertex is asked: a key, or the file of a log-in, read once here. Claude on Vertex takes no key. */
async function vertexSettings({ name, baseUrl, apiKey }, env) {
    const project = first(env, 'GOOGLE_VERTEX_PROJECT', 'GOOGLE_CLOUD_PROJECT', 'GCLOUD_PROJECT', 'GCP_PROJECT');
    const location = first(env, 'GOOGLE_VERTEX_LOCATION', 'GOOGLE_CLOUD_LOCATION', 'CLOUDSDK_COMPUTE_REGION');
    const place = {
        ...(project === undefined ? {} : { project }),
        ...(location === undefined ? {} : { location }),
        ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
    };
    if (apiKey !== undefined && !name.startsWith('claude'))
        return (0,result.ok)({ ...place, apiKey });
    const file = first(env, 'GOOGLE_APPLICATION_CREDENTIALS', 'GOOGLE_GHA_CREDS_PATH');
    if (file === undefined)
        return (0,result/* fail */.f)(`\`model: google-vertex/…\` needs Google credentials: ${LOG_IN}`);
    if (baseUrl === undefined && (project === undefined || location === undefined)) {
        return (0,result/* fail */.f)("`model: google-vertex/…` needs a project and a location: set GOOGLE_CLOUD_PROJECT and GOOGLE_CLOUD_LOCATION in the step's environment");
    }
    const login = await googleLogin(file);
    return login.ok ? (0,result.ok)({ ...place, googleAuthOptions: { authClient: login.value } }) : login;
}
function first(env, ...names) {
    return names.map((name) => env[name]).find((value) => value !== undefined && value !== '');
}


/***/ }),

/***/ 53277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  otherBrain: () => (/* binding */ otherBrain)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/lib/agents/adapters.js
var adapters = __webpack_require__(92070);
// EXTERNAL MODULE: ./dist/lib/agents/decisions/wiring.js + 1 modules
var wiring = __webpack_require__(54488);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./dist/lib/bindings/ledger-lines.js
var ledger_lines = __webpack_require__(75073);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var contract_result = __webpack_require__(66639);
;// CONCATENATED MODULE: ./dist/lib/agents/install/version-order.js
// Versions as npm's packages have them: exact ones, in the order of semantic versioning.
const EXACT = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?$/;
/** `1.2.3` or `1.2.3-rc.1`; no `v` before it, no range. */
function isExactVersion(text) {
    return EXACT.test(text);
}
/** Negative: `a` comes before `b`. What is no exact version comes before all that are. */
function compareVersions(a, b) {
    const [one, other] = [EXACT.exec(a), EXACT.exec(b)];
    if (one === null || other === null)
        return Number(one !== null) - Number(other !== null);
    for (const at of [1, 2, 3]) {
        const order = Number(one[at]) - Number(other[at]);
        if (order !== 0)
            return order;
    }
    return comparePrereleases(one[4], other[4]);
}
/** A release outside of the range is not in it, and neither is a prerelease that it does not name as an end. */
function isWithin(version, { from, to }) {
    if (version === from || version === to)
        return true;
    if (!isExactVersion(version) || version.includes('-'))
        return false;
    return compareVersions(version, from) >= 0 && compareVersions(version, to) <= 0;
}
function comparePrereleases(a, b) {
    if (a === undefined || b === undefined)
        return Number(a === undefined) - Number(b === undefined);
    const [ones, others] = [a.split('.'), b.split('.')];
    for (const [at, one] of ones.entries()) {
        const other = others[at];
        if (other === undefined)
            return 1;
        const order = comparePart(one, other);
        if (order !== 0)
            return order;
    }
    return ones.length - others.length;
}
/** Numbers come before words. */
function comparePart(a, b) {
    const [isNumber, isOther] = [/^\d+$/.test(a), /^\d+$/.test(b)];
    if (isNumber && isOther)
        return Number(a) - Number(b);
    if (isNumber !== isOther)
        return isNumber ? -1 : 1;
    return a < b ? -1 : Number(a > b);
}

;// CONCATENATED MODULE: ./dist/lib/agents/install/choose.js


/** `wanted` absent: the newest tested one. */
function chooseVersion(agent, versions, wanted, allowUntested) {
    const newest = versions.tested.at(-1) ?? versions.tested[0];
    const version = wanted ?? newest.version;
    if (!isExactVersion(version))
        return (0,contract_result/* fail */.f)(`agent-version ${JSON.stringify(version)} is not an exact version: write one such as ${newest.version}`);
    const locked = versions.tested.find((one) => one.version === version);
    if (locked !== undefined)
        return (0,contract_result.ok)({ version, isTested: true, locked, like: locked, notices: [], gaps: [] });
    const judged = judgeVersion(agent, versions, version, allowUntested);
    if (!judged.ok)
        return judged;
    const notice = `${agent} ${version} has no lock file here: what it depends on is as the registry gave it`;
    return (0,contract_result.ok)({ version, ...judged.value, like: newest, notices: [notice] });
}
/** Whether a version may run. */
function judgeVersion(agent, versions, version, allowUntested) {
    if (isWithin(version, versions.range))
        return (0,contract_result.ok)({ isTested: true, gaps: [] });
    const tested = `the tested versions are ${namesOf(versions)}`;
    if (allowUntested)
        return (0,contract_result.ok)({ isTested: false, gaps: [`${agent} ${version} has not been tested with this guard; ${tested}`] });
    return (0,contract_result/* fail */.f)(`${agent} ${version} has not been tested with this guard: ${tested}; write one of them, or set allow-untested-version to run it with enforcement that is at most partial`);
}
/** `2.1.332`, or `2.1.300 to 2.1.340 (2.1.332)` where the range is wider than what is locked. */
function namesOf({ range, tested }) {
    const locked = tested.map(({ version }) => version);
    const isAll = locked.at(0) === range.from && locked.at(-1) === range.to;
    return isAll ? locked.join(', ') : `${range.from} to ${range.to} (${locked.join(', ')})`;
}

// EXTERNAL MODULE: ./dist/lib/contract/cut.js
var cut = __webpack_require__(67132);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/subprocess/mark.js
var subprocess_mark = __webpack_require__(76304);
// EXTERNAL MODULE: ./dist/lib/subprocess/run.js + 1 modules
var run = __webpack_require__(13567);
;// CONCATENATED MODULE: ./dist/lib/agents/run-end-words.js
/** How a program ended that did not exit by itself; `late`: what is said where it took too long. */
function runEndWords(end, late) {
    switch (end.kind) {
        case 'signalled':
            return `it was ended by ${end.signal}`;
        case 'late':
            return late;
        case 'flooded':
            return 'it printed without end';
        case 'not-started':
            return end.message;
        case 'cancelled':
            return 'the run was cancelled';
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/inside.js
var inside = __webpack_require__(99813);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/program-path.js
var program_path = __webpack_require__(33341);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/stats.js
var trust_stats = __webpack_require__(10990);
// EXTERNAL MODULE: ./dist/lib/subprocess/environment.js
var environment = __webpack_require__(49076);
;// CONCATENATED MODULE: ./dist/lib/agents/install/npm.js
// How npm is found and told to install, so that nothing of a repository has a say in it and nothing that it fetches is run.
//
// npm keeps the configuration of the user and of the machine, and its variables for the registry, the network and the log-in:
// runners behind a mirror or a proxy need them, and the lock file's integrity holds whoever gives the bytes. It is run outside the
// workspace in a folder of its own, so no `.npmrc` of a repository is read.







const NETWORK = /^((https?|no|all)_proxy|NODE_EXTRA_CA_CERTS|NODE_USE_ENV_PROXY|NODE_USE_SYSTEM_CA|SSL_CERT_FILE|SSL_CERT_DIR|NODE_AUTH_TOKEN)$/i;
const NPM = /^npm_config_(registry|proxy|https?[-_]proxy|noproxy|ca|cafile|cert|key|strict[-_]ssl|fetch[-_].*|maxsockets|(prefer[-_])?offline|\/\/.*|@.*)$/i;
/** These name files and folders. */
const NPM_PLACES = /^npm_config_(userconfig|globalconfig|cache)$/i;
const FLAGS = [
    '--ignore-scripts',
    '--include=optional',
    '--no-bin-links',
    '--install-strategy=hoisted',
    '--global=false',
    '--dry-run=false',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--loglevel=error',
];
/** The arguments of npm. `ci`: by the lock file in the folder; `install`: what its package.json names. */
function npmArguments(how, folder, { platform, arch }) {
    const lock = how === 'ci' ? ['ci', '--package-lock'] : ['install', '--no-package-lock', '--no-save'];
    return [...lock, ...FLAGS, `--os=${platform}`, `--cpu=${arch}`, `--prefix=${folder}`];
}
/** What npm sees: nothing of the job but its network and where its packages come from. */
function npmEnvironment(machine) {
    const { env, platform, node } = machine;
    const passed = Object.entries(env).flatMap(([name, value]) => {
        if (value === undefined)
            return [];
        if (NPM_PLACES.test(name))
            return (0,external_node_path_.isAbsolute)(value) && !isBelow(value, machine.workspace) ? [[name, value]] : [];
        return NETWORK.test(name) || NPM.test(name) ? [[name, value]] : [];
    });
    const path = [...pathFolders(machine), (0,external_node_path_.dirname)(node)].join(external_node_path_.delimiter);
    return { ...Object.fromEntries(passed), ...(0,environment/* baseline */._Z)(env, platform), PATH: path };
}
/** The npm that came with the running Node, else the one on PATH. The problem is one sentence. */
function findNpm(machine) {
    const beside = machine.platform === 'win32' ? [(0,external_node_path_.dirname)(machine.node)] : [(0,external_node_path_.dirname)(machine.node), '..', 'lib'];
    const own = (0,external_node_path_.join)(...beside, 'node_modules', 'npm', 'bin', 'npm-cli.js');
    if ((0,external_node_fs_.existsSync)(own))
        return (0,contract_result.ok)([machine.node, own]);
    const found = machine.platform === 'win32' ? undefined : onPath('npm', machine);
    if (found !== undefined)
        return (0,contract_result.ok)([found]);
    return (0,contract_result/* fail */.f)('there is no npm to install the agent with: put one on PATH (actions/setup-node does), or name an agent that is installed already in agent-command');
}
/** A program by its name alone, outside the workspace. */
function onPath(name, machine) {
    const all = pathFolders(machine).map((folder) => (0,external_node_path_.join)(folder, name));
    return all.find((path) => (0,trust_stats/* isFileAt */.e9)(path) && (0,program_path/* isExecutable */.TV)(path) && !isBelow(path, machine.workspace));
}
/** The folders of PATH that are absolute and not below the workspace. */
function pathFolders({ env, workspace }) {
    const folders = (env['PATH'] ?? '').split(external_node_path_.delimiter);
    return folders.filter((folder) => (0,external_node_path_.isAbsolute)(folder) && !isBelow(folder, workspace));
}
/** Whether a path is a folder or in it, by its name or by what its links lead to. */
function isBelow(path, folder) {
    return (0,inside/* isInside */.FK)(folder, path) || (0,inside/* isInside */.FK)((0,inside/* physicalPath */.De)(folder) ?? folder, (0,inside/* physicalPath */.De)(path) ?? path);
}

;// CONCATENATED MODULE: ./dist/lib/agents/install/fetch-packages.js









const LIMIT_MS = 480_000;
const OUTPUT = 1 << 20;
const WORDS = 400;
/** What npm leaves for itself; it differs between its versions. */
const OF_NPM = (0,external_node_path_.join)('node_modules', '.package-lock.json');
/**
 * Installs into a new folder whose path begins with `prefix`; where that fails nothing is left. The problem is one sentence; rejects
 * with what the file system says.
 */
async function fetchPackages(fetching, prefix) {
    const folder = await (0,promises_.mkdtemp)(prefix);
    let isKept = false;
    try {
        const problem = (await fill(folder, fetching)) ?? (await runNpm(folder, fetching));
        if (problem !== undefined)
            return (0,contract_result/* fail */.f)(problem);
        await (0,promises_.rm)((0,external_node_path_.join)(folder, OF_NPM), { force: true });
        // Whoever the agent runs as may read it.
        await (0,promises_.chmod)(folder, 0o755);
        isKept = true;
        return (0,contract_result.ok)(folder);
    }
    finally {
        if (!isKept)
            await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** The files that npm reads: those of the tested version, else its package.json with the other version in place of its own. */
async function fill(folder, { choice, lock }) {
    if (choice.locked !== undefined) {
        for (const name of ['package.json', 'package-lock.json'])
            await (0,promises_.copyFile)((0,external_node_path_.join)(lock, name), (0,external_node_path_.join)(folder, name));
        return;
    }
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(lock, 'package.json'), 'utf8');
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'package.json'), text.replaceAll((0,json_text/* quoteJson */.fp)(choice.like.version), (0,json_text/* quoteJson */.fp)(choice.version)));
}
async function runNpm(folder, { agent, choice, npm, machine, mark, signal }) {
    const ran = await (0,run/* run */.e)({
        argv: [...npm, ...npmArguments(choice.locked === undefined ? 'install' : 'ci', folder, machine)],
        cwd: folder,
        env: (0,subprocess_mark/* withMark */.k)(npmEnvironment(machine), mark),
        stdin: '',
        timeoutMs: LIMIT_MS,
        maxStdout: OUTPUT,
        keepStderr: OUTPUT,
        signal,
        mark,
    });
    await ran.reaped;
    const why = whyFailed(ran);
    return why === undefined ? undefined : `npm could not install ${agent} ${choice.version}: ${why}`;
}
function whyFailed({ end, stderr }) {
    if (end.kind !== 'exited')
        return runEndWords(end, `it was not done after ${LIMIT_MS / 60_000} minutes`);
    return end.code === 0 ? undefined : (0,cut/* cutBytes */.U)(lastWords(stderr.toString('utf8')) || `it ended with code ${end.code}`, WORDS);
}
/** npm's own words in one line, without its prefix and without where its log is. */
function lastWords(text) {
    const lines = text.split(/\r?\n/).map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim());
    return lines.filter((line) => line !== '' && !/A complete log of this run/.test(line)).join(' ');
}

;// CONCATENATED MODULE: ./dist/lib/agents/install/installed-already.js
// An agent that is installed already (`agent-command`): run as it is named, after it has told its version.








const installed_already_LIMIT_MS = 30_000;
const installed_already_OUTPUT = 1 << 16;
const VERSION = /(?<![\d.])\d+\.\d+\.\d+(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?/;
/** The problem is one sentence; rejects where the folder for temporary files cannot be used. */
async function agentOfCommand(request) {
    const { agent, command, versions, machine } = request;
    const [name, ...args] = command;
    const path = (0,external_node_path_.isAbsolute)(name) ? name : /[\\/]/.test(name) ? undefined : onPath(name, machine);
    if (path === undefined)
        return (0,contract_result/* fail */.f)(`agent-command names ${JSON.stringify(name)}, which is not on PATH outside the workspace: write an absolute path`);
    const program = [path, ...args];
    const gaps = isBelow(path, machine.workspace)
        ? [`agent-command runs ${path} out of the workspace, where whoever proposes a change can replace it`]
        : [];
    if (versions === undefined)
        return (0,contract_result.ok)({ program, version: request.version ?? 'unknown', isTested: false, gaps });
    const told = await askVersion(program, request);
    if (!told.ok) {
        if (told.error.kind === 'not-started')
            return (0,contract_result/* fail */.f)(`agent-command names ${JSON.stringify(path)}, which cannot be started: ${told.error.words}`);
        const words = `agent-command did not tell the version of ${agent}: ${told.error.words}`;
        if (request.allowUntested)
            return (0,contract_result.ok)({ program, version: 'unknown', isTested: false, gaps: [...gaps, words] });
        return (0,contract_result/* fail */.f)(`${words}; set allow-untested-version to run it all the same with enforcement that is at most partial`);
    }
    if (request.version !== undefined && request.version !== told.value)
        return (0,contract_result/* fail */.f)(`agent-command runs ${agent} ${told.value} and agent-version says ${request.version}: make them agree, or leave agent-version out`);
    const judged = judgeVersion(agent, versions, told.value, request.allowUntested);
    if (!judged.ok)
        return judged;
    return (0,contract_result.ok)({ program, version: told.value, isTested: judged.value.isTested, gaps: [...gaps, ...judged.value.gaps] });
}
const untold = (words) => (0,contract_result/* fail */.f)({ kind: 'untold', words });
/** With a home and a place of its own, so that it leaves nothing in those of the user. */
async function askVersion(program, { machine, temp, mark, signal }) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp, 'basis-guard-version-'));
    try {
        const ran = await (0,run/* run */.e)({
            argv: [...program, '--version'],
            cwd: folder,
            env: (0,subprocess_mark/* withMark */.k)({ ...(0,environment/* baseline */._Z)(machine.env, machine.platform), HOME: folder, TMPDIR: folder }, mark),
            stdin: '',
            timeoutMs: installed_already_LIMIT_MS,
            maxStdout: installed_already_OUTPUT,
            keepStderr: installed_already_OUTPUT,
            signal,
            drainMs: 250,
            mark,
        });
        await ran.reaped;
        if (ran.end.kind === 'not-started')
            return (0,contract_result/* fail */.f)({ kind: 'not-started', words: ran.end.message });
        if (ran.end.kind === 'late')
            return untold(`it had not answered --version after ${installed_already_LIMIT_MS / 1000} seconds`);
        if (ran.end.kind !== 'exited' || ran.end.code !== 0)
            return untold('it failed when it was asked with --version');
        const version = VERSION.exec(ran.stdout.toString('utf8'))?.[0];
        return version === undefined ? untold('what it prints for --version has no version such as 1.2.3 in it') : (0,contract_result.ok)(version);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./dist/lib/agents/install/tree-digest.js
// One digest for a whole folder: which files are there, what is in them, which of them may run, where links point. Dates and owners
// are left out, for no two installations share them.





/** Bytes of one read. */
const CHUNK = 1 << 20;
/** The owner's right to run it, and the bits that lend it another's rights. */
const MODE_BITS = 0o7100;
/**
 * `sha256:` and the digest. Rejects with what the file system says, where something is neither file, folder nor link, and at the
 * signal's abort.
 */
async function treeDigest(folder, signal) {
    const total = (0,external_node_crypto_.createHash)('sha256');
    for (const path of await pathsIn(folder)) {
        signal?.throwIfAborted();
        total.update(`${await lineOf(folder, path, signal)}\n`);
    }
    return `sha256:${total.digest('hex')}`;
}
/** Relative, with slashes, in the order of their bytes. */
async function pathsIn(folder) {
    const found = [];
    const visit = async (within) => {
        for (const entry of await (0,promises_.readdir)((0,external_node_path_.join)(folder, within), { withFileTypes: true })) {
            const path = within === '' ? entry.name : `${within}/${entry.name}`;
            found.push(Buffer.from(path));
            if (entry.isDirectory())
                await visit(path);
        }
    };
    await visit('');
    return found.toSorted((a, b) => Buffer.compare(a, b)).map((path) => path.toString('utf8'));
}
async function lineOf(folder, path, signal) {
    const place = (0,external_node_path_.join)(folder, path);
    const status = await (0,promises_.lstat)(place);
    const name = (0,json_text/* quoteJson */.fp)(path);
    if (status.isDirectory())
        return `folder ${name}`;
    if (status.isSymbolicLink())
        return `link ${(0,json_text/* quoteJson */.fp)(await (0,promises_.readlink)(place))} ${name}`;
    if (!status.isFile())
        throw new Error(`${place} is neither a file nor a folder nor a link`);
    return `file ${(status.mode & MODE_BITS).toString(8)} ${await bytesOf(place, signal)} ${name}`;
}
async function bytesOf(path, signal) {
    const file = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
    try {
        const digest = (0,external_node_crypto_.createHash)('sha256');
        const room = Buffer.allocUnsafe(CHUNK);
        for (let { bytesRead } = await file.read(room); bytesRead > 0; { bytesRead } = await file.read(room)) {
            signal?.throwIfAborted();
            digest.update(room.subarray(0, bytesRead));
        }
        return digest.digest('hex');
    }
    finally {
        await file.close();
    }
}

;// CONCATENATED MODULE: ./dist/lib/agents/install/kept.js
// Installations that are kept for the next run: one folder a version, believed only while its digest is the tested one.




/**
 * Makes `home` hold the tested tree: as it is where it does, else removed and installed. What is there after that and is still another
 * tree is a problem, one sentence. Rejects with what the file system says and at the signal's abort.
 */
async function keepTree(keeping) {
    const { home, expected, what, signal } = keeping;
    const notices = [];
    if (await exists(home)) {
        if ((await digestOf(home, signal)) === expected)
            return (0,contract_result.ok)({ notices });
        notices.push(`the installation of ${what} in ${home} was not the tested one any more; it was removed and installed again`);
        await remove(home);
    }
    const fetched = await keeping.fetch(`${home}-`);
    if (!fetched.ok)
        return fetched;
    try {
        const got = await digestOf(fetched.value, signal);
        if (got !== expected)
            return (0,contract_result/* fail */.f)(`what npm installed as ${what} is not what was tested (${got} in place of ${expected}): install it in another way and name it in agent-command`);
        await putInPlace(fetched.value, home);
    }
    finally {
        await (0,promises_.rm)(fetched.value, { recursive: true, force: true });
    }
    if ((await digestOf(home, signal)) === expected)
        return (0,contract_result.ok)({ notices });
    return (0,contract_result/* fail */.f)(`the installation of ${what} in ${home} was changed while it was put there: let nothing else write in that folder`);
}
/** What cannot be read as a tree has no digest. */
async function digestOf(folder, signal) {
    try {
        return await treeDigest(folder, signal);
    }
    catch (error) {
        if (signal.aborted)
            throw error;
        return undefined;
    }
}
/** Of two runs that meet here the second leaves what the first one put; its digest is asked for afterwards. */
async function putInPlace(from, home) {
    try {
        await (0,promises_.rename)(from, home);
    }
    catch (error) {
        if (!(await exists(home)))
            throw error;
    }
}
/** Away from its place at once: another run that looks there finds all of it or nothing. */
async function remove(home) {
    const away = await (0,promises_.mkdtemp)(`${home}-`);
    try {
        await (0,promises_.rename)(home, (0,external_node_path_.join)(away, 'removed'));
    }
    finally {
        await (0,promises_.rm)(away, { recursive: true, force: true });
    }
}
async function exists(path) {
    return (await (0,promises_.stat)(path).catch(() => undefined)) !== undefined;
}

// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
;// CONCATENATED MODULE: ./dist/lib/agents/install/versions.js



/** By the name of the agent. The problem is one sentence that begins with `source`. */
function readVersions(text, source) {
    const read = (0,parse/* parseJson */.q)(text);
    if (!read.ok)
        return (0,contract_result/* fail */.f)(`${source}:${read.error.line}:${read.error.column}: ${read.error.message}`);
    try {
        const root = fields(read.value.root, 'the file', ['agents']);
        return (0,contract_result.ok)(new Map([...entries(root('agents'), 'agents')].map(([name, node]) => [name, agentOf(node, `agents.${name}`)])));
    }
    catch (error) {
        if (error instanceof Misfit)
            return (0,contract_result/* fail */.f)(`${source}: ${error.message}`);
        throw error;
    }
}
/** Leaves the reader at the first thing that does not fit; caught by `readVersions` alone. */
class Misfit extends Error {
}
function agentOf(node, at) {
    const field = fields(node, at, ['package', 'range', 'tested']);
    const end = fields(field('range'), `${at}.range`, ['from', 'to']);
    const range = { from: version(end('from'), `${at}.range.from`), to: version(end('to'), `${at}.range.to`) };
    const items = field('tested');
    if (items.kind !== 'array')
        throw new Misfit(`${at}.tested must be a list`);
    const all = items.items.map((item, index) => testedOf(item, `${at}.tested[${index}]`));
    const [first, ...rest] = all.toSorted((a, b) => compareVersions(a.version, b.version));
    if (first === undefined)
        throw new Misfit(`${at}.tested must not be empty`);
    for (const { version: one } of all) {
        if (!isWithin(one, range))
            throw new Misfit(`${at}.range must hold the tested version ${one}`);
        if (all.filter((other) => other.version === one).length > 1)
            throw new Misfit(`${at}.tested must name ${one} once`);
    }
    return { package: string(field('package'), `${at}.package`), range, tested: [first, ...rest] };
}
function testedOf(node, at) {
    const field = fields(node, at, ['version', 'lock', 'runs', 'start', 'trees']);
    const runs = string(field('runs'), `${at}.runs`);
    if (runs !== 'node' && runs !== 'program')
        throw new Misfit(`${at}.runs must be "node" or "program"`);
    return {
        version: version(field('version'), `${at}.version`),
        lock: within(field('lock'), `${at}.lock`),
        runs,
        start: new Map(platforms(field('start'), `${at}.start`, within)),
        trees: new Map(platforms(field('trees'), `${at}.trees`, digest)),
    };
}
function platforms(node, at, read) {
    return [...entries(node, at)].map(([name, value]) => {
        if (!/^[a-z0-9]+-[a-z0-9]+$/.test(name))
            throw new Misfit(`${at} must name platforms such as linux-x64, not ${JSON.stringify(name)}`);
        return [name, read(value, `${at}.${name}`)];
    });
}
/** The members of an object that has exactly these. */
function fields(node, at, names) {
    const found = new Map(entries(node, at));
    const unknown = [...found.keys()].find((name) => !names.includes(name));
    if (unknown !== undefined)
        throw new Misfit(`${at} has ${JSON.stringify(unknown)}: write only ${names.join(', ')}`);
    return (name) => {
        const value = found.get(name);
        if (value === undefined)
            throw new Misfit(`${at} has no ${name}`);
        return value;
    };
}
function* entries(node, at) {
    if (node.kind !== 'object')
        throw new Misfit(`${at} must be an object`);
    for (const { key, value } of node.members)
        yield [key, value];
}
function string(node, at) {
    if (node.kind !== 'string' || node.value === '')
        throw new Misfit(`${at} must be a text`);
    return node.value;
}
function version(node, at) {
    const text = string(node, at);
    if (!isExactVersion(text))
        throw new Misfit(`${at} must be an exact version such as 1.2.3, not ${JSON.stringify(text)}`);
    return text;
}
function digest(node, at) {
    const text = string(node, at);
    if (!/^sha256:[0-9a-f]{64}$/.test(text))
        throw new Misfit(`${at} must be sha256: and 64 hex digits`);
    return text;
}
/** A path below a folder. */
function within(node, at) {
    const text = string(node, at);
    if (text.split('/').some((part) => ['', '.', '..'].includes(part)) || /[\\\0:]/.test(text))
        throw new Misfit(`${at} must be a relative path without . or .., not ${JSON.stringify(text)}`);
    return text;
}

;// CONCATENATED MODULE: ./dist/lib/agents/install/install.js
// Makes an agent ready to be started: the tested version by its lock file out of a cache whose content is checked each time, another
// version where it may be, or one that is installed already. Nothing of a package is run while it is installed.











/** To be called before each start, for it checks what it hands out. Never rejects; the problem is one sentence. */
async function installAgent(request) {
    try {
        return await install(request);
    }
    catch (error) {
        if (request.signal.aborted)
            return (0,contract_result/* fail */.f)(`the installation of ${request.agent} was cancelled`);
        return (0,contract_result/* fail */.f)(`${request.agent} could not be installed: ${(0,ledger_lines/* reasonOf */.A3)(error)}`);
    }
}
/** Takes a temporary installation away; another one stays. Rejects with what the file system says. */
async function removeInstalled({ folder, temporary }) {
    if (temporary && folder !== undefined)
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 5 });
}
async function install(request) {
    const { agent, command, agentsFolder } = request;
    const source = (0,external_node_path_.join)(agentsFolder, 'versions.json');
    const all = readVersions(await (0,promises_.readFile)(source, 'utf8'), source);
    if (!all.ok)
        return all;
    const versions = all.value.get(agent);
    if (command !== undefined)
        return installedAlready(request, command, versions);
    if (versions === undefined)
        return (0,contract_result/* fail */.f)(`${agent} is not among the agents that can be installed here: name its program in agent-command, such as ["/opt/agent/bin/agent"]`);
    const choice = chooseVersion(agent, versions, request.version, request.allowUntested);
    return choice.ok ? await chosen(request, choice.value) : choice;
}
async function installedAlready(request, command, versions) {
    const found = await agentOfCommand({ ...request, command, mark: request.random(16), ...(versions === undefined ? {} : { versions }) });
    if (!found.ok)
        return found;
    const { program, version, isTested, gaps } = found.value;
    return (0,contract_result.ok)({ program, temporary: false, version, tested: isTested, notices: [], gaps });
}
async function chosen(request, choice) {
    const { agent, cacheFolder, agentsFolder, machine, signal } = request;
    const what = `${agent} ${choice.version}`;
    const platform = `${machine.platform}-${machine.arch}`;
    const start = choice.like.start.get(platform);
    if (start === undefined)
        return (0,contract_result/* fail */.f)(`${what} is not installed on ${platform} by this guard, only on ${[...choice.like.start.keys()].join(', ')}: name it in agent-command`);
    const npm = request.npm === undefined ? findNpm(machine) : (0,contract_result.ok)(request.npm);
    if (!npm.ok)
        return npm;
    const lock = (0,external_node_path_.join)(agentsFolder, choice.like.lock);
    const fetching = { agent, choice, lock, npm: npm.value, machine, mark: request.random(16), signal };
    await (0,promises_.mkdir)(cacheFolder, { recursive: true, mode: 0o755 });
    const made = await madeReady(fetching, (0,external_node_path_.join)(cacheFolder, `${agent}-${choice.version}-${platform}`), choice.locked?.trees.get(platform));
    if (!made.ok)
        return made;
    const { folder, temporary, notices } = made.value;
    const program = (0,external_node_path_.join)(folder, start);
    const installed = {
        program: choice.like.runs === 'node' ? [machine.node, program] : [program],
        folder,
        temporary,
        version: choice.version,
        tested: choice.isTested,
        notices: [...choice.notices, ...notices],
        gaps: choice.gaps,
    };
    if ((await (0,promises_.stat)(program).catch(() => undefined))?.isFile() === true)
        return (0,contract_result.ok)(installed);
    await removeInstalled(installed);
    return (0,contract_result/* fail */.f)(`npm brought no ${start} for ${what} on ${platform}: name an agent that is installed already in agent-command`);
}
/** Where it is not known what the tree must be, none that lies there is believed: each run installs its own. */
async function madeReady(fetching, place, expected) {
    const { agent, choice, signal } = fetching;
    const fetch = (prefix) => fetchPackages(fetching, prefix);
    if (expected === undefined) {
        const fetched = await fetch(`${place}-once-`);
        return fetched.ok ? (0,contract_result.ok)({ folder: fetched.value, temporary: true, notices: [] }) : fetched;
    }
    const home = `${place}-${await lockDigest(fetching.lock, choice.like)}`;
    const kept = await keepTree({ home, expected, what: `${agent} ${choice.version}`, signal, fetch });
    return kept.ok ? (0,contract_result.ok)({ folder: home, temporary: false, notices: kept.value.notices }) : kept;
}
/** A few digits by which the folders of two lock files of one version are told apart; what is in them is checked by the tree's digest. */
async function lockDigest(lock, { version }) {
    const digest = (0,external_node_crypto_.createHash)('sha256').update(version);
    for (const name of ['package.json', 'package-lock.json'])
        digest.update(await (0,promises_.readFile)((0,external_node_path_.join)(lock, name)));
    return digest.digest('hex').slice(0, 16);
}

// EXTERNAL MODULE: ./dist/lib/contract/message.js
var contract_message = __webpack_require__(8319);
;// CONCATENATED MODULE: ./dist/lib/agents/launch/written-files.js
// What the guard wrote for an agent to obey, to be known again: shims and settings that nobody may change, and settings in the agent's own
// home, which it may.


class WrittenFiles {
    #files = new Map();
    add(path, text, own) {
        this.#files.set(path, { text, own, look: lookOf(path) });
    }
    /** Files that are not what was written, of those that the agent may not change: sentences, each an enforcement failure. */
    changed() {
        return [...this.#files].flatMap(([path, { text, own }]) => own || (0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.readFileSync)(path, 'utf8')) === text
            ? []
            : [`somebody changed ${path} during the session, which the agent's hooks come from`]);
    }
    /** Whether one of them looks otherwise than it did when this was asked last. */
    hasMoved() {
        let moved = false;
        for (const [path, file] of this.#files) {
            const look = lookOf(path);
            moved ||= look !== file.look;
            file.look = look;
        }
        return moved;
    }
}
function lookOf(path) {
    const stats = (0,trust_stats/* statsAt */.Ze)(path);
    return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}

;// CONCATENATED MODULE: ./dist/lib/agents/launch/place.js
// Where one agent lives: its home and temporary folder, the guard's folder with the shims, the sockets. Made for one run, below the
// guard's own scratch folder.






/** Bytes of the longest path that a unix socket may have. */
const LONGEST_SOCKET = 107;
/** Makes it. The error is a sentence. */
function makeAgentPlace(options) {
    try {
        (0,external_node_fs_.mkdirSync)(options.folder, { mode: 0o700 });
        const folder = (0,external_node_fs_.realpathSync)(options.folder);
        const { gateway, decisions } = socketsIn(folder);
        if ([gateway, decisions].some((path) => Buffer.byteLength(path) > LONGEST_SOCKET)) {
            (0,external_node_fs_.rmSync)(folder, { recursive: true });
            return (0,contract_result/* fail */.f)(`the folder '${options.folder}' has too long a path for the guard's sockets: set RUNNER_TEMP to a shorter one`);
        }
        const place = new Place(folder, (0,external_node_fs_.realpathSync)(options.workspace), options.confined);
        return (0,contract_result.ok)(place);
    }
    catch (error) {
        return (0,contract_result/* fail */.f)(`a place for the agent could not be made: ${(0,contract_message/* messageOf */.b)(error)}`);
    }
}
function socketsIn(place) {
    const folder = (0,external_node_path_.join)(place, 'run');
    return { folder, gateway: (0,external_node_path_.join)(folder, 'gateway.sock'), decisions: (0,external_node_path_.join)(folder, 'decisions.sock') };
}
class Place {
    folder;
    folders;
    sockets;
    temp;
    emptyFile;
    confined;
    etc = new Map();
    written = new WrittenFiles();
    constructor(folder, workspace, confined) {
        const at = (name) => (0,external_node_path_.join)(folder, name);
        this.folder = folder;
        this.temp = at('temp');
        this.folders = { workspace, home: at('home'), guard: at('guard'), temp: confined ? '/tmp' : this.temp };
        this.sockets = socketsIn(folder);
        this.emptyFile = at('empty');
        this.confined = confined;
        for (const name of ['home', 'temp', 'guard', 'guard/shims', 'run', 'etc'])
            (0,external_node_fs_.mkdirSync)(at(name), { mode: 0o700 });
        (0,external_node_fs_.writeFileSync)(this.emptyFile, '', { mode: 0o444 });
        if (!confined)
            return;
        // Places for mounts: node, and the forwarder, which is told here in which form its modules are.
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(this.folders.guard, 'node'), '', { mode: 0o500 });
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(this.folders.guard, 'inside'), { mode: 0o700 });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(this.folders.guard, 'package.json'), '{"type":"module"}\n', { mode: 0o400 });
    }
    shim(event) {
        return (0,external_node_path_.join)(this.folders.guard, 'shims', event);
    }
    write(plan, shimText) {
        try {
            for (const file of plan.files) {
                const why = refused(file, this.confined);
                if (why !== undefined)
                    return (0,contract_result/* fail */.f)(why);
                this.#write(file);
            }
            for (const event of plan.shims) {
                if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(event))
                    return (0,contract_result/* fail */.f)(`an event of the agent has the name '${event}', which is no file's`);
                const text = shimText(event);
                (0,external_node_fs_.writeFileSync)(this.shim(event), text, { mode: 0o500 });
                this.written.add(this.shim(event), text, false);
            }
            this.#trustRepository();
            place_close((0,external_node_path_.join)(this.folders.guard, 'shims'));
            place_close(this.folders.guard);
            return (0,contract_result.ok)(undefined);
        }
        catch (error) {
            return (0,contract_result/* fail */.f)(`a file of the agent's could not be written: ${(0,contract_message/* messageOf */.b)(error)}`);
        }
    }
    remove() {
        try {
            unlock(this.folder);
            (0,external_node_fs_.rmSync)(this.folder, { recursive: true, force: true, maxRetries: 5 });
            return (0,contract_result.ok)(undefined);
        }
        catch (error) {
            return (0,contract_result/* fail */.f)(`the agent's folder could not be removed: ${(0,contract_message/* messageOf */.b)(error)}`);
        }
    }
    /** Git obeys no repository of another user's unless that user's own settings name it, and the home has none. */
    #trustRepository() {
        const { home, workspace } = this.folders;
        const path = (0,external_node_path_.join)(home, '.gitconfig');
        if (process.geteuid?.() === (0,external_node_fs_.statSync)(workspace).uid || (0,trust_stats/* linkStatsAt */.Z_)(path) !== undefined)
            return;
        (0,external_node_fs_.writeFileSync)(path, '[safe]\n\tdirectory = *\n', { mode: 0o600 });
    }
    #write({ in: where, path, text, executable }) {
        const top = { system: (0,external_node_path_.join)(this.folder, 'etc'), guard: this.folders.guard, home: this.folders.home }[where];
        const at = (0,external_node_path_.join)(top, path);
        const mayWrite = where === 'home' ? 0o600 : where === 'guard' ? 0o400 : 0o444;
        const mode = executable === true ? mayWrite | (where === 'system' ? 0o111 : 0o100) : mayWrite;
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(at), { recursive: true, mode: 0o700 });
        (0,external_node_fs_.writeFileSync)(at, text, { mode, flag: 'wx' });
        (0,external_node_fs_.chmodSync)(at, mode);
        this.written.add(at, text, where === 'home');
        if (where === 'system')
            this.etc.set(path, at);
    }
}
function refused({ in: where, path }, confined) {
    const isBelow = path !== '' && !path.startsWith('/') && (0,external_node_path_.normalize)(path) === path && !path.split('/').includes('..');
    if (!isBelow)
        return `a planned file has the path '${path}', which does not lie below its folder`;
    if (where === 'system' && !confined)
        return `'/etc/${path}' cannot be put in its place: the agent has no mount namespace of its own`;
    return undefined;
}
/** Makes every folder one that its owner can empty. */
function unlock(folder) {
    const ahead = [folder];
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
        const at = next;
        (0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.chmodSync)(at, 0o700));
        for (const entry of (0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.readdirSync)(at, { withFileTypes: true })) ?? [])
            if (entry.isDirectory())
                ahead.push((0,external_node_path_.join)(at, entry.name));
    }
}
const place_close = (folder) => (0,external_node_fs_.chmodSync)(folder, 0o500);

// EXTERNAL MODULE: ./dist/lib/contract/defined.js
var defined = __webpack_require__(83497);
;// CONCATENATED MODULE: ./dist/lib/agents/launch/probe.js
// Whether bubblewrap can confine an agent here, found by running it once with all that a confinement needs, as the user that the guard
// is: never by sudo, for an agent must not be started by another user than the one who ends it.






const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/local/bin', '/run/current-system/sw/bin'];
const PROBE_MS = 10_000;
const SHELL = '/bin/sh';
const RESTRICTION = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
/** Ends with 7 where no capability is left, no privilege can be gained, and the processes are the namespace's own. */
const PROOF = [
    'while read -r name value rest; do case $name in CapEff:) cap=$value ;; NoNewPrivs:) none=$value ;; esac; done < /proc/self/status',
    '[ "$cap" = 0000000000000000 ] && [ "$none" = 1 ] && [ "$$" -lt 32 ] && exit 7',
].join('; ');
/** What works here; else why nothing does, as a sentence. Some ten milliseconds. */
async function probeBubblewrap(options) {
    const { platform = process.platform, uid = process.geteuid?.(), folders = SYSTEM_FOLDERS } = options;
    if (platform !== 'linux')
        return (0,contract_result/* fail */.f)(`the agent cannot be confined on ${platform}: bubblewrap works on Linux alone`);
    const program = folders.map((folder) => `${folder}/bwrap`).find((path) => (0,external_node_fs_.existsSync)(path));
    if (program === undefined)
        return (0,contract_result/* fail */.f)('bubblewrap is not installed, so the agent cannot be confined: install the package bubblewrap');
    const shared = await attempt(program, [], options.signal);
    if (shared !== undefined)
        return (0,contract_result/* fail */.f)(`bubblewrap does not work here, so the agent cannot be confined: ${explained(shared, uid)}`);
    const own = await attempt(program, ['--unshare-net'], options.signal);
    const noNetwork = own && `bubblewrap gives the agent no network namespace here: ${explained(own, uid)}`;
    return (0,contract_result.ok)({ program, root: uid === 0, ...(0,defined/* defined */.s)({ noNetwork }) });
}
/** What went wrong, in the program's own words; undefined where nothing did. */
async function attempt(program, more, signal) {
    const space = ['--ro-bind', '/', '/', '--proc', '/proc', '--dev', '/dev', '--unshare-pid', '--unshare-ipc', '--unshare-uts'];
    const rest = ['--die-with-parent', '--new-session', '--cap-drop', 'ALL', ...more];
    const { end, stderr } = await (0,run/* run */.e)({
        argv: [program, ...space, ...rest, '--', SHELL, '-c', PROOF],
        cwd: '/',
        env: { PATH: SYSTEM_FOLDERS.join(':') },
        stdin: '',
        timeoutMs: PROBE_MS,
        maxStdout: 65_536,
        keepStderr: 2048,
        signal,
        mark: '',
    });
    if (end.kind === 'exited' && end.code === 7)
        return undefined;
    const words = stderr.toString('utf8').trim().replace(/\s+/g, ' ');
    if (words !== '')
        return `it says '${words}'`;
    if (end.kind === 'exited')
        return 'a program in it keeps privileges, or sees processes that are not its own';
    return runEndWords(end, `it took more than ${PROBE_MS / 1000} s`);
}
function explained(words, uid) {
    const isRestricted = uid !== 0 && (0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.readFileSync)(RESTRICTION, 'utf8').trim()) === '1';
    if (!isRestricted)
        return words;
    return `${words}; AppArmor restricts user namespaces here (kernel.apparmor_restrict_unprivileged_userns is 1): give bwrap a profile with userns, or set it to 0, in an earlier step`;
}

;// CONCATENATED MODULE: ./dist/lib/agents/launch/login-files.js
// Files with which the guard logs in at a cloud; an action that logs in writes them into the checkout.


const VARIABLES = [
    'GOOGLE_APPLICATION_CREDENTIALS',
    'GOOGLE_GHA_CREDS_PATH',
    'CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE',
    'AWS_WEB_IDENTITY_TOKEN_FILE',
    'AWS_SHARED_CREDENTIALS_FILE',
];
/** Those that lie in the checkout: absolute, without symlinks. */
function loginFilesIn({ env, workspace, checkout }) {
    const named = VARIABLES.map((name) => env[name] ?? '').filter((path) => path !== '');
    const found = named.map((path) => (0,external_node_path_.resolve)(workspace, path)).map((path) => (0,inside/* physicalPath */.De)(path) ?? path);
    return [...new Set(found)].filter((path) => (0,inside/* isInside */.FK)(checkout, path));
}

;// CONCATENATED MODULE: ./dist/lib/agents/launch/unconfined.js
// What the kernel does not hold where an agent runs without a confinement, in sentences for the audit.
function unconfinedGaps({ why, pidNamespace, platform, logins = [] }) {
    return [
        why,
        "the agent runs as the same user as the guard, with that user's files and network: its hooks judge its calls, and no kernel holds what a command does",
        'a command of the agent could change the shims and settings that its hooks come from, since both belong to the same user',
        ...(logins.length === 0 ? [] : [`the agent can read the log-in that lies in the checkout: ${logins.join(', ')}`]),
        'it may reach a model, or the sockets of daemons, without the gateway',
        // In the namespaces that an ordinary user can have they do not work, and root needs none.
        ...(pidNamespace || platform === 'win32' ? [] : ['the agent may use sudo and other set-user-ID programs as that user may']),
        ...(pidNamespace ? [] : [leftover(platform)]),
    ];
}
function leftover(platform) {
    return platform === 'linux'
        ? 'what it starts is found by a mark in its environment: a process that clears the mark and leaves its session may outlive it'
        : 'what it starts and takes out of its process group may outlive it';
}

;// CONCATENATED MODULE: ./dist/lib/agents/reach.js
const UNCHECKED = {
    on: undefined,
    observe: '`gateway` is `observe`: what the model is shown is recorded, and not checked on its way',
    off: '`gateway` is `off`: what the model is shown is not checked on its way',
};
/** `checked` where every result passes the gateway and there is no other way to a model; else `hooks`, with why. */
function reachOf({ capabilities, gateway, unconfined, ownNetwork, commands }) {
    const isWithoutWire = capabilities.wires.length === 0;
    const unchecked = isWithoutWire ? 'this agent cannot be put behind the gateway' : UNCHECKED[gateway];
    const alone = isWithoutWire ? unconfined : [];
    const gaps = unchecked === undefined ? [] : [unchecked, ...alone, ...capabilities.limits];
    if (unchecked !== undefined)
        return { reach: 'hooks', why: [], gaps };
    const why = [
        ...unconfined,
        ...(ownNetwork || unconfined.length > 0
            ? []
            : ['the agent shares the network of this machine, so it could reach a model past the gateway']),
    ];
    const kernel = 'a command that was allowed is not split into levels: inside it the kernel stops the network and what lies outside the workspace, nothing else';
    return ownNetwork ? { reach: 'checked', why: commands ? [kernel] : [], gaps } : { reach: 'hooks', why, gaps };
}

// EXTERNAL MODULE: ./dist/lib/contract/ledger-broken.js
var ledger_broken = __webpack_require__(48233);
// EXTERNAL MODULE: ./dist/lib/contract/on-abort.js
var on_abort = __webpack_require__(74148);
// EXTERNAL MODULE: ./dist/lib/agents/decisions/agent-tool.js
var agent_tool = __webpack_require__(45800);
;// CONCATENATED MODULE: ./dist/lib/agents/ask-over-line.js
// What an agent asks over its own line and not by a hook, put to the same decider. Whatever fails there denies, and keeps the result.



/** Never rejects; `onBroken` hears that nothing can be recorded any more. */
function askOverLine(decider, onBroken) {
    const failed = (error) => {
        if (error instanceof ledger_broken/* LedgerBroken */.h)
            onBroken(error);
        return `the guard could not decide: ${(0,contract_message/* messageOf */.b)(error)}`;
    };
    return {
        ask: async (question) => {
            try {
                return (await decider?.before(question)) ?? { kind: 'deny', words: NOBODY };
            }
            catch (error) {
                return { kind: 'deny', words: failed(error) };
            }
        },
        returned: async (question) => {
            try {
                return (await decider?.after(question)) ?? { kind: 'replace', shown: (0,agent_tool/* errorResult */.WG)(NOBODY) };
            }
            catch (error) {
                return { kind: 'replace', shown: (0,agent_tool/* errorResult */.WG)(failed(error)) };
            }
        },
    };
}
const NOBODY = 'nobody decides any more';

;// CONCATENATED MODULE: ./dist/lib/agents/canaries.js



/** Canaries for whatever the agent's own hooks can do. */
function makeCanaries({ adapter, folders, folder, delegates, random }) {
    const file = (name) => ({ path: `${folder}/basis-guard-${name}-${random(8)}.txt`, text: `${name} ${random(16)}\n` });
    const denied = file('denied');
    const asked = file('asked');
    const instead = file('instead');
    const replaced = file('replaced');
    const denial = `the guard refuses this call to see that a refusal holds: ${random(16)}`;
    const shown = `the guard replaces this output to see that a replacement holds: ${random(16)}`;
    const canary = (kind, path, check) => ({
        kind,
        ...adapter.canaryRead(path, folders),
        check: ({ output }) => check(output.text),
    });
    const holds = (text, present, absent) => {
        if (text.includes(absent.text.trim()))
            return 'the agent read what it must not';
        return text.includes(present.trim()) ? undefined : `it came back as ${JSON.stringify(text.slice(0, 200))}`;
    };
    const start = delegates ? adapter.canaryDelegate?.bind(adapter) : undefined;
    const delegation = start &&
        (() => {
            const told = `This is a check of the guard (${random(8)}). Do what the next turns say and end.`;
            return { told, ...start(told, `check${random(4)}`) };
        });
    return {
        canaries: [
            canary('deny', denied.path, (text) => holds(text, denial, denied)),
            canary('modify', asked.path, (text) => holds(text, instead.text, asked)),
            ...(adapter.capabilities.postReplace === 'none' ? [] : [canary('replace', replaced.path, (text) => holds(text, shown, replaced))]),
        ],
        ...(0,defined/* defined */.s)({ delegation }),
        files: [denied, asked, instead, replaced],
        before: (kind, call) => {
            switch (kind) {
                case 'deny':
                    return { kind: 'deny', words: denial };
                case 'modify': {
                    const input = renamed(call, asked.path, instead.path);
                    return input === undefined
                        ? { kind: 'deny', words: 'the file that was to be read is not named in this call' }
                        : { kind: 'modify', input };
                }
                case 'replace':
                case 'delegate':
                    return { kind: 'allow' };
                case undefined:
                    return { kind: 'deny', words: 'this is no call of the guard' };
                default:
                    return (0,contract_result/* unreachable */.H)(kind);
            }
        },
        after: (kind) => kind === 'replace' ? { kind: 'replace', shown: { output: { kind: 'text', text: shown }, isError: false } } : { kind: 'keep' },
    };
}
/** The input with another file in the place of the one that it names, in the agent's own words. */
function renamed({ input }, from, to) {
    const text = input.text.replaceAll(from, to);
    if (input.kind !== 'json' || text === input.text)
        return undefined;
    const read = (0,json_text/* readExact */.gr)(text);
    return read.ok ? read.value : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/agents/decisions/fail-closed.js
/** Events whose name begins with `post` come after a call. */
const isAfterCall = (event) => event.startsWith('post');
/** Before a call it does not run, after it its output is not shown. */
function failClosed(dialect, event, words) {
    return isAfterCall(event) ? dialect.withhold(words) : dialect.deny(undefined, words);
}

// EXTERNAL MODULE: ./dist/lib/contract/shell-word.js
var shell_word = __webpack_require__(81559);
;// CONCATENATED MODULE: ./dist/lib/agents/decisions/framing.js
/** Between fields. In JSON it only stands escaped. */
const SEPARATOR = '\u001e';
const FIRST = 'basis-guard';
const LAST = 'end';
function framed({ stdout, stderr = '', exit = 0 }) {
    return [FIRST, String(exit & 0xff), printable(stdout), printable(stderr), LAST].join(SEPARATOR);
}
/** A shell's variable holds no NUL. */
const printable = (text) => text.replaceAll(SEPARATOR, '\ufffd').replaceAll('\0', '\ufffd');

;// CONCATENATED MODULE: ./dist/lib/agents/decisions/shim-clients.js
// The programs by which a shim asks, each a function of the shell that prints the answer and ends with 0 only if it came with status
// 200. They get what they need, the token among it, by file descriptor 3: a command line can be read by others.

/** Much the fastest: without modules it starts in a millisecond or two. */
const byPerl = (name, program, { socketPath, path, token, waitMs }) => {
    const perl = `alarm ${Math.ceil(waitMs / 1000)};
$SIG{PIPE} = 'IGNORE';
binmode $_ for *STDIN, *STDOUT;
undef $/;
my $path = ${perlWord(socketPath)};
my $place = $^O eq 'linux' ? pack('Sa*', 1, $path) : pack('CCa*', 0, 1, $path);
my $body = <STDIN>;
my $guard;
socket($guard, 1, 1, 0) && connect($guard, $place) or exit 1;
my $question = join("\\r\\n", 'POST '.${perlWord(path)}.' HTTP/1.1', 'host: guard', 'authorization: Bearer '.${perlWord(token)},
  'content-type: application/json', 'connection: close', 'content-length: '.length($body), '', $body);
for (my $at = 0; $at < length $question;) { $at += syswrite($guard, $question, 1048576, $at) || exit 1; }
my $answer = <$guard>;
exit 1 unless substr($answer, 0, 13) eq 'HTTP/1.1 200 ';
my $head = index($answer, "\\r\\n\\r\\n");
exit 1 if $head < 0;
print substr($answer, $head + 4) or exit 1;
close STDOUT or exit 1;
`;
    return fromDescriptor(name, `${(0,shell_word/* quotedWord */.l)(program)} -f /dev/fd/3`, perl);
};
const byCurl = (name, program, { socketPath, path, token, waitMs }) => {
    const config = [
        ['unix-socket', socketPath],
        ['url', `http://guard${path}`],
        ['header', `authorization: Bearer ${token}`],
        ['header', 'content-type: application/json'],
        ['header', 'expect:'],
        ['data-binary', '@-'],
        ['max-time', (waitMs / 1000).toFixed(3)],
        ['noproxy', '*'],
    ].map(([option, value = '']) => `${option} = ${curlWord(value)}\n`);
    return fromDescriptor(name, `${(0,shell_word/* quotedWord */.l)(program)} -q -sf -K /dev/fd/3`, config.join(''));
};
const byNode = (name, program, asked) => fromDescriptor(name, `${(0,shell_word/* quotedWord */.l)(program)} -e ${(0,shell_word/* quotedWord */.l)(NODE_CLIENT)}`, `${JSON.stringify(asked)}\n`);
const NODE_CLIENT = `
const { socketPath, path, token, waitMs } = JSON.parse(require('fs').readFileSync(3, 'utf8'));
const failed = () => process.exit(1);
setTimeout(failed, waitMs);
const headers = { authorization: 'Bearer ' + token, 'content-type': 'application/json' };
const request = require('http').request({ socketPath, path, method: 'POST', headers, agent: false }, (response) => {
  const chunks = [];
  response.on('error', failed).on('aborted', failed).on('data', (chunk) => chunks.push(chunk)).on('end', () => {
    if (response.statusCode !== 200 || !response.complete) failed();
    process.stdout.write(Buffer.concat(chunks), () => process.exit(0));
  });
});
request.on('error', failed);
process.stdin.on('error', failed).pipe(request);
`;
const perlWord = (text) => `'${text.replace(/['\\]/g, String.raw `\$&`)}'`;
/** One value of a curl configuration. */
const curlWord = (text) => `"${text
    .replace(/["\\]/g, String.raw `\$&`)
    .replaceAll('\n', String.raw `\n`)
    .replaceAll('\r', String.raw `\r`)
    .replaceAll('\t', String.raw `\t`)}"`;
/** A here-document is one write to a pipe where it is short, as these are. */
function fromDescriptor(name, command, text) {
    return `${name}() {
  exec ${command} 3<<'GUARD' 2>/dev/null
${text}GUARD
}
`;
}

;// CONCATENATED MODULE: ./dist/lib/agents/decisions/shim.js
// The program that an agent runs as its hook: a POSIX shell script that hands its standard input to the decision server and prints what
// comes back, if all of it came; whatever else happens, it prints the agent's form of no.



/** Environment that could bend what the shell starts; agents pass theirs on to hooks. */
const UNSET = [
    'LD_PRELOAD LD_LIBRARY_PATH LD_AUDIT LD_DEBUG LD_DEBUG_OUTPUT LD_PROFILE LD_BIND_NOW GLIBC_TUNABLES GCONV_PATH',
    'DYLD_INSERT_LIBRARIES DYLD_LIBRARY_PATH DYLD_FRAMEWORK_PATH PERL5OPT PERL5LIB PERLLIB PERL5DB PERLIO PERL_UNICODE',
    'OPENSSL_CONF OPENSSL_MODULES OPENSSL_ENGINES SSLKEYLOGFILE CURL_HOME CURL_SSL_BACKEND',
    'NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_V8_COVERAGE NODE_REPL_EXTERNAL_MODULE',
    'http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY',
].join(' ');
/** Those that end a shell unless it minds them. */
const SIGNALS = 'HUP INT QUIT PIPE ALRM TERM USR1 USR2';
/** Milliseconds that the shim waits longer than the server's bound. */
const LONGER_MS = 2_000;
/** The text of the script; to be written as an executable file that the agent cannot change. */
function shimScript(options) {
    const { event, socketPath, token, answerMs, failClosed, perl = '/usr/bin/perl', curl = '/usr/bin/curl', node } = options;
    const asked = { socketPath, path: `/shim/${encodeURIComponent(event)}`, token, waitMs: answerMs + LONGER_MS };
    const clients = [
        byPerl('by_perl', perl, asked),
        byCurl('by_curl', curl, asked),
        ...(node === undefined ? [] : [byNode('by_node', node, asked)]),
    ];
    const stderr = failClosed.stderr ?? '';
    return `#!/bin/sh
# Asks the guard about a tool call: standard input is the question. Without a whole answer the call is refused.
closed() {
  trap '' ${SIGNALS}
  trap - EXIT
  printf %s ${(0,shell_word/* quotedWord */.l)(failClosed.stdout)}
${stderr === '' ? '' : `  printf %s ${(0,shell_word/* quotedWord */.l)(stderr)} >&2\n`}  exit ${(failClosed.exit ?? 0) & 0xff}
}
trap closed EXIT ${SIGNALS}
unset -f printf
unset ${UNSET}
PATH=/usr/bin:/bin LC_ALL=C
${clients.join('')}absent() {
  case $1 in 126 | 127) ;; *) exit 1 ;; esac
}
answer=$(by_perl) || { absent $?; answer=$(by_curl); } || ${node === undefined ? '' : '{ absent $?; answer=$(by_node); } || '}exit 1
set -f
IFS='${SEPARATOR}'
set -- $answer
case $#:$1:$5:$2 in
  5:${FIRST}:${LAST}:[0-9] | 5:${FIRST}:${LAST}:[1-9][0-9] | 5:${FIRST}:${LAST}:[12][0-9][0-9]) ;;
  *) exit 1 ;;
esac
trap '' ${SIGNALS}
trap - EXIT
printf %s "$3"
case $4 in ?*) printf %s "$4" >&2 ;; esac
exit "$2"
`;
}

// EXTERNAL MODULE: ./dist/lib/contract/time.js
var time = __webpack_require__(23935);
// EXTERNAL MODULE: ./dist/lib/gateway/identity.js
var identity = __webpack_require__(97952);
;// CONCATENATED MODULE: ./dist/lib/gateway/call-book.js


class Entry {
    id;
    ownId;
    name;
    namespace;
    agentId;
    turn;
    canary;
    offered;
    response;
    shapes = new Set();
    input;
    claimed = false;
    decision;
    hookRuling;
    /** A result of it has been ruled on the wire. */
    came = false;
    constructor(call, origin) {
        this.id = call.id;
        this.ownId = call.ownId;
        this.name = call.name;
        if (call.namespace !== undefined)
            this.namespace = call.namespace;
        this.agentId = origin.agentId;
        this.turn = origin.turn;
        this.response = origin.response;
        if (origin.canary !== undefined)
            this.canary = origin.canary;
        if (origin.offered !== undefined)
            this.offered = origin.offered;
        this.input = call.input;
    }
}
class CallBook {
    #identify;
    #byId = new Map();
    #byShape = new Map();
    #entries = new Set();
    /** Whether an entry has no id of the wire's own. */
    #isWithoutIds = false;
    /** Whose ids the agent's hooks tell, by the first question with one that was about a call of the book. */
    #hookIds = 'unknown';
    constructor(identify = identity/* asOnWire */.Hb) {
        this.#identify = identify;
    }
    /** Notes a call of a response. */
    note(call, origin) {
        const shape = (0,identity/* shapeOf */.F5)(this.#identify, call);
        const same = this.#byId.get(call.id)?.find((entry) => entry.response === origin.response && entry.shapes.has(shape));
        if (same !== undefined)
            return same;
        // An id whose input is told anew may be a call that grew or another call: either way it needs a decision of its own.
        const entry = new Entry(call, origin);
        this.#shape(entry, shape);
        this.#entries.add(entry);
        if (!entry.ownId)
            this.#isWithoutIds = true;
        push(this.#byId, call.id, entry);
        return entry;
    }
    claim(asked) {
        const named = this.#named(asked.id);
        if (named === undefined && this.#isForeign(asked.id))
            return { kind: 'unseen' };
        const shape = (0,identity/* shapeOf */.F5)(this.#identify, asked);
        const fitting = (named ?? this.#byShape.get(shape) ?? []).filter(({ shapes }) => shapes.has(shape));
        const last = fitting.at(-1);
        if (this.#hookIds === 'unknown' && asked.id !== undefined && last !== undefined)
            this.#hookIds = named === undefined ? 'own' : 'wire';
        const free = fitting.find(({ claimed }) => !claimed);
        if (free !== undefined) {
            free.claimed = true;
            return { kind: 'claimed', call: free };
        }
        if (last !== undefined)
            return { kind: 'taken', call: last };
        const other = named?.at(-1);
        if (other === undefined)
            return { kind: 'unseen' };
        const isFree = !other.claimed;
        // What is no JSON is asked about as something else, and never as it was written.
        if (other.input.kind === 'raw')
            other.claimed = true;
        return { kind: 'changed', call: other, isFree };
    }
    decided(call, decision) {
        const entry = this.#own(call);
        const { ruling } = decision;
        if (entry === undefined || entry.decision !== undefined || (!entry.claimed && ruling.kind === 'run'))
            return false;
        entry.claimed = true;
        entry.decision = decision;
        // Some agents write the input that ran into their history.
        const { name, namespace } = entry;
        const ran = ruling.kind === 'run' ? { name, input: { kind: 'json', text: ruling.input }, ...(0,defined/* defined */.s)({ namespace }) } : undefined;
        if (ran !== undefined)
            this.#shape(entry, (0,identity/* shapeOf */.F5)(this.#identify, ran));
        return true;
    }
    returning(asked) {
        const named = this.#named(asked.id);
        if (named === undefined && (this.#entries.size === 0 || this.#isForeign(asked.id)))
            return undefined;
        return (named ?? this.#byShape.get((0,identity/* shapeOf */.F5)(this.#identify, asked)) ?? []).find(({ decision, hookRuling }) => decision?.ruling.kind === 'run' && hookRuling === undefined);
    }
    ruled(call, ruling) {
        const entry = this.#own(call);
        if (entry?.decision?.ruling.kind !== 'run' || entry.hookRuling !== undefined || entry.came)
            return false;
        entry.hookRuling = ruling;
        return true;
    }
    /** Its result is on the wire; false where one had been before. */
    came(call) {
        const entry = this.#own(call);
        if (entry === undefined || entry.came)
            return false;
        entry.came = true;
        return true;
    }
    /**
     * The noted call behind each earlier call of a request, in the request's order. Where calls are alike, those of the agent that the
     * request opens like go first: `opener` is asked for that agent only then.
     */
    find(calls, opener = () => undefined) {
        const met = new Map();
        return calls.map((call) => {
            const byId = this.#named(call.id);
            if (byId?.length === 1)
                return byId[0];
            const shape = (0,identity/* shapeOf */.F5)(this.#identify, call);
            const nth = met.get(`${call.id ?? ''} ${shape}`) ?? 0;
            met.set(`${call.id ?? ''} ${shape}`, nth + 1);
            const alike = (byId ?? this.#byShape.get(shape) ?? []).filter(({ shapes }) => shapes.has(shape));
            const agentId = alike.length > 1 ? opener() : undefined;
            const own = alike.filter((entry) => entry.agentId === agentId);
            const fitting = own.length > 0 ? own : alike;
            return fitting[nth] ?? fitting.at(-1) ?? byId?.at(-1);
        });
    }
    /** The last call of this id. */
    ofId(id) {
        return this.#named(id)?.at(-1);
    }
    /** Allowed, and no result on the wire yet; canaries apart. */
    pending() {
        return [...this.#entries].filter((entry) => entry instanceof Entry && entry.canary === undefined && entry.decision?.ruling.kind === 'run' && !entry.came);
    }
    /** Never asked about, and no result of it; canaries apart. What is told again under one id is one call. */
    unasked() {
        const isSilent = (entry) => entry.canary === undefined && !entry.claimed && !entry.came;
        return [...this.#byId.values()].flatMap((entries) => {
            if (entries.some(({ ownId }) => !ownId))
                return entries.filter(isSilent);
            return entries.every(isSilent) ? entries.slice(-1) : [];
        });
    }
    /** Calls of an id of the wire's own; undefined where it is none, as with agents that give ids themselves. */
    #named(id) {
        const found = id === undefined ? undefined : this.#byId.get(id)?.filter(({ ownId }) => ownId);
        return found === undefined || found.length === 0 ? undefined : found;
    }
    /** Whether an id that no call has is that of no call: there is no need to look at what is asked. */
    #isForeign(id) {
        return id !== undefined && this.#hookIds === 'wire' && !this.#isWithoutIds;
    }
    #shape(entry, shape) {
        if (entry.shapes.has(shape))
            return;
        entry.shapes.add(shape);
        push(this.#byShape, shape, entry);
    }
    #own(call) {
        return call instanceof Entry && this.#entries.has(call) ? call : undefined;
    }
}
function push(map, key, value) {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [value]);
    else
        list.push(value);
}

;// CONCATENATED MODULE: ./dist/lib/gateway/canary-delegation.js

/** One wait may be cut short by others of the agent's sub-agents. */
const MOST_WAITS = 20;
function delegated(delegation, options) {
    const { tool, namespace, input, form, behind, follow, otherwise } = delegation;
    const start = {
        kind: 'delegate',
        tool,
        input,
        ...(0,defined/* defined */.s)({ namespace, form, behind, otherwise: otherwise === undefined ? undefined : delegated(otherwise, options) }),
        check: (result) => (follow !== undefined || options.isDone() ? undefined : notPlayed(result)),
    };
    if (follow === undefined)
        return start;
    const beside = (words) => ({ ...words, kind: 'delegate', ...(0,defined/* defined */.s)({ behind }), check: () => undefined });
    const waiting = ({ wait, after }) => {
        const until = options.now() + options.waitMs;
        const nth = (waits) => ({
            ...beside(wait),
            check: (result) => (options.isDone() || (waits < MOST_WAITS && options.now() < until) ? undefined : notPlayed(result)),
            next: () => (options.isDone() ? after.map(beside) : [nth(waits + 1)]),
        });
        return nth(1);
    };
    const next = (result) => {
        const following = follow(result);
        return typeof following === 'string' ? following : [waiting(following)];
    };
    return { ...start, next };
}
const notPlayed = ({ output }) => `no sub-agent asked for a turn in which the canaries could be played, and it came back as ${JSON.stringify(output.text.slice(0, 200))}`;

// EXTERNAL MODULE: ./dist/lib/contract/input.js
var contract_input = __webpack_require__(93108);
// EXTERNAL MODULE: ./dist/lib/gateway/wire/comparable.js
var comparable = __webpack_require__(53754);
;// CONCATENATED MODULE: ./dist/lib/gateway/canary-round.js



class CanaryRound {
    #options;
    #due;
    #playing;
    constructor(options, due) {
        this.#options = options;
        this.#due = due;
    }
    get isDone() {
        return this.#due.length === 0 && this.#playing === undefined;
    }
    /** What a request that asks the model for a turn comes to. */
    async step(request) {
        const playing = this.#playing;
        if (playing === undefined)
            return this.#next(request);
        const result = resultOf(request, playing.noted);
        if (result === undefined) {
            // The same request again, as after a broken connection, is answered the same.
            const again = request.conversation.agentId === playing.agentId && !request.calls.includes(playing.noted);
            return again ? { kind: 'play', call: playing.call } : { kind: 'elsewhere', playing: playing.canary };
        }
        const { canary } = playing;
        const wrong = hands(playing) ?? (await canary.check(result));
        if (this.#playing !== playing)
            return { kind: 'elsewhere', playing: canary };
        this.#playing = undefined;
        const more = wrong ?? (canary.kind === 'delegate' ? (canary.next?.(result) ?? []) : []);
        if (typeof more !== 'string') {
            this.#due = [...more, ...this.#due];
            return this.#next(request);
        }
        this.#due = [];
        return { kind: 'failed', words: `the canary that had to be ${PAST[canary.kind]} was not: ${more}`, call: playing.noted };
    }
    #next(request) {
        const { view, conversation } = request;
        const [due, ...rest] = this.#due;
        if (due === undefined)
            return { kind: 'done' };
        if (!hasOwnTools(request))
            return { kind: 'aside' };
        // A sub-agent has no sub-agents: the main conversation is waited for.
        if (due.kind === 'delegate' && conversation.agentId !== 'main')
            return { kind: 'aside' };
        const canary = offered(due, view);
        if (canary === undefined) {
            this.#due = [];
            return { kind: 'failed', words: `the canaries cannot be played: the request has no tool ${JSON.stringify(due.tool)}` };
        }
        const { tool, input, kind } = canary;
        const more = (0,defined/* defined */.s)({ namespace: canary.namespace });
        const call = {
            id: ID_STARTS[view.wire] + this.#options.random(12),
            name: tool,
            input,
            ...more,
            ...(0,defined/* defined */.s)({ form: canary.form }),
        };
        const seen = { id: call.id, ownId: true, name: tool, input: (0,contract_input/* toolInput */.T)(input), ...more };
        const origin = { agentId: conversation.agentId, turn: conversation.turns, response: this.#options.response(), canary: kind };
        const noted = this.#options.calls.note(seen, origin);
        this.#due = rest;
        this.#playing = { canary, noted, call, agentId: conversation.agentId };
        return { kind: 'play', call };
    }
}
/** Ids look as the wire's own. */
const ID_STARTS = {
    anthropic: 'toolu_',
    bedrock: 'toolu_bdrk_',
    vertex: 'toolu_vrtx_',
    responses: 'call_',
    chat: 'call_',
    gemini: 'call_',
};
const PAST = { deny: 'denied', modify: 'modified', replace: 'replaced', delegate: 'handed to a sub-agent' };
/** Without tools of its own a request cannot lead to a call. */
const hasOwnTools = ({ view }) => view.tools.some(({ hosted }) => hosted === undefined);
/** The canary, or what is played in its place: the first whose tool is there. */
function offered(canary, { tools }) {
    const own = tools.filter(({ hosted }) => hosted === undefined);
    const isThere = (one) => own.some(({ name, namespace }) => (name === one.tool && namespace === one.namespace) || (one.kind === 'delegate' && name === one.behind && namespace === undefined));
    for (let one = canary; one !== undefined; one = one.kind === 'delegate' ? one.otherwise : undefined)
        if (isThere(one))
            return one;
    return undefined;
}
function resultOf({ view, calls }, noted) {
    const found = view.results.find(({ call }) => call !== undefined && calls[call] === noted);
    return found === undefined ? undefined : { output: found.output, isError: found.isError };
}
/** Whether it was decided, and as its kind wants. */
function hands({ noted }) {
    const { decision, hookRuling, canary, input } = noted;
    if (decision === undefined)
        return 'nobody was asked about it';
    switch (canary) {
        case 'deny':
            return decision.ruling.kind === 'refuse' ? undefined : 'it was not refused';
        case 'modify':
            if (decision.ruling.kind !== 'run')
                return 'it was refused';
            return (0,comparable/* comparableInput */.n)({ kind: 'json', text: decision.ruling.input }) === (0,comparable/* comparableInput */.n)(input)
                ? 'its input was not changed'
                : undefined;
        case 'replace':
            return hookRuling === undefined ? 'no hook was asked about its output' : undefined;
        case 'delegate':
            return decision.ruling.kind === 'run' ? undefined : 'it was refused';
        case undefined:
            return 'it is no canary';
    }
}

// EXTERNAL MODULE: ./dist/lib/bindings/digest.js
var bindings_digest = __webpack_require__(11006);
;// CONCATENATED MODULE: ./dist/lib/gateway/conversations.js
// Which of an agent's conversations a request belongs to. A sub-agent has a history of its own over the same gateway. It is told by
// the calls that the history holds, else by how it opens. That names whose call it is for records and hooks, and decides two things:
// which of several calls that are alike a history means, and in which conversation canaries are played.

class Conversations {
    #byAgent = new Map();
    /** For what is not read. */
    unread = { agentId: 'main', turns: 0 };
    #byOpening = new Map();
    #checks = 0;
    /**
     * `calls` are the noted ones of the request, in its order. A request without tools and calls is taken for the main one's. `isCheck`:
     * it opens like the conversation of a sub-agent that is started for canaries.
     */
    of(view, calls, opening, isCheck) {
        const known = calls.findLast((call) => call !== undefined);
        if (known !== undefined)
            return this.#named(known.agentId);
        if (view.tools.length === 0)
            return this.#named('main');
        const digest = opening();
        const found = this.#byOpening.get(digest) ?? this.#named(isCheck() ? this.#nextCheck() : this.#next());
        this.#byOpening.set(digest, found);
        return found;
    }
    /** The agent whose conversation opens like a request; undefined: none that was seen before. */
    opener(opening) {
        return this.#byOpening.get(opening())?.agentId;
    }
    #next() {
        const number = this.#byOpening.size - this.#checks;
        return number === 0 ? 'main' : `main/${number}`;
    }
    #nextCheck() {
        this.#checks += 1;
        return this.#checks === 1 ? 'main/check' : `main/check-${this.#checks}`;
    }
    #named(agentId) {
        const found = this.#byAgent.get(agentId) ?? { agentId, turns: 0 };
        this.#byAgent.set(agentId, found);
        return found;
    }
}
/** Most requests need no such digest: it is made when it is first asked for, and once. */
function openingOf(view) {
    let digest;
    return () => (digest ??= (0,bindings_digest/* digestOf */.ol)(openingWords(view)));
}
/** What a request says before the model first speaks. */
function* beforeModel(view) {
    for (const one of view.texts()) {
        if (one.where === 'assistant' || one.where === 'call')
            return;
        yield one;
    }
}
/** What the user says there: an agent may begin each of its conversations alike. System prompts change within one. */
function openingWords(view) {
    const said = [];
    for (const { where, fixed, text } of beforeModel(view))
        if (where === 'user' && !fixed)
            said.push(text);
    return JSON.stringify(said);
}

;// CONCATENATED MODULE: ./dist/lib/gateway/canary-play.js
// The calls that the gateway makes in the model's place before the model's own: each must be denied, changed or answered with a
// replacement by the very hooks that are to guard the session, in the agent and in a sub-agent of it. They are taken out of every later
// request.



class CanaryPlay {
    #options;
    #main;
    /** What sub-agents end with. */
    #parting;
    /** What sub-agents are told here: found nowhere else but in what the agent tells of them, as are their last words. */
    #told = [];
    /** Of the sub-agent; its conversation is one that asks while the delegation is out. */
    #sub;
    #failed = false;
    #hasHeld = false;
    #settled = Promise.withResolvers();
    constructor(options) {
        this.#options = options;
        this.#parting = `The check is over: ${options.random(8)}.`;
        this.#main = new CanaryRound(options, this.#all());
    }
    get state() {
        if (this.#options.canaries.length === 0)
            return 'none';
        if (this.#failed)
            return 'failed';
        return this.#main.isDone ? 'held' : 'pending';
    }
    /** Whether all of them have held at some time. */
    get hasHeld() {
        return this.#hasHeld;
    }
    /** Whether a text holds words that a sub-agent was told here, or that it ended with. */
    isOwn(text) {
        return [this.#parting, ...this.#told].some((words) => text.includes(words));
    }
    /** Whether a conversation opens with what a sub-agent was told here. */
    opens(view) {
        return this.#told.some((words) => opensWith(view, words));
    }
    /** Settles when nothing is due any more. */
    get settled() {
        return this.#settled.promise;
    }
    /** All of them again, from the next request on. */
    replay() {
        if (this.#main.isDone)
            this.#settled = Promise.withResolvers();
        this.#main = new CanaryRound(this.#options, this.#all());
    }
    /** What a request that asks the model for a turn comes to. */
    async step(request) {
        if (this.#failed)
            return { kind: 'failed', words: 'a canary has failed' };
        const step = await this.#main.step(request);
        if (step.kind === 'elsewhere' && step.playing.kind === 'delegate')
            return this.#within(request);
        return this.#taken(step, request);
    }
    /** A request of a sub-agent while the delegation is out. */
    async #within(request) {
        const sub = this.#sub;
        if (sub === undefined || !hasOwnTools(request))
            return { kind: 'pass' };
        if (sub.agentId === undefined && opensWith(request.view, sub.told))
            sub.agentId = request.conversation.agentId;
        if (sub.agentId !== request.conversation.agentId)
            return { kind: 'wait' };
        const step = await sub.round.step(request);
        return step.kind === 'done' ? { kind: 'dismiss', words: this.#parting } : this.#taken(step, request);
    }
    #taken(step, request) {
        switch (step.kind) {
            case 'play':
                return step;
            case 'done':
                this.#hasHeld = this.#options.canaries.length > 0;
                this.#settled.resolve();
                return { kind: 'pass' };
            case 'aside':
                return { kind: 'pass' };
            case 'elsewhere':
                return hasOwnTools(request) ? { kind: 'wait' } : { kind: 'pass' };
            case 'failed':
                this.#failed = true;
                this.#settled.resolve();
                return step;
        }
    }
    #all() {
        const { canaries, delegation } = this.#options;
        if (delegation === undefined || canaries.length === 0)
            return canaries;
        const made = delegation();
        const round = new CanaryRound(this.#options, canaries);
        this.#sub = { round, told: made.told, agentId: undefined };
        if (made.told !== undefined)
            this.#told.push(made.told);
        return [...canaries, delegated(made, { ...this.#options, isDone: () => round.isDone })];
    }
}
/** Whether this is said before the model first speaks. */
function opensWith(view, words) {
    if (words === undefined)
        return true;
    for (const { text } of beforeModel(view))
        if (text.includes(words))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./dist/lib/gateway/credentials.js
// Two tokens that never meet: the session's, which the agent gives as its key, and the provider's, which is put on the way out.


/** The header in which a wire's clients give their key; a bearer token is taken everywhere. */
const KEY_HEADERS = {
    anthropic: 'x-api-key',
    bedrock: undefined,
    vertex: undefined,
    responses: undefined,
    chat: undefined,
    gemini: 'x-goog-api-key',
};
/** Without it Anthropic's API takes no OAuth token. */
const OAUTH_BETA = 'oauth-2025-04-20';
/** Whether the request carries the session's token in one of the places where this wire's clients put their key. */
function isAuthorized(token, wire, headers, url) {
    const header = KEY_HEADERS[wire];
    const given = [
        header === undefined ? undefined : headers[header],
        bearerOf(headers.authorization),
        wire === 'gemini' ? keyOf(url) : undefined,
    ];
    // All are compared, so that the time says nothing about which it was.
    return given.map((one) => typeof one === 'string' && isEqual(one, token)).includes(true);
}
/** A shorter one is a stand-in, for a server that wants none, and may be a word of any answer. */
const SHORTEST_KEY = 16;
/** A key goes where the agent has put its own, as far as the wire has a choice. The error is one sentence. */
async function shownFor(credential, wire, headers) {
    const beta = headers['anthropic-beta'];
    switch (credential.kind) {
        case 'none':
            return (0,contract_result.ok)({ headers: {}, secrets: [] });
        case 'bearer': {
            const shown = bearer(credential.value);
            if (wire !== 'anthropic')
                return (0,contract_result.ok)(shown);
            return (0,contract_result.ok)({ ...shown, headers: { ...shown.headers, 'anthropic-beta': withOauth(typeof beta === 'string' ? beta : '') } });
        }
        case 'renewed': {
            const token = await credential.token();
            return token.ok ? (0,contract_result.ok)(bearer(token.value)) : token;
        }
        case 'aws': {
            const { secretAccessKey, sessionToken = '' } = credential.login;
            return (0,contract_result.ok)({ headers: {}, sign: credential.login, secrets: longEnough(secretAccessKey, sessionToken) });
        }
        case 'key': {
            const isBearer = wire === 'anthropic' && headers['x-api-key'] === undefined;
            const header = isBearer ? undefined : KEY_HEADERS[wire];
            if (header === undefined)
                return (0,contract_result.ok)(bearer(credential.value));
            return (0,contract_result.ok)({ headers: { [header]: credential.value }, secrets: longEnough(credential.value) });
        }
    }
}
const bearer = (token) => ({ headers: { authorization: `Bearer ${token}` }, secrets: longEnough(token) });
const longEnough = (...secrets) => secrets.filter(({ length }) => length >= SHORTEST_KEY);
function bearerOf(header) {
    return header === undefined ? undefined : /^bearer +(\S+) *$/i.exec(header)?.[1];
}
function keyOf(url) {
    const at = url.indexOf('?');
    return at < 0 ? undefined : (new URLSearchParams(url.slice(at)).get('key') ?? undefined);
}
function isEqual(one, other) {
    const digest = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest();
    return (0,external_node_crypto_.timingSafeEqual)(digest(one), digest(other));
}
function withOauth(beta) {
    const asked = beta.split(',').map((one) => one.trim());
    return [...new Set([...asked.filter((one) => one !== ''), OAUTH_BETA])].join(',');
}

;// CONCATENATED MODULE: ./dist/lib/gateway/headers.js
const UP = [
    /^content-type$/,
    /^accept$/,
    /^user-agent$/,
    /^anthropic-(?:version|beta|dangerous-direct-browser-access)$/,
    /^x-app$/,
    /^x-stainless-[a-z-]+$/,
    /^x-claude-code-(?:session|agent|parent-agent)-id$/,
    /^openai-(?:beta|organization|project)$/,
    /^x-goog-api-client$/,
    /^x-client-request-id$/,
    /^(?:originator|session_id|conversation_id)$/,
    /^idempotency-key$/,
];
const DOWN = [
    /^content-type$/,
    /^(?:x-)?request-id$/,
    /^retry-after(?:-ms)?$/,
    /^x-should-retry$/,
    /^anthropic-(?:ratelimit|priority)-[a-z-]+$/,
    /^x-ratelimit-[a-z-]+$/,
    /^openai-(?:model|processing-ms|version)$/,
    /^x-codex-[a-z-]+$/,
    /^x-amzn-(?:requestid|errortype|bedrock-[a-z-]+)$/,
    /^cache-control$/,
];
/** A longer value is no header of a client of these APIs. */
const LONGEST_VALUE = 4096;
/** The agent's headers that go up; one in which `hide` finds something does not. */
function upwards(headers, hide) {
    return passing(headers, UP, (value) => value.length <= LONGEST_VALUE && hide(value) === value);
}
/** The provider's headers that come down; one that holds a secret does not. */
function downwards(headers, secrets) {
    return passing(headers, DOWN, (value) => !secrets.some((secret) => value.includes(secret)));
}
function passing(headers, names, fits) {
    const kept = {};
    for (const [name, value] of Object.entries(headers)) {
        if (typeof value === 'string' && names.some((pattern) => pattern.test(name)) && fits(value))
            kept[name] = value;
    }
    return kept;
}

;// CONCATENATED MODULE: ./dist/lib/gateway/meter.js
// What each request cost, on record and against the session's bounds, whether or not the agent tells.

/** One request that goes up, until its response has ended in whatever way. */
class Metered {
    #options;
    #about;
    #request;
    #notes;
    #since;
    #usage;
    #failed = false;
    #answering;
    /** `body` is what goes up; the conversation's turn is counted here. */
    constructor(options, conversation, model, body, notes) {
        this.#options = options;
        conversation.turns += 1;
        this.#about = { agent_id: conversation.agentId, turn: conversation.turns, model };
        this.#request = { request_digest: (0,bindings_digest/* digestOf */.ol)(body), request_bytes: body.length };
        this.#notes = [...notes];
        this.#since = options.now();
    }
    saw(seen) {
        for (const one of seen) {
            if (one.kind === 'usage')
                this.#usage = one.usage;
            if (one.kind === 'model')
                this.#answering = one.model;
            if (one.kind !== 'error')
                continue;
            this.#failed = true;
            this.note(`the provider said in its response: ${one.words}`);
        }
    }
    /** Whether the response has said neither what it cost nor that it failed. */
    get isSilent() {
        return this.#usage === undefined && !this.#failed;
    }
    note(sentence) {
        this.#notes.push(sentence);
    }
    /** Spends and records; once, at the end of the response. */
    end() {
        const { bounds, now, reports } = this.#options;
        const usage = this.#usage;
        const cost = usage === undefined ? undefined : this.#cost(usage);
        if (usage !== undefined)
            bounds.spend(usage, cost === 'unknown' ? 0 : cost);
        reports.modelRequest({
            type: 'model_request',
            ...this.#about,
            ...this.#request,
            ...(usage === undefined ? {} : fieldsOf(usage)),
            ...(cost === undefined ? {} : { cost_usd: cost }),
            latency_ms: Math.round(now() - this.#since),
            notes: this.#notes,
        });
    }
    /** By the model that answered; where that has no price, by the one that was asked. */
    #cost(usage) {
        const answered = this.#answering === undefined ? 'unknown' : this.#options.cost(this.#answering, usage);
        return answered === 'unknown' ? this.#options.cost(this.#about.model, usage) : answered;
    }
}
function fieldsOf({ inputTokens, outputTokens, cachedTokens, reasoningTokens }) {
    return {
        input_tokens: inputTokens,
        output_tokens: outputTokens,
        ...(cachedTokens === undefined ? {} : { cached_tokens: cachedTokens }),
        ...(reasoningTokens === undefined ? {} : { reasoning_tokens: reasoningTokens }),
    };
}

;// CONCATENATED MODULE: ./dist/lib/gateway/offered.js
/** A namespace that one of the two leaves out is taken for the other's: what may be the tool counts as offered. */
function offers(tools, call) {
    return tools.some(({ name, namespace }) => (name === call.name && (namespace === call.namespace || namespace === undefined || call.namespace === undefined)) ||
        // In one word, as some agents put the two.
        (namespace !== undefined && call.namespace === undefined && call.name.startsWith(namespace) && call.name.endsWith(name)));
}

// EXTERNAL MODULE: ../../node_modules/eventsource-parser/dist/index.js
var dist = __webpack_require__(37817);
;// CONCATENATED MODULE: ./dist/lib/gateway/event-slices.js
// A server-sent event stream cut between its events, as bytes: an event is held until its end, so that it can be read before any
// byte that would complete it is passed on.
const LF = 10;
const CR = 13;
class EventSlices {
    #held = [];
    #heldBytes = 0;
    /** Nothing has come since the last end of a line. */
    #atLineStart = true;
    /** The last byte was a CR: an LF that follows belongs to it. */
    #afterCr = false;
    /** That CR ended an event, which ends after such an LF. */
    #endsAtCr = false;
    push(chunk) {
        const complete = [];
        const hasCr = chunk.includes(CR);
        let start = 0;
        const cut = (end) => {
            complete.push(this.#joined(chunk.subarray(start, end)));
            start = end;
        };
        for (let at = 0; at < chunk.length; at += 1) {
            const byte = chunk[at];
            if (this.#endsAtCr) {
                this.#endsAtCr = false;
                cut(byte === LF ? at + 1 : at);
                if (byte === LF) {
                    this.#afterCr = false;
                    continue;
                }
            }
            if (byte === LF && this.#afterCr) {
                this.#afterCr = false;
            }
            else if (byte === LF) {
                if (this.#atLineStart)
                    cut(at + 1);
                this.#atLineStart = true;
            }
            else if (byte === CR) {
                this.#endsAtCr = this.#atLineStart;
                this.#atLineStart = true;
                this.#afterCr = true;
            }
            else {
                this.#atLineStart = false;
                this.#afterCr = false;
                at = endOfLine(chunk, at, hasCr) - 1;
            }
        }
        if (start < chunk.length) {
            this.#held.push(chunk.subarray(start));
            this.#heldBytes += chunk.length - start;
        }
        return { complete, open: this.#heldBytes };
    }
    /** What is left when the stream has ended. */
    rest() {
        return Buffer.concat(this.#held);
    }
    /** The last piece of an event with those before it. */
    #joined(last) {
        if (this.#held.length === 0)
            return last;
        const whole = Buffer.concat([...this.#held, last]);
        this.#held = [];
        this.#heldBytes = 0;
        return whole;
    }
}
/** The place of the next byte that ends a line, or where the chunk ends. */
function endOfLine(chunk, from, hasCr) {
    if (!hasCr) {
        const end = chunk.indexOf(LF, from);
        return end < 0 ? chunk.length : end;
    }
    let at = from;
    for (; at < chunk.length; at += 1) {
        const byte = chunk[at];
        if (byte === LF || byte === CR)
            break;
    }
    return at;
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./dist/lib/gateway/wire/bedrock/frame.js
// Messages of an AWS event stream (`application/vnd.amazon.eventstream`): a prelude of two lengths and their checksum, headers, payload,
// and a checksum over all of it. Numbers are big-endian.


/** Bytes that tell how long a message is. */
const PRELUDE_BYTES = 12;
const CHECKSUM_BYTES = 4;
const STRING = 7;
/** Bytes of a header's value by its type; negative: its length stands before it in two bytes. */
const VALUE_BYTES = [0, 0, 1, 2, 4, 8, -1, -1, 8, 16];
/** The length of the message that begins with this prelude, in bytes. */
function frameLength(prelude, limit) {
    const length = prelude.readUInt32BE(0);
    if (prelude.readUInt32BE(8) !== (0,external_node_zlib_.crc32)(prelude.subarray(0, 8)))
        return (0,contract_result/* fail */.f)('a message of the stream has a beginning that is damaged');
    if (length < PRELUDE_BYTES + CHECKSUM_BYTES + prelude.readUInt32BE(4))
        return (0,contract_result/* fail */.f)('a message of the stream is shorter than its headers');
    return length > limit ? (0,contract_result/* fail */.f)(`a message of the stream is longer than ${limit} bytes`) : (0,contract_result.ok)(length);
}
/** One whole message. */
function readFrame(bytes) {
    if (bytes.length < PRELUDE_BYTES + CHECKSUM_BYTES)
        return (0,contract_result/* fail */.f)('the stream ends within a message');
    const length = frameLength(bytes, Number.MAX_SAFE_INTEGER);
    if (!length.ok)
        return length;
    if (length.value !== bytes.length)
        return (0,contract_result/* fail */.f)('the stream ends within a message');
    const end = bytes.length - CHECKSUM_BYTES;
    if (bytes.readUInt32BE(end) !== (0,external_node_zlib_.crc32)(bytes.subarray(0, end)))
        return (0,contract_result/* fail */.f)('a message of the stream is damaged');
    const payloadAt = PRELUDE_BYTES + bytes.readUInt32BE(4);
    const headers = readHeaders(bytes.subarray(PRELUDE_BYTES, payloadAt));
    return headers.ok ? (0,contract_result.ok)({ headers: headers.value, payload: bytes.subarray(payloadAt, end) }) : headers;
}
function readHeaders(bytes) {
    const found = new Map();
    const names = new Set();
    const broken = (0,contract_result/* fail */.f)('a message of the stream has headers that cannot be read');
    for (let at = 0; at < bytes.length;) {
        const nameEnd = at + 1 + (bytes[at] ?? 0);
        const type = bytes[nameEnd];
        const size = type === undefined ? undefined : VALUE_BYTES[type];
        if (size === undefined || (size < 0 && nameEnd + 3 > bytes.length))
            return broken;
        const start = nameEnd + 1 + (size < 0 ? 2 : 0);
        const end = start + (size < 0 ? bytes.readUInt16BE(nameEnd + 1) : size);
        const name = bytes.toString('latin1', at + 1, nameEnd);
        if (end > bytes.length || names.has(name))
            return broken;
        names.add(name);
        if (type === STRING)
            found.set(name, bytes.toString('utf8', start, end));
        at = end;
    }
    return (0,contract_result.ok)(found);
}
/** A message with string headers. */
function frameOf(headers, payload) {
    const head = Buffer.concat(Object.entries(headers).flatMap(([name, value]) => {
        const size = Buffer.alloc(2);
        size.writeUInt16BE(Buffer.byteLength(value));
        return [Buffer.from([Buffer.byteLength(name)]), Buffer.from(name), Buffer.from([STRING]), size, Buffer.from(value)];
    }));
    const prelude = Buffer.alloc(8);
    prelude.writeUInt32BE(PRELUDE_BYTES + head.length + payload.length + CHECKSUM_BYTES, 0);
    prelude.writeUInt32BE(head.length, 4);
    const before = Buffer.concat([prelude, checksum(prelude), head, payload]);
    return Buffer.concat([before, checksum(before)]);
}
function checksum(bytes) {
    const sum = Buffer.alloc(CHECKSUM_BYTES);
    sum.writeUInt32BE((0,external_node_zlib_.crc32)(bytes));
    return sum;
}

;// CONCATENATED MODULE: ./dist/lib/gateway/frame-slices.js


class FrameSlices {
    #limit;
    #held = [];
    #heldBytes = 0;
    /** Of the message that is held; undefined before its prelude is there. */
    #length;
    /** `limit`: bytes of one message. */
    constructor(limit) {
        this.#limit = limit;
    }
    /** After a failure nothing more may be passed on. */
    push(chunk) {
        const complete = [];
        this.#hold(chunk);
        while (this.#heldBytes >= (this.#length ?? PRELUDE_BYTES)) {
            const held = this.rest();
            if (this.#length === undefined) {
                const length = frameLength(held, this.#limit);
                if (!length.ok)
                    return length;
                this.#length = length.value;
            }
            else {
                complete.push(held.subarray(0, this.#length));
                this.#held = [];
                this.#heldBytes = 0;
                this.#hold(held.subarray(this.#length));
                this.#length = undefined;
            }
        }
        return (0,contract_result.ok)({ complete, open: this.#heldBytes });
    }
    /** What is left when the stream has ended. */
    rest() {
        const [only] = this.#held;
        if (this.#held.length === 1 && only !== undefined)
            return only;
        const all = Buffer.concat(this.#held);
        this.#held = [all];
        return all;
    }
    #hold(bytes) {
        if (bytes.length === 0)
            return;
        this.#held.push(bytes);
        this.#heldBytes += bytes.length;
    }
}

;// CONCATENATED MODULE: ./dist/lib/gateway/request-body.js

/**
 * The whole body of a request, strictly UTF-8; `undefined` where the agent went away before its end. What is left of a body that is
 * turned away is dropped by the server once it has answered.
 */
async function readBody(request, limit) {
    const problem = headProblem(request, limit);
    if (problem !== undefined)
        return (0,contract_result/* fail */.f)(problem);
    const chunks = [];
    let size = 0;
    try {
        for await (const chunk of request.iterator({ destroyOnReturn: false })) {
            if (!Buffer.isBuffer(chunk))
                return undefined;
            size += chunk.length;
            if (size > limit)
                return (0,contract_result/* fail */.f)(tooLarge(limit));
            chunks.push(chunk);
        }
    }
    catch {
        return undefined;
    }
    const bytes = chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks, size);
    const text = strictText(bytes);
    return text === undefined ? (0,contract_result/* fail */.f)({ as: 'unreadable', words: 'the body is not UTF-8' }) : (0,contract_result.ok)({ bytes, text });
}
/** The text of bytes that are UTF-8 throughout. A byte order mark stays in it, where no JSON reader takes it. */
function strictText(bytes) {
    try {
        return STRICT.decode(bytes);
    }
    catch {
        return undefined;
    }
}
const STRICT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function headProblem({ headers }, limit) {
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity')
        return { as: 'unreadable', words: `the body is encoded as ${encoding.slice(0, 40)}: send it as it is` };
    const type = headers['content-type'] ?? '';
    if (!/^application\/json *(?:; *charset="?utf-8"? *)?$/i.test(type)) {
        return { as: 'unreadable', words: `the body is of type ${JSON.stringify(type.slice(0, 80))}: send application/json` };
    }
    return Number(headers['content-length'] ?? 0) > limit ? tooLarge(limit) : undefined;
}
const tooLarge = (limit) => ({ as: 'too-large', words: `the body is longer than ${limit} bytes` });

;// CONCATENATED MODULE: ./dist/lib/gateway/usual-event.js
// The form in which providers write nearly every event: one line of data, before it at most the line with the event's name. Its data is
// read without a parser; whatever else a server-sent event may be is none of this form.

const NAME = Buffer.from('event:');
const DATA = Buffer.from('data:');
const usual_event_LF = 10;
const usual_event_CR = 13;
const SPACE = 0x20;
/** The data of such an event, what a parser finds in it; undefined where it is another one, or none, or not UTF-8. */
function usualData(piece) {
    const line = begins(piece, NAME, 0) ? afterName(piece) : 0;
    if (!begins(piece, DATA, line))
        return undefined;
    const start = line + DATA.length;
    const text = strictText(piece.subarray(piece[start] === SPACE ? start + 1 : start, endOfData(piece)));
    return text === undefined || text.includes('\n') || text.includes('\r') ? undefined : text;
}
function begins(piece, word, from) {
    for (let at = 0; at < word.length; at += 1)
        if (piece[from + at] !== word[at])
            return false;
    return true;
}
/** Where the line after a name of printable ASCII begins. */
function afterName(piece) {
    let at = NAME.length;
    for (let byte = piece[at]; byte !== undefined && byte >= SPACE && byte < 0x7f; byte = piece[at])
        at += 1;
    if (piece[at] === usual_event_CR)
        at += 1;
    return piece[at] === usual_event_LF ? at + 1 : piece.length;
}
/** Where the two line ends begin with which an event ends: two LF, or twice CR LF. */
function endOfData(piece) {
    const { length } = piece;
    if (piece[length - 1] !== usual_event_LF)
        return length;
    if (piece[length - 2] === usual_event_LF)
        return length - 2;
    return piece[length - 2] === usual_event_CR && piece[length - 3] === usual_event_LF && piece[length - 4] === usual_event_CR ? length - 4 : length;
}

// EXTERNAL MODULE: ./dist/lib/contract/json/pick.js
var pick = __webpack_require__(14626);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var view = __webpack_require__(93906);
;// CONCATENATED MODULE: ./dist/lib/gateway/wire/nodes.js




/** A body or an event that is one JSON object by the strict reader, or why it is not. */
function readObject(text) {
    const read = (0,parse/* parseJson */.q)(text);
    if (!read.ok)
        return (0,contract_result/* fail */.f)(`it is not JSON by the strict reader: ${read.error.message} (line ${read.error.line})`);
    const { root } = read.value;
    return root.kind === 'object' ? (0,contract_result.ok)({ document: read.value, root }) : (0,contract_result/* fail */.f)('it is not a JSON object');
}
/** A member whose value is neither absent nor null. */
function given(node, key) {
    const found = node === undefined ? undefined : (0,view/* member */.Dc)(node, key);
    return found === undefined || found.kind === 'null' ? undefined : found;
}
function countAt(node, ...keys) {
    const found = (0,pick/* followed */.Xd)(node, keys);
    return found?.kind === 'number' && Number.isSafeInteger(found.value) && found.value >= 0 ? found.value : undefined;
}
/** A member that is none of these and holds more than a switch or a number: what it carries cannot be judged. */
function foreignMember(node, known) {
    const carries = ({ kind }) => kind === 'string' || kind === 'array' || kind === 'object';
    return node.members.find(({ key, value }) => carries(value) && !known.has(key) && !isCacheMark(key))?.key;
}
/** A member that only steers a provider's cache. */
function isCacheMark(key) {
    return key.endsWith('cache_control') || key === 'prompt_cache_breakpoint';
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/bedrock/events.js
// What the messages of Bedrock's stream carry: one event of Anthropic's each, in base64, or an exception in its place.






/** The text behind a base64 that every reader reads alike; undefined: there is none. */
function unwrapped(base64) {
    if (base64 === undefined)
        return undefined;
    const bytes = Buffer.from(base64, 'base64');
    return bytes.toString('base64') === base64 ? strictText(bytes) : undefined;
}
const wrapped = (text) => Buffer.from(text).toString('base64');
/** The data of the event that a message carries; an exception reads as Anthropic's event for an error. */
function frameData(bytes) {
    const frame = readFrame(bytes);
    if (!frame.ok)
        return frame;
    const type = frame.value.headers.get(':message-type');
    if (type === 'exception' || type === 'error')
        return (0,contract_result.ok)(errorEvent(frame.value));
    if (type !== 'event' || frame.value.headers.get(':event-type') !== 'chunk')
        return (0,contract_result/* fail */.f)('a message of the stream is of a type that is not known');
    const payload = readPayload(frame.value);
    const data = payload.ok ? unwrapped((0,pick/* textAt */.$6)(payload.value, 'bytes')) : undefined;
    if (data !== undefined)
        return (0,contract_result.ok)(data);
    return (0,contract_result/* fail */.f)(`a message of the stream carries no event${payload.ok ? '' : `: ${payload.error}`}`);
}
function readPayload({ payload }) {
    const text = strictText(payload);
    const read = text === undefined ? (0,contract_result/* fail */.f)('it is not UTF-8') : readObject(text);
    return read.ok ? (0,contract_result.ok)(read.value.root) : read;
}
function errorEvent(frame) {
    const { headers } = frame;
    const payload = readPayload(frame);
    const type = headers.get(':exception-type') ?? headers.get(':error-code') ?? 'exception';
    const said = (payload.ok ? (0,pick/* textAt */.$6)(payload.value, 'message') : undefined) ?? headers.get(':error-message');
    return (0,json_text/* writeJson */.GF)({ type: 'error', error: { type, message: said === undefined ? type : `${type}: ${said}` } });
}
/** A whole stream. */
function framesAnswer(events) {
    const headers = { ':event-type': 'chunk', ':content-type': 'application/json', ':message-type': 'event' };
    const frames = events.map(({ data }) => frameOf(headers, Buffer.from((0,json_text/* writeJson */.GF)({ bytes: wrapped(data) }))));
    return { status: 200, contentType: 'application/vnd.amazon.eventstream', body: Buffer.concat(frames) };
}

;// CONCATENATED MODULE: ./dist/lib/gateway/cutter.js
// A stream cut into pieces of whole events, and what stands in each, for both ways in which events are framed.







function cutterOf(framing, eventBytes) {
    return framing === 'aws-event-stream' ? new FrameCutter(eventBytes) : new SseCutter();
}
class FrameCutter {
    isEncoded = true;
    #slices;
    constructor(eventBytes) {
        this.#slices = new FrameSlices(eventBytes);
    }
    push(chunk) {
        return this.#slices.push(chunk);
    }
    rest() {
        return this.#slices.rest();
    }
    dataOf(piece) {
        const data = frameData(piece);
        return data.ok ? (0,contract_result.ok)([data.value]) : data;
    }
}
class SseCutter {
    isEncoded = false;
    #slices = new EventSlices();
    #data = [];
    #problem;
    #parser = (0,dist/* createParser */.C)({
        onEvent: ({ data }) => void this.#data.push(data),
        onError: ({ message }) => void (this.#problem ??= message),
    });
    constructor() {
        // Where its first piece begins with a byte order mark that was decoded wrongly it takes that off; such a mark may stand nowhere.
        this.#parser.feed('');
    }
    push(chunk) {
        return (0,contract_result.ok)(this.#slices.push(chunk));
    }
    rest() {
        return this.#slices.rest();
    }
    /** Lines may end in any of the ways. */
    dataOf(piece) {
        const usual = usualData(piece);
        if (usual !== undefined)
            return (0,contract_result.ok)([usual]);
        const text = strictText(piece);
        if (text === undefined)
            return (0,contract_result/* fail */.f)('an event is not UTF-8');
        const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
        // The last event of a stream may lack the line that ends it; some clients read it all the same.
        this.#parser.feed(lines.endsWith('\n\n') ? lines : `${lines}\n\n`);
        const data = this.#data.splice(0);
        return this.#problem === undefined ? (0,contract_result.ok)(data) : (0,contract_result/* fail */.f)(`an event cannot be read: ${this.#problem.slice(0, 200)}`);
    }
}

;// CONCATENATED MODULE: ./dist/lib/gateway/carry-events.js
// The provider's stream on its way to the agent: each event is read before its bytes go on, and what cannot be read tears the stream.
// No more is held than one event; a slow agent slows the provider down.



/** Rejects only as `saw` does; a connection that breaks is `torn`. */
async function carryEvents(body, carrier) {
    const cutter = cutterOf(carrier.framing, carrier.eventBytes);
    const pass = async (some) => {
        const whole = joined(some);
        if (holdsSecret(whole, carrier))
            return { kind: 'torn', why: HOLDS_KEY };
        const own = new Set();
        for (const slice of some) {
            const read = readSlice(slice, cutter, carrier);
            if (!read.ok)
                return { kind: 'torn', why: read.error };
            if (read.value)
                own.add(slice);
        }
        const passing = own.size === 0 ? whole : joined(some.filter((slice) => !own.has(slice)));
        return passing.length === 0 || (await carrier.write(passing)) ? undefined : { kind: 'left' };
    };
    const chunks = body[Symbol.asyncIterator]();
    for (;;) {
        let next;
        try {
            next = await chunks.next();
        }
        catch (error) {
            return { kind: 'torn', why: `the provider's stream broke: ${(0,contract_message/* messageOf */.b)(error)}` };
        }
        if (next.done === true)
            break;
        const pushed = cutter.push(asBuffer(next.value));
        if (!pushed.ok)
            return { kind: 'torn', why: pushed.error };
        const ended = await pass(pushed.value.complete);
        if (ended !== undefined)
            return ended;
        if (pushed.value.open > carrier.eventBytes)
            return { kind: 'torn', why: `an event is longer than ${carrier.eventBytes} bytes` };
    }
    const rest = cutter.rest();
    const ended = rest.length === 0 ? undefined : await pass([rest]);
    if (ended !== undefined)
        return ended;
    const finished = carrier.reader.finish();
    if (!finished.ok)
        return { kind: 'torn', why: finished.error.why };
    const said = carrier.saw(finished.value);
    return said.ok ? { kind: 'whole' } : { kind: 'torn', why: said.error };
}
/** Reads the one event of a slice; whether it stays behind. */
function readSlice(slice, cutter, carrier) {
    if (slice.length > carrier.eventBytes)
        return (0,contract_result/* fail */.f)(`an event is longer than ${carrier.eventBytes} bytes`);
    const data = cutter.dataOf(slice);
    if (!data.ok)
        return data;
    let isOwn = data.value.length > 0;
    for (const one of data.value) {
        if (cutter.isEncoded && holdsSecret(one, carrier))
            return (0,contract_result/* fail */.f)(HOLDS_KEY);
        const seen = carrier.reader.read(one);
        if (!seen.ok)
            return (0,contract_result/* fail */.f)(`an event cannot be judged: ${seen.error}`);
        const said = carrier.saw(seen.value);
        if (!said.ok)
            return said;
        isOwn &&= carrier.isOwn(seen.value, one);
    }
    return (0,contract_result.ok)(isOwn);
}
const HOLDS_KEY = 'an event holds the key of the provider';
/** Whether what is on its way to the agent holds the key. */
function holdsSecret(bytes, { secrets }) {
    return secrets.some((secret) => bytes.includes(secret));
}
function joined(pieces) {
    const [only] = pieces;
    return pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces);
}
/** The same bytes. */
function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

;// CONCATENATED MODULE: ./dist/lib/gateway/carry-raw.js
// A stream that passes as it comes, for what is not judged. Where it is tapped, the events that a piece completes are read before the
// piece goes on; what cannot be read is told and nothing more.





/** `note`: why not all of it was read. Rejects only as `saw` does. */
async function carryRaw(body, carrier) {
    const tap = carrier.tap === undefined ? undefined : tapOf(carrier.tap, carrier.eventBytes);
    const noted = (carried) => tap?.problem === undefined ? { carried } : { carried, note: `observed only: ${tap.problem}` };
    const chunks = body[Symbol.asyncIterator]();
    for (;;) {
        let next;
        try {
            next = await chunks.next();
        }
        catch (error) {
            return noted({ kind: 'torn', why: `the provider's stream broke: ${(0,contract_message/* messageOf */.b)(error)}` });
        }
        if (next.done === true)
            return noted({ kind: 'whole' });
        if (holdsSecret(asBuffer(next.value), carrier))
            return noted({ kind: 'torn', why: 'the response holds the key of the provider' });
        tap?.feed(next.value);
        if (!(await carrier.write(next.value)))
            return noted({ kind: 'left' });
    }
}
const tapOf = (tapping, eventBytes) => tapping.framing === 'aws-event-stream' ? new FrameTap(tapping, eventBytes) : new SseTap(tapping, eventBytes);
/** Reads the data of one event and tells what it says. */
function told({ reader, saw }, data) {
    const seen = reader.read(data);
    return seen.ok ? saw(seen.value) : seen;
}
class FrameTap {
    problem;
    #tapping;
    #cutter;
    constructor(tapping, eventBytes) {
        this.#tapping = tapping;
        this.#cutter = cutterOf(tapping.framing, eventBytes);
    }
    feed(chunk) {
        if (this.problem !== undefined)
            return;
        const pushed = this.#cutter.push(asBuffer(chunk));
        const read = pushed.ok ? this.#read(pushed.value.complete) : pushed;
        if (!read.ok)
            this.problem = `the response could not be read: ${read.error}`;
    }
    #read(pieces) {
        for (const piece of pieces) {
            const data = this.#cutter.dataOf(piece);
            if (!data.ok)
                return data;
            for (const one of data.value) {
                const said = told(this.#tapping, one);
                if (!said.ok)
                    return said;
            }
        }
        return (0,contract_result.ok)(undefined);
    }
}
class SseTap {
    problem;
    #decoder = new TextDecoder();
    #parser;
    constructor(tapping, eventBytes) {
        this.#parser = (0,dist/* createParser */.C)({
            maxBufferSize: eventBytes,
            onEvent: ({ data }) => {
                const said = told(tapping, data);
                if (!said.ok)
                    this.problem ??= `the response could not be judged: ${said.error}`;
            },
            onError: ({ message }) => void (this.problem ??= `the response could not be read: ${message.slice(0, 200)}`),
        });
    }
    feed(chunk) {
        if (this.problem === undefined)
            this.#parser.feed(this.#decoder.decode(chunk, { stream: true }));
    }
}

;// CONCATENATED MODULE: ./dist/lib/gateway/sink.js
/** Writes to the agent; settles when it can take more. False: it went away. */
async function write(response, bytes) {
    if (response.destroyed)
        return false;
    if (response.write(bytes))
        return true;
    return new Promise((resolve) => {
        const done = () => {
            response.off('drain', done);
            response.off('close', done);
            resolve(!response.destroyed);
        };
        response.on('drain', done);
        response.on('close', done);
    });
}
/** A whole answer. Where one has begun already it is torn. */
function send(response, status, headers, body) {
    if (response.destroyed || response.headersSent)
        return void response.destroy();
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    response.writeHead(status, { ...headers, 'content-length': String(bytes.length) });
    response.end(bytes);
}

;// CONCATENATED MODULE: ./dist/lib/gateway/respond.js
// The provider's answer on its way to the agent: a stream event by event, anything else whole.







const STREAM_TYPES = {
    'server-sent': /^text\/event-stream\b/i,
    'aws-event-stream': /^application\/vnd\.amazon\.eventstream\b/i,
};
/** A sentence about an answer that did not pass whole and unremarkable. Rejects as `saw` does. */
async function respond(answer, response, setting) {
    const { status, headers } = answer;
    const type = headers['content-type'];
    if (status >= 300 && status < 400)
        return refuse(answer, response, setting, 'the provider answered with a redirect, which is not followed');
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
        return refuse(answer, response, setting, 'the provider answered in an encoding that was not asked for');
    const isStream = typeof type === 'string' && STREAM_TYPES[setting.wire.framing ?? 'server-sent'].test(type);
    return status < 300 && isStream ? stream(answer, response, setting) : whole(answer, response, setting);
}
async function stream({ status, headers, body }, response, setting) {
    response.writeHead(status, downwards(headers, setting.secrets));
    response.flushHeaders();
    const { carried, note } = await carry(body, setting, async (bytes) => (await write(response, bytes)) || setting.toItsEnd);
    if (carried.kind === 'whole') {
        if (response.destroyed)
            return LEFT;
        response.end();
        return note;
    }
    body.destroy();
    const left = carried.kind === 'left' || response.destroyed;
    response.destroy();
    return left ? LEFT : `torn: ${carried.why}`;
}
/** Of a response that nobody waited for. */
const LEFT = 'the agent did not wait for the end of the response';
async function carry(body, { wire, reading, saw, isOwn, eventBytes, secrets }, writing) {
    const { framing } = wire;
    switch (reading) {
        case 'strict':
            return { carried: await carryEvents(body, { framing, reader: wire.readEvents(), saw, isOwn, eventBytes, secrets, write: writing }) };
        case 'tapped':
            return carryRaw(body, { tap: { framing, reader: wire.readEvents(), saw }, eventBytes, secrets, write: writing });
        case 'none':
            return carryRaw(body, { eventBytes, secrets, write: writing });
    }
}
/** An answer that tells of calls passes only where it can be read; an error of the provider's tells of none. */
async function whole(answer, response, setting) {
    const { status } = answer;
    const bytes = await gather(answer.body, setting.bodyBytes);
    if (!bytes.ok)
        return refuse(answer, response, setting, bytes.error);
    if (setting.secrets.some((secret) => bytes.value.includes(secret)))
        return refuse(answer, response, setting, 'the answer of the provider holds its key');
    const read = status < 300 && setting.reading !== 'none' ? readTurn(bytes.value, setting) : (0,contract_result.ok)(undefined);
    if (!read.ok && setting.reading === 'strict')
        return refuse(answer, response, setting, read.error);
    send(response, status, downwards(answer.headers, setting.secrets), bytes.value);
    if (!read.ok)
        return `observed only: ${read.error}`;
    return status < 300 ? undefined : `the provider answered ${status}`;
}
function readTurn(bytes, { wire, saw }) {
    const text = strictText(bytes);
    if (text === undefined)
        return (0,contract_result/* fail */.f)('the response is not UTF-8');
    const read = wire.readResponse(text);
    return read.ok ? saw(read.value) : read;
}
function refuse({ body }, response, { wire }, words) {
    body.destroy();
    badGateway(wire, response, words);
    return words;
}
/** What the agent reads where no answer of the provider can be passed on; clients try again. */
function badGateway(wire, response, words) {
    const { contentType, body } = wire.refusal('ended', words);
    send(response, 502, { 'content-type': contentType }, body);
}
async function gather(body, limit) {
    const chunks = [];
    let size = 0;
    try {
        for await (const chunk of body) {
            if (!Buffer.isBuffer(chunk))
                return (0,contract_result/* fail */.f)('the answer of the provider cannot be read');
            size += chunk.length;
            if (size > limit)
                return (0,contract_result/* fail */.f)(`the answer of the provider is longer than ${limit} bytes`);
            chunks.push(chunk);
        }
    }
    catch (error) {
        return (0,contract_result/* fail */.f)(`the answer of the provider broke off: ${(0,contract_message/* messageOf */.b)(error)}`);
    }
    return (0,contract_result.ok)(Buffer.concat(chunks, size));
}

;// CONCATENATED MODULE: ./dist/lib/gateway/exchange.js
// A request that may go up, up to the provider, and the answer down. Calls of a response are noted here, before the agent can act on
// them; what it cost is on record when it has ended, however it ended.







const UNCOUNTED = 'the provider did not say how many tokens the turn took, so that the budget cannot be held: take out token-budget and cost-budget, or use a provider that says';
/** An event of the chat wire with which nothing but its usage comes. */
const NO_CHOICES = /"choices"\s*:\s*\[\s*\]/;
class Exchange {
    #parts;
    constructor(parts) {
        this.#parts = parts;
    }
    /** Rejects where a record cannot be written. */
    async run(request, response, outgoing) {
        const metered = this.#metered(outgoing);
        const gone = new AbortController();
        // What a turn has used is told at its end: where a budget counts it, the end is waited for, whoever left.
        const { options, problem, end } = this.#parts;
        const isCounted = metered !== undefined && options.bounds.countsUsage;
        if (outgoing.route.kind === 'generate')
            outgoing.goesUp?.();
        const left = () => (isCounted ? undefined : gone.abort());
        response.on('close', left);
        try {
            const sent = await this.#sent(request, outgoing, gone.signal);
            if (sent.ok) {
                const { answer, secrets } = sent.value;
                if (outgoing.route.kind === 'generate')
                    problem.answered(answer.status, outgoing.route.path);
                const note = await this.#down(answer, response, outgoing, { metered, secrets, toItsEnd: isCounted });
                if (note !== undefined)
                    metered?.note(note);
                if (isCounted && (note === undefined || note === LEFT) && metered.isSilent)
                    end({ kind: 'guard', words: UNCOUNTED });
            }
            else {
                metered?.note(sent.error);
                if (!gone.signal.aborted)
                    problem.unanswered(sent.error, outgoing.route.path);
                badGateway(options.wire, response, sent.error);
            }
        }
        finally {
            response.off('close', left);
            metered?.end();
        }
    }
    #metered({ route, body, view, conversation, notes = [] }) {
        if (route.kind !== 'generate' || body === undefined)
            return undefined;
        const { meter, conversations } = this.#parts;
        return new Metered(meter, conversation ?? conversations.unread, view?.model ?? route.model ?? '(unread)', body, notes);
    }
    /** The error says why there is no answer. */
    async #sent({ headers }, { route, body }, signal) {
        const { options, upstream } = this.#parts;
        const shown = await shownFor(options.upstream.credential, options.wire.name, headers);
        if (!shown.ok)
            return shown;
        const { headers: credential, sign, secrets } = shown.value;
        try {
            const answer = await upstream.send({
                method: route.kind === 'models' ? 'GET' : 'POST',
                path: route.path,
                headers: { ...upwards(headers, options.hide), ...credential },
                signal,
                ...(sign === undefined ? {} : { sign }),
                ...(body === undefined ? {} : { body }),
            });
            return (0,contract_result.ok)({ answer, secrets });
        }
        catch (error) {
            return (0,contract_result/* fail */.f)(signal.aborted ? 'the agent did not wait for the response' : `the provider cannot be reached: ${causeOf(error)}`);
        }
    }
    async #down(answer, response, { route, view, conversation, askedUsage }, { metered, secrets, toItsEnd, }) {
        const { options, limits, conversations } = this.#parts;
        const of = conversation ?? conversations.unread;
        const id = this.#parts.nextResponse();
        return respond(answer, response, {
            wire: options.wire,
            reading: route.kind !== 'generate' || options.mode === 'off' ? 'none' : options.mode === 'observe' ? 'tapped' : 'strict',
            secrets,
            toItsEnd,
            bodyBytes: limits.bodyBytes,
            eventBytes: limits.eventBytes,
            saw: (seen) => {
                metered?.saw(seen);
                return this.#saw(seen, of, id, view);
            },
            isOwn: (seen, data) => askedUsage === true && seen.some(({ kind }) => kind === 'usage') && NO_CHOICES.test(data),
        });
    }
    /** What a response tells, before it is passed on. */
    #saw(seen, { agentId, turns }, response, view) {
        const { options, calls, reports, ended } = this.#parts;
        const end = ended();
        if (end !== undefined)
            return (0,contract_result/* fail */.f)(`the session has ended: ${end.words}`);
        for (const one of seen) {
            if (one.kind === 'call') {
                const offered = view === undefined ? {} : { offered: offers(view.tools, one.call) };
                calls.note(one.call, { agentId, turn: turns, response, ...offered });
            }
            if (one.kind !== 'hosted' || one.hosted === 'tool-search' || options.allowExternal)
                continue;
            const what = `the provider ran ${one.name ?? one.type} (${one.hosted}) by itself, which passes no hook`;
            reports.unguarded({ agentId, toolCallId: one.id }, what, `hosted ${one.id ?? one.type} ${response}`);
            if (options.mode === 'observe')
                continue;
            this.#parts.end({ kind: 'unguarded', words: what });
            return (0,contract_result/* fail */.f)(what);
        }
        return (0,contract_result.ok)(undefined);
    }
}
function causeOf(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    const message = (0,contract_message/* messageOf */.b)(error);
    return code === '' || message.includes(code) ? message : `${message} (${code})`;
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
;// CONCATENATED MODULE: ./dist/lib/gateway/listen-at.js
// A socket file, a port of the loopback, or both, with servers of one make behind them.


/** Rejects where a place cannot be listened at, with `words`, a colon and why; nothing is left listening then. */
async function listenAt({ unix, loopback }, make, words) {
    const servers = [];
    const open = async (where) => {
        const server = make();
        await new Promise((resolve, reject) => {
            server.once('error', reject);
            server.listen(where, () => {
                server.off('error', reject);
                resolve();
            });
        });
        servers.push(server);
        return server;
    };
    const close = async () => {
        await Promise.all(servers.map(listen_at_closed));
        if (unix !== undefined)
            await (0,promises_.rm)(unix.path, { force: true }).catch(() => undefined);
    };
    try {
        if (unix !== undefined) {
            await open({ path: unix.path });
            await (0,promises_.chmod)(unix.path, unix.mode ?? 0o600);
        }
        const url = loopback === undefined ? undefined : urlOf(await open({ host: '127.0.0.1', port: loopback.port ?? 0 }));
        return { url, socketPath: unix?.path, close };
    }
    catch (error) {
        await Promise.all(servers.map(listen_at_closed));
        throw new Error(`${words}: ${(0,contract_message/* messageOf */.b)(error)}`, { cause: error });
    }
}
function listen_at_closed(server) {
    const done = new Promise((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    return done;
}
function urlOf(server) {
    const address = server.address();
    if (address === null || typeof address === 'string')
        throw new Error('the loopback gave no port');
    return `http://127.0.0.1:${address.port}`;
}

;// CONCATENATED MODULE: ./dist/lib/gateway/listen.js
// Where the agent finds the gateway, and how long a client may take.


/** A client that has not sent its headers, or all of its request, in this time is turned away, in milliseconds. */
const HEADERS_TIMEOUT = 15_000;
const REQUEST_TIMEOUT = 120_000;
const LONGEST_HEADERS = 32 * 1024;
/** Rejects where a place cannot be listened at; nothing is left listening then. */
function listen(where, handler) {
    const make = () => {
        const server = (0,external_node_http_.createServer)({ maxHeaderSize: LONGEST_HEADERS, headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT }, (request, response) => {
            // An agent that goes away in the middle is no failure of the gateway.
            request.on('error', () => undefined);
            response.on('error', () => undefined);
            void handler(request, response);
        });
        server.on('upgrade', (_request, socket) => turnAway(socket, '426 Upgrade Required'));
        server.on('connect', (_request, socket) => turnAway(socket, '405 Method Not Allowed'));
        server.on('clientError', (_error, socket) => turnAway(socket, '400 Bad Request'));
        return server;
    };
    return listenAt(where, make, 'the gateway cannot listen');
}
function turnAway(socket, status) {
    socket.on('error', () => undefined);
    if (socket.writable)
        socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy());
    else
        socket.destroy();
}

// EXTERNAL MODULE: ./dist/lib/gateway/proxy-agent.js
var proxy_agent = __webpack_require__(25796);
;// CONCATENATED MODULE: ./dist/lib/gateway/upstream.js

/** How long a server may take to begin its answer, and between two pieces of it, in milliseconds. */
const upstream_HEADERS_TIMEOUT = 600_000;
const BODY_TIMEOUT = 300_000;
class UpstreamClient {
    #base;
    #dispatcher;
    #send;
    constructor(base, dispatcher, send) {
        this.#base = base;
        this.#dispatcher = dispatcher;
        this.#send = send;
    }
    /** Rejects with one sentence where the address is none, or the proxy's. Nothing is sent yet. */
    static async open({ baseUrl, proxy }) {
        const base = readBase(baseUrl);
        const { Agent, request } = await __webpack_require__.e(/* import() */ 1684).then(__webpack_require__.t.bind(__webpack_require__, 61684, 19));
        const timeouts = { headersTimeout: upstream_HEADERS_TIMEOUT, bodyTimeout: BODY_TIMEOUT };
        try {
            const dispatcher = proxy === undefined ? new Agent(timeouts) : await (0,proxy_agent/* proxyAgent */.Q)(proxy, timeouts);
            return new UpstreamClient(base, dispatcher, request);
        }
        catch (error) {
            throw new Error(`HTTP_PROXY or HTTPS_PROXY is not the address of a proxy: write http://host:port, or unset it`, { cause: error });
        }
    }
    /** Rejects where there is no response: the connection failed, or the signal aborted. */
    async send({ method, path, headers, body, sign, signal }) {
        const target = targetOf(this.#base, path);
        const signature = sign === undefined ? {} : await signatureOf({ method, target, body }, sign);
        const response = await this.#send(target, {
            method,
            headers: { ...headers, ...signature, 'accept-encoding': 'identity' },
            body: body ?? null,
            signal,
            dispatcher: this.#dispatcher,
        });
        // It may break when nobody reads it any more.
        response.body.on('error', () => undefined);
        return { status: response.statusCode, headers: response.headers, body: response.body };
    }
    /** Ends every request that is under way. */
    async close() {
        await this.#dispatcher.destroy();
    }
}
/** The address of a wire's path. A base with a path stands for the wire's root, its version included. */
function targetOf(base, path) {
    const root = base.pathname.replace(/\/+$/, '');
    const target = new URL(base.origin);
    const [pathname = '', query] = path.split('?');
    target.pathname = root === '' ? pathname : root + pathname.replace(/^\/v\d+[a-z]*\d*(?=\/)/, '');
    target.search = query ?? '';
    return target;
}
/** Of everything that a proxy on the way leaves alone: method, address and body. */
async function signatureOf({ method, target, body }, login) {
    const { AwsV4Signer } = await __webpack_require__.e(/* import() */ 3856).then(__webpack_require__.bind(__webpack_require__, 63856));
    const bytes = body === undefined ? null : new Uint8Array(body);
    const { headers } = await new AwsV4Signer({ ...login, method, url: target.href, body: bytes, service: 'bedrock' }).sign();
    return Object.fromEntries([...headers].filter(([name]) => name === 'authorization' || name.startsWith('x-amz-')));
}
function readBase(text) {
    const url = URL.parse(text);
    if (url === null ||
        (url.protocol !== 'https:' && url.protocol !== 'http:') ||
        url.username + url.password + url.search + url.hash !== '') {
        throw new Error('the address of the provider is not the root of an API: write scheme, host and path alone, for example https://models.example/v1');
    }
    return url;
}

;// CONCATENATED MODULE: ./dist/lib/gateway/provider-problem.js
// What is wrong with the provider, in sentences for whoever set it up: each kind is told once, and the last one is kept.

/** Requests in a row that had no answer at all, and the least time between the first and the last of them: then it is not asked again. */
const MOST_UNANSWERED = 10;
const UNANSWERED_MS = 30_000;
class ProviderProblem {
    #options;
    #base;
    #told = new Set();
    #last;
    #wasGood = false;
    #unanswered;
    constructor(options) {
        this.#options = options;
        this.#base = new URL(options.baseUrl);
    }
    /** The last one; undefined where the last answer was a good one. */
    get last() {
        return this.#last;
    }
    /** The last one, where no answer was ever a good one. */
    get only() {
        return this.#wasGood ? undefined : this.#last;
    }
    /** `path` is the wire's own. */
    answered(status, path) {
        this.#unanswered = undefined;
        if (status < 300) {
            this.#wasGood = true;
            this.#last = undefined;
        }
        else
            this.#say(String(status), `the provider at ${this.#where(path)} answered ${status}${adviceOf(status)}`);
    }
    /** `words` say why there is no answer. */
    unanswered(words, path) {
        const now = this.#options.now();
        const sentence = `the provider at ${this.#where(path)} gives no answer (${words}): look at base-url, and at whether this machine may connect there`;
        this.#say('unanswered', sentence);
        this.#unanswered ??= { count: 0, since: now };
        this.#unanswered.count += 1;
        const { count, since } = this.#unanswered;
        if (count >= MOST_UNANSWERED && now - since >= UNANSWERED_MS)
            this.#options.onGone(`${count} requests in a row had no answer: ${sentence}`);
    }
    #say(kind, sentence) {
        this.#last = sentence;
        if (this.#told.has(kind))
            return;
        this.#told.add(kind);
        this.#options.tell(sentence);
    }
    /** Without a query, which may hold a key. */
    #where(path) {
        const { origin, pathname } = targetOf(this.#base, path);
        return `${origin}${pathname}`;
    }
}
function adviceOf(status) {
    if (status < 400)
        return ', a redirect, which is not followed: write the address that it leads to as base-url';
    if (status === 401 || status === 403)
        return ': look at the key, and at whether it is one of this provider';
    if (status === 404 || status === 405)
        return ': look at base-url and model';
    if (status === 429)
        return ': it limits requests, or the account has nothing left';
    return status < 500 ? ': it does not take the request; look at model' : ': it has a fault of its own';
}

;// CONCATENATED MODULE: ./dist/lib/gateway/request-rules.js
/** What is wrong with a request, and which of its tools go. */
function findingsOf(view, rules) {
    return {
        objections: [...modelObjections(view, rules.models), ...wayOutObjections(view, rules.allowExternal), ...hostedResults(view, rules)],
        removals: view.tools.flatMap((tool) => removalOf(tool, rules)),
    };
}
function modelObjections({ model, otherModels }, models) {
    const asked = [model, ...otherModels];
    return asked.flatMap((name) => {
        if (name !== undefined && models.includes(name))
            return [];
        const which = name === undefined ? 'names no model' : `asks for the model ${JSON.stringify(name.slice(0, 128))}`;
        return [{ as: 'forbidden', words: `the request ${which}, and this session may use ${models.join(', ') || 'none'}` }];
    });
}
function wayOutObjections({ waysOut }, allowExternal) {
    return waysOut
        .filter(({ barred }) => barred === 'always' || !allowExternal)
        .map(({ path, why, barred }) => ({
        as: 'forbidden',
        words: `${path} cannot pass the gateway: ${why}${barred === 'always' ? '' : '; only a session with `allow-external` may'}`,
    }));
}
/** Results that a provider's server made, in a session whose requests ask for no such tool. */
function hostedResults({ results }, { allowExternal }) {
    if (allowExternal)
        return [];
    return results
        .filter(({ hosted }) => hosted !== undefined && hosted !== 'tool-search')
        .map(({ path, hosted }) => ({ as: 'forbidden', words: `${path} holds a result of ${hosted}, which this session does not allow` }));
}
function removalOf(tool, { allowExternal, notJudgeable }) {
    const name = tool.namespace === undefined ? tool.name : `${tool.namespace}.${tool.name}`;
    if (notJudgeable.has(tool.name) || notJudgeable.has(name))
        return [{ tool, what: `the tool ${JSON.stringify(name)} was taken out of the request: no hook can judge its calls` }];
    if (tool.hosted === undefined || tool.hosted === 'tool-search' || allowExternal)
        return [];
    const what = `the hosted tool ${JSON.stringify(name)} (${tool.hosted}) was taken out of the request: it runs at the provider and passes no hook`;
    return [{ tool, what }];
}

;// CONCATENATED MODULE: ./dist/lib/gateway/told-texts.js
// What the model has been told beside results, to be known again: a later output that repeats it, and is withheld, must not take it away.

/** Texts that are remembered; what comes later is searched like anything new. */
const MOST = 100_000;
class ToldTexts {
    #told = new Set();
    has(text) {
        return this.#told.has(told_texts_keyOf(text));
    }
    /** They go up as they are. */
    add(texts) {
        for (const text of texts)
            if (this.#told.size < MOST)
                this.#told.add(told_texts_keyOf(text));
    }
}
const told_texts_keyOf = (text) => (0,external_node_crypto_.hash)('sha256', text, 'base64url');

;// CONCATENATED MODULE: ./dist/lib/gateway/request-judge.js
// Everything that is decided about a request before it goes up: refused, or passed with what has to be changed in it. With `observe`
// the same is looked at and only told.



/** Records of one kind that one request makes; what is more is counted. */
const MOST_RECORDS = 100;
class RequestJudge {
    #options;
    #told = new ToldTexts();
    constructor(options) {
        this.#options = options;
    }
    /**
     * Rejects where a record or a review does: then nothing further may run. `isCount`: no model is asked, tokens are counted alone; there
     * an agent may send a result without its call.
     */
    async judge(request, isCount = false) {
        const { rules, observe } = this.#options;
        const { view, calls, conversation } = request;
        const { objections, removals } = findingsOf(view, rules);
        const results = this.#options.results.meet(view, calls);
        const unguarded = this.#options.results.unguarded(results, conversation.agentId);
        const [first] = unguarded;
        if (isCount && first !== undefined && !observe)
            return { kind: 'refuse', as: 'forbidden', words: `${first.what}: it is not counted` };
        for (const { what, ...about } of isCount ? [] : unguarded.slice(0, MOST_RECORDS))
            this.#options.reports.unguarded(about, what, `${about.agentId} ${about.toolCallId ?? what}`);
        const removed = removals.map(({ what }) => what);
        if (observe)
            return this.#observed(view, results, [...objections.map(({ words }) => words), ...removed]);
        if (first !== undefined) {
            const words = `${first.what}: nothing further is passed on, and the session ends`;
            return { kind: 'refuse', as: 'ended', words, end: { kind: 'unguarded', words: first.what } };
        }
        const [objection] = objections;
        if (objection !== undefined)
            return { kind: 'refuse', ...objection };
        for (const { tool, what } of removals.slice(0, MOST_RECORDS))
            this.#options.reports.withheld(conversation, tool.path, what, `${tool.type} ${tool.namespace ?? ''} ${tool.name}`);
        this.#more(conversation, removals.length, 'tools were taken out of the request');
        return this.#edited(request, results, removals.map(({ tool }) => tool.at));
    }
    async #edited({ view, calls, conversation }, met, tools) {
        const { edits: results, changed, notes } = await this.#options.results.rule(met, conversation.agentId);
        const drop = calls.flatMap((call, index) => (call?.canary === undefined ? [] : [index]));
        const media = view.media
            .filter(({ beside }) => beside.some((index) => changed.has(index)))
            .map(({ at }) => ({ at, text: 'withheld together with the tool result beside it' }));
        const texts = [];
        const messages = new Set();
        const unchanged = [];
        for (const { at, text, where, fixed, path } of view.texts()) {
            const own = this.#ownMessage(view, at, text);
            if (own !== undefined) {
                messages.add(own);
                continue;
            }
            // A withheld output may repeat what the model was told before: its own words, or the guidance, which no output can take away.
            const isTold = this.#told.has(text);
            const hidden = isTold ? this.#options.search.hideSecrets(text) : this.#options.search.hide(text);
            if (hidden === text) {
                if (!isTold)
                    unchanged.push(text);
                continue;
            }
            const place = `${conversation.agentId} ${path} ${(0,bindings_digest/* digestOf */.ol)(text)}`;
            if (fixed) {
                this.#options.reports.withheld(conversation, path, 'the request was refused: this text cannot be changed, and holds a secret or a withheld output', place);
                return { kind: 'refuse', as: 'forbidden', words: `${path} holds a secret or a withheld output and cannot be changed` };
            }
            if (texts.length < MOST_RECORDS)
                this.#options.reports.withheld(conversation, path, `a secret or a part of a withheld output was replaced (found by search, in ${where})`, place);
            texts.push({ at, text: hidden });
        }
        this.#more(conversation, texts.length, 'texts had a secret or a part of a withheld output in them, which was replaced');
        const edits = { results, texts, media, tools, drop, messages: [...messages] };
        return { kind: 'pass', edits, notes, goesUp: () => this.#told.add(unchanged) };
    }
    /** What of one request has no record of its own. */
    #more(conversation, count, what) {
        const more = count - MOST_RECORDS;
        if (more > 0)
            this.#options.reports.withheld(conversation, 'the request', `${more} more ${what}`, `${conversation.agentId} ${more} more ${what}`);
    }
    /** The message around a text that tells of a canary, by where it begins. */
    #ownMessage({ messages }, at, text) {
        if (messages.length === 0 || !this.#options.isOwn(text))
            return undefined;
        return messages.find(({ start, end }) => start <= at && at < end)?.start;
    }
    /** Nothing is changed: what would have been is told. */
    #observed(view, results, found) {
        const passed = this.#options.results.passOver(results);
        const hidden = [...view.texts()].filter(({ text }) => this.#options.search.hide(text) !== text).length;
        const notes = [
            ...found,
            ...(passed === 0 ? [] : [`${passed} new tool results passed as they came`]),
            ...(hidden === 0 ? [] : [`${hidden} texts passed in which a secret was found`]),
        ];
        return { kind: 'pass', edits: {}, notes: notes.map((note) => `observed only: ${note}`) };
    }
}
/** Whether the edits change anything at all. */
function isEmpty(edits) {
    const lists = [edits.results, edits.texts, edits.media, edits.tools, edits.drop, edits.messages];
    return edits.askUsage !== true && lists.every((list) => list === undefined || list.length === 0);
}

;// CONCATENATED MODULE: ./dist/lib/gateway/turn-queue.js
// Turns of the model under way side by side, where what they use counts towards a budget: what one has used is known at its end alone, so
// that all that are under way may go beyond it.
class TurnQueue {
    #most;
    #waiting = [];
    #underWay = 0;
    constructor(most) {
        this.#most = most;
    }
    /** Runs a turn once fewer than the most are under way; those that wait go in their order. */
    async run(turn) {
        if (this.#underWay < this.#most)
            this.#underWay += 1;
        else
            await new Promise((resolve) => this.#waiting.push(resolve));
        try {
            await turn();
        }
        finally {
            const next = this.#waiting.shift();
            if (next === undefined)
                this.#underWay -= 1;
            else
                next();
        }
    }
}

;// CONCATENATED MODULE: ./dist/lib/gateway/relay.js
// One request from the agent: who asks, what for, what about its results, whether the canaries held, whether there is anything left to
// spend. It is refused, answered here, or handed to the exchange. Nothing is thrown out of here.











/** Turns under way side by side where a budget counts what they use. */
const SIDE_BY_SIDE = 8;
class Relay {
    #parts;
    #queue = new TurnQueue(SIDE_BY_SIDE);
    #wasAsked = false;
    constructor(parts) {
        this.#parts = parts;
    }
    /** Whether a request has come with the token of this session. */
    get wasAsked() {
        return this.#wasAsked;
    }
    async handle(request, response) {
        try {
            await this.#handle(request, response);
        }
        catch (error) {
            const words = error instanceof ledger_broken/* LedgerBroken */.h ? error.message : `the gateway itself failed: ${(0,contract_message/* messageOf */.b)(error)}`;
            this.#parts.end({ kind: 'guard', words });
            this.#refuse(response, 'ended', words);
        }
    }
    async #handle(request, response) {
        const { options, token, ended, exchange } = this.#parts;
        const { wire } = options;
        const asked = request.url ?? '';
        if (!isAuthorized(token, wire.name, request.headers, asked))
            return this.#refuse(response, 'unauthorized', 'the key is not that of this session');
        this.#wasAsked = true;
        const end = ended();
        if (end !== undefined)
            return this.#refuse(response, 'ended', end.words);
        const route = wire.route(request.method ?? '', asked);
        switch (route.kind) {
            case 'refused':
                return this.#refuse(response, route.as === 'unknown' ? 'not-found' : 'forbidden', route.why);
            case 'models':
                return exchange.run(request, response, { route });
            case 'generate':
            case 'count-tokens':
                return this.#withBody(request, response, route);
        }
    }
    async #withBody(request, response, route) {
        const body = await readBody(request, this.#parts.limits.bodyBytes);
        if (body === undefined)
            return void response.destroy();
        if (!body.ok)
            return this.#refuse(response, body.error.as, body.error.words);
        const outgoing = await this.#judged(body.value, route, response);
        if (outgoing === undefined)
            return;
        const { options, exchange } = this.#parts;
        if (route.kind !== 'generate' || options.mode === 'off')
            return exchange.run(request, response, outgoing);
        const turn = async () => {
            if (this.#isWithinBounds(outgoing, response))
                await exchange.run(request, response, outgoing);
        };
        await (options.bounds.countsUsage ? this.#queue.run(turn) : turn());
    }
    /** False: nobody waits for the turn any more, or the request has been answered with the end of the session or of a bound. */
    #isWithinBounds({ view, conversation }, response) {
        const { options, reports, ended } = this.#parts;
        if (response.destroyed)
            return false;
        const trip = options.bounds.admitTurn();
        const stop = ended() ?? trip;
        if (stop === undefined)
            return true;
        if (stop !== trip || view === undefined)
            this.#refuse(response, 'ended', stop.words);
        else {
            reports.notice(`a turn of ${conversation?.agentId} was not asked for: ${stop.words}`);
            this.#answer(response, options.wire.quietEnd(stop.words, this.#answerSetting(view)));
        }
        return false;
    }
    /** What may go up; undefined where the request has been answered here. */
    async #judged(body, route, response) {
        const { options, calls, conversations, canary, judge, ended } = this.#parts;
        const asItCame = { route, body: body.bytes };
        if (options.mode === 'off')
            return asItCame;
        const observe = options.mode === 'observe';
        const read = options.wire.readRequest(body.text, route);
        if (!read.ok) {
            if (observe)
                return { ...asItCame, notes: [`observed only: the request could not be judged: ${read.error}`] };
            return this.#refuse(response, 'unreadable', read.error);
        }
        const view = read.value;
        const opening = openingOf(view);
        const noted = calls.find(view.calls, () => conversations.opener(opening));
        const conversation = conversations.of(view, noted, opening, () => canary.opens(view));
        const judged = { view, calls: noted, conversation };
        const verdict = await judge.judge(judged, route.kind === 'count-tokens');
        if (verdict.kind === 'refuse') {
            if (verdict.end !== undefined)
                this.#parts.end(verdict.end);
            return this.#refuse(response, verdict.as, verdict.words);
        }
        const end = ended();
        if (end !== undefined)
            return this.#refuse(response, 'ended', end.words);
        if (route.kind === 'generate' && !(await this.#canaryHeld(judged, response)))
            return undefined;
        const askUsage = !observe && route.kind === 'generate' && view.stream && !view.tellsUsage;
        const up = bodyOf(body, view, { ...verdict.edits, askUsage });
        if (!up.ok)
            return this.#refuse(response, 'forbidden', up.error);
        const { notes, goesUp } = verdict;
        return { route, body: up.value, view, conversation: judged.conversation, notes, askedUsage: askUsage, ...(0,defined/* defined */.s)({ goesUp }) };
    }
    /** False: the request has been answered with a canary, with the end of a sub-agent, or refused. */
    async #canaryHeld(judged, response) {
        const { options, canary, limits, reports } = this.#parts;
        const before = canary.state;
        let step = await canary.step(judged);
        if (step.kind === 'wait') {
            await (0,time/* settledWithin */.X)(limits.canaryMs, canary.settled);
            step = await canary.step(judged);
        }
        switch (step.kind) {
            case 'pass':
                if (before === 'pending' && canary.state === 'held')
                    reports.notice('the canaries held: what is decided is what happens');
                return true;
            case 'play':
                this.#answer(response, options.wire.canaryTurn(step.call, this.#answerSetting(judged.view)));
                return false;
            case 'dismiss':
                this.#answer(response, options.wire.quietEnd(step.words, this.#answerSetting(judged.view)));
                return false;
            case 'wait':
                this.#refuse(response, 'forbidden', 'the session is still being checked in another conversation');
                return false;
            case 'failed': {
                const about = { agentId: step.call?.agentId ?? judged.conversation.agentId, toolCallId: step.call?.id };
                reports.unguarded(about, step.words, `canary ${about.toolCallId}`);
                this.#parts.end({ kind: 'canary', words: step.words });
                this.#refuse(response, 'ended', step.words);
                return false;
            }
        }
    }
    #answerSetting({ model = '', stream }) {
        return { stream, model, id: this.#parts.options.random(12) };
    }
    #answer(response, { status, contentType, body }) {
        send(response, status, { 'content-type': contentType }, body);
    }
    #refuse(response, kind, words) {
        this.#answer(response, this.#parts.options.wire.refusal(kind, words));
    }
}
/** The body that goes up: the very bytes that came where nothing is changed. */
function bodyOf(body, view, edits) {
    if (isEmpty(edits))
        return (0,contract_result.ok)(body.bytes);
    const edited = view.edit(edits);
    if (!edited.ok)
        return edited;
    return (0,contract_result.ok)(edited.value === body.text ? body.bytes : Buffer.from(edited.value));
}

;// CONCATENATED MODULE: ./dist/lib/gateway/reports.js
// What the gateway puts on record, each thing once. A recorder that throws ends the session: what it says is not caught here.


/** Bytes of a sentence that are kept. */
const LONGEST = 1024;
class Reports {
    #options;
    #told = new Set();
    constructor(options) {
        this.#options = options;
    }
    /** `once` is the identity of the place: the same one is recorded a single time. */
    withheld(about, where, what, once, became) {
        if (this.#isKnown(`withheld ${once}`))
            return;
        const record = {
            type: 'withheld',
            agent_id: about.agentId,
            ...(about.toolCallId === undefined ? {} : { tool_call_id: this.#said(about.toolCallId) }),
            where: this.#said(where),
            what: this.#said(what),
            ...(became === undefined ? {} : this.#outcome(became)),
        };
        this.#options.recorder.record(record);
    }
    unguarded(about, what, once) {
        if (this.#isKnown(`unguarded ${once}`))
            return;
        this.#options.recorder.record({
            type: 'unguarded',
            agent_id: about.agentId,
            tool_call_id: this.#said(about.toolCallId ?? '(none)'),
            what: this.#said(what),
        });
    }
    modelRequest({ model, notes, ...record }) {
        const said = notes === undefined || notes.length === 0 ? {} : { notes: notes.map((note) => this.#said(note)) };
        this.#options.recorder.record({ ...record, model: this.#said(model), ...said });
    }
    /** For whoever watches; what throws here decides nothing. */
    notice(sentence) {
        try {
            this.#options.notice?.(this.#said(sentence));
        }
        catch {
            return;
        }
    }
    #outcome({ outcome, reason, by, before, after }) {
        const { preview, redactText } = this.#options;
        const why = reason === undefined ? undefined : redactText(reason);
        return { outcome, ...(0,defined/* defined */.s)({ reason: why }), by, before: preview(before), after: preview(after) };
    }
    #isKnown(key) {
        const known = this.#told.has(key);
        this.#told.add(key);
        return known;
    }
    #said(text) {
        return (0,cut/* cutBytes */.U)(this.#options.redactText(text), LONGEST);
    }
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/patches.js
/** The text with its patches; one inside another is dropped, as the outer one takes all of its place. */
function splice(text, patches) {
    const ordered = [...patches].sort((a, b) => a.start - b.start || b.end - a.end);
    const pieces = [];
    let at = 0;
    for (const patch of ordered) {
        if (patch.start < at)
            continue;
        pieces.push(text.slice(at, patch.start), patch.text);
        at = patch.end;
    }
    pieces.push(text.slice(at));
    return pieces.join('');
}
function replaceNode(node, text) {
    return { start: node.start, end: node.end, text };
}
/** The member's new value; where the object has no such member it is added at the end. */
function setMember(object, key, text) {
    const found = object.members.find((one) => one.key === key);
    if (found !== undefined)
        return replaceNode(found.value, text);
    const last = object.members.at(-1);
    const at = last === undefined ? object.start + 1 : last.value.end;
    return { start: at, end: at, text: `${last === undefined ? '' : ','}${JSON.stringify(key)}:${text}` };
}
/** The member of an object as a place. */
function memberPlace(object, key, whenEmpty) {
    const index = object.members.findIndex((one) => one.key === key);
    return index < 0 ? undefined : { within: object, index, ...(whenEmpty === undefined ? {} : { whenEmpty }) };
}
/** Takes places out, with the commas that stood between them. What is left empty goes too where its places say so. */
function removals(places) {
    const gone = new Map();
    const take = (place) => {
        const taken = gone.get(place.within) ?? new Map();
        gone.set(place.within, taken.set(place.index, place));
        if (taken.size === sizeOf(place.within) && place.whenEmpty !== undefined)
            take(place.whenEmpty);
    };
    for (const place of places)
        take(place);
    return [...gone].flatMap(([within, taken]) => runs(within, new Set(taken.keys())));
}
function sizeOf(within) {
    return within.kind === 'array' ? within.items.length : within.members.length;
}
function runs(within, taken) {
    const spans = within.kind === 'array' ? within.items : within.members.map(({ keyStart, value }) => ({ start: keyStart, end: value.end }));
    const found = [];
    let kept;
    for (let index = 0; index < spans.length; index++) {
        const first = spans[index];
        if (first === undefined)
            break;
        if (!taken.has(index)) {
            kept = first;
            continue;
        }
        let last = first;
        while (taken.has(index + 1))
            last = spans[++index] ?? last;
        const next = spans[index + 1];
        if (kept !== undefined)
            found.push({ start: kept.end, end: last.end, text: '' });
        else
            found.push({ start: first.start, end: next === undefined ? last.end : next.start, text: '' });
    }
    return found;
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/output.js





/** What the model would read of such a slot: nothing, a string, one text part alone, or the parts as they are. */
function partsOutput(document, content, shape) {
    if (content === undefined || content.kind === 'null')
        return { kind: 'text', text: '' };
    if (content.kind === 'string')
        return { kind: 'text', text: content.value };
    if (content.kind !== 'array')
        return { kind: 'json', text: (0,json_text/* textOf */.b6)(document, content) };
    if (content.items.length === 0)
        return { kind: 'text', text: '' };
    const [only] = content.items;
    const alone = content.items.length === 1 && only !== undefined ? loneText(only, shape) : undefined;
    return alone === undefined ? { kind: 'json', text: withoutMarks(document, content.items, content) } : { kind: 'text', text: alone };
}
/** A ruled output as the JSON of such a slot: parts where it is a list of them, else a string. */
function partsText(output, shape) {
    if (output.kind === 'text')
        return (0,json_text/* quoteJson */.fp)(output.text);
    return arePartsOf(output.text, shape.any) ? output.text : (0,json_text/* quoteJson */.fp)(output.text);
}
/** Whether the text is a list of objects of these types, one at least. */
function arePartsOf(text, types) {
    const read = (0,parse/* parseJson */.q)(text);
    if (!read.ok || read.value.root.kind !== 'array' || read.value.root.items.length === 0)
        return false;
    return read.value.root.items.every((item) => types.includes((0,pick/* textAt */.$6)(item, 'type') ?? ''));
}
/** A ruled output as the JSON of a value: text becomes a string. */
function valueText(output) {
    return output.kind === 'text' ? (0,json_text/* quoteJson */.fp)(output.text) : output.text;
}
function sameOutput(one, other) {
    return one.kind === other.kind && one.text === other.text;
}
/** JSON text that was put together from exact pieces. */
function composed(text) {
    const read = (0,json_text/* readExact */.gr)(text);
    return read.ok ? read.value : (0,json_text/* quoteJson */.fp)(text);
}
function loneText(part, shape) {
    if (part.kind !== 'object' || !shape.text.includes((0,pick/* textAt */.$6)(part, 'type') ?? ''))
        return undefined;
    const more = part.members.some(({ key, value }) => key !== 'type' && key !== 'text' && value.kind !== 'null' && !isCacheMark(key));
    return more ? undefined : (0,pick/* textAt */.$6)(part, 'text');
}
/** The exact text without what only steers a cache, so that a result stays the same result when an agent moves its marks. */
function withoutMarks(document, parts, whole) {
    const marks = parts.flatMap((part) => part.kind === 'object' ? part.members.flatMap(({ key }, index) => (isCacheMark(key) ? [{ within: part, index }] : [])) : []);
    if (marks.length === 0)
        return (0,json_text/* textOf */.b6)(document, whole);
    const patches = removals(marks).map(({ start, end, text }) => ({ start: start - whole.start, end: end - whole.start, text }));
    return composed(splice(document.text.slice(whole.start, whole.end), patches));
}

;// CONCATENATED MODULE: ./dist/lib/gateway/result-book.js
// What the post chain ruled about each result, so that it is what goes up, in every later turn too. A result is known again by its
// call, tool, input and output together; one that was cut or rewritten on the way is a new one.


/** Rulings that are remembered, and the characters of what they put; one that is forgotten is made again. */
const result_book_MOST = { rulings: 100_000, characters: 64 * 1024 * 1024 };
const KEEP = { kind: 'keep' };
class ResultBook {
    #options;
    #most;
    /** In the order of their last use. */
    #rulings = new Map();
    #underWay = new Map();
    #reviewed = new Set();
    #characters = 0;
    constructor(options) {
        this.#options = options;
        this.#most = options.most ?? result_book_MOST;
    }
    /** Rejects as `review` does. */
    async ruleOn(result, subject) {
        const { key } = result;
        const known = this.#rulings.get(key);
        if (known !== undefined) {
            this.#rulings.delete(key);
            this.#rulings.set(key, known);
            return { ruling: known, isNew: false };
        }
        const underWay = this.#underWay.get(key);
        if (underWay !== undefined)
            return { ruling: (await underWay).ruling, isNew: false };
        const begun = this.#make(result, subject);
        this.#underWay.set(key, begun);
        try {
            const made = await begun;
            this.#remember(key, made.ruling);
            return { ...made, isNew: true };
        }
        finally {
            this.#underWay.delete(key);
        }
    }
    /** Whether a result of a decided call has been ruled. */
    hasCome(call) {
        return this.#reviewed.has(call);
    }
    async #make({ output, isError }, subject) {
        const given = { output, isError };
        if (subject.kind === 'excused' && subject.declined !== undefined)
            this.#reviewed.add(subject.declined);
        if (subject.kind === 'excused')
            return this.#reviewLater(subject.call, given, 'excused');
        const { call } = subject;
        const { decision, hookRuling } = call;
        if (decision === undefined)
            throw new Error('a result cannot be ruled without a decision about its call');
        if (decision.ruling.kind === 'refuse')
            return { ruling: put(given, textError(decision.ruling.words), 'refused') };
        const isFirst = !this.#reviewed.has(call);
        this.#reviewed.add(call);
        if (hookRuling !== undefined && isFirst) {
            if (!same(hookRuling.given, hookRuling.shown)) {
                this.#options.withheld(hookRuling.given, hookRuling.shown);
                const isRendering = this.#options.isRendering?.(hookRuling.shown, given) === true;
                return { ruling: put(given, hookRuling.shown, isRendering ? 'rendered' : 'by-hook') };
            }
            if ((this.#options.sameOutput ?? same)(hookRuling.given, given))
                return { ruling: KEEP };
        }
        if (!isFirst)
            return this.#reviewLater(decision.call, given, 'later-form');
        if (hookRuling !== undefined)
            return this.#reviewLater(decision.call, given, 'not-told');
        const { shown } = await this.#review(decision.call, given, false);
        return { ruling: put(given, shown, 'here') };
    }
    async #reviewLater(call, given, of) {
        const { shown: said, verdict } = await this.#review(call, given, true);
        const shown = this.#hidden(said);
        const isActedOn = verdict === undefined || same(verdict.meant, said);
        return { ruling: put(given, shown, 'again'), later: { of, verdict, meant: isActedOn ? shown : verdict.meant } };
    }
    async #review(call, given, again) {
        const reviewed = await this.#options.review(call, given, again);
        if (!same(reviewed.shown, given))
            this.#options.withheld(given, reviewed.shown);
        return reviewed;
    }
    /** What the chain allowed of a later form of a result may still repeat what it withheld of the first. */
    #hidden(shown) {
        const text = this.#options.hide(shown.output.text);
        return text === shown.output.text ? shown : { output: { kind: 'text', text }, isError: shown.isError };
    }
    #remember(key, ruling) {
        if (this.#rulings.has(key))
            return;
        this.#rulings.set(key, ruling);
        this.#characters += result_book_sizeOf(ruling);
        for (const [oldest, old] of this.#rulings) {
            if (this.#rulings.size <= this.#most.rulings && this.#characters <= this.#most.characters)
                return;
            if (oldest === key)
                return;
            this.#rulings.delete(oldest);
            this.#characters -= result_book_sizeOf(old);
        }
    }
}
/** The digest by which a result is known again; `callId` and `input` are as the request has them. */
function digestOfResult(callId, tool, input, { output, isError }) {
    // The length of the input tells where it ends.
    const head = JSON.stringify([callId, tool, isError, output.kind, input.length]);
    return (0,external_node_crypto_.hash)('sha256', `${head}\n${input}\n${output.text}`, 'base64url');
}
function put(given, shown, why) {
    return same(given, shown) ? KEEP : { kind: 'put', output: shown.output, isError: shown.isError, why };
}
function same(one, other) {
    return one.isError === other.isError && sameOutput(one.output, other.output);
}
const result_book_sizeOf = (ruling) => (ruling.kind === 'put' ? ruling.output.text.length : 0);
const textError = (text) => ({ output: { kind: 'text', text }, isError: true });

;// CONCATENATED MODULE: ./dist/lib/gateway/result-judge.js
// The results of a request, each found again with its call: ruled where the call was decided, unguarded where it was not.



/** Reviews of one request that run side by side. */
const result_judge_SIDE_BY_SIDE = 8;
const BY_HOOK = 'the agent sent another output than the one that was ruled; the ruled one went up in its place';
const BY_SEARCH = 'it held parts of an output that had been withheld before';
const CAME = {
    'not-told': 'another output than its hook was told came up',
    'later-form': 'a new form of a result that had come before came up',
    excused: 'a result came up that needed no decision',
};
class ResultJudge {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /** Of the results, those that belong to no decided call, and would have to. */
    unguarded(results, agentId) {
        return results.flatMap((met) => {
            if (met.noted?.decision !== undefined || this.#excused(met) !== undefined)
                return [];
            const { result, noted } = met;
            const call = noted === undefined ? 'a call that was never seen in a response' : 'a call that nobody decided about';
            return [
                {
                    agentId: noted?.agentId ?? agentId,
                    toolCallId: result.callId ?? noted?.id,
                    what: `a result of ${nameIn(met)} came up (${result.path}) of ${call}`,
                },
            ];
        });
    }
    /** Takes note of results that go up as they are; how many of them had not come before. */
    passOver(results) {
        return results.filter(({ noted }) => noted === undefined || this.#options.calls.came(noted)).length;
    }
    /** What goes up in place of results. Rejects as a review does. */
    async rule(met, agentId) {
        const edits = [];
        const notes = [];
        for (let at = 0; at < met.length; at += result_judge_SIDE_BY_SIDE) {
            const some = met.slice(at, at + result_judge_SIDE_BY_SIDE);
            const rulings = await Promise.all(some.map(async (one) => ({ one, ruling: await this.#ruleOn(one, agentId, notes) })));
            for (const { one, ruling } of rulings) {
                if (ruling.kind === 'put')
                    edits.push({ index: one.result.index, output: ruling.output, isError: ruling.isError });
            }
        }
        return { edits, notes, changed: new Set(edits.map(({ index }) => index)) };
    }
    async #ruleOn(met, agentId, notes) {
        const declined = this.#declined(met);
        const { ruling, isNew, later } = await this.#options.results.ruleOn(met.keyed, declined ?? subjectOf(met, agentId));
        if (!isNew)
            return ruling;
        const isFirst = met.noted === undefined || this.#options.calls.came(met.noted);
        const excuse = this.#excused(met);
        if (excuse !== undefined)
            notes.push(`${met.result.path} needed no decision: ${excuse.why}`);
        if ((excuse?.refused === true || declined !== undefined) && isFirst)
            this.#turnedAway(met, agentId);
        if (later !== undefined)
            this.#reportLater(met, ruling, later, agentId);
        else if (ruling.kind === 'put' && ruling.why === 'by-hook')
            this.#withheld(met, agentId, BY_HOOK);
        return ruling;
    }
    /** The records of the call tell nothing of this result: of another one at most, which somebody else than its agent may have told a hook. */
    #reportLater(met, ruling, { of, verdict, meant }, agentId) {
        const { text } = met.result.output;
        const went = ruling.kind === 'put' ? 'something else went up in its place' : 'it went up as it was';
        const outcome = verdict?.outcome ?? 'allow';
        if (ruling.kind === 'keep' && outcome === 'allow') {
            const about = `${(0,bindings_digest/* digestOf */.ol)(text)}, ${Buffer.byteLength(text)} bytes`;
            if (of === 'not-told')
                this.#withheld(met, agentId, `${CAME[of]} (${about}) and was reviewed; ${went}`);
            return;
        }
        const what = `${CAME[of]}${of === 'excused' ? ` (${nameIn(met)})` : ''}; ${went}`;
        if (verdict === undefined)
            return this.#withheld(met, agentId, `${what}, for the run was cancelled while it was reviewed`);
        const said = outcome === 'allow' ? { outcome: 'replace', by: [], reason: BY_SEARCH } : { ...verdict, outcome };
        this.#withheld(met, agentId, what, { ...said, before: text, after: meant.output.text });
    }
    #withheld({ result, noted, keyed }, agentId, what, became) {
        const call = noted?.decision?.call;
        const about = { agentId: call?.agentId ?? agentId, toolCallId: call?.id ?? result.callId };
        this.#options.reports.withheld(about, result.path, what, keyed.key, became);
    }
    #turnedAway(met, agentId) {
        const call = askedIn(met, agentId);
        const told = met.noted ?? { id: call.id, agentId: call.agentId, turn: 1, name: call.toolName, input: call.input };
        this.#options.turnedAway?.(told, met.result.output.text);
    }
    #excused({ result, noted, isOffered }) {
        return noted?.decision === undefined ? this.#options.excuse?.(result, noted, isOffered) : undefined;
    }
    /** A call that was allowed, of which no other result came, and which the agent then refused by itself. */
    #declined({ result, noted }) {
        const { results, declined } = this.#options;
        if (noted?.decision?.ruling.kind !== 'run' || noted.hookRuling !== undefined || results.hasCome(noted))
            return undefined;
        return declined?.(result, noted) === true ? { kind: 'excused', call: noted.decision.call, declined: noted } : undefined;
    }
    /** The agent's own results; those of the gateway's canaries are nobody's. `calls` are the noted ones of the request, in its order. */
    meet(view, calls) {
        const twice = new Map();
        return view.results.flatMap((result) => {
            if (result.hosted !== undefined)
                return [];
            const at = result.call === undefined ? undefined : view.calls[result.call];
            const noted = (result.call === undefined ? undefined : calls[result.call]) ?? this.#byId(result);
            if (noted?.canary !== undefined)
                return [];
            const digest = digestOfResult(result.callId ?? at?.id, result.toolName ?? at?.name ?? '', at?.input.text ?? '', result);
            const nth = twice.get(digest) ?? 0;
            twice.set(digest, nth + 1);
            const keyed = { key: `${digest} ${nth}`, output: result.output, isError: result.isError };
            const isOffered = noted === undefined || noted.offered !== false || offers(view.tools, noted);
            return [{ result, keyed, noted, view: at, isOffered }];
        });
    }
    #byId({ callId }) {
        return callId === undefined ? undefined : this.#options.calls.ofId(callId);
    }
}
function subjectOf(met, agentId) {
    return met.noted?.decision === undefined ? { kind: 'excused', call: askedIn(met, agentId) } : { kind: 'decided', call: met.noted };
}
/** The name of its tool, as it may be said. */
const nameIn = ({ result, noted }) => JSON.stringify((result.toolName ?? noted?.name ?? 'unknown').slice(0, 128));
/** The call of a result that nothing was decided about, as far as it is known. */
function askedIn({ result, noted, view }, agentId) {
    return {
        id: result.callId ?? noted?.id ?? '(none)',
        agentId: noted?.agentId ?? agentId,
        toolName: result.toolName ?? noted?.name ?? '(unknown)',
        input: view?.input ?? noted?.input ?? { kind: 'raw', text: '' },
    };
}

// EXTERNAL MODULE: ./dist/lib/audit/find-many.js
var find_many = __webpack_require__(91116);
;// CONCATENATED MODULE: ./dist/lib/gateway/withheld-search.js
// A search, not a ruling: in what the model reads beside results, known secrets and the lines of withheld outputs are replaced. What
// was worded anew, cut inside a line or is no line to be told from others is not found.


const MASK = '***';
/** A line of this length is told from others; a shorter one only by a word of letters and digits together. */
const LONG_LINE = 20;
const MARKED_WORD = /(?=[^\s\d]*\d)(?=\P{L}*\p{L})\S{8,}/u;
/** What is kept to be searched for, in lines and in characters. */
const MOST_LINES = 20_000;
const MOST_CHARACTERS = 4 * 1024 * 1024;
class WithheldSearch {
    #hide;
    #lines = new Set();
    #characters = 0;
    #find;
    constructor(hide) {
        this.#hide = hide;
    }
    /** An output that the model was not shown: its lines that are not in what was shown are searched for from here on. */
    withhold(original, shown) {
        const kept = new Set(linesOf(shown.output));
        for (const line of linesOf(original.output)) {
            if (kept.has(line) || this.#lines.has(line) || !isDistinct(line))
                continue;
            if (this.#lines.size >= MOST_LINES || this.#characters + line.length > MOST_CHARACTERS)
                return;
            this.#lines.add(line);
            this.#characters += line.length;
            this.#find = undefined;
        }
    }
    /** The text without what is found in it; the same text where that is nothing. */
    hide(text) {
        return this.hideLines(this.#hide(text));
    }
    /** The same for secrets alone. */
    hideSecrets(text) {
        return this.#hide(text);
    }
    /** The same for the lines of withheld outputs alone. */
    hideLines(text) {
        if (this.#lines.size === 0)
            return text;
        this.#find ??= (0,find_many/* findMany */.n)([...this.#lines]);
        const found = [];
        this.#find(text, found);
        if (found.length === 0)
            return text;
        const parts = [];
        let done = 0;
        for (const { start, end } of found) {
            if (start >= done)
                parts.push(text.slice(done, start), MASK);
            done = Math.max(done, end);
        }
        parts.push(text.slice(done));
        return parts.join('');
    }
}
function isDistinct(line) {
    return line.length >= LONG_LINE ? /[\p{L}\p{N}]/u.test(line) : MARKED_WORD.test(line);
}
function linesOf(output) {
    const texts = output.kind === 'text' ? [output.text] : textsOf(output.text);
    return texts.flatMap((text) => text.split(/\r\n|\r|\n/)).map((line) => line.trim());
}
function textsOf(json) {
    const read = (0,parse/* parseJson */.q)(json);
    return read.ok ? strings(read.value.root) : [json];
}
function strings(node) {
    switch (node.kind) {
        case 'string':
            return [node.value];
        case 'array':
            return node.items.flatMap(strings);
        case 'object':
            return node.members.flatMap(({ value }) => strings(value));
        case 'number':
        case 'boolean':
        case 'null':
            return [];
    }
}

;// CONCATENATED MODULE: ./dist/lib/gateway/open-gateway.js















const MIB = 1024 * 1024;
const LIMITS = { bodyBytes: 64 * MIB, eventBytes: 16 * MIB, canaryMs: 60_000 };
/** Milliseconds that the end of what is under way may take. */
const CLOSING_MS = 900;
/**
 * A gateway between an agent and its model, listening. Rejects with one sentence where the provider's address is none, or where it
 * cannot listen. Nothing of it throws later: what goes wrong ends as a refusal, and what must end the session is told to `onEnd`.
 */
async function openGateway(options) {
    const { recorder, preview, redactText, notice, random } = options;
    const token = options.token ?? random(32);
    const limits = { ...LIMITS, ...options.limits };
    const reports = new Reports({ recorder, preview, redactText, notice });
    const calls = new CallBook(options.identify);
    const search = new WithheldSearch(options.hide);
    let responses = 0;
    const nextResponse = () => (responses += 1);
    const canary = new CanaryPlay({
        calls,
        canaries: options.mode === 'on' ? (options.canaries ?? []) : [],
        delegation: options.canaryDelegation,
        random,
        response: nextResponse,
        now: options.now,
        waitMs: limits.canaryMs,
    });
    const results = new ResultBook({
        review: options.review,
        sameOutput: options.sameOutput,
        isRendering: options.isRendering,
        withheld: (original, shown) => search.withhold(original, shown),
        hide: (text) => search.hideLines(text),
    });
    const judge = new RequestJudge({
        rules: { models: options.models, allowExternal: options.allowExternal, notJudgeable: new Set(options.notJudgeable) },
        results: new ResultJudge({
            calls,
            results,
            reports,
            excuse: options.excuse,
            ...(0,defined/* defined */.s)({ declined: options.declined, turnedAway: options.turnedAway }),
        }),
        search,
        reports,
        observe: options.mode === 'observe',
        isOwn: (text) => canary.isOwn(text),
    });
    let ended;
    const end = (why) => {
        if (ended !== undefined)
            return;
        ended = why;
        try {
            options.onEnd(why);
        }
        catch {
            return;
        }
    };
    const upstream = await UpstreamClient.open(options.upstream);
    const problem = new ProviderProblem({
        baseUrl: options.upstream.baseUrl,
        tell: (sentence) => reports.notice(sentence),
        onGone: (words) => end({ kind: 'provider', words }),
        now: options.now,
    });
    const shared = { options, limits, calls, conversations: new Conversations(), reports, ended: () => ended, end };
    const meter = { bounds: options.bounds, cost: options.cost, now: options.now, reports };
    const exchange = new Exchange({ ...shared, upstream, problem, meter, nextResponse });
    const relay = new Relay({ ...shared, token, canary, judge, exchange });
    const underWay = new Set();
    const handle = (request, response) => {
        const work = relay.handle(request, response).finally(() => underWay.delete(work));
        underWay.add(work);
        return work;
    };
    // What is torn now is on record before anybody says that it is closed.
    const closed = async () => {
        await Promise.allSettled([listeners.close(), upstream.close()]);
        await Promise.allSettled(underWay);
    };
    const listeners = await listen(options.listen, handle).catch(async (error) => {
        await upstream.close();
        throw error;
    });
    return {
        token,
        url: listeners.url,
        socketPath: listeners.socketPath,
        get ended() {
            return ended;
        },
        get canary() {
            return canary.state;
        },
        get wasShown() {
            return canary.hasHeld;
        },
        isOwn: (text) => canary.isOwn(text),
        get wasAsked() {
            return relay.wasAsked;
        },
        claim: (asked) => calls.claim(asked),
        decided: (call, decision) => calls.decided(call, decision),
        returning: (asked) => calls.returning(asked),
        ruled: (call, ruling) => calls.ruled(call, ruling),
        wasDecided: (id) => calls.ofId(id)?.decision !== undefined,
        pending: () => calls.pending(),
        unasked: () => calls.unasked(),
        get problem() {
            return problem.last;
        },
        get onlyProblem() {
            return problem.only;
        },
        replay: () => canary.replay(),
        close: () => (0,time/* settledWithin */.X)(CLOSING_MS, closed()),
    };
}

// EXTERNAL MODULE: ./dist/lib/session/enforce.js + 5 modules
var enforce = __webpack_require__(98949);
// EXTERNAL MODULE: ./dist/lib/session/journal.js
var session_journal = __webpack_require__(79081);
;// CONCATENATED MODULE: ./dist/lib/gateway/session-review.js
// The review port over a session: the first result of a call ends the call on record; a later form of it is put to the same chain, and
// what that says is handed on, for whoever knows where it came up.



/** Rejects with `LedgerBroken` alone; a chain that throws withholds. */
function sessionReview(options) {
    const { enforcer, chain, signal, evaluateOnly = false } = options;
    const journal = new session_journal/* Journal */.C(options);
    return async (call, result, again) => {
        if (!again)
            return enforcer.review(call, result);
        const said = await (0,enforce/* inspected */._)(chain, call, result, signal);
        journal.of(call).consulted(said.consulted);
        if (said.outcome === 'deny' && said.cancelled)
            return { shown: said.shown };
        const reason = said.outcome === 'deny' ? said.words : said.reason;
        const verdict = { outcome: said.outcome, by: said.by, meant: said.shown, ...(0,defined/* defined */.s)({ reason }) };
        return { shown: evaluateOnly ? result : said.shown, verdict };
    };
}

// EXTERNAL MODULE: ./dist/lib/contract/entry-of.js
var entry_of = __webpack_require__(83188);
;// CONCATENATED MODULE: ./dist/lib/gateway/wire/strings.js



/** Members that say whose words the rest are, on every wire. */
const PLACES = {
    system: 'system',
    systemInstruction: 'system',
    system_instruction: 'system',
    instructions: 'system',
    tools: 'tool',
    functions: 'tool',
};
const ROLES = {
    system: 'system',
    developer: 'system',
    user: 'user',
    assistant: 'assistant',
    model: 'assistant',
};
/** Members whose strings are names, ids or opaque data: another text there is another request, or none. */
const FIXED = new Set([
    ['type', 'role', 'model', 'name', 'id', 'call_id', 'tool_use_id', 'tool_call_id', 'namespace', 'callId', 'mimeType', 'mime_type'],
    ['signature', 'thoughtSignature', 'thought_signature', 'encrypted_content', 'encrypted_index', 'encrypted_function_args'],
    ['data', 'file_data', 'media_type'],
].flat());
/** Names of fields shorter than this are not told. */
const strings_SHORTEST_KEY = 6;
/** Every string of the tree in the order of the text, the ruled ones apart, and every longer name of a field once. */
function* stringsOf(root, rules) {
    const keys = new Set();
    const open = [{ node: root, where: 'other', fixed: false, path: '' }];
    for (let step = open.pop(); step !== undefined; step = open.pop()) {
        const { node, path } = step;
        if (rules.ruled.has(node)) {
            open.push(...marksOf(step));
            continue;
        }
        const where = rules.inputs.has(node) ? 'call' : step.where;
        const fixed = step.fixed || rules.fixed.has(node);
        if (node.kind === 'string') {
            const isData = node.value.startsWith('data:');
            yield { at: node.start, text: node.value, where, fixed: fixed || isData, path };
        }
        else if (node.kind === 'array') {
            for (let at = node.items.length - 1; at >= 0; at--) {
                const item = node.items[at];
                if (item !== undefined)
                    open.push({ node: item, where, fixed, path: `${path}[${at}]` });
            }
        }
        else if (node.kind === 'object') {
            const within = where === 'other' ? roleOf(node) : where;
            for (const { key, keyStart } of node.members) {
                if (key.length < strings_SHORTEST_KEY || keys.has(key))
                    continue;
                keys.add(key);
                yield { at: keyStart, text: key, where: 'key', fixed: true, path: path === '' ? key : `${path}.${key}` };
            }
            for (let at = node.members.length - 1; at >= 0; at--) {
                const one = node.members[at];
                if (one !== undefined)
                    open.push(stepTo(one.key, one.value, within, fixed, path));
            }
        }
    }
}
/** The marks for a cache within a ruled list, which its output leaves out. */
function marksOf({ node, where, path }) {
    if (node.kind !== 'array')
        return [];
    return node.items.flatMap((item, index) => {
        const marks = item.kind === 'object' ? item.members.filter(({ key }) => isCacheMark(key)) : [];
        return marks.map(({ key, value }) => ({ node: value, where, fixed: true, path: `${path}[${index}].${key}` }));
    });
}
function stepTo(key, node, where, fixed, path) {
    const isFixed = fixed || (where !== 'call' && node.kind === 'string' && FIXED.has(key));
    return {
        node,
        where: where === 'other' ? ((0,entry_of/* entryOf */.M)(PLACES, key) ?? 'other') : where,
        fixed: isFixed,
        path: path === '' ? key : `${path}.${key}`,
    };
}
/** What one agent says to another has no role. */
function roleOf(node) {
    const role = (0,view/* member */.Dc)(node, 'role');
    if (role?.kind === 'string')
        return (0,entry_of/* entryOf */.M)(ROLES, role.value) ?? 'other';
    const type = (0,view/* member */.Dc)(node, 'type');
    return type?.kind === 'string' && type.value === 'agent_message' ? 'user' : 'other';
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/edit.js




/** The body with these edits, everything else byte for byte; or why the request has to be refused instead. */
function editBody(sheet, edits, askUsage) {
    const { document } = sheet;
    const patches = [];
    const gone = [];
    const tools = toolPlaces(sheet, edits.tools ?? []);
    if (!tools.ok)
        return tools;
    gone.push(...tools.value);
    const dropped = new Set(edits.drop ?? []);
    for (const index of dropped) {
        const call = sheet.foundCalls[index];
        if (call === undefined)
            return (0,contract_result/* fail */.f)(`there is no call ${index} to drop`);
        gone.push(call.place);
    }
    for (const result of sheet.foundResults) {
        if (result.call !== undefined && dropped.has(result.call) && result.place !== undefined)
            gone.push(result.place);
    }
    for (const at of edits.messages ?? []) {
        const message = sheet.foundMessages.get(at);
        if (message === undefined)
            return (0,contract_result/* fail */.f)(`there is no message at ${at} to take out`);
        gone.push(message);
    }
    patches.push(...removals(gone));
    for (const { index, output, isError } of edits.results ?? []) {
        const result = sheet.foundResults[index];
        if (result === undefined)
            return (0,contract_result/* fail */.f)(`there is no result ${index} to replace`);
        const replaced = result.replace(output, isError);
        if (!replaced.ok)
            return (0,contract_result/* fail */.f)(`${result.path} ${replaced.error}`);
        patches.push(...replaced.value);
    }
    for (const { at, text } of edits.media ?? []) {
        const media = sheet.foundMedia.find(({ node }) => node.start === at);
        if (media === undefined)
            return (0,contract_result/* fail */.f)(`there are no media at ${at} to replace`);
        const replaced = media.replace(text);
        if (!replaced.ok)
            return (0,contract_result/* fail */.f)(`${media.path} ${replaced.error}`);
        patches.push(...replaced.value);
    }
    const texts = textPatches(sheet, edits.texts ?? []);
    if (!texts.ok)
        return texts;
    patches.push(...texts.value);
    if (edits.askUsage === true)
        patches.push(...askUsage);
    return (0,contract_result.ok)(splice(document.text, patches));
}
/** What goes with these tools. Where the request was about one of them, its removal would be a lie. */
function toolPlaces(sheet, removed) {
    if (removed.length === 0)
        return (0,contract_result.ok)([]);
    const gone = new Set(removed);
    const goneTools = sheet.foundTools.filter(({ at }) => gone.has(at));
    const kept = sheet.foundTools.filter(({ at }) => !gone.has(at));
    if (goneTools.length < gone.size)
        return (0,contract_result/* fail */.f)('a tool to remove is not in the request');
    const names = listOf(goneTools);
    if (kept.length === 0)
        return (0,contract_result/* fail */.f)(`the request is about ${names} alone, which this session does not offer`);
    const rooted = goneTools.filter((tool) => tool.places.length === 0);
    if (rooted.length > 0)
        return (0,contract_result/* fail */.f)(`${listOf(rooted)} cannot be taken out of the request, and this session does not offer it`);
    const places = goneTools.flatMap((tool) => tool.places);
    const allowed = sheet.choices.filter(({ place }) => place !== undefined);
    let left = allowed.length;
    for (const choice of sheet.choices) {
        const named = goneTools.filter(choice.names);
        if (named.length === 0 || kept.some(choice.names))
            continue;
        if (choice.place === undefined)
            return (0,contract_result/* fail */.f)(`the request demands a call of ${listOf(named)}, which this session does not offer`);
        places.push(choice.place);
        left--;
    }
    if (allowed.length > 0 && left === 0)
        return (0,contract_result/* fail */.f)(`the request allows ${names} alone, which this session does not offer`);
    return (0,contract_result.ok)(places);
}
function listOf(tools) {
    return tools.map(({ name }) => `'${name}'`).join(', ');
}
function textPatches(sheet, edits) {
    if (edits.length === 0)
        return (0,contract_result.ok)([]);
    const wanted = new Map(edits.map(({ at, text }) => [at, text]));
    const patches = [];
    for (const view of stringsOf(sheet.document.root, sheet)) {
        const text = wanted.get(view.at);
        if (text === undefined || view.where === 'key')
            continue;
        if (view.fixed)
            return (0,contract_result/* fail */.f)(`${view.path} cannot be changed`);
        wanted.delete(view.at);
        patches.push({ start: view.at, end: view.at + lengthOf(sheet.document.text, view.at), text: (0,json_text/* quoteJson */.fp)(text) });
    }
    return wanted.size === 0 ? (0,contract_result.ok)(patches) : (0,contract_result/* fail */.f)('a text to replace is not in the request, or cannot be changed');
}
/** The length of the string literal that starts here; the reader has found it whole. */
function lengthOf(text, start) {
    let at = start + 1;
    while (at < text.length && text[at] !== '"')
        at += text[at] === '\\' ? 2 : 1;
    return at + 1 - start;
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/sheet.js

class Sheet {
    document;
    calls = [];
    results = [];
    tools = [];
    waysOut = [];
    media = [];
    messages = [];
    otherModels = [];
    choices = [];
    foundCalls = [];
    foundResults = [];
    foundTools = [];
    foundMedia = [];
    /** By where they begin. */
    foundMessages = new Map();
    /** Nodes whose strings are ruled as results. */
    ruled = new Set();
    /** Nodes of calls' inputs. */
    inputs = new Set();
    /** Nodes whose strings cannot be changed. */
    fixed = new Set();
    #byId = new Map();
    #problem;
    constructor(document) {
        this.document = document;
    }
    /** Why the body cannot be judged: the first reason that was found. */
    get problem() {
        return this.#problem;
    }
    /** Notes why the body cannot be judged; the walk may go on or stop. */
    refuse(path, why) {
        this.#problem ??= `${path} ${why}`;
    }
    addCall(found) {
        const { id, name, namespace, input, hosted, node } = found;
        const index = this.calls.length;
        this.calls.push({ index, name, input, span: spanOf(node), ...(0,defined/* defined */.s)({ id, namespace, hosted }) });
        this.foundCalls.push(found);
        if (id !== undefined)
            this.#byId.set(id, index);
        if (found.covers !== undefined)
            this.inputs.add(found.covers);
    }
    addResult(found) {
        const { callId, call, output, isError, hosted, path, node } = found;
        const index = this.results.length;
        const toolName = found.toolName ?? (call === undefined ? undefined : this.calls[call]?.name);
        this.results.push({ index, output, isError, path, span: spanOf(node), ...(0,defined/* defined */.s)({ callId, toolName, call, hosted }) });
        this.foundResults.push(found);
        for (const covered of found.covers)
            this.ruled.add(covered);
        return index;
    }
    addTool(found) {
        const { at, name, namespace, type, hosted, path } = found;
        this.tools.push({ at, name, type, path, ...(0,defined/* defined */.s)({ namespace, hosted }) });
        this.foundTools.push(found);
    }
    addMedia(found) {
        const { node, type, beside, path } = found;
        this.media.push({ at: node.start, type, beside, path, span: spanOf(node) });
        this.foundMedia.push(found);
    }
    addMessage(node, place) {
        this.messages.push(spanOf(node));
        this.foundMessages.set(node.start, place);
    }
    wayOut(node, path, way) {
        this.waysOut.push({ at: node.start, path, ...way });
    }
    /** The latest call of this id before here. */
    callOf(id) {
        return id === undefined ? undefined : this.#byId.get(id);
    }
}
function spanOf(node) {
    return { start: node.start, end: node.end };
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/body.js






/** The view of a body, or why it cannot be judged. */
function body_readBody(wire, body, route, { read, askUsage }) {
    const parsed = readObject(body);
    if (!parsed.ok)
        return (0,contract_result/* fail */.f)(`the body cannot be judged: ${parsed.error}`);
    const { document, root } = parsed.value;
    const stream = streamOf(root, route);
    if (stream === undefined)
        return (0,contract_result/* fail */.f)("the body cannot be judged: 'stream' is neither true nor false");
    const model = route.model ?? (0,pick/* textAt */.$6)(root, 'model');
    const sheet = new Sheet(document);
    read(sheet, root);
    if (sheet.problem !== undefined)
        return (0,contract_result/* fail */.f)(`the body cannot be judged: ${sheet.problem}`);
    const ask = stream ? (askUsage?.(root) ?? []) : [];
    const { calls, results, tools, waysOut, media, messages, otherModels } = sheet;
    return (0,contract_result.ok)({
        wire,
        document,
        model,
        otherModels,
        stream,
        tellsUsage: ask.length === 0,
        calls,
        results,
        tools,
        waysOut,
        media,
        messages,
        texts: () => stringsOf(root, sheet),
        edit: (edits) => editBody(sheet, edits, ask),
    });
}
function streamOf(root, route) {
    if (route.kind === 'count-tokens')
        return false;
    if (route.stream !== undefined)
        return route.stream;
    const stream = given(root, 'stream');
    if (stream === undefined)
        return false;
    return stream.kind === 'boolean' ? stream.value : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/anthropic/attachments.js




/** An image, a document or a search result: inline, or by a way out. `beside` is undefined within a result, which covers it. */
function readAttachment(sheet, block, path, beside) {
    if ((0,pick/* textAt */.$6)(block, 'type') === 'search_result')
        return;
    const source = (0,pick/* within */.ux)(block, 'source');
    switch ((0,pick/* textAt */.$6)(source, 'type') ?? '') {
        case 'base64':
            if (beside === undefined)
                return;
            sheet.addMedia({
                node: block,
                type: (0,pick/* textAt */.$6)(source, 'media_type') ?? 'unknown',
                beside,
                path,
                replace: (text) => (0,contract_result.ok)([replaceNode(block, `{"type":"text","text":${(0,json_text/* quoteJson */.fp)(text)}}`)]),
            });
            return;
        case 'text':
            return;
        case 'content':
            for (const [index, inner] of (0,pick/* itemsAt */.Ct)(source, 'content').entries()) {
                if (inner.kind !== 'object')
                    return sheet.refuse(path, 'has content that is not made of blocks');
                const type = (0,pick/* textAt */.$6)(inner, 'type');
                if (type === 'image')
                    readAttachment(sheet, inner, `${path}.source.content[${index}]`, undefined);
                else if (type !== 'text')
                    return sheet.refuse(path, 'has content of a type that is not known');
            }
            return;
        case 'url':
            return sheet.wayOut(block, path, { kind: 'url', barred: 'unless-external', why: 'it has the provider fetch an address' });
        case 'file':
            return sheet.wayOut(block, path, { kind: 'file-id', barred: 'unless-external', why: 'it names a file that lies with the provider' });
        default:
            return sheet.refuse(path, 'has a source of a type that is not known');
    }
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/anthropic/kinds.js
/** Which server tool a name or a type means: `web_search_20260209`, `bash_code_execution`. */
function hostedTool(word) {
    if (word.startsWith('web_search'))
        return 'web-search';
    if (word.startsWith('web_fetch'))
        return 'web-fetch';
    if (/^(bash_|text_editor_)?code_execution/.test(word))
        return 'code-execution';
    if (word.startsWith('tool_search'))
        return 'tool-search';
    if (word.startsWith('advisor'))
        return 'advisor';
    if (/^mcp(_|$)/.test(word))
        return 'remote-mcp';
    return 'unknown';
}
/** Who runs a declared tool: undefined for the agent itself. */
function declaredKind(type) {
    if (type === 'custom' || /^(bash|text_editor|memory)_\d+$/.test(type))
        return undefined;
    if (/^(computer|computer_toolset|browser_toolset)_\d+$/.test(type))
        return 'computer-use';
    return hostedTool(type);
}
/** The type of a block that answers a server tool's call, as the beginning of its name; undefined for another block. */
function answeredTool(type) {
    return /^(?<tool>\w+)_tool_result$/.exec(type)?.groups?.['tool'];
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/anthropic/results.js







const BLOCKS = { text: ['text'], any: ['text', 'image', 'document', 'search_result', 'tool_reference', 'browser_state'] };
/** An error may hold text alone. */
const ERROR_BLOCKS = { text: ['text'], any: ['text'] };
const MEMBERS = new Set(['type', 'tool_use_id', 'content', 'is_error', 'toolset_name']);
/** `tool_result` and `mcp_tool_result`: a string or blocks, and whether it is an error. */
function readToolResult(sheet, block, path, place, hosted) {
    const callId = (0,pick/* textAt */.$6)(block, 'tool_use_id');
    const foreign = foreignMember(block, MEMBERS);
    const content = (0,pick/* within */.ux)(block, 'content');
    const flag = (0,pick/* within */.ux)(block, 'is_error');
    const isError = (0,pick/* isTrue */.Hn)(flag);
    if (callId === undefined)
        return sheet.refuse(path, 'is a result without the id of its call');
    if (foreign !== undefined)
        return sheet.refuse(path, `is a result with a field that is not known ('${foreign.slice(0, 80)}')`);
    if (content?.kind === 'object' || content?.kind === 'number' || content?.kind === 'boolean') {
        return sheet.refuse(path, 'is a result whose content is neither a text nor a list of blocks');
    }
    if (flag !== undefined && flag.kind !== 'boolean' && flag.kind !== 'null')
        return sheet.refuse(path, "has an 'is_error' that is neither true nor false");
    for (const [index, part] of (0,pick/* itemsAt */.Ct)(block, 'content').entries()) {
        const type = (0,pick/* textAt */.$6)(part, 'type');
        if (part.kind === 'object' && (type === 'image' || type === 'document')) {
            readAttachment(sheet, part, `${path}.content[${index}]`, undefined);
        }
    }
    const output = partsOutput(sheet.document, content, BLOCKS);
    return sheet.addResult({
        node: block,
        path,
        callId,
        toolName: undefined,
        call: sheet.callOf(callId),
        output,
        isError,
        ...(hosted === undefined ? {} : { hosted }),
        covers: content === undefined ? [] : [content],
        place,
        replace(ruled, error) {
            const patches = [];
            if (!sameOutput(ruled, output))
                patches.push(setMember(block, 'content', partsText(ruled, error ? ERROR_BLOCKS : BLOCKS)));
            if (error !== isError)
                patches.push(setMember(block, 'is_error', String(error)));
            return (0,contract_result.ok)(patches);
        },
    });
}
/** `web_search_tool_result` and alike. Such a result has room for words nowhere: put in its place is the error that it is not available. */
function readServerResult(sheet, block, path, place, { type, hosted }) {
    const callId = (0,pick/* textAt */.$6)(block, 'tool_use_id');
    const content = (0,pick/* within */.ux)(block, 'content');
    if (callId === undefined || content === undefined)
        return sheet.refuse(path, 'is a result without the id of its call or without content');
    const output = { kind: 'json', text: (0,json_text/* textOf */.b6)(sheet.document, content) };
    const isError = (0,pick/* textAt */.$6)(content, 'type')?.endsWith('_error') === true;
    return sheet.addResult({
        node: block,
        path,
        callId,
        toolName: undefined,
        call: sheet.callOf(callId),
        output,
        isError,
        hosted,
        covers: [content],
        place,
        replace(ruled, error) {
            if (sameOutput(ruled, output) && error === isError)
                return (0,contract_result.ok)([]);
            return (0,contract_result.ok)([setMember(block, 'content', `{"type":${(0,json_text/* quoteJson */.fp)(`${type}_error`)},"error_code":"unavailable"}`)]);
        },
    });
}
/** What a remote MCP server said that it has. */
function readListing(sheet, block, path, place) {
    const tools = (0,pick/* within */.ux)(block, 'tools');
    if (tools === undefined)
        return sheet.refuse(path, 'is a listing without tools');
    const output = { kind: 'json', text: (0,json_text/* textOf */.b6)(sheet.document, tools) };
    return sheet.addResult({
        node: block,
        path,
        callId: undefined,
        toolName: (0,pick/* textAt */.$6)(block, 'mcp_server_name'),
        call: undefined,
        output,
        isError: false,
        hosted: 'remote-mcp',
        covers: [tools],
        place,
        replace: (ruled) => (sameOutput(ruled, output) ? (0,contract_result.ok)([]) : (0,contract_result/* fail */.f)('is a listing of tools, in whose place nothing else can stand')),
    });
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/anthropic/tools.js




/** The tools of a request, the remote MCP servers among them, and which of them the model is told to call. */
function readTools(sheet, root) {
    const tools = given(root, 'tools');
    if (tools !== undefined && tools.kind !== 'array')
        return sheet.refuse('tools', 'is not a list');
    for (const [index, tool] of (0,pick/* itemsAt */.Ct)(root, 'tools').entries()) {
        if (tools !== undefined)
            readTool(sheet, tool, `tools[${index}]`, { within: tools, index });
    }
    const servers = given(root, 'mcp_servers');
    if (servers !== undefined && servers.kind !== 'array')
        return sheet.refuse('mcp_servers', 'is not a list');
    const whenEmpty = memberPlace(root, 'mcp_servers');
    for (const [index, server] of (0,pick/* itemsAt */.Ct)(root, 'mcp_servers').entries()) {
        if (servers === undefined)
            return;
        const place = { within: servers, index, ...(whenEmpty === undefined ? {} : { whenEmpty }) };
        const name = (0,pick/* textAt */.$6)(server, 'name') ?? '';
        sheet.addTool({ at: server.start, name, type: 'mcp_server', hosted: 'remote-mcp', path: `mcp_servers[${index}]`, places: [place] });
    }
    if ((0,pick/* textAt */.$6)(root, 'tool_choice', 'type') === 'tool') {
        const wanted = (0,pick/* textAt */.$6)(root, 'tool_choice', 'name');
        sheet.choices.push({ names: ({ name }) => name === wanted });
    }
}
/** `tool_addition`: a tool that joins in the middle of a conversation. */
function readAddition(sheet, block, path, place) {
    const tool = (0,pick/* within */.ux)(block, 'tool');
    const type = (0,pick/* textAt */.$6)(tool, 'type') ?? '';
    const definition = (0,pick/* within */.ux)(tool, 'definition');
    if (definition !== undefined)
        return readTool(sheet, definition, path, place);
    if (!type.startsWith('mcp_') || (0,pick/* textAt */.$6)(block, 'type') !== 'tool_addition')
        return;
    const name = (0,pick/* textAt */.$6)(tool, 'mcp_server_name') ?? (0,pick/* textAt */.$6)(tool, 'server_name') ?? type;
    sheet.addTool({ at: block.start, name, type, hosted: 'remote-mcp', path, places: [place] });
}
function readTool(sheet, tool, path, place) {
    const declared = (0,pick/* within */.ux)(tool, 'type');
    const type = declared === undefined || declared.kind === 'null' ? 'custom' : (0,pick/* textAt */.$6)(tool, 'type');
    const name = (0,pick/* textAt */.$6)(tool, 'name') ?? (0,pick/* textAt */.$6)(tool, 'mcp_server_name');
    if (type === undefined || tool.kind !== 'object')
        return sheet.refuse(path, 'is not a tool');
    if (type === 'custom' && name === undefined)
        return sheet.refuse(path, 'is a tool without a name');
    const model = (0,pick/* textAt */.$6)(tool, 'model');
    if (model !== undefined)
        sheet.otherModels.push(model);
    const own = type === 'custom' ? 'function' : type;
    sheet.addTool({ at: tool.start, name: name ?? type, type: own, hosted: declaredKind(type), path, places: [place] });
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/anthropic/request.js








function readAnthropic(body, route) {
    return readMessagesOf('anthropic', body, route);
}
/** A body of this API as a provider or a cloud takes it. What its path says the body may repeat, and not say otherwise. */
function readMessagesOf(wire, body, route) {
    return body_readBody(wire, body, route, {
        read(sheet, root) {
            const model = given(root, 'model');
            const stream = given(root, 'stream');
            const asked = route.kind === 'generate' ? route.stream : undefined;
            if (route.model === undefined && (0,pick/* textAt */.$6)(root, 'model') === undefined)
                sheet.refuse('the request', 'names no model');
            if (route.model !== undefined && model !== undefined && (0,pick/* textAt */.$6)(root, 'model') !== route.model)
                sheet.refuse('model', 'is another one than that of the path');
            if (asked !== undefined && stream !== undefined && (0,pick/* isTrue */.Hn)(stream) !== asked)
                sheet.refuse('stream', 'says otherwise than the path');
            readTools(sheet, root);
            readState(sheet, root);
            readContent(sheet, (0,pick/* within */.ux)(root, 'system'), { path: 'system', beside: [] });
            readMessages(sheet, (0,pick/* within */.ux)(root, 'messages'));
        },
    });
}
/** What the request refers to that lies with the provider, and other models that may answer it. */
function readState(sheet, root) {
    const container = given(root, 'container');
    if (container !== undefined) {
        sheet.wayOut(container, 'container', { kind: 'container', barred: 'unless-external', why: "a container runs at the provider's" });
    }
    const thread = given(root, 'thread');
    if (thread !== undefined) {
        const isNew = (0,pick/* textAt */.$6)(thread, 'type') === 'create';
        sheet.wayOut(thread, 'thread', isNew
            ? { kind: 'store', barred: 'unless-external', why: 'the conversation would be kept at the provider' }
            : { kind: 'previous-response', barred: 'always', why: 'it goes on from a conversation that is kept at the provider' });
    }
    const fallbacks = given(root, 'fallbacks');
    if (fallbacks?.kind === 'string')
        sheet.otherModels.push(fallbacks.value);
    for (const fallback of (0,pick/* itemsAt */.Ct)(root, 'fallbacks'))
        sheet.otherModels.push((0,pick/* textAt */.$6)(fallback, 'model') ?? '');
}
function readMessages(sheet, messages) {
    if (messages?.kind !== 'array')
        return sheet.refuse('messages', 'is not a list');
    let beside = [];
    for (const [index, message] of messages.items.entries()) {
        const path = `messages[${index}]`;
        const role = (0,pick/* textAt */.$6)(message, 'role');
        if (role !== 'user' && role !== 'assistant' && role !== 'system')
            return sheet.refuse(path, 'has a role that is not known');
        const content = (0,pick/* within */.ux)(message, 'content');
        if (content === undefined)
            return sheet.refuse(path, 'has no content');
        if (role === 'assistant')
            beside = [];
        readContent(sheet, content, { path: `${path}.content`, beside, whenEmpty: { within: messages, index } });
    }
}
/** A string, or blocks. */
function readContent(sheet, content, { path, beside, whenEmpty }) {
    if (content === undefined || content.kind === 'string')
        return;
    if (content.kind !== 'array')
        return sheet.refuse(path, 'is neither a text nor a list of blocks');
    for (const [index, block] of content.items.entries()) {
        const place = { within: content, index, ...(whenEmpty === undefined ? {} : { whenEmpty }) };
        if (block.kind !== 'object')
            return sheet.refuse(`${path}[${index}]`, 'is not a block');
        const result = readBlock(sheet, block, `${path}[${index}]`, place, beside);
        if (result !== undefined)
            beside.push(result);
    }
}
/** The place of the result that the block is, if it is one. */
function readBlock(sheet, block, path, place, beside) {
    const type = (0,pick/* textAt */.$6)(block, 'type') ?? '';
    switch (type) {
        case 'text':
        case 'redacted_thinking':
        case 'fallback':
        case 'tool_removal':
            return undefined;
        case 'thinking':
            sheet.fixed.add(block);
            return undefined;
        case 'compaction':
            // With a signature its text is one piece with it; without one it is a summary like any other text.
            if (given(block, 'signature') !== undefined)
                sheet.fixed.add(block);
            readToolChanges(sheet, (0,pick/* within */.ux)(block, 'tool_changes'), `${path}.tool_changes`);
            return undefined;
        case 'image':
        case 'document':
        case 'search_result':
            readAttachment(sheet, block, path, beside);
            return undefined;
        case 'container_upload':
            sheet.wayOut(block, path, { kind: 'file-id', barred: 'unless-external', why: 'it names a file that lies with the provider' });
            return undefined;
        case 'tool_addition':
            readAddition(sheet, block, path, place);
            return undefined;
        case 'tool_use':
        case 'server_tool_use':
        case 'mcp_tool_use':
            readCall(sheet, block, type, path, place);
            return undefined;
        case 'tool_result':
        case 'mcp_tool_result':
            return readToolResult(sheet, block, path, place, type === 'mcp_tool_result' ? 'remote-mcp' : undefined);
        case 'mcp_tool_listing':
            return readListing(sheet, block, path, place);
        default: {
            const tool = answeredTool(type);
            if (tool !== undefined)
                return readServerResult(sheet, block, path, place, { type, hosted: hostedTool(tool) });
            sheet.refuse(path, type === '' ? 'has no type' : `is of a type that is not known ('${type.slice(0, 80)}') and may carry a result`);
            return undefined;
        }
    }
}
function readToolChanges(sheet, changes, path) {
    if (changes?.kind !== 'array')
        return;
    for (const [index, change] of changes.items.entries())
        readAddition(sheet, change, `${path}[${index}]`, { within: changes, index });
}
function readCall(sheet, block, type, path, place) {
    const id = (0,pick/* textAt */.$6)(block, 'id');
    const name = (0,pick/* textAt */.$6)(block, 'name');
    const input = (0,pick/* within */.ux)(block, 'input');
    if (id === undefined || name === undefined || input === undefined)
        return sheet.refuse(path, 'is a call without an id, a name or an input');
    sheet.addCall({
        node: block,
        id,
        name,
        namespace: (0,pick/* textAt */.$6)(block, 'server_name'),
        input: { kind: 'json', text: (0,json_text/* textOf */.b6)(sheet.document, input) },
        hosted: type === 'tool_use' ? undefined : type === 'mcp_tool_use' ? 'remote-mcp' : hostedTool(name),
        covers: input,
        place,
    });
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/value-end.js
const BACKSLASH = 0x5c;
const QUOTE = 0x22;
/** Finds, piece by piece, where a JSON value ends, without reading anything twice. What stands in it is not checked. */
class ValueEnd {
    #depth = 0;
    #inString = false;
    #escaped = false;
    /** `before` the value, `inside` it, `scalar` within a number or a word, `after` its end, `broken` by more text after it. */
    #at = 'before';
    /** How things stand after this piece: `scalar` may be whole, which only reading it tells. */
    after(piece) {
        const before = this.#at;
        for (let index = 0; index < piece.length && this.#at !== 'broken'; index++) {
            if (this.#inString && !this.#escaped)
                index = afterPlain(piece, index);
            if (index < piece.length)
                this.#next(piece.charCodeAt(index));
        }
        if (this.#at === 'after')
            return before === 'after' ? 'open' : 'whole';
        return this.#at === 'scalar' ? 'scalar' : 'open';
    }
    /** Nothing more is told of it. */
    give() {
        this.#at = 'broken';
    }
    #next(code) {
        if (this.#inString) {
            if (this.#escaped)
                this.#escaped = false;
            else if (code === BACKSLASH)
                this.#escaped = true;
            else if (code === QUOTE) {
                this.#inString = false;
                if (this.#depth === 0)
                    this.#at = 'after';
            }
            return;
        }
        const isSpace = code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
        if (isSpace)
            return;
        if (this.#at === 'after') {
            this.#at = 'broken';
            return;
        }
        if (code === QUOTE) {
            this.#inString = true;
            this.#at = 'inside';
        }
        else if (code === 0x7b || code === 0x5b) {
            this.#depth++;
            this.#at = 'inside';
        }
        else if (code === 0x7d || code === 0x5d) {
            this.#depth--;
            if (this.#depth <= 0)
                this.#at = this.#depth === 0 ? 'after' : 'broken';
        }
        else if (this.#depth === 0)
            this.#at = 'scalar';
    }
}
/** The place of the next quote or backslash, or where the piece ends. */
function afterPlain(piece, from) {
    let at = from;
    for (; at < piece.length; at++) {
        const code = piece.charCodeAt(at);
        if (code === QUOTE || code === BACKSLASH)
            break;
    }
    return at;
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/call-pieces.js




/** The longest scalar that a client is thought to act on before the end of its call. */
const LONGEST_SCALAR = 64;
/**
 * The calls of one response whose input arrives in pieces, side by side. A call is told as soon as its input is a whole JSON value,
 * as a client may act on it from there on, and again at its close where it had become another; never twice with the same input.
 */
class CallPieces {
    #open = new Map();
    #told = new Set();
    idOf(key) {
        return this.#open.get(key)?.begun.id;
    }
    begin(key, begun) {
        this.#open.set(key, { begun, pieces: [], end: new ValueEnd(), told: false });
    }
    /** The name of a call that began without one. */
    name(key, name) {
        const open = this.#open.get(key);
        if (open !== undefined && open.begun.name === '')
            open.begun = { ...open.begun, name };
    }
    /** One more piece; undefined where no such call has begun. */
    add(key, piece) {
        const open = this.#open.get(key);
        if (open === undefined)
            return undefined;
        open.pieces.push(piece);
        if (open.begun.isText === true)
            return [];
        switch (open.end.after(piece)) {
            case 'whole':
                return this.#tell(open, open.pieces.join(''));
            case 'scalar': {
                const text = open.pieces.join('');
                if (text.length > LONGEST_SCALAR)
                    open.end.give();
                return text.length <= LONGEST_SCALAR && (0,json_text/* readExact */.gr)(text).ok ? this.#tell(open, text) : [];
            }
            case 'open':
                return [];
        }
    }
    /** What the wire says that a call's input came to, while the call is still open. */
    settle(key, text) {
        const open = this.#open.get(key);
        return open === undefined || text === undefined ? [] : this.#tell(open, text);
    }
    /** The end of a call's input; `empty` is what it is where nothing came. */
    close(key, empty = '') {
        const open = this.#open.get(key);
        if (open === undefined)
            return [];
        this.#open.delete(key);
        const text = open.pieces.join('');
        return text === '' && open.told ? [] : this.#tell(open, text === '' ? empty : text);
    }
    /** Closes every call whose key begins so. */
    closeAll(prefix = '') {
        return [...this.#open.keys()].filter((key) => key.startsWith(prefix)).flatMap((key) => this.close(key));
    }
    /** A call that came in one piece. */
    whole({ id, ownId, name, namespace }, input) {
        const mark = JSON.stringify([id, name, namespace, input.text]);
        if (this.#told.has(mark))
            return [];
        this.#told.add(mark);
        return [{ kind: 'call', call: { id, ownId, name, input, ...(0,defined/* defined */.s)({ namespace }) } }];
    }
    /** Names of the calls that were never told. */
    get begun() {
        return [...this.#open.values()].filter(({ told }) => !told).map(({ begun }) => begun.name);
    }
    #tell(open, text) {
        open.told = true;
        return this.whole(open.begun, (0,contract_input/* toolInput */.T)(text));
    }
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/anthropic/usage.js


const COUNTS = ['input_tokens', 'output_tokens', 'cache_read_input_tokens', 'cache_creation_input_tokens'];
/**
 * The sums of a message so far. Its events tell them one after another and each only some of them, so what was told last stands. A
 * summary that the server made in between is told apart and comes on top.
 */
class AnthropicUsage {
    #counts = new Map();
    #thinking;
    #apart;
    take(usage) {
        if (usage?.kind !== 'object')
            return undefined;
        for (const name of COUNTS) {
            const count = countAt(usage, name);
            if (count !== undefined)
                this.#counts.set(name, count);
        }
        this.#thinking = countAt(usage, 'output_tokens_details', 'thinking_tokens') ?? this.#thinking;
        if ((0,pick/* itemsAt */.Ct)(usage, 'iterations').length > 0)
            this.#apart = usage;
        return this.#sums();
    }
    #sums() {
        const apart = (0,pick/* itemsAt */.Ct)(this.#apart, 'iterations').filter((one) => ['compaction', 'advisor_message'].includes((0,pick/* textAt */.$6)(one, 'type') ?? ''));
        const sum = (name) => (this.#counts.get(name) ?? 0) + apart.reduce((total, one) => total + (countAt(one, name) ?? 0), 0);
        const cachedTokens = sum('cache_read_input_tokens');
        const cacheWrittenTokens = sum('cache_creation_input_tokens');
        return {
            // What the provider calls input is what came from no cache and went to none.
            inputTokens: sum('input_tokens') + cachedTokens + cacheWrittenTokens,
            outputTokens: sum('output_tokens'),
            cachedTokens,
            cacheWrittenTokens,
            ...(this.#thinking === undefined ? {} : { reasoningTokens: this.#thinking }),
        };
    }
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/anthropic/response.js










const STOPS = {
    end_turn: 'end',
    stop_sequence: 'end',
    tool_use: 'calls',
    max_tokens: 'length',
    refusal: 'refusal',
    pause_turn: 'pause',
    compaction: 'pause',
    model_context_window_exceeded: 'overflow',
};
/** Blocks that are no call and no answer to one. */
const PLAIN = new Set(['text', 'thinking', 'redacted_thinking', 'compaction', 'fallback']);
/** The events of a message. */
class AnthropicEvents {
    #calls = new CallPieces();
    #usage = new AnthropicUsage();
    /** Inputs that stood in a call's first event; pieces that follow take their place. */
    #atStart = new Map();
    #ended = false;
    #failed = false;
    read(data) {
        const read = readObject(data);
        if (!read.ok)
            return (0,contract_result/* fail */.f)(`an event of the stream cannot be judged: ${read.error}`);
        const { document, root } = read.value;
        switch ((0,pick/* textAt */.$6)(root, 'type') ?? '') {
            case 'content_block_delta':
                return this.#piece(root);
            case 'message_start':
                return this.#started(document, (0,pick/* within */.ux)(root, 'message'));
            case 'content_block_start':
                return this.#blockStarted(document, root);
            case 'content_block_stop':
                return (0,contract_result.ok)(this.#close(response_keyOf(root)));
            case 'message_delta':
                return (0,contract_result.ok)([...stopOf((0,pick/* within */.ux)(root, 'delta')), ...usageOf(this.#usage, (0,pick/* within */.ux)(root, 'usage'))]);
            case 'message_stop': {
                const late = [...this.#atStart.keys()].flatMap((key) => this.#close(key));
                this.#ended = true;
                return (0,contract_result.ok)([...late, { kind: 'end' }]);
            }
            case 'error':
                this.#failed = true;
                return (0,contract_result.ok)([{ kind: 'error', words: (0,pick/* textAt */.$6)(root, 'error', 'message') ?? 'the provider reports an error' }]);
            default:
                return (0,contract_result.ok)([]);
        }
    }
    finish() {
        if (this.#ended || this.#failed)
            return (0,contract_result.ok)([]);
        return (0,contract_result/* fail */.f)({ why: 'the stream ended before the message did', begun: this.#calls.begun });
    }
    #started(document, message) {
        const model = (0,pick/* textAt */.$6)(message, 'model');
        return (0,contract_result.ok)([
            ...(model === undefined ? [] : [{ kind: 'model', model }]),
            ...(0,pick/* itemsAt */.Ct)(message, 'content').flatMap((block) => blockSeen(document, block)),
            ...usageOf(this.#usage, (0,pick/* within */.ux)(message, 'usage')),
        ]);
    }
    #blockStarted(document, root) {
        const key = response_keyOf(root);
        const block = (0,pick/* within */.ux)(root, 'content_block');
        if (key === undefined || block === undefined)
            return (0,contract_result/* fail */.f)('a block of the stream cannot be judged: it has no index or no content');
        if ((0,pick/* textAt */.$6)(block, 'type') !== 'tool_use')
            return (0,contract_result.ok)(blockSeen(document, block));
        const id = (0,pick/* textAt */.$6)(block, 'id');
        const name = (0,pick/* textAt */.$6)(block, 'name');
        if (id === undefined || name === undefined)
            return (0,contract_result/* fail */.f)('a call in the stream cannot be judged: it has no id or no name');
        const late = this.#close(key);
        this.#calls.begin(key, { id, ownId: true, name });
        const input = (0,pick/* within */.ux)(block, 'input');
        this.#atStart.set(key, input === undefined ? '{}' : (0,json_text/* textOf */.b6)(document, input));
        return (0,contract_result.ok)([...late, ...(input?.kind === 'object' && input.members.length > 0 ? this.#calls.settle(key, (0,json_text/* textOf */.b6)(document, input)) : [])]);
    }
    #piece(root) {
        const delta = (0,pick/* within */.ux)(root, 'delta');
        if ((0,pick/* textAt */.$6)(delta, 'type') !== 'input_json_delta')
            return (0,contract_result.ok)([]);
        const key = response_keyOf(root);
        if (key === undefined || this.#calls.idOf(key) === undefined)
            return (0,contract_result.ok)([]);
        const piece = (0,pick/* textAt */.$6)(delta, 'partial_json');
        if (piece === undefined)
            return (0,contract_result/* fail */.f)('a piece of a call in the stream cannot be judged: it has no text');
        return (0,contract_result.ok)(this.#calls.add(key, piece) ?? []);
    }
    #close(key) {
        if (key === undefined)
            return [];
        const empty = this.#atStart.get(key) ?? '{}';
        this.#atStart.delete(key);
        return this.#calls.close(key, empty);
    }
}
/** A message that came whole. */
function readAnthropicResponse(body) {
    const read = readObject(body);
    if (!read.ok)
        return (0,contract_result/* fail */.f)(`the response cannot be judged: ${read.error}`);
    const { document, root } = read.value;
    const model = (0,pick/* textAt */.$6)(root, 'model');
    return (0,contract_result.ok)([
        ...(model === undefined ? [] : [{ kind: 'model', model }]),
        ...(0,pick/* itemsAt */.Ct)(root, 'content').flatMap((block) => blockSeen(document, block)),
        ...stopOf(root),
        ...usageOf(new AnthropicUsage(), (0,pick/* within */.ux)(root, 'usage')),
        { kind: 'end' },
    ]);
}
/** What a block that stands whole says: a call of the agent's, or what a server did. */
function blockSeen(document, block) {
    const type = (0,pick/* textAt */.$6)(block, 'type') ?? 'unknown';
    if (PLAIN.has(type))
        return [];
    const id = (0,pick/* textAt */.$6)(block, 'id');
    const name = (0,pick/* textAt */.$6)(block, 'name');
    const input = (0,pick/* within */.ux)(block, 'input');
    if (type === 'tool_use' && id !== undefined && name !== undefined) {
        const text = input === undefined ? composed('{}') : (0,json_text/* textOf */.b6)(document, input);
        return [{ kind: 'call', call: { id, ownId: true, name, input: { kind: 'json', text } } }];
    }
    const hosted = type === 'server_tool_use' ? hostedTool(name ?? '') : hostedTool(answeredTool(type) ?? type);
    return [{ kind: 'hosted', hosted: type === 'container_upload' ? 'code-execution' : hosted, type, ...(0,defined/* defined */.s)({ id, name }) }];
}
function stopOf(node) {
    const word = (0,pick/* textAt */.$6)(node, 'stop_reason');
    return word === undefined ? [] : [{ kind: 'stop', reason: (0,entry_of/* entryOf */.M)(STOPS, word) ?? 'other', word }];
}
function usageOf(usage, node) {
    const sums = usage.take(node);
    return sums === undefined ? [] : [{ kind: 'usage', usage: sums }];
}
function response_keyOf(root) {
    return countAt(root, 'index')?.toString();
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/query.js

/** Parameters in which clients send a credential: they are left out on the way up. */
const CREDENTIALS = new Set(['key', 'api_key', 'access_token']);
/** Which of the rules a request falls under. `closed` says why of the parts of the API that stay shut. */
function routeBy(rules, closed, method, asked) {
    const [path = '', ...rest] = asked.split('?');
    if (rest.length > 1 || !isPlainPath(path))
        return query_refused('unknown', 'the path has characters or steps that a path of this API has not');
    const parameters = parametersOf(rest[0] ?? '');
    if (parameters === undefined)
        return query_refused('unknown', 'the query cannot be read');
    for (const rule of rules) {
        const match = rule.path.exec(path);
        if (match === null || rule.method !== method)
            continue;
        const query = new Map(parameters.filter(([name]) => !CREDENTIALS.has(name)));
        for (const [name, value] of query) {
            if ((0,entry_of/* entryOf */.M)(rule.query, name)?.test(value) !== true)
                return query_refused('closed', `the query parameter '${name}' is not known here`);
        }
        const route = rule.route(groupsOf(match), query);
        if (typeof route === 'string')
            return query_refused('closed', route);
        const kept = [...query].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
        return { ...route, path: kept === '' ? path : `${path}?${kept}` };
    }
    const why = closed.find(([pattern]) => pattern.test(path))?.[1];
    return why === undefined ? query_refused('unknown', `${method} ${path} is not part of this API`) : query_refused('closed', why);
}
function query_refused(as, why) {
    return { kind: 'refused', as, why };
}
/** A path that every server reads the same way: no steps back, nothing encoded that means something unencoded. */
function isPlainPath(path) {
    return /^(\/[\w.~:@!$&'()*+,;=%-]+)+$/.test(path) && !/\/\.{1,2}(\/|$)|%(?!3a)/i.test(path);
}
function parametersOf(query) {
    if (query === '')
        return [];
    const found = [];
    for (const pair of query.split('&')) {
        const [name, value = '', ...more] = pair.split('=').map(decoded);
        if (name === undefined || name === '' || value === undefined || more.length > 0)
            return undefined;
        if (found.some(([other]) => other === name))
            return undefined;
        found.push([name, value]);
    }
    return found;
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
function groupsOf(match) {
    return Object.fromEntries(Object.entries(match.groups ?? {}).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]));
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/anthropic/routes.js

const BETA = { beta: /^true$/ };
const PAGE = { ...BETA, limit: /^\d{1,4}$/, after_id: /^[\w.:-]+$/, before_id: /^[\w.:-]+$/ };
const RULES = [
    { method: 'POST', path: /^\/v1\/messages$/, query: BETA, route: () => ({ kind: 'generate' }) },
    { method: 'POST', path: /^\/v1\/messages\/count_tokens$/, query: BETA, route: () => ({ kind: 'count-tokens' }) },
    { method: 'GET', path: /^\/v1\/models(\/[\w.:@-]+)?$/, query: PAGE, route: () => ({ kind: 'models' }) },
];
const CLOSED = [
    [/^\/v1\/messages\/batches/, 'batches are answered later and elsewhere, so nothing can be judged in them'],
    [/^\/v1\/files/, 'files that lie with the provider are a way out of this session'],
    [/^\/v1\/(skills|agents|sessions|environments|vaults|memory_stores|tunnels)/, 'what runs at the provider passes no hook of this session'],
    [/^\/v1\/complete/, 'text completions are not relayed'],
];
function anthropicRoute(method, path) {
    return routeBy(RULES, CLOSED, method, path);
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/event-stream.js

/** A whole stream of server-sent events. */
function streamAnswer(events) {
    const body = events.map(({ name, data }) => {
        const text = typeof data === 'string' ? data : (0,json_text/* writeJson */.GF)(data);
        return `${name === undefined ? '' : `event: ${name}\n`}data: ${text}\n\n`;
    });
    return { status: 200, contentType: 'text/event-stream; charset=utf-8', body: body.join('') };
}
function jsonAnswer(status, body) {
    return { status, contentType: 'application/json', body: (0,json_text/* writeJson */.GF)(body) };
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/anthropic/turns.js


const ERRORS = {
    unreadable: [400, 'invalid_request_error'],
    forbidden: [400, 'invalid_request_error'],
    unauthorized: [401, 'authentication_error'],
    'not-found': [404, 'not_found_error'],
    'too-large': [413, 'request_too_large'],
    ended: [400, 'invalid_request_error'],
};
function anthropicRefusal(kind, words) {
    const [status, type] = ERRORS[kind];
    return jsonAnswer(status, { type: 'error', error: { type, message: words } });
}
function anthropicEnd(words, setting, form = streamAnswer) {
    const text = (0,json_text/* quoteJson */.fp)(words);
    return message(setting, form, {
        whole: `{"type":"text","text":${text}}`,
        start: '{"type":"text","text":""}',
        delta: `{"type":"text_delta","text":${text}}`,
        stop: 'end_turn',
    });
}
function anthropicCanary(call, setting, form = streamAnswer) {
    const head = `{"type":"tool_use","id":${(0,json_text/* quoteJson */.fp)(call.id)},"name":${(0,json_text/* quoteJson */.fp)(call.name)},"input":`;
    return message(setting, form, {
        whole: `${head}${call.input}}`,
        start: `${head}{}}`,
        delta: `{"type":"input_json_delta","partial_json":${(0,json_text/* quoteJson */.fp)(call.input)}}`,
        stop: 'tool_use',
    });
}
/** A message of one block, of which all parts are given as JSON. */
function message({ stream, model, id }, form, block) {
    const usage = { input_tokens: 0, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 0 };
    const head = { id: `msg_${id}`, type: 'message', role: 'assistant', model };
    if (!stream) {
        const rest = (0,json_text/* writeJson */.GF)({ ...head, stop_reason: block.stop, stop_sequence: null, usage });
        return { status: 200, contentType: 'application/json', body: `${rest.slice(0, -1)},"content":[${block.whole}]}` };
    }
    const event = (type, more) => ({
        name: type,
        data: `{"type":"${type}"${more}}`,
    });
    const begun = (0,json_text/* writeJson */.GF)({ ...head, content: [], stop_reason: null, stop_sequence: null, usage });
    return form([
        event('message_start', `,"message":${begun}`),
        event('content_block_start', `,"index":0,"content_block":${block.start}`),
        event('content_block_delta', `,"index":0,"delta":${block.delta}`),
        event('content_block_stop', ',"index":0'),
        event('message_delta', `,"delta":{"stop_reason":"${block.stop}","stop_sequence":null},"usage":{"output_tokens":0}`),
        event('message_stop', ''),
    ]);
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/anthropic/wire.js




/** Anthropic Messages. */
const anthropicWire = {
    name: 'anthropic',
    route: anthropicRoute,
    readRequest: readAnthropic,
    readEvents: () => new AnthropicEvents(),
    readResponse: readAnthropicResponse,
    refusal: anthropicRefusal,
    quietEnd: (words, setting) => anthropicEnd(words, setting),
    canaryTurn: (call, setting) => anthropicCanary(call, setting),
};

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/bedrock/count.js






/** A conversation to be counted: the body of an `invoke` in base64, within an envelope that holds nothing else. */
function readCount(body, route) {
    const read = readObject(body);
    if (!read.ok)
        return (0,contract_result/* fail */.f)(`the body cannot be judged: ${read.error}`);
    const outer = [read.value.root, (0,pick/* within */.ux)(read.value.root, 'input'), (0,pick/* within */.ux)(read.value.root, 'input', 'invokeModel')];
    const inner = given(outer[2], 'body');
    const text = inner?.kind === 'string' ? unwrapped(inner.value) : undefined;
    if (text === undefined || outer.some((node) => node?.kind !== 'object' || node.members.length !== 1))
        return (0,contract_result/* fail */.f)("the body cannot be judged: it is no 'input.invokeModel.body' in base64 alone");
    const view = readMessagesOf('bedrock', text, route);
    if (!view.ok)
        return view;
    return (0,contract_result.ok)({
        ...view.value,
        edit(edits) {
            const edited = view.value.edit(edits);
            if (!edited.ok)
                return edited;
            return (0,contract_result.ok)(edited.value === text ? body : (0,json_text/* writeJson */.GF)({ input: { invokeModel: { body: wrapped(edited.value) } } }));
        },
    });
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/bedrock/routes.js
/** An id, a profile or an ARN, of which `:` and `/` may be encoded. */
const PATH = /^\/model\/(?<model>\w(?:[\w.:-]|%3[Aa]|%2[Ff])*)\/(?<verb>invoke|invoke-with-response-stream|count-tokens)$/;
/** Claude on Amazon Bedrock; what goes up names the model as AWS's own clients encode it. */
function bedrockRoute(method, asked) {
    const { model: written, verb } = PATH.exec(asked)?.groups ?? {};
    if (method !== 'POST' || written === undefined || verb === undefined)
        return { kind: 'refused', as: 'unknown', why: `${method} ${asked.split('?')[0]} is not a part of this API that is relayed` };
    const model = decodeURIComponent(written);
    const path = `/model/${encodeURIComponent(model)}/${verb}`;
    if (verb === 'count-tokens')
        return { kind: 'count-tokens', path, model };
    return { kind: 'generate', path, model, stream: verb === 'invoke-with-response-stream' };
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/bedrock/wire.js







/** Anthropic Messages as Amazon Bedrock's `invoke` takes them: the path names model and form, a stream comes in frames of AWS's. */
const bedrockWire = {
    ...anthropicWire,
    name: 'bedrock',
    framing: 'aws-event-stream',
    route: bedrockRoute,
    readRequest: (body, route) => (route.kind === 'count-tokens' ? readCount(body, route) : readMessagesOf('bedrock', body, route)),
    refusal: (kind, words) => jsonAnswer(anthropicRefusal(kind, words).status, { message: words }),
    quietEnd: (words, setting) => anthropicEnd(words, setting, framesAnswer),
    canaryTurn: (call, setting) => anthropicCanary(call, setting, framesAnswer),
};

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/openai-refusal.js

const STATUS = {
    unreadable: 400,
    forbidden: 400,
    unauthorized: 401,
    'not-found': 404,
    'too-large': 413,
    ended: 400,
};
/** An error as both of the provider's wires have it. */
function openaiRefusal(kind, message) {
    return jsonAnswer(STATUS[kind], { error: { message, type: 'invalid_request_error', param: null, code: null } });
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/chat/parts.js





const TEXTS = new Set(['text', 'refusal', 'thinking', 'redacted_thinking', 'reasoning']);
/** Parts that hold an address, which may be one of inline data. */
const ADDRESSED = new Set(['image_url', 'video_url', 'audio_url', 'document_url', 'file_url']);
/** The parts of a message, or of a result: then `beside` is undefined, as the result covers what is inline. */
function readParts(sheet, parts, path, beside) {
    if (parts.kind !== 'array')
        return sheet.refuse(path, 'is neither a text nor a list of parts');
    for (const [index, part] of parts.items.entries()) {
        const where = `${path}[${index}]`;
        const type = (0,pick/* textAt */.$6)(part, 'type') ?? '';
        if (part.kind !== 'object')
            return sheet.refuse(where, 'is not a part');
        if (TEXTS.has(type))
            continue;
        if (ADDRESSED.has(type))
            readAddress(sheet, part, type, where, beside);
        else if (type === 'file')
            readFile(sheet, part, where, beside);
        else if (type === 'input_audio')
            readInline(sheet, part, type, where, beside);
        else if (beside !== undefined)
            return sheet.refuse(where, 'is a part of a type that is not known and may carry a result');
    }
}
function readAddress(sheet, part, type, path, beside) {
    const url = (0,pick/* textAt */.$6)(part, type, 'url') ?? (0,pick/* textAt */.$6)(part, type);
    if (url === undefined)
        return sheet.refuse(path, 'has no address');
    if (url.startsWith('data:'))
        return readInline(sheet, part, /^data:([\w.+/-]*)/.exec(url)?.[1] ?? type, path, beside);
    sheet.wayOut(part, path, { kind: 'url', barred: 'unless-external', why: 'it has the provider fetch an address' });
}
function readFile(sheet, part, path, beside) {
    const file = (0,pick/* within */.ux)(part, 'file');
    if (given(file, 'file_id') !== undefined) {
        return sheet.wayOut(part, path, { kind: 'file-id', barred: 'unless-external', why: 'it names a file that lies with the provider' });
    }
    const data = (0,pick/* textAt */.$6)(file, 'file_data');
    if (data !== undefined && /^https?:/i.test(data)) {
        return sheet.wayOut(part, path, { kind: 'url', barred: 'unless-external', why: 'it has the provider fetch an address' });
    }
    readInline(sheet, part, 'file', path, beside);
}
function readInline(sheet, part, type, path, beside) {
    if (beside === undefined)
        return;
    const replace = (text) => (0,contract_result.ok)([replaceNode(part, `{"type":"text","text":${(0,json_text/* quoteJson */.fp)(text)}}`)]);
    sheet.addMedia({ node: part, type, beside, path, replace });
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/chat/messages.js








const PARTS = { text: ['text'], any: ['text', 'image_url'] };
const RESULT_MEMBERS = new Set(['role', 'content', 'tool_call_id', 'name', 'id']);
function readMessage(sheet, message, where) {
    switch ((0,pick/* textAt */.$6)(message, 'role') ?? '') {
        case 'system':
        case 'developer':
        case 'user':
            return readWords(sheet, message, where);
        case 'assistant':
            readWords(sheet, message, where);
            return readCalls(sheet, message, where);
        case 'tool':
        case 'function':
            return readResult(sheet, message, where);
        default:
            return sheet.refuse(where.path, 'has a role that is not known');
    }
}
function readWords(sheet, message, { path, beside }) {
    const content = given(message, 'content');
    if (content !== undefined && content.kind !== 'string')
        readParts(sheet, content, `${path}.content`, beside);
    const audio = given(message, 'audio');
    if (audio !== undefined) {
        sheet.wayOut(audio, `${path}.audio`, {
            kind: 'item-reference',
            barred: 'always',
            why: 'it refers to sound that is kept at the provider',
        });
    }
}
function readCalls(sheet, message, { path, place, answerable }) {
    const keep = hasWords(message);
    const calls = given(message, 'tool_calls');
    if (calls !== undefined && calls.kind !== 'array')
        return sheet.refuse(`${path}.tool_calls`, 'is not a list');
    for (const [index, call] of (calls?.items ?? []).entries()) {
        if (calls === undefined)
            return;
        const whenEmpty = keep ? memberPlace(message, 'tool_calls') : place;
        const at = { within: calls, index, ...(whenEmpty === undefined ? {} : { whenEmpty }) };
        messages_readCall(sheet, call, (0,pick/* within */.ux)(call, (0,pick/* textAt */.$6)(call, 'type') === 'custom' ? 'custom' : 'function'), {
            path: `${path}.tool_calls[${index}]`,
            place: at,
        });
    }
    const old = given(message, 'function_call');
    if (old === undefined)
        return;
    const at = (keep ? memberPlace(message, 'function_call') : undefined) ?? place;
    messages_readCall(sheet, old, old, { path: `${path}.function_call`, place: at });
    answerable.add((0,pick/* textAt */.$6)(old, 'name') ?? '', sheet.calls.length - 1);
}
function messages_readCall(sheet, call, body, { path, place }) {
    const name = (0,pick/* textAt */.$6)(body, 'name');
    const input = (0,pick/* within */.ux)(body, 'arguments') ?? (0,pick/* within */.ux)(body, 'input');
    if (name === undefined || (input?.kind !== 'string' && input?.kind !== 'object'))
        return sheet.refuse(path, 'is a call without a name or an input');
    const text = input.kind === 'string' ? (0,contract_input/* toolInput */.T)(input.value) : { kind: 'json', text: (0,json_text/* textOf */.b6)(sheet.document, input) };
    sheet.addCall({ node: call, id: (0,pick/* textAt */.$6)(call, 'id'), name, input: text, covers: input, place });
}
/** The role `tool`, and `function` before it. The wire has no place that says whether a result is an error. */
function readResult(sheet, message, { path, place, answerable, beside }) {
    const content = (0,pick/* within */.ux)(message, 'content');
    const foreign = foreignMember(message, RESULT_MEMBERS);
    if (foreign !== undefined)
        return sheet.refuse(path, `is a result with a field that is not known ('${foreign.slice(0, 80)}')`);
    if (content === undefined || content.kind === 'object' || content.kind === 'number' || content.kind === 'boolean') {
        return sheet.refuse(path, 'is a result whose content is neither a text nor a list of parts');
    }
    if (content.kind === 'array')
        readParts(sheet, content, `${path}.content`, undefined);
    const callId = (0,pick/* textAt */.$6)(message, 'tool_call_id');
    const toolName = (0,pick/* textAt */.$6)(message, 'name');
    const call = callId === undefined ? answerable.take(toolName ?? '') : sheet.callOf(callId);
    const output = partsOutput(sheet.document, content, PARTS);
    const index = sheet.addResult({
        node: message,
        path,
        callId,
        toolName,
        call,
        output,
        isError: false,
        covers: [content],
        place,
        replace: (ruled) => (0,contract_result.ok)(sameOutput(ruled, output) ? [] : [setMember(message, 'content', partsText(ruled, PARTS))]),
    });
    beside.push(index);
}
function hasWords(message) {
    const content = given(message, 'content');
    if (content?.kind === 'string')
        return content.value !== '';
    return (content?.kind === 'array' && content.items.length > 0) || given(message, 'refusal') !== undefined;
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/answerable.js
/** Calls without ids that wait for their results: each result answers the oldest open call of its name. */
class Answerable {
    #open = new Map();
    add(name, call) {
        const open = this.#open.get(name);
        if (open === undefined)
            this.#open.set(name, [call]);
        else
            open.push(call);
    }
    take(name) {
        return this.#open.get(name)?.shift();
    }
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/chat/tools.js




/** Fields of a request with which one provider or another of this wire searches, reads or runs by itself. */
const SERVER_FIELDS = {
    web_search_options: 'web-search',
    web_search: 'web-search',
    search_parameters: 'web-search',
    enable_search: 'web-search',
    search_options: 'web-search',
    plugins: 'unknown',
    data_sources: 'file-search',
    tool_resources: 'file-search',
    compound_custom: 'unknown',
    mcp_servers: 'remote-mcp',
};
/** The tools of a request, and what else has the provider act. */
function tools_readTools(sheet, root) {
    readList(sheet, root, 'tools');
    readList(sheet, root, 'functions');
    for (const [index, { key, keyStart, value }] of root.members.entries()) {
        const hosted = (0,entry_of/* entryOf */.M)(SERVER_FIELDS, key);
        if (hosted === undefined || value.kind === 'null' || (value.kind === 'boolean' && !value.value))
            continue;
        sheet.addTool({ at: keyStart, name: key, type: key, hosted, path: key, places: [{ within: root, index }] });
    }
    const model = (0,pick/* within */.ux)(root, 'model');
    if (model?.kind === 'string' && model.value.endsWith(':online')) {
        sheet.addTool({ at: model.start, name: model.value, type: 'model', hosted: 'web-search', path: 'model', places: [] });
    }
}
/** Which tools the model is told to call, or to keep to. */
function readChoice(sheet, root) {
    const old = (0,pick/* textAt */.$6)(root, 'function_call', 'name');
    if (old !== undefined)
        sheet.choices.push({ names: ({ name }) => name === old });
    const choice = given(root, 'tool_choice');
    if (choice === undefined || choice.kind === 'string')
        return;
    if ((0,pick/* textAt */.$6)(choice, 'type') !== 'allowed_tools')
        return void sheet.choices.push({ names: isNamed(choice) });
    const allowed = (0,pick/* within */.ux)(choice, 'allowed_tools', 'tools') ?? (0,pick/* within */.ux)(choice, 'tools');
    if (allowed?.kind !== 'array')
        return sheet.refuse('tool_choice', 'has no list of allowed tools');
    for (const [index, entry] of allowed.items.entries())
        sheet.choices.push({ names: isNamed(entry), place: { within: allowed, index } });
}
function readList(sheet, root, key) {
    const list = given(root, key);
    if (list === undefined)
        return;
    if (list.kind !== 'array')
        return sheet.refuse(key, 'is not a list');
    const whenEmpty = memberPlace(root, key);
    for (const [index, tool] of list.items.entries()) {
        const path = `${key}[${index}]`;
        const type = key === 'functions' ? 'function' : (0,pick/* textAt */.$6)(tool, 'type');
        if (type === undefined)
            return sheet.refuse(path, 'is not a tool');
        const name = nameOf(tool);
        const isOwn = type === 'function' || type === 'custom';
        if (isOwn && name === undefined)
            return sheet.refuse(path, 'is a tool without a name');
        sheet.addTool({
            at: tool.start,
            name: name ?? type,
            type,
            hosted: isOwn ? undefined : hostedKind(type),
            path,
            places: [{ within: list, index, ...(whenEmpty === undefined ? {} : { whenEmpty }) }],
        });
    }
}
function nameOf(tool) {
    return (0,pick/* textAt */.$6)(tool, 'function', 'name') ?? (0,pick/* textAt */.$6)(tool, 'custom', 'name') ?? (0,pick/* textAt */.$6)(tool, 'name');
}
function hostedKind(type) {
    if (/web_search|browser_search/.test(type))
        return 'web-search';
    if (/code_(interpreter|execution)/.test(type))
        return 'code-execution';
    if (/file_search|retrieval/.test(type))
        return 'file-search';
    if (type === 'mcp')
        return 'remote-mcp';
    return 'unknown';
}
function isNamed(entry) {
    const wanted = nameOf(entry) ?? (0,pick/* textAt */.$6)(entry, 'type');
    return ({ name }) => name === wanted;
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/chat/request.js







function readChat(body, route) {
    return body_readBody('chat', body, route, {
        read(sheet, root) {
            if ((0,pick/* textAt */.$6)(root, 'model') === undefined)
                sheet.refuse('the request', 'names no model');
            for (const model of (0,pick/* itemsAt */.Ct)(root, 'models'))
                if (model.kind === 'string')
                    sheet.otherModels.push(model.value);
            tools_readTools(sheet, root);
            readChoice(sheet, root);
            const store = given(root, 'store');
            if (store !== undefined && (0,pick/* isTrue */.Hn)(store)) {
                sheet.wayOut(store, 'store', { kind: 'store', barred: 'unless-external', why: 'the conversation would be kept at the provider' });
            }
            request_readMessages(sheet, (0,pick/* within */.ux)(root, 'messages'));
        },
        askUsage,
    });
}
function request_readMessages(sheet, messages) {
    if (messages?.kind !== 'array')
        return sheet.refuse('messages', 'is not a list');
    const answerable = new Answerable();
    let beside = [];
    for (const [index, message] of messages.items.entries()) {
        const path = `messages[${index}]`;
        if (message.kind !== 'object')
            return sheet.refuse(path, 'is not a message');
        if ((0,pick/* textAt */.$6)(message, 'role') === 'assistant')
            beside = [];
        readMessage(sheet, message, { path, place: { within: messages, index }, answerable, beside });
    }
}
/** A stream of this wire tells its usage only when asked. */
function askUsage(root) {
    const options = (0,pick/* within */.ux)(root, 'stream_options');
    if (options?.kind !== 'object')
        return [setMember(root, 'stream_options', '{"include_usage":true}')];
    return (0,pick/* isTrue */.Hn)((0,pick/* within */.ux)(options, 'include_usage')) ? [] : [setMember(options, 'include_usage', 'true')];
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/chat/usage.js


/** What a response cost; nothing where it does not say. Some providers of this wire have names of their own for a part. */
function chatUsage(usage) {
    const inputTokens = countAt(usage, 'prompt_tokens');
    const outputTokens = countAt(usage, 'completion_tokens');
    if (inputTokens === undefined && outputTokens === undefined)
        return [];
    const parts = (0,defined/* defined */.s)({
        cachedTokens: countAt(usage, 'prompt_tokens_details', 'cached_tokens') ?? countAt(usage, 'prompt_cache_hit_tokens'),
        cacheWrittenTokens: countAt(usage, 'prompt_tokens_details', 'cache_write_tokens'),
        reasoningTokens: countAt(usage, 'completion_tokens_details', 'reasoning_tokens'),
    });
    return [{ kind: 'usage', usage: { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0, ...parts } }];
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/chat/response.js






const response_STOPS = {
    stop: 'end',
    tool_calls: 'calls',
    function_call: 'calls',
    length: 'length',
    content_filter: 'refusal',
};
/** Where a choice has what it says: in a chunk, in a whole completion. */
const MESSAGES = ['delta', 'message'];
/** The chunks of a chat completion. A call has no end of its own: it is told when its arguments are whole, or when the choice ends. */
class ChatEvents {
    #calls = new CallPieces();
    #last = '';
    #ordinal = 0;
    #model;
    #searched = false;
    #stopped = false;
    #over = false;
    read(data) {
        if (data.trim() === '[DONE]') {
            this.#over = true;
            return (0,contract_result.ok)([...this.#calls.closeAll(), { kind: 'end' }]);
        }
        const read = readObject(data);
        if (!read.ok)
            return (0,contract_result/* fail */.f)(`an event of the stream cannot be judged: ${read.error}`);
        return (0,contract_result.ok)(this.chunk(read.value.root));
    }
    finish() {
        if (this.#over)
            return (0,contract_result.ok)([]);
        // Some servers of this wire leave the last mark out.
        if (this.#stopped)
            return (0,contract_result.ok)([...this.#calls.closeAll(), { kind: 'end' }]);
        return (0,contract_result/* fail */.f)({ why: 'the stream ended before the completion did', begun: this.#calls.begun });
    }
    /** A chunk, or a whole completion. */
    chunk(root) {
        const error = given(root, 'error');
        if (error !== undefined) {
            this.#over = true;
            return [{ kind: 'error', words: (0,pick/* textAt */.$6)(error, 'message') ?? 'the provider reports an error' }];
        }
        const seen = [...this.#named((0,pick/* textAt */.$6)(root, 'model'))];
        for (const [position, choice] of (0,pick/* itemsAt */.Ct)(root, 'choices').entries())
            this.#choice(choice, position, seen);
        seen.push(...chatUsage(given(root, 'usage') ?? (0,pick/* within */.ux)(root, 'x_groq', 'usage')));
        return seen;
    }
    #named(model) {
        if (model === undefined || model === '' || this.#model !== undefined)
            return [];
        this.#model = model;
        return [{ kind: 'model', model }];
    }
    #choice(choice, position, seen) {
        const index = countAt(choice, 'index') ?? position;
        for (const key of MESSAGES) {
            const message = given(choice, key);
            if (message !== undefined)
                this.#message(message, index, seen);
        }
        const word = (0,pick/* textAt */.$6)(choice, 'finish_reason');
        if (word === undefined)
            return;
        this.#stopped = true;
        seen.push(...this.#calls.closeAll(`${index}:`), { kind: 'stop', reason: (0,entry_of/* entryOf */.M)(response_STOPS, word) ?? 'other', word });
    }
    #message(message, choice, seen) {
        for (const call of (0,pick/* itemsAt */.Ct)(message, 'tool_calls'))
            seen.push(...this.#call(call, choice));
        const searched = (0,pick/* itemsAt */.Ct)(message, 'annotations').length > 0 || (0,pick/* itemsAt */.Ct)(message, 'executed_tools').length > 0;
        if (searched && !this.#searched) {
            this.#searched = true;
            seen.push({ kind: 'hosted', hosted: 'web-search', type: 'annotations' });
        }
        const old = given(message, 'function_call');
        if (old !== undefined)
            seen.push(...this.#pieces(`${choice}:old`, undefined, old, 'arguments'));
    }
    #call(call, choice) {
        const id = (0,pick/* textAt */.$6)(call, 'id') === '' ? undefined : (0,pick/* textAt */.$6)(call, 'id');
        const index = countAt(call, 'index');
        const key = index === undefined ? (id === undefined ? this.#last : `${choice}:${id}`) : `${choice}:${index}`;
        this.#last = key;
        const custom = given(call, 'custom');
        return custom === undefined ? this.#pieces(key, id, (0,pick/* within */.ux)(call, 'function'), 'arguments') : this.#pieces(key, id, custom, 'input');
    }
    #pieces(key, id, body, field) {
        const open = this.#calls.idOf(key);
        const isNew = open === undefined || (id !== undefined && open !== id);
        const late = isNew ? this.#calls.close(key) : [];
        const name = (0,pick/* textAt */.$6)(body, 'name') ?? '';
        if (isNew)
            this.#calls.begin(key, { id: id ?? `#${++this.#ordinal}`, ownId: id !== undefined, name, isText: field === 'input' });
        else
            this.#calls.name(key, name);
        const piece = (0,pick/* textAt */.$6)(body, field) ?? '';
        return [...late, ...((piece === '' ? undefined : this.#calls.add(key, piece)) ?? [])];
    }
}
/** A completion that came whole. */
function readChatResponse(body) {
    const read = readObject(body);
    if (!read.ok)
        return (0,contract_result/* fail */.f)(`the response cannot be judged: ${read.error}`);
    const events = new ChatEvents();
    const seen = events.chunk(read.value.root);
    if (seen.some(({ kind }) => kind === 'error'))
        return (0,contract_result.ok)(seen);
    const rest = events.read('[DONE]');
    return (0,contract_result.ok)([...seen, ...(rest.ok ? rest.value : [])]);
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/chat/routes.js

const routes_RULES = [
    { method: 'POST', path: /^(\/v\d+)?\/chat\/completions$/, query: {}, route: () => ({ kind: 'generate' }) },
    { method: 'GET', path: /^(\/v\d+)?\/models(\/[\w.:@/-]+)?$/, query: { client_version: /^[\w.+-]+$/ }, route: () => ({ kind: 'models' }) },
];
const routes_CLOSED = [
    [/^(\/v\d+)?\/(chat|responses|conversations|assistants|threads)(\/|$)/, 'a state that is kept at the provider cannot be seen'],
    [/^(\/v\d+)?\/(files|uploads|vector_stores|containers|skills)(\/|$)/, 'files that lie with the provider are a way out of this session'],
    [/^(\/v\d+)?\/batches(\/|$)/, 'batches are answered later and elsewhere, so nothing can be judged in them'],
    [
        /^(\/v\d+)?\/(images|videos|audio|realtime|embeddings|moderations|completions|fine_tuning|evals)(\/|$)/,
        'this part of the API is not relayed',
    ],
];
function chatRoute(method, path) {
    return routeBy(routes_RULES, routes_CLOSED, method, path);
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/chat/turns.js

const NOTHING = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
function chatEnd(words, setting) {
    return completion(setting, { role: 'assistant', content: words }, { role: 'assistant', content: words }, 'stop');
}
function chatCanary(call, setting) {
    const body = call.form === 'custom'
        ? { type: 'custom', custom: { name: call.name, input: call.input } }
        : { type: 'function', function: { name: call.name, arguments: call.input } };
    const message = (tool) => ({ role: 'assistant', content: null, tool_calls: [tool] });
    return completion(setting, message({ id: call.id, ...body }), message({ index: 0, id: call.id, ...body }), 'tool_calls');
}
function completion({ stream, model, id }, message, delta, finish_reason) {
    const head = { id: `chatcmpl-${id}`, created: 0, model };
    if (!stream) {
        const choice = { index: 0, message, logprobs: null, finish_reason };
        return jsonAnswer(200, { ...head, object: 'chat.completion', choices: [choice], usage: NOTHING });
    }
    const chunk = (more) => ({ data: { ...head, object: 'chat.completion.chunk', ...more } });
    return streamAnswer([
        chunk({ choices: [{ index: 0, delta, finish_reason: null }] }),
        chunk({ choices: [{ index: 0, delta: {}, finish_reason }] }),
        chunk({ choices: [], usage: NOTHING }),
        { data: '[DONE]' },
    ]);
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/chat/wire.js





/** OpenAI chat completions, as many providers have them. */
const chatWire = {
    name: 'chat',
    route: chatRoute,
    readRequest: readChat,
    readEvents: () => new ChatEvents(),
    readResponse: readChatResponse,
    refusal: openaiRefusal,
    quietEnd: chatEnd,
    canaryTurn: chatCanary,
};

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/gemini/fields.js

/** The wire takes each field in two spellings, `functionCall` and `function_call`. Names here are always the first. */
function fieldOf(node, name) {
    if (node?.kind !== 'object')
        return undefined;
    const found = node.members.find(({ key }) => camelCase(key) === name)?.value;
    return found?.kind === 'null' ? undefined : found;
}
function textField(node, name) {
    return (0,pick/* stringOf */.Je)(fieldOf(node, name));
}
/** The name under which a field stands in this very object. */
function spelled(node, name) {
    return node.members.find(({ key }) => camelCase(key) === name)?.key ?? name;
}
/** A field that stands twice, once in each spelling: which of them counts cannot be told. */
function twiceSpelled(node) {
    const names = new Set();
    for (const { key } of node.members) {
        const name = camelCase(key);
        if (names.has(name))
            return name;
        names.add(name);
    }
    return undefined;
}
function camelCase(key) {
    return key.includes('_') ? key.replace(/_+([a-z0-9])/g, (_, letter) => letter.toUpperCase()) : key;
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/gemini/open-calls.js
/** Calls that wait for their results. Ids are optional on this wire, and some agents make up ids for results alone. */
class OpenCalls {
    #open = [];
    add(call) {
        this.#open.push(call);
    }
    /** The call that a result answers: of its id; else the oldest of its name, one with another id apart. */
    take(name, id) {
        const byId = id === undefined ? -1 : this.#open.findIndex((open) => open.id === id);
        const at = byId >= 0 ? byId : this.#open.findIndex((open) => open.name === name && (id === undefined || open.id === undefined));
        return at < 0 ? undefined : this.#open.splice(at, 1)[0]?.call;
    }
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/gemini/kinds.js

const TOOLS = {
    googleSearch: 'web-search',
    googleSearchRetrieval: 'web-search',
    enterpriseWebSearch: 'web-search',
    exaAiSearch: 'web-search',
    parallelAiSearch: 'web-search',
    urlContext: 'web-fetch',
    codeExecution: 'code-execution',
    computerUse: 'computer-use',
    fileSearch: 'file-search',
    retrieval: 'file-search',
    googleMaps: 'maps',
    mcpServers: 'remote-mcp',
};
/** Which server tool a field of a tool means. */
function declaredTool(name) {
    return (0,entry_of/* entryOf */.M)(TOOLS, name) ?? 'unknown';
}
/** Which server tool a type in a conversation means: `GOOGLE_SEARCH_WEB`. */
function kinds_hostedTool(type) {
    if (type.startsWith('GOOGLE_SEARCH'))
        return 'web-search';
    if (type === 'URL_CONTEXT')
        return 'web-fetch';
    if (type === 'GOOGLE_MAPS')
        return 'maps';
    if (type === 'FILE_SEARCH')
        return 'file-search';
    return 'unknown';
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/gemini/results.js







const results_MEMBERS = new Set(['id', 'name', 'response', 'parts', 'willContinue', 'scheduling']);
const PAYLOADS = new Set(['output', 'result', 'content', 'error']);
/** A result of a function: an object, and on newer models parts beside it. */
function readFunctionResponse(sheet, value, part, where) {
    const { path, place, calls, beside } = where;
    const toolName = textField(value, 'name');
    const callId = textField(value, 'id');
    const response = fieldOf(value, 'response');
    const parts = fieldOf(value, 'parts');
    const foreign = value.members.find(({ key, value: { kind } }) => !results_MEMBERS.has(camelCase(key)) && kind !== 'null');
    if (toolName === undefined)
        return sheet.refuse(path, 'is a result without the name of its tool');
    if (foreign !== undefined)
        return sheet.refuse(path, `is a result with a field that is not known ('${foreign.key.slice(0, 80)}')`);
    if (response !== undefined && response.kind !== 'object')
        return sheet.refuse(path, 'is a result that is not an object');
    if (!areInline(sheet, parts, `${path}.parts`))
        return;
    const payload = response === undefined ? undefined : payloadOf(response, toolName);
    const isError = payload?.key === 'error';
    const output = outputOf(sheet, response, payload?.node, parts);
    const index = sheet.addResult({
        node: part,
        path,
        callId,
        toolName,
        call: calls.take(toolName, callId),
        output,
        isError,
        covers: [response, parts].filter((node) => node !== undefined),
        ...(place === undefined ? {} : { place }),
        replace(ruled, error) {
            if (sameOutput(ruled, output) && error === isError)
                return (0,contract_result.ok)([]);
            const both = parts === undefined ? undefined : bothOf(ruled);
            if (both !== undefined && parts !== undefined && response !== undefined) {
                return (0,contract_result.ok)([replaceNode(response, both.response), replaceNode(parts, both.parts)]);
            }
            return (0,contract_result.ok)([...withoutParts(value, parts), newResponse(value, payload, { ruled, isSame: error === isError, error })]);
        },
    });
    beside.push(index);
}
/** Where the one thing stands that a response says, if it says but one thing: `{"output": …}`, also with the tool's name beside it. */
function payloadOf(response, toolName) {
    const [only, ...more] = response.members.filter(({ key, value }) => !(key === 'name' && value.kind === 'string' && value.value === toolName));
    return only === undefined || more.length > 0 || !PAYLOADS.has(only.key) ? undefined : { key: only.key, node: only.value };
}
function outputOf(sheet, response, payload, parts) {
    if (parts !== undefined) {
        const text = response === undefined ? '{}' : (0,json_text/* textOf */.b6)(sheet.document, response);
        return { kind: 'json', text: composed(`{"response":${text},"parts":${(0,json_text/* textOf */.b6)(sheet.document, parts)}}`) };
    }
    if (response === undefined)
        return { kind: 'text', text: '' };
    const said = payload ?? response;
    return said.kind === 'string' ? { kind: 'text', text: said.value } : { kind: 'json', text: (0,json_text/* textOf */.b6)(sheet.document, said) };
}
function newResponse(value, payload, { ruled, isSame, error }) {
    if (payload !== undefined && isSame)
        return replaceNode(payload.node, valueText(ruled));
    const isWhole = payload === undefined && !error && ruled.kind === 'json' && ruled.text.startsWith('{');
    const text = isWhole ? ruled.text : `{"${error ? 'error' : 'output'}":${valueText(ruled)}}`;
    return setMember(value, spelled(value, 'response'), text);
}
function withoutParts(value, parts) {
    const place = parts === undefined ? undefined : memberPlace(value, spelled(value, 'parts'));
    return place === undefined ? [] : removals([place]);
}
/** A ruled output that kept the form in which a response with parts is shown. */
function bothOf(ruled) {
    const read = ruled.kind === 'json' ? (0,parse/* parseJson */.q)(ruled.text) : undefined;
    if (read?.ok !== true || read.value.root.kind !== 'object' || read.value.root.members.length !== 2)
        return undefined;
    const response = fieldOf(read.value.root, 'response');
    const parts = fieldOf(read.value.root, 'parts');
    if (response?.kind !== 'object' || parts?.kind !== 'array')
        return undefined;
    return { response: (0,json_text/* textOf */.b6)(read.value, response), parts: (0,json_text/* textOf */.b6)(read.value, parts) };
}
/** Parts of a result may be inline alone; an address in them is a way out. */
function areInline(sheet, parts, path) {
    if (parts === undefined)
        return true;
    const items = parts.kind === 'array' ? parts.items : [parts];
    for (const [index, item] of items.entries()) {
        if (item.kind !== 'object' || twiceSpelled(item) !== undefined) {
            sheet.refuse(`${path}[${index}]`, 'is not a part');
            return false;
        }
        const file = fieldOf(item, 'fileData');
        if (file !== undefined) {
            sheet.wayOut(file, `${path}[${index}]`, { kind: 'url', barred: 'unless-external', why: 'it has the provider fetch an address' });
        }
    }
    return true;
}
/** What code printed that the provider ran. */
function readCodeResult(sheet, value, part, { path, place, calls, beside }) {
    const printed = fieldOf(value, 'output');
    if (printed !== undefined && printed.kind !== 'string')
        return sheet.refuse(path, 'is a result that is not a text');
    const output = { kind: 'text', text: printed?.value ?? '' };
    const isError = textField(value, 'outcome') !== 'OUTCOME_OK';
    const index = sheet.addResult({
        node: part,
        path,
        callId: textField(value, 'id'),
        toolName: 'code_execution',
        call: calls.take('code_execution', textField(value, 'id')),
        output,
        isError,
        hosted: 'code-execution',
        covers: printed === undefined ? [] : [printed],
        ...(place === undefined ? {} : { place }),
        replace: (ruled) => (0,contract_result.ok)(sameOutput(ruled, output) ? [] : [setMember(value, spelled(value, 'output'), (0,json_text/* quoteJson */.fp)(ruled.text))]),
    });
    beside.push(index);
}
/** What a server tool answered. */
function readToolResponse(sheet, value, part, { path, place, calls, beside }) {
    const type = textField(value, 'toolType') ?? 'unknown';
    const response = fieldOf(value, 'response');
    const output = response === undefined ? { kind: 'text', text: '' } : { kind: 'json', text: (0,json_text/* textOf */.b6)(sheet.document, response) };
    const callId = textField(value, 'id');
    const index = sheet.addResult({
        node: part,
        path,
        callId,
        toolName: type,
        call: calls.take(type, callId),
        output,
        isError: false,
        hosted: kinds_hostedTool(type),
        covers: response === undefined ? [] : [response],
        ...(place === undefined ? {} : { place }),
        replace: (ruled) => (0,contract_result.ok)(sameOutput(ruled, output) ? [] : [setMember(value, spelled(value, 'response'), `{"error":${valueText(ruled)}}`)]),
    });
    beside.push(index);
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/gemini/parts.js







/** Fields of a part that say something about its data, or are opaque. */
const MORE = new Set('text thought thoughtSignature videoMetadata mediaResolution mediaProcessing partMetadata speechMetadata audioTranscription'.split(' '));
function readPart(sheet, part, where) {
    if (part.kind !== 'object')
        return sheet.refuse(where.path, 'is not a part');
    const twice = twiceSpelled(part);
    if (twice !== undefined)
        return sheet.refuse(`${where.path}.${twice}`, 'stands there in two spellings');
    for (const { key, value } of part.members) {
        const name = camelCase(key);
        if (value.kind === 'null' || MORE.has(name))
            continue;
        const path = `${where.path}.${key}`;
        if (value.kind !== 'object')
            return sheet.refuse(path, 'is not what it should be');
        const doubled = twiceSpelled(value);
        if (doubled !== undefined)
            return sheet.refuse(`${path}.${doubled}`, 'stands there in two spellings');
        readData(sheet, { part, name, value }, { ...where, path });
    }
}
function readData(sheet, { part, name, value }, where) {
    switch (name) {
        case 'inlineData':
            return sheet.addMedia({
                node: part,
                type: textField(value, 'mimeType') ?? 'unknown',
                beside: where.beside,
                path: where.path,
                replace: (text) => (0,contract_result.ok)([replaceNode(part, `{"text":${(0,json_text/* quoteJson */.fp)(text)}}`)]),
            });
        case 'fileData':
            return sheet.wayOut(value, where.path, { kind: 'url', barred: 'unless-external', why: 'it has the provider fetch an address' });
        case 'functionCall':
            return readFunctionCall(sheet, value, part, where);
        case 'functionResponse':
            return readFunctionResponse(sheet, value, part, where);
        case 'executableCode':
            return readServerCall(sheet, { name: 'code_execution', hosted: 'code-execution', value, input: value }, part, where);
        case 'codeExecutionResult':
            return readCodeResult(sheet, value, part, where);
        case 'toolCall': {
            const type = textField(value, 'toolType') ?? 'unknown';
            return readServerCall(sheet, { name: type, hosted: kinds_hostedTool(type), value, input: fieldOf(value, 'args') }, part, where);
        }
        case 'toolResponse':
            return readToolResponse(sheet, value, part, where);
        default:
            return sheet.refuse(where.path, 'is not known and may carry a result');
    }
}
function readFunctionCall(sheet, value, part, { path, place, calls }) {
    const name = textField(value, 'name');
    const id = textField(value, 'id');
    const args = fieldOf(value, 'args');
    if (name === undefined)
        return sheet.refuse(path, 'is a call without a name');
    if (fieldOf(value, 'partialArgs') !== undefined)
        return sheet.refuse(path, 'is a call whose input is in pieces');
    if (place === undefined)
        return sheet.refuse(path, 'stands outside of a list of contents');
    calls.add({ name, id, call: sheet.calls.length });
    const input = args === undefined ? composed('{}') : (0,json_text/* textOf */.b6)(sheet.document, args);
    sheet.addCall({ node: part, id, name, input: { kind: 'json', text: input }, covers: args, place });
}
function readServerCall(sheet, { name, hosted, value, input }, part, { path, place, calls }) {
    if (place === undefined)
        return sheet.refuse(path, 'stands outside of a list of contents');
    const id = textField(value, 'id');
    calls.add({ name, id, call: sheet.calls.length });
    const text = input === undefined ? composed('{}') : (0,json_text/* textOf */.b6)(sheet.document, input);
    sheet.addCall({ node: part, id, name, input: { kind: 'json', text }, hosted, covers: input, place });
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/gemini/tools.js



/** The tools of a request: each of the list holds functions, server tools, or both. */
function gemini_tools_readTools(sheet, root, path) {
    const tools = fieldOf(root, 'tools');
    if (tools !== undefined && tools.kind !== 'array')
        return sheet.refuse(`${path}tools`, 'is not a list');
    for (const [index, tool] of (tools?.items ?? []).entries()) {
        if (tools === undefined)
            return;
        const where = `${path}tools[${index}]`;
        if (tool.kind !== 'object' || twiceSpelled(tool) !== undefined)
            return sheet.refuse(where, 'is not a tool');
        tools_readTool(sheet, tool, where, { within: tools, index });
    }
    const allowed = fieldOf(fieldOf(fieldOf(root, 'toolConfig'), 'functionCallingConfig'), 'allowedFunctionNames');
    if (allowed?.kind !== 'array')
        return;
    for (const [index, entry] of allowed.items.entries()) {
        const wanted = (0,pick/* stringOf */.Je)(entry);
        sheet.choices.push({ names: ({ name }) => name === wanted, place: { within: allowed, index } });
    }
}
function tools_readTool(sheet, tool, path, whenEmpty) {
    for (const [index, { key, keyStart, value }] of tool.members.entries()) {
        if (value.kind === 'null')
            continue;
        const name = camelCase(key);
        const place = { within: tool, index, whenEmpty };
        if (name !== 'functionDeclarations') {
            sheet.addTool({ at: keyStart, name, type: name, hosted: declaredTool(name), path: `${path}.${key}`, places: [place] });
            continue;
        }
        if (value.kind !== 'array')
            return sheet.refuse(`${path}.${key}`, 'is not a list');
        for (const [number, declaration] of value.items.entries()) {
            const where = `${path}.${key}[${number}]`;
            const declared = textField(declaration, 'name');
            if (declared === undefined)
                return sheet.refuse(where, 'is a function without a name');
            const own = { within: value, index: number, whenEmpty: place };
            sheet.addTool({ at: declaration.start, name: declared, type: 'function', path: where, places: [own] });
        }
    }
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/gemini/request.js






const request_ROLES = new Set(['user', 'model', 'function', 'system', '']);
function readGemini(body, route) {
    return body_readBody('gemini', body, route, {
        read(sheet, root) {
            const counted = fieldOf(root, 'generateContentRequest');
            readAll(sheet, root, '');
            if (counted?.kind === 'object')
                readAll(sheet, counted, 'generateContentRequest.');
            const hasContents = fieldOf(root, 'contents') ?? fieldOf(counted, 'contents');
            if (hasContents === undefined)
                sheet.refuse('contents', 'is not there');
        },
    });
}
function readAll(sheet, root, path) {
    const twice = twiceSpelled(root);
    if (twice !== undefined)
        return sheet.refuse(`${path}${twice}`, 'stands there in two spellings');
    gemini_tools_readTools(sheet, root, path);
    request_readState(sheet, root, path);
    const calls = new OpenCalls();
    let beside = [];
    const system = fieldOf(root, 'systemInstruction');
    if (system !== undefined && system.kind !== 'string')
        request_readContent(sheet, system, { path: `${path}systemInstruction`, whenEmpty: undefined, calls, beside: [] });
    const contents = fieldOf(root, 'contents');
    if (contents === undefined)
        return;
    if (contents.kind !== 'array')
        return request_readContent(sheet, contents, { path: `${path}contents`, whenEmpty: undefined, calls, beside });
    for (const [index, content] of contents.items.entries()) {
        if (textField(content, 'role') === 'model')
            beside = [];
        request_readContent(sheet, content, { path: `${path}contents[${index}]`, whenEmpty: { within: contents, index }, calls, beside });
    }
}
function request_readContent(sheet, content, { path, whenEmpty, calls, beside }) {
    if (content.kind !== 'object')
        return sheet.refuse(path, 'is not a content');
    const twice = twiceSpelled(content);
    if (twice !== undefined)
        return sheet.refuse(`${path}.${twice}`, 'stands there in two spellings');
    if (!request_ROLES.has(textField(content, 'role') ?? ''))
        return sheet.refuse(path, 'has a role that is not known');
    const parts = fieldOf(content, 'parts');
    if (parts === undefined)
        return;
    if (parts.kind === 'object')
        return readPart(sheet, parts, { path: `${path}.parts`, place: whenEmpty, beside, calls });
    if (parts.kind !== 'array')
        return sheet.refuse(`${path}.parts`, 'is not a list');
    for (const [index, part] of parts.items.entries()) {
        const place = { within: parts, index, ...(whenEmpty === undefined ? {} : { whenEmpty }) };
        readPart(sheet, part, { path: `${path}.parts[${index}]`, place, beside, calls });
    }
}
/** What the request refers to that lies with the provider. */
function request_readState(sheet, root, path) {
    const cached = fieldOf(root, 'cachedContent');
    if (cached !== undefined) {
        const why = 'a part of its conversation is kept at the provider';
        sheet.wayOut(cached, `${path}cachedContent`, { kind: 'cached-content', barred: 'always', why });
    }
    const token = fieldOf(root, 'continuationToken') ?? fieldOf(fieldOf(root, 'generationConfig'), 'continuationToken');
    if (token !== undefined) {
        const why = 'it goes on from a response that is kept at the provider';
        sheet.wayOut(token, `${path}continuationToken`, { kind: 'previous-response', barred: 'always', why });
    }
    const store = fieldOf(root, 'store');
    if (store !== undefined && (0,pick/* isTrue */.Hn)(store)) {
        const why = 'the conversation would be kept at the provider';
        sheet.wayOut(store, `${path}store`, { kind: 'store', barred: 'unless-external', why });
    }
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/gemini/response.js








const gemini_response_STOPS = {
    MAX_TOKENS: 'length',
    MALFORMED_FUNCTION_CALL: 'malformed',
    MALFORMED_RESPONSE: 'malformed',
    UNEXPECTED_TOOL_CALL: 'malformed',
    TOO_MANY_TOOL_CALLS: 'malformed',
    MISSING_THOUGHT_SIGNATURE: 'malformed',
    CONTINUATION: 'pause',
    OTHER: 'other',
};
const REFUSALS = /SAFETY|RECITATION|PROHIBITED|BLOCKLIST|SPII|LANGUAGE|MODEL_ARMOR/;
/** What a part holds that the provider did. */
const SERVER_PARTS = [
    ['executableCode', 'code-execution'],
    ['codeExecutionResult', 'code-execution'],
];
const TYPED_PARTS = ['toolCall', 'toolResponse'];
/** What a candidate says of where its answer comes from. */
const SOURCES = [
    ['groundingMetadata', 'web-search'],
    ['urlContextMetadata', 'web-fetch'],
];
/** The pieces of a streamed response: each is a response by itself, and its calls are whole. The stream has no mark at its end. */
class GeminiEvents {
    #ordinal = 0;
    #calling = false;
    #stopped = false;
    #failed = false;
    #model;
    #sources = new Set();
    read(data) {
        const read = readObject(data);
        if (!read.ok)
            return (0,contract_result/* fail */.f)(`an event of the stream cannot be judged: ${read.error}`);
        return this.piece(read.value.document, read.value.root);
    }
    finish() {
        if (this.#failed)
            return (0,contract_result.ok)([]);
        if (this.#stopped)
            return (0,contract_result.ok)([{ kind: 'end' }]);
        return (0,contract_result/* fail */.f)({ why: 'the stream ended before the response did', begun: [] });
    }
    piece(document, root) {
        const error = given(root, 'error');
        if (error !== undefined) {
            this.#failed = true;
            return (0,contract_result.ok)([{ kind: 'error', words: (0,pick/* textAt */.$6)(error, 'message') ?? 'the provider reports an error' }]);
        }
        const seen = [];
        const model = (0,pick/* textAt */.$6)(root, 'modelVersion');
        if (model !== undefined && this.#model === undefined) {
            this.#model = model;
            seen.push({ kind: 'model', model });
        }
        for (const candidate of (0,pick/* itemsAt */.Ct)(root, 'candidates')) {
            const problem = this.#candidate(document, candidate, seen);
            if (problem !== undefined)
                return (0,contract_result/* fail */.f)(`an event of the stream cannot be judged: ${problem}`);
        }
        const blocked = (0,pick/* textAt */.$6)(root, 'promptFeedback', 'blockReason');
        if (blocked !== undefined) {
            this.#stopped = true;
            seen.push({ kind: 'stop', reason: 'refusal', word: blocked });
        }
        seen.push(...response_usageOf((0,pick/* within */.ux)(root, 'usageMetadata')));
        return (0,contract_result.ok)(seen);
    }
    #candidate(document, candidate, seen) {
        for (const part of (0,pick/* itemsAt */.Ct)(candidate, 'content', 'parts')) {
            const call = given(part, 'functionCall');
            const problem = call === undefined ? undefined : this.#call(document, call, seen);
            if (problem !== undefined)
                return problem;
            for (const [type, hosted] of SERVER_PARTS)
                if (given(part, type) !== undefined)
                    seen.push({ kind: 'hosted', hosted, type });
            for (const type of TYPED_PARTS) {
                const tool = given(part, type);
                if (tool === undefined)
                    continue;
                const name = (0,pick/* textAt */.$6)(tool, 'toolType');
                seen.push({ kind: 'hosted', hosted: kinds_hostedTool(name ?? ''), type, ...(0,defined/* defined */.s)({ name }) });
            }
        }
        for (const [type, hosted] of SOURCES) {
            if (!isUsed(given(candidate, type)) || this.#sources.has(type))
                continue;
            this.#sources.add(type);
            seen.push({ kind: 'hosted', hosted, type });
        }
        const word = (0,pick/* textAt */.$6)(candidate, 'finishReason');
        if (word === undefined || word === 'FINISH_REASON_UNSPECIFIED')
            return undefined;
        this.#stopped = true;
        seen.push({ kind: 'stop', reason: this.#reason(word), word });
        return undefined;
    }
    #call(document, call, seen) {
        const name = (0,pick/* textAt */.$6)(call, 'name');
        const id = (0,pick/* textAt */.$6)(call, 'id');
        const args = given(call, 'args');
        const willContinue = given(call, 'willContinue');
        if (given(call, 'partialArgs') !== undefined || (willContinue?.kind === 'boolean' && willContinue.value))
            return 'the input of a call comes in pieces';
        if (name === undefined)
            return 'a call has no name';
        this.#calling = true;
        this.#ordinal++;
        const text = args === undefined ? composed('{}') : (0,json_text/* textOf */.b6)(document, args);
        seen.push({ kind: 'call', call: { id: id ?? `#${this.#ordinal}`, ownId: id !== undefined, name, input: { kind: 'json', text } } });
        return undefined;
    }
    #reason(word) {
        if (word === 'STOP')
            return this.#calling ? 'calls' : 'end';
        return (0,entry_of/* entryOf */.M)(gemini_response_STOPS, word) ?? (REFUSALS.test(word) ? 'refusal' : 'other');
    }
}
/** A response that came whole. */
function readGeminiResponse(body) {
    const read = readObject(body);
    if (!read.ok)
        return (0,contract_result/* fail */.f)(`the response cannot be judged: ${read.error}`);
    const seen = new GeminiEvents().piece(read.value.document, read.value.root);
    if (!seen.ok)
        return seen;
    return (0,contract_result.ok)(seen.value.some(({ kind }) => kind === 'error') ? seen.value : [...seen.value, { kind: 'end' }]);
}
/** An object or a list with something in it. */
function isUsed(node) {
    if (node?.kind === 'object')
        return node.members.some(({ value }) => (value.kind === 'array' ? value.items.length > 0 : value.kind !== 'null'));
    return node?.kind === 'array' && node.items.length > 0;
}
function response_usageOf(usage) {
    const prompt = countAt(usage, 'promptTokenCount');
    const answer = countAt(usage, 'candidatesTokenCount');
    const thoughts = countAt(usage, 'thoughtsTokenCount');
    if (prompt === undefined && answer === undefined && thoughts === undefined)
        return [];
    const cached = countAt(usage, 'cachedContentTokenCount');
    const parts = {
        ...(cached === undefined ? {} : { cachedTokens: cached }),
        ...(thoughts === undefined ? {} : { reasoningTokens: thoughts }),
    };
    const inputTokens = (prompt ?? 0) + (countAt(usage, 'toolUsePromptTokenCount') ?? 0);
    return [{ kind: 'usage', usage: { inputTokens, outputTokens: (answer ?? 0) + (thoughts ?? 0), ...parts } }];
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/gemini/routes.js

const routes_VERSION = String.raw `/v\d+(?:alpha|beta)?\d*`;
const ASKED = { alt: /^(sse|json)$/, $alt: /^(sse|json)(;enum-encoding=int)?$/ };
/** `models/M:verb`, as the Gemini API has it and as Vertex does. */
const gemini_routes_RULES = [
    {
        method: 'POST',
        path: new RegExp(`^${routes_VERSION}/(?:projects/[\\w.:-]+/locations/[\\w-]+/publishers/google/)?models/(?<model>[\\w.@-]+):(?<verb>generateContent|streamGenerateContent|countTokens)$`),
        query: ASKED,
        route: ({ model = '', verb = '' }, query) => verbOf(verb, model, query),
    },
    {
        method: 'GET',
        path: new RegExp(`^${routes_VERSION}/models(/[\\w.@-]+)?$`),
        query: { ...ASKED, pageSize: /^\d{1,4}$/, pageToken: /^[\w=+/-]*$/ },
        route: () => ({ kind: 'models' }),
    },
];
const gemini_routes_CLOSED = [
    [
        /^\/(upload|download)\/|\/(files|fileSearchStores|corpora|ragStores)(\/|:|$)/,
        'files that lie with the provider are a way out of this session',
    ],
    [/\/(cachedContents|interactions|dynamic|tunedModels|agents)(\/|:|$)/, 'a state that is kept at the provider cannot be seen'],
    [/:batch\w+$|\/batches(\/|$)/, 'batches are answered later and elsewhere, so nothing can be judged in them'],
    [/:\w+$/, 'this part of the API is not relayed'],
];
function geminiRoute(method, path) {
    return routeBy(gemini_routes_RULES, gemini_routes_CLOSED, method, path);
}
function verbOf(verb, model, query) {
    if (verb === 'countTokens')
        return { kind: 'count-tokens', model };
    const asked = query.get('alt') ?? query.get('$alt') ?? '';
    if (verb === 'generateContent')
        return asked.startsWith('sse') ? 'only a stream can be asked for as events' : { kind: 'generate', model, stream: false };
    return asked.startsWith('sse') ? { kind: 'generate', model, stream: true } : 'a stream is relayed as events alone: ask with alt=sse';
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/gemini/turns.js


const turns_ERRORS = {
    unreadable: [400, 'INVALID_ARGUMENT'],
    forbidden: [400, 'INVALID_ARGUMENT'],
    unauthorized: [401, 'UNAUTHENTICATED'],
    'not-found': [404, 'NOT_FOUND'],
    'too-large': [413, 'INVALID_ARGUMENT'],
    ended: [400, 'FAILED_PRECONDITION'],
};
function geminiRefusal(kind, message) {
    const [code, status] = turns_ERRORS[kind];
    return jsonAnswer(code, { error: { code, message, status } });
}
function geminiEnd(words, setting) {
    return response(setting, `{"text":${(0,json_text/* quoteJson */.fp)(words)}}`);
}
function geminiCanary(call, setting) {
    // Some agents want a signature on every call of a newer model; this one is documented as that of a call which no model made.
    const part = `{"functionCall":{"id":${(0,json_text/* quoteJson */.fp)(call.id)},"name":${(0,json_text/* quoteJson */.fp)(call.name)},"args":${call.input}}`;
    return response(setting, `${part},"thoughtSignature":"skip_thought_signature_validator"}`);
}
function response({ stream, model, id }, part) {
    const candidate = `{"content":{"role":"model","parts":[${part}]},"finishReason":"STOP","index":0}`;
    const rest = (0,json_text/* writeJson */.GF)({
        usageMetadata: { promptTokenCount: 0, candidatesTokenCount: 0, totalTokenCount: 0 },
        modelVersion: model,
        responseId: id,
    });
    const whole = `{"candidates":[${candidate}],${rest.slice(1)}`;
    return stream ? streamAnswer([{ data: whole }]) : { ...jsonAnswer(200, {}), body: whole };
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/gemini/wire.js




/** Gemini generateContent. */
const geminiWire = {
    name: 'gemini',
    route: geminiRoute,
    readRequest: readGemini,
    readEvents: () => new GeminiEvents(),
    readResponse: readGeminiResponse,
    refusal: geminiRefusal,
    quietEnd: geminiEnd,
    canaryTurn: geminiCanary,
};

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/responses/calls.js





/** The types of an item whose input is text, and where it stands. */
const TEXT_INPUTS = { function_call: 'arguments', custom_tool_call: 'input' };
/** Items whose input is a value, or that a provider's server runs. */
const SHAPES = {
    local_shell_call: { name: 'local_shell', input: ['action'] },
    shell_call: { name: 'shell', input: ['action'] },
    apply_patch_call: { name: 'apply_patch', input: ['operation'] },
    tool_search_call: { name: 'tool_search', input: ['arguments'] },
    computer_call: { name: 'computer', input: ['actions', 'action'], hosted: 'computer-use' },
    web_search_call: { name: 'web_search', input: ['action'], hosted: 'web-search' },
    file_search_call: { name: 'file_search', input: ['queries'], hosted: 'file-search' },
    code_interpreter_call: { name: 'code_interpreter', input: ['code'], hosted: 'code-execution' },
    program: { name: 'program', input: ['code'], hosted: 'code-execution' },
    image_generation_call: { name: 'image_generation', input: ['revised_prompt'], hosted: 'image-generation' },
    mcp_call: { input: ['arguments'], hosted: 'remote-mcp' },
    mcp_approval_request: { input: ['arguments'], hosted: 'remote-mcp' },
};
/** The call that an item is; a sentence where it is one that cannot be read, undefined where it is none. */
function callIn(document, item, type) {
    const id = (0,pick/* textAt */.$6)(item, 'call_id') ?? (0,pick/* textAt */.$6)(item, 'id');
    const field = (0,entry_of/* entryOf */.M)(TEXT_INPUTS, type);
    if (field !== undefined) {
        const name = (0,pick/* textAt */.$6)(item, 'name');
        const covers = (0,pick/* within */.ux)(item, field);
        if (id === undefined || name === undefined || covers?.kind !== 'string')
            return 'is a call without an id, a name or an input';
        return { id, name, namespace: (0,pick/* textAt */.$6)(item, 'namespace'), input: (0,contract_input/* toolInput */.T)(covers.value), covers, hosted: undefined };
    }
    const shape = (0,entry_of/* entryOf */.M)(SHAPES, type);
    if (shape === undefined)
        return undefined;
    const name = shape.name ?? (0,pick/* textAt */.$6)(item, 'name');
    const covers = shape.input.map((key) => (0,pick/* within */.ux)(item, key)).find((node) => node !== undefined && node.kind !== 'null');
    const hosted = shape.hosted ?? serverOf(item, type);
    if (name === undefined || (hosted === undefined && (id === undefined || covers === undefined))) {
        return 'is a call without an id, a name or an input';
    }
    return { id, name, namespace: (0,pick/* textAt */.$6)(item, 'server_label'), input: inputOf(document, covers), covers, hosted };
}
/** Who runs a call that either side may run. */
function serverOf(item, type) {
    if (type === 'shell_call')
        return isContainer((0,pick/* within */.ux)(item, 'environment')) ? 'code-execution' : undefined;
    if (type === 'tool_search_call')
        return (0,pick/* textAt */.$6)(item, 'execution') === 'client' ? undefined : 'tool-search';
    return undefined;
}
/** Whether a shell runs in a container of the provider's. */
function isContainer(environment) {
    return (0,pick/* textAt */.$6)(environment, 'type')?.startsWith('container') === true;
}
function inputOf(document, node) {
    if (node === undefined)
        return { kind: 'json', text: composed('{}') };
    return node.kind === 'string' ? (0,contract_input/* toolInput */.T)(node.value) : { kind: 'json', text: (0,json_text/* textOf */.b6)(document, node) };
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/responses/parts.js





const parts_TEXTS = new Set(['input_text', 'output_text', 'text', 'refusal', 'summary_text', 'reasoning_text', 'encrypted_content']);
/** The parts of a message, or of a result: then `beside` is undefined, as the result covers what is inline. */
function parts_readParts(sheet, parts, path, beside) {
    if (parts.kind !== 'array')
        return sheet.refuse(path, 'is neither a text nor a list of parts');
    for (const [index, part] of parts.items.entries()) {
        const where = `${path}[${index}]`;
        const type = (0,pick/* textAt */.$6)(part, 'type') ?? '';
        if (part.kind !== 'object')
            return sheet.refuse(where, 'is not a part');
        if (parts_TEXTS.has(type))
            continue;
        if (type === 'input_image' || type === 'computer_screenshot')
            readSource(sheet, part, where, 'image_url', beside);
        else if (type === 'input_file')
            readSource(sheet, part, where, 'file_url', beside);
        else if (type === 'input_audio')
            readSource(sheet, part, where, 'audio_url', beside);
        else if (beside !== undefined)
            return sheet.refuse(where, 'is a part of a type that is not known and may carry a result');
    }
}
/** Where an image or a file comes from: inline, an address, or a file at the provider. */
function readSource(sheet, part, path, urlKey, beside) {
    if (given(part, 'file_id') !== undefined) {
        return sheet.wayOut(part, path, { kind: 'file-id', barred: 'unless-external', why: 'it names a file that lies with the provider' });
    }
    const url = given(part, urlKey);
    if (url !== undefined && !(url.kind === 'string' && url.value.startsWith('data:'))) {
        return sheet.wayOut(part, path, { kind: 'url', barred: 'unless-external', why: 'it has the provider fetch an address' });
    }
    if (beside === undefined)
        return;
    sheet.addMedia({
        node: part,
        type: url?.kind === 'string' ? (/^data:([\w.+/-]*)/.exec(url.value)?.[1] ?? '') : ((0,pick/* textAt */.$6)(part, 'type') ?? ''),
        beside,
        path,
        replace: (text) => (0,contract_result.ok)([replaceNode(part, `{"type":"input_text","text":${(0,json_text/* quoteJson */.fp)(text)}}`)]),
    });
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/responses/shell-output.js







/** `shell_call_output`: what each command of a call printed, and how it ended. */
function readShellOutput(sheet, output) {
    if (output?.kind !== 'array' || !output.items.every(isChunk))
        return 'is a result that is not made of what commands printed';
    const own = { kind: 'json', text: (0,json_text/* textOf */.b6)(sheet.document, output) };
    const isError = output.items.some(hasFailed);
    return {
        output: own,
        isError,
        covers: [output],
        replace(ruled, error) {
            if (sameOutput(ruled, own) && error === isError)
                return (0,contract_result.ok)([]);
            return (0,contract_result.ok)([replaceNode(output, isShellOutput(ruled) ? ruled.text : chunk(ruled.text, error))]);
        },
    };
}
function isChunk(node) {
    return (0,pick/* textAt */.$6)(node, 'stdout') !== undefined && (0,pick/* textAt */.$6)(node, 'stderr') !== undefined && (0,pick/* within */.ux)(node, 'outcome')?.kind === 'object';
}
function hasFailed(node) {
    return (0,pick/* textAt */.$6)(node, 'outcome', 'type') !== 'exit' || countAt(node, 'outcome', 'exit_code') !== 0;
}
function isShellOutput(ruled) {
    if (ruled.kind !== 'json')
        return false;
    const read = (0,parse/* parseJson */.q)(ruled.text);
    return read.ok && read.value.root.kind === 'array' && read.value.root.items.length > 0 && read.value.root.items.every(isChunk);
}
function chunk(text, error) {
    const [stdout, stderr] = error ? ['', text] : [text, ''];
    return `[{"stdout":${(0,json_text/* quoteJson */.fp)(stdout)},"stderr":${(0,json_text/* quoteJson */.fp)(stderr)},"outcome":{"type":"exit","exit_code":${error ? 1 : 0}}}]`;
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/responses/tools.js



/** Tools that the agent runs itself. */
const OWN = new Set(['function', 'custom', 'local_shell', 'apply_patch']);
/** The tools of a request, of an item that adds some, or of a namespace. */
function readToolList(sheet, tools, path, namespace) {
    if (tools === undefined || tools.kind === 'null')
        return;
    if (tools.kind !== 'array')
        return sheet.refuse(path, 'is not a list of tools');
    for (const [index, tool] of tools.items.entries()) {
        const where = `${path}[${index}]`;
        const place = { within: tools, index, ...(namespace === undefined ? {} : { whenEmpty: namespace.place }) };
        const type = (0,pick/* textAt */.$6)(tool, 'type');
        const name = (0,pick/* textAt */.$6)(tool, 'name');
        if (type === undefined)
            return sheet.refuse(where, 'is not a tool');
        if (type === 'namespace') {
            readToolList(sheet, (0,pick/* within */.ux)(tool, 'tools'), `${where}.tools`, { name: name ?? '', place });
            continue;
        }
        if ((type === 'function' || type === 'custom') && name === undefined)
            return sheet.refuse(where, 'is a tool without a name');
        sheet.addTool({
            at: tool.start,
            name: name ?? (0,pick/* textAt */.$6)(tool, 'server_label') ?? type,
            namespace: namespace?.name,
            type,
            hosted: tools_hostedKind(type, tool),
            path: where,
            places: [place],
        });
    }
}
function tools_hostedKind(type, tool) {
    if (OWN.has(type))
        return undefined;
    if (type === 'shell')
        return isContainer((0,pick/* within */.ux)(tool, 'environment')) ? 'code-execution' : undefined;
    if (type === 'tool_search')
        return (0,pick/* textAt */.$6)(tool, 'execution') === 'client' ? undefined : 'tool-search';
    if (type.startsWith('web_search'))
        return 'web-search';
    if (type.startsWith('computer'))
        return 'computer-use';
    if (type === 'file_search')
        return 'file-search';
    if (type === 'code_interpreter' || type === 'programmatic_tool_calling')
        return 'code-execution';
    if (type === 'image_generation')
        return 'image-generation';
    if (type === 'mcp')
        return 'remote-mcp';
    return 'unknown';
}
/** Which tools the model is told to call, or to keep to. */
function readToolChoice(sheet, root) {
    const choice = given(root, 'tool_choice');
    if (choice === undefined || choice.kind === 'string')
        return;
    if ((0,pick/* textAt */.$6)(choice, 'type') !== 'allowed_tools')
        return void sheet.choices.push({ names: tools_isNamed(choice) });
    const allowed = (0,pick/* within */.ux)(choice, 'tools');
    if (allowed?.kind !== 'array')
        return sheet.refuse('tool_choice.tools', 'is not a list');
    for (const [index, entry] of allowed.items.entries())
        sheet.choices.push({ names: tools_isNamed(entry), place: { within: allowed, index } });
}
function tools_isNamed(entry) {
    const type = (0,pick/* textAt */.$6)(entry, 'type') ?? '';
    const label = (0,pick/* textAt */.$6)(entry, 'server_label') ?? (0,pick/* textAt */.$6)(entry, 'name');
    return (tool) => {
        if (type === 'function' || type === 'custom' || type === 'mcp')
            return tool.type === type && tool.name === label;
        return tool.type === type || (tool.hosted !== undefined && tool.hosted !== 'unknown' && tool.hosted === tools_hostedKind(type, entry));
    };
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/responses/results.js









const results_PARTS = { text: ['input_text', 'output_text', 'text'], any: ['input_text', 'input_image', 'input_file'] };
const responses_results_MEMBERS = new Set([
    'type',
    'id',
    'call_id',
    'output',
    'result',
    'status',
    'caller',
    'name',
    'namespace',
    'tools',
    'execution',
    'server_label',
    'error',
    'acknowledged_safety_checks',
    'created_by',
    'internal_chat_message_metadata_passthrough',
]);
/** An item that answers a call; `unknown` where it is none of these. */
function readOutput(sheet, item, type, path, place) {
    const reading = readingOf(sheet, item, type, path);
    if (reading === undefined)
        return 'unknown';
    if (typeof reading === 'string') {
        sheet.refuse(path, reading);
        return 'read';
    }
    const foreign = foreignMember(item, responses_results_MEMBERS);
    if (foreign !== undefined)
        sheet.refuse(path, `is a result with a field that is not known ('${foreign.slice(0, 80)}')`);
    const callId = (0,pick/* textAt */.$6)(item, 'call_id') ?? (0,pick/* textAt */.$6)(item, 'id');
    const toolName = (0,pick/* textAt */.$6)(item, 'name');
    sheet.addResult({ node: item, path, callId, toolName, call: sheet.callOf(callId), place, ...reading });
    return 'read';
}
function readingOf(sheet, item, type, path) {
    const output = (0,pick/* within */.ux)(item, 'output');
    switch (type) {
        case 'function_call_output':
        case 'custom_tool_call_output':
        case 'local_shell_call_output':
            return partsReading(sheet, item, output, path);
        case 'shell_call_output':
            return readShellOutput(sheet, output);
        case 'apply_patch_call_output':
            return patchReading(item, output);
        case 'computer_call_output':
            return output?.kind === 'object' ? screenReading(sheet, output, path) : 'is a result without output';
        case 'program_output': {
            const result = (0,pick/* within */.ux)(item, 'result');
            return result?.kind === 'string'
                ? { ...textReading(item, 'result', result.value, [result]), hosted: 'code-execution' }
                : 'is a result without text';
        }
        case 'tool_search_output': {
            readToolList(sheet, (0,pick/* within */.ux)(item, 'tools'), `${path}.tools`);
            const isOwn = (0,pick/* textAt */.$6)(item, 'execution') === 'client';
            return listReading(sheet, item, { toolName: 'tool_search', ...(isOwn ? {} : { hosted: 'tool-search' }) });
        }
        case 'mcp_list_tools':
            return listReading(sheet, item, { toolName: (0,pick/* textAt */.$6)(item, 'server_label'), hosted: 'remote-mcp' });
        default:
            return undefined;
    }
}
/** A string, or parts. The wire has no place that says whether it is an error. */
function partsReading(sheet, item, output, path) {
    if (output === undefined || (output.kind !== 'string' && output.kind !== 'array'))
        return 'is a result whose output is neither a text nor a list of parts';
    if (output.kind === 'array')
        parts_readParts(sheet, output, `${path}.output`, undefined);
    const own = partsOutput(sheet.document, output, results_PARTS);
    return {
        output: own,
        isError: false,
        covers: [output],
        replace: (ruled) => (0,contract_result.ok)(sameOutput(ruled, own) ? [] : [setMember(item, 'output', partsText(ruled, results_PARTS))]),
    };
}
function textReading(item, key, text, covers) {
    const own = { kind: 'text', text };
    return {
        output: own,
        isError: false,
        covers,
        replace: (ruled) => (0,contract_result.ok)(sameOutput(ruled, own) ? [] : [setMember(item, key, (0,json_text/* quoteJson */.fp)(ruled.text))]),
    };
}
/** Words, which may be left out, and whether the patch could be applied. */
function patchReading(item, output) {
    if (output !== undefined && output.kind !== 'string' && output.kind !== 'null')
        return 'is a result whose output is not a text';
    const isError = (0,pick/* textAt */.$6)(item, 'status') === 'failed';
    const words = textReading(item, 'output', output?.kind === 'string' ? output.value : '', output === undefined ? [] : [output]);
    return {
        ...words,
        isError,
        replace(ruled, error) {
            const patches = words.replace(ruled, error);
            if (!patches.ok || error === isError)
                return patches;
            return (0,contract_result.ok)([...patches.value, setMember(item, 'status', error ? '"failed"' : '"completed"')]);
        },
    };
}
function screenReading(sheet, output, path) {
    readSource(sheet, output, `${path}.output`, 'image_url', undefined);
    const own = { kind: 'json', text: (0,json_text/* textOf */.b6)(sheet.document, output) };
    return {
        output: own,
        isError: false,
        hosted: 'computer-use',
        covers: [output],
        replace: (ruled) => (sameOutput(ruled, own) ? (0,contract_result.ok)([]) : (0,contract_result/* fail */.f)('is a screen, in whose place only another screen can stand')),
    };
}
/** Definitions of tools. Words have no place among them: in the place of a list that is withheld stands an empty one. */
function listReading(sheet, item, more) {
    const tools = (0,pick/* within */.ux)(item, 'tools');
    if (tools?.kind !== 'array')
        return 'is a result without a list of tools';
    const own = { kind: 'json', text: (0,json_text/* textOf */.b6)(sheet.document, tools) };
    return {
        output: own,
        isError: false,
        ...more,
        covers: [tools],
        replace(ruled) {
            if (sameOutput(ruled, own))
                return (0,contract_result.ok)([]);
            return (0,contract_result.ok)([setMember(item, 'tools', ruled.kind === 'json' && ruled.text.startsWith('[') ? ruled.text : '[]')]);
        },
    };
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/responses/server-results.js







/** Where the calls that a provider's server ran hold what came of them. */
const ANSWERED = {
    mcp_call: [
        { key: 'output', hosted: 'remote-mcp', write: json_text/* quoteJson */.fp },
        { key: 'error', hosted: 'remote-mcp', write: () => 'null' },
    ],
    file_search_call: [{ key: 'results', hosted: 'file-search', write: () => '[]' }],
    code_interpreter_call: [{ key: 'outputs', hosted: 'code-execution', write: (text) => `[{"type":"logs","logs":${(0,json_text/* quoteJson */.fp)(text)}}]` }],
    image_generation_call: [{ key: 'result', hosted: 'image-generation', write: () => 'null' }],
};
/** The result that stands within a hosted call. */
function readServerOutput(sheet, item, type, path) {
    for (const { key, hosted, write } of (0,entry_of/* entryOf */.M)(ANSWERED, type) ?? []) {
        const node = given(item, key);
        if (node === undefined)
            continue;
        const own = server_results_outputOf(sheet, node);
        sheet.addResult({
            node,
            path: `${path}.${key}`,
            callId: (0,pick/* textAt */.$6)(item, 'id'),
            toolName: undefined,
            call: sheet.calls.length - 1,
            output: own,
            isError: key === 'error',
            hosted,
            covers: [node],
            replace: (ruled) => (0,contract_result.ok)(sameOutput(ruled, own) ? [] : [replaceNode(node, write(ruled.text))]),
        });
    }
}
function server_results_outputOf(sheet, node) {
    return node.kind === 'string' ? { kind: 'text', text: node.value } : { kind: 'json', text: (0,json_text/* textOf */.b6)(sheet.document, node) };
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/responses/items.js







/** Items that are neither call nor result; what they hold is text, or opaque and of the provider's own making. */
const items_PLAIN = new Set([
    'reasoning',
    'compaction',
    'compaction_summary',
    'context_compaction',
    'compaction_trigger',
    'configuration_update',
    'mcp_approval_response',
]);
const items_ROLES = new Set(['user', 'assistant', 'system', 'developer']);
/** One item of the conversation. */
function readItem(sheet, item, { path, place, beside }) {
    if (item.kind !== 'object')
        return sheet.refuse(path, 'is not an item');
    const type = typeOf(item);
    if (type === undefined)
        return sheet.refuse(path, 'has no type');
    if (items_PLAIN.has(type))
        return;
    if (type === 'message' || type === 'agent_message')
        return items_readMessage(sheet, item, type, { path, place, beside });
    if (type === 'additional_tools')
        return readToolList(sheet, (0,pick/* within */.ux)(item, 'tools'), `${path}.tools`);
    if (type === 'item_reference') {
        const why = 'it refers to an item that is kept at the provider';
        return sheet.wayOut(item, path, { kind: 'item-reference', barred: 'always', why });
    }
    const call = callIn(sheet.document, item, type);
    if (typeof call === 'string')
        return sheet.refuse(path, call);
    if (call !== undefined) {
        sheet.addCall({ node: item, ...call, place });
        return readServerOutput(sheet, item, type, path);
    }
    const results = sheet.results.length;
    const output = readOutput(sheet, item, type, path, place);
    for (let index = results; index < sheet.results.length; index++)
        beside.push(index);
    if (output === 'unknown') {
        sheet.refuse(path, `is of a type that is not known ('${type.slice(0, 80)}') and may carry a result`);
    }
}
/** A message may leave its type out, and so may a reference. */
function typeOf(item) {
    const type = given(item, 'type');
    if (type !== undefined)
        return type.kind === 'string' ? type.value : undefined;
    if ((0,pick/* textAt */.$6)(item, 'role') !== undefined)
        return 'message';
    return (0,pick/* textAt */.$6)(item, 'id') === undefined ? undefined : 'item_reference';
}
function items_readMessage(sheet, item, type, { path, place, beside }) {
    if (type === 'message' && !items_ROLES.has((0,pick/* textAt */.$6)(item, 'role') ?? ''))
        return sheet.refuse(path, 'has a role that is not known');
    sheet.addMessage(item, place);
    const content = (0,pick/* within */.ux)(item, 'content');
    if (content === undefined || content.kind === 'string' || content.kind === 'null')
        return;
    parts_readParts(sheet, content, `${path}.content`, beside);
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/responses/request.js





function readResponses(body, route) {
    return body_readBody('responses', body, route, {
        read(sheet, root) {
            if ((0,pick/* textAt */.$6)(root, 'model') === undefined)
                sheet.refuse('the request', 'names no model');
            readToolList(sheet, (0,pick/* within */.ux)(root, 'tools'), 'tools');
            readToolChoice(sheet, root);
            responses_request_readState(sheet, root);
            const instructions = given(root, 'instructions');
            if (instructions !== undefined && instructions.kind !== 'string')
                sheet.refuse('instructions', 'is not a text');
            readInput(sheet, (0,pick/* within */.ux)(root, 'input'));
        },
    });
}
function readInput(sheet, input) {
    if (input === undefined || input.kind === 'string' || input.kind === 'null')
        return;
    if (input.kind !== 'array')
        return sheet.refuse('input', 'is neither a text nor a list of items');
    let beside = [];
    for (const [index, item] of input.items.entries()) {
        if ((0,pick/* textAt */.$6)(item, 'role') === 'assistant')
            beside = [];
        readItem(sheet, item, { path: `input[${index}]`, place: { within: input, index }, beside });
    }
}
/** What the request keeps at the provider, or goes on from there. */
function responses_request_readState(sheet, root) {
    const previous = given(root, 'previous_response_id');
    if (previous !== undefined) {
        const why = 'it goes on from a conversation that is kept at the provider';
        sheet.wayOut(previous, 'previous_response_id', { kind: 'previous-response', barred: 'always', why });
    }
    const conversation = given(root, 'conversation');
    if (conversation !== undefined) {
        const why = 'it belongs to a conversation that is kept at the provider';
        sheet.wayOut(conversation, 'conversation', { kind: 'conversation', barred: 'always', why });
    }
    const prompt = given(root, 'prompt');
    if (prompt !== undefined) {
        const why = 'its prompt and tools are kept at the provider';
        sheet.wayOut(prompt, 'prompt', { kind: 'stored-prompt', barred: 'always', why });
    }
    const background = given(root, 'background');
    if (background !== undefined && (0,pick/* isTrue */.Hn)(background)) {
        const why = 'it would be answered in the background, where nothing of it is seen';
        sheet.wayOut(background, 'background', { kind: 'background', barred: 'always', why });
    }
    const store = given(root, 'store');
    if (store !== undefined && (0,pick/* isTrue */.Hn)(store)) {
        sheet.wayOut(store, 'store', { kind: 'store', barred: 'unless-external', why: 'the conversation would be kept at the provider' });
    }
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/responses/usage.js


/** What a response cost; nothing where it does not say. */
function responsesUsage(usage) {
    const inputTokens = countAt(usage, 'input_tokens');
    const outputTokens = countAt(usage, 'output_tokens');
    if (inputTokens === undefined && outputTokens === undefined)
        return [];
    const parts = (0,defined/* defined */.s)({
        cachedTokens: countAt(usage, 'input_tokens_details', 'cached_tokens'),
        cacheWrittenTokens: countAt(usage, 'input_tokens_details', 'cache_write_tokens'),
        reasoningTokens: countAt(usage, 'output_tokens_details', 'reasoning_tokens'),
    });
    return [{ kind: 'usage', usage: { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0, ...parts } }];
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/responses/response.js








/** Items that are no call and no answer to one. */
const response_PLAIN = new Set([
    'message',
    'agent_message',
    'reasoning',
    'compaction',
    'compaction_summary',
    'context_compaction',
    'configuration_update',
    'additional_tools',
]);
/** Items of a response that answer a call: something at the provider ran it. */
const ANSWERS = {
    shell_call_output: 'code-execution',
    program_output: 'code-execution',
    computer_call_output: 'computer-use',
    tool_search_output: 'tool-search',
    mcp_list_tools: 'remote-mcp',
    mcp_approval_response: 'remote-mcp',
};
const CUT_SHORT = { max_output_tokens: 'length', content_filter: 'refusal' };
/** The events of a response. Its calls come in pieces, as whole items, and once more in the whole response at the end. */
class ResponsesEvents {
    #calls = new CallPieces();
    #hosted = new Set();
    #model;
    #calling = false;
    #over = false;
    read(data) {
        // Some servers of this wire close with the mark of the other.
        if (data.trim() === '[DONE]')
            return (0,contract_result.ok)([]);
        const read = readObject(data);
        if (!read.ok)
            return (0,contract_result/* fail */.f)(`an event of the stream cannot be judged: ${read.error}`);
        const seen = this.#event(read.value.document, read.value.root);
        if (seen.ok && seen.value.some(({ kind }) => kind === 'call'))
            this.#calling = true;
        return seen;
    }
    finish() {
        if (this.#over)
            return (0,contract_result.ok)([]);
        return (0,contract_result/* fail */.f)({ why: 'the stream ended before the response did', begun: this.#calls.begun });
    }
    /** A response that came whole. */
    whole(document, response) {
        const items = (0,pick/* itemsAt */.Ct)(response, 'output').flatMap((item) => this.#item(document, item));
        if (items.some(({ kind }) => kind === 'call'))
            this.#calling = true;
        return [...this.#named((0,pick/* textAt */.$6)(response, 'model')), ...items, ...responsesUsage((0,pick/* within */.ux)(response, 'usage')), ...this.#end(response)];
    }
    #event(document, root) {
        const type = (0,pick/* textAt */.$6)(root, 'type') ?? '';
        switch (type) {
            case 'response.created':
                return (0,contract_result.ok)(this.#named((0,pick/* textAt */.$6)(root, 'response', 'model')));
            case 'response.output_item.added':
                return (0,contract_result.ok)(this.#added(document, responses_response_keyOf(root), (0,pick/* within */.ux)(root, 'item')));
            case 'response.function_call_arguments.delta':
            case 'response.custom_tool_call_input.delta':
                return (0,contract_result.ok)(this.#calls.add(responses_response_keyOf(root), (0,pick/* textAt */.$6)(root, 'delta') ?? '') ?? []);
            case 'response.function_call_arguments.done':
                return (0,contract_result.ok)(this.#calls.settle(responses_response_keyOf(root), (0,pick/* textAt */.$6)(root, 'arguments')));
            case 'response.custom_tool_call_input.done':
                return (0,contract_result.ok)(this.#calls.settle(responses_response_keyOf(root), (0,pick/* textAt */.$6)(root, 'input')));
            case 'response.output_item.done': {
                const item = (0,pick/* within */.ux)(root, 'item');
                return (0,contract_result.ok)(item === undefined ? [] : [...this.#item(document, item), ...this.#calls.close(responses_response_keyOf(root))]);
            }
            case 'response.completed':
            case 'response.incomplete':
            case 'response.failed':
            case 'response.cancelled': {
                this.#over = true;
                const response = (0,pick/* within */.ux)(root, 'response');
                return (0,contract_result.ok)([...this.#calls.closeAll(), ...(response === undefined ? [{ kind: 'end' }] : this.whole(document, response))]);
            }
            case 'error':
                this.#over = true;
                return (0,contract_result.ok)([
                    { kind: 'error', words: (0,pick/* textAt */.$6)(root, 'message') ?? (0,pick/* textAt */.$6)(root, 'error', 'message') ?? 'the provider reports an error' },
                ]);
            default:
                return (0,contract_result.ok)([]);
        }
    }
    #named(model) {
        if (model === undefined || model === this.#model)
            return [];
        this.#model = model;
        return [{ kind: 'model', model }];
    }
    #added(document, key, item) {
        const type = (0,pick/* textAt */.$6)(item, 'type') ?? '';
        if (item === undefined || (type !== 'function_call' && type !== 'custom_tool_call'))
            return this.#server(document, item, type);
        const call = callIn(document, item, type);
        if (call === undefined || typeof call === 'string' || call.id === undefined)
            return [];
        const { id, name, namespace, input } = call;
        this.#calls.begin(key, { id, ownId: true, name, namespace, isText: type === 'custom_tool_call' });
        return input.text === '' ? [] : this.#calls.settle(key, input.text);
    }
    /** A whole item. */
    #item(document, item) {
        const type = (0,pick/* textAt */.$6)(item, 'type') ?? '';
        const call = callIn(document, item, type);
        if (call === undefined || typeof call === 'string' || call.hosted !== undefined)
            return this.#server(document, item, type);
        const { id, name, namespace, input } = call;
        return this.#calls.whole({ id: id ?? '', ownId: id !== undefined, name, namespace }, input);
    }
    /** What something at the provider did; each item once. */
    #server(document, item, type) {
        if (item === undefined || response_PLAIN.has(type))
            return [];
        const call = callIn(document, item, type);
        const isOwn = typeof call === 'object' && call.hosted === undefined;
        if (isOwn || (type === 'tool_search_output' && (0,pick/* textAt */.$6)(item, 'execution') === 'client'))
            return [];
        const id = (0,pick/* textAt */.$6)(item, 'id') ?? (0,pick/* textAt */.$6)(item, 'call_id');
        const mark = `${type} ${id ?? ''}`;
        if (this.#hosted.has(mark))
            return [];
        this.#hosted.add(mark);
        const hosted = (typeof call === 'object' ? call.hosted : undefined) ?? (0,entry_of/* entryOf */.M)(ANSWERS, type) ?? 'unknown';
        return [{ kind: 'hosted', hosted, type, ...(0,defined/* defined */.s)({ id, name: (0,pick/* textAt */.$6)(item, 'name') }) }];
    }
    #end(response) {
        const status = (0,pick/* textAt */.$6)(response, 'status') ?? 'completed';
        if (status === 'failed' || status === 'cancelled') {
            return [{ kind: 'error', words: (0,pick/* textAt */.$6)(response, 'error', 'message') ?? `the response was ${status}` }];
        }
        const word = (0,pick/* textAt */.$6)(response, 'incomplete_details', 'reason') ?? status;
        const reason = status === 'incomplete' ? ((0,entry_of/* entryOf */.M)(CUT_SHORT, word) ?? 'other') : this.#calling ? 'calls' : 'end';
        return [{ kind: 'stop', reason, word }, { kind: 'end' }];
    }
}
function readResponsesResponse(body) {
    const read = readObject(body);
    if (!read.ok)
        return (0,contract_result/* fail */.f)(`the response cannot be judged: ${read.error}`);
    return (0,contract_result.ok)(new ResponsesEvents().whole(read.value.document, read.value.root));
}
function responses_response_keyOf(root) {
    return countAt(root, 'output_index')?.toString() ?? (0,pick/* textAt */.$6)(root, 'item_id') ?? '';
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/responses/routes.js

const responses_routes_RULES = [
    { method: 'POST', path: /^(\/v1)?\/responses$/, query: {}, route: () => ({ kind: 'generate' }) },
    { method: 'POST', path: /^(\/v1)?\/responses\/input_tokens$/, query: {}, route: () => ({ kind: 'count-tokens' }) },
    {
        method: 'GET',
        path: /^(\/v1)?\/models(\/[\w.:@/-]+)?$/,
        query: { client_version: /^[\w.+-]+$/ },
        route: () => ({ kind: 'models' }),
    },
];
const responses_routes_CLOSED = [
    [/^(\/v1)?\/responses\/compact$/, 'what a compaction at the provider keeps of a conversation cannot be seen'],
    [/^(\/v1)?\/(responses|conversations|chat|assistants|threads)(\/|$)/, 'a state that is kept at the provider cannot be seen'],
    [/^(\/v1)?\/(files|uploads|vector_stores|containers|skills)(\/|$)/, 'files that lie with the provider are a way out of this session'],
    [/^(\/v1)?\/batches(\/|$)/, 'batches are answered later and elsewhere, so nothing can be judged in them'],
    [
        /^(\/v1)?\/(images|videos|audio|realtime|embeddings|moderations|completions|fine_tuning|evals)(\/|$)/,
        'this part of the API is not relayed',
    ],
];
function responsesRoute(method, path) {
    return routeBy(responses_routes_RULES, responses_routes_CLOSED, method, path);
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/responses/turns.js

function responsesEnd(words, setting) {
    const item = { type: 'message', id: `msg_${setting.id}`, role: 'assistant' };
    const part = { type: 'output_text', text: words, annotations: [] };
    const place = { item_id: item.id, output_index: 0, content_index: 0 };
    return turns_response(setting, { ...item, status: 'completed', content: [part] }, { ...item, status: 'in_progress', content: [] }, [
        { type: 'response.content_part.added', ...place, part: { ...part, text: '' } },
        { type: 'response.output_text.delta', ...place, delta: words, logprobs: [] },
        { type: 'response.output_text.done', ...place, text: words, logprobs: [] },
        { type: 'response.content_part.done', ...place, part },
    ]);
}
function responsesCanary(call, setting) {
    const isText = call.form === 'custom';
    const [type, field, event] = isText
        ? ['custom_tool_call', 'input', 'response.custom_tool_call_input']
        : ['function_call', 'arguments', 'response.function_call_arguments'];
    const item = {
        type,
        id: `${isText ? 'ctc' : 'fc'}_${setting.id}`,
        call_id: call.id,
        ...(call.namespace === undefined ? {} : { namespace: call.namespace }),
        name: call.name,
    };
    const place = { item_id: item.id, output_index: 0 };
    return turns_response(setting, { ...item, [field]: call.input, status: 'completed' }, { ...item, [field]: '', status: 'in_progress' }, [
        { type: `${event}.delta`, ...place, delta: call.input },
        { type: `${event}.done`, ...place, [field]: call.input },
    ]);
}
/** A response of one item, as it is in the end, as it is when it begins, and what happens in between. */
function turns_response({ stream, model, id }, item, begun, between) {
    const none = {
        input_tokens: 0,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: 0,
        output_tokens_details: { reasoning_tokens: 0 },
    };
    const head = {
        id: `resp_${id}`,
        object: 'response',
        created_at: 0,
        model,
        error: null,
        incomplete_details: null,
        instructions: null,
        metadata: {},
        parallel_tool_calls: true,
        temperature: null,
        tool_choice: 'auto',
        tools: [],
        top_p: null,
    };
    const whole = { ...head, status: 'completed', output: [item], usage: { ...none, total_tokens: 0 } };
    if (!stream)
        return jsonAnswer(200, whole);
    const events = [
        { type: 'response.created', response: { ...head, status: 'in_progress', output: [] } },
        { type: 'response.output_item.added', output_index: 0, item: begun },
        ...between,
        { type: 'response.output_item.done', output_index: 0, item },
        { type: 'response.completed', response: whole },
    ];
    return streamAnswer(events.map((event, number) => ({ name: event.type, data: { ...event, sequence_number: number } })));
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/responses/wire.js





/** OpenAI Responses. */
const responsesWire = {
    name: 'responses',
    route: responsesRoute,
    readRequest: readResponses,
    readEvents: () => new ResponsesEvents(),
    readResponse: readResponsesResponse,
    refusal: openaiRefusal,
    quietEnd: responsesEnd,
    canaryTurn: responsesCanary,
};

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/vertex/routes.js

const vertex_routes_RULES = [
    {
        method: 'POST',
        path: /^(\/v1)?\/projects\/[\w.:-]+\/locations\/[\w-]+\/publishers\/anthropic\/models\/(?<model>\w[\w.@-]*):(?<verb>streamRawPredict|rawPredict)$/,
        query: {},
        route: ({ model = '', verb }) => {
            const stream = verb === 'streamRawPredict';
            if (model !== 'count-tokens')
                return { kind: 'generate', model, stream };
            return stream ? 'a count of tokens is not streamed' : { kind: 'count-tokens' };
        },
    },
];
/**
 * Claude on Vertex. Project and location are those of the upstream's address and never the agent's: what goes up is the end of the path,
 * `/MODEL:streamRawPredict`.
 */
function vertexRoute(method, path) {
    const route = routeBy(vertex_routes_RULES, [], method, path);
    return route.kind === 'refused' ? route : { ...route, path: route.path.slice(route.path.lastIndexOf('/')) };
}

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/vertex/wire.js



/** Anthropic Messages as Google Vertex offers them: the path names model and form, the rest is Anthropic's. */
const vertexWire = {
    ...anthropicWire,
    name: 'vertex',
    route: vertexRoute,
    readRequest: (body, route) => readMessagesOf('vertex', body, route),
};

;// CONCATENATED MODULE: ./dist/lib/gateway/wire/wires.js






const WIRES = {
    anthropic: anthropicWire,
    bedrock: bedrockWire,
    vertex: vertexWire,
    responses: responsesWire,
    chat: chatWire,
    gemini: geminiWire,
};

// EXTERNAL MODULE: ./dist/lib/hooks/until-aborted.js
var until_aborted = __webpack_require__(28368);
// EXTERNAL MODULE: ./dist/lib/contract/json/value-count.js
var value_count = __webpack_require__(10096);
;// CONCATENATED MODULE: ./dist/lib/agents/decisions/bulk.js

/** Values of an input; a whole answer of a model has room for fewer. */
const MOST_VALUES = 100_000;
/** Characters of an input that its record is made of. */
const bulk_LONGEST = 64 * 1024;
/** Whether a JSON input holds more values than a model writes. */
const isBulky = ({ kind, text }) => kind === 'json' && (0,value_count/* hasMoreValues */.w)(text, MOST_VALUES);
/** What its record is made of, and enough to say that it is another one. */
function beginningOf(input) {
    return input.text.length <= bulk_LONGEST ? input : { kind: 'raw', text: input.text.slice(0, bulk_LONGEST) };
}

;// CONCATENATED MODULE: ./dist/lib/agents/decisions/call-source.js
// Where a call that a hook asks about is known from: the wire, or, where no gateway reads it, the hooks alone.

function askedCall({ id, name, input }) {
    return id === undefined ? { name, input } : { id, name, input };
}
/** Calls of which only hooks tell. With an id, a second question is about the same call; without one it is about another. */
class HookedCalls {
    #book;
    #questions = 0;
    constructor(identify) {
        this.#book = new CallBook(identify);
    }
    /** Never `unseen`: what is asked about is noted. */
    claim(asked, agentId = 'main') {
        this.#questions += 1;
        const { id, name, input } = asked;
        if (id === undefined || this.#book.ofId(id) === undefined) {
            const seen = { id: id ?? `#${this.#questions}`, ownId: id !== undefined, name, input };
            this.#book.note(seen, { agentId, turn: 1, response: this.#questions });
        }
        return this.#book.claim(asked);
    }
    decided(call, decision) {
        return this.#book.decided(call, decision);
    }
    returning(asked) {
        return this.#book.returning(asked);
    }
    ruled(call, ruling) {
        return this.#book.ruled(call, ruling);
    }
}

;// CONCATENATED MODULE: ./dist/lib/agents/decisions/past-calls.js


/** The calls that hooks have told of; found by id, without one the last of the same tool and input. */
class PastCalls {
    #identify;
    #calls = new Map();
    constructor(identify) {
        this.#identify = identify;
    }
    add(call, noted) {
        this.#calls.set(this.#keyOf(call), noted);
    }
    find(call) {
        return this.#calls.get(this.#keyOf(call));
    }
    #keyOf(call) {
        return call.id === undefined ? `shape ${(0,identity/* shapeOf */.F5)(this.#identify, askedCall(call))}` : `id ${call.id}`;
    }
}

;// CONCATENATED MODULE: ./dist/lib/agents/decisions/decider.js






function makeDecider(options) {
    return new AgentDecider(options);
}
class AgentDecider {
    #options;
    #gateway;
    /** Calls of which only hooks tell. */
    #hooked;
    #rulings = new WeakMap();
    #reviews = new WeakMap();
    #past;
    constructor(options) {
        const identify = options.adapter.identify(options.folders);
        this.#options = options;
        this.#gateway = options.mode === 'off' ? undefined : options.gateway;
        this.#hooked = new HookedCalls(identify);
        this.#past = new PastCalls(identify);
    }
    async before({ call: told }, late) {
        const isTooLarge = isBulky(told.input);
        const call = isTooLarge ? { ...told, input: beginningOf(told.input) } : told;
        const asked = askedCall(call);
        const seen = this.#gateway?.claim(asked);
        const isMissed = seen?.kind === 'unseen' || seen?.kind === 'changed';
        if (isMissed && this.#options.mode === 'on')
            return this.#turnAway(call, seen, isTooLarge ? TOO_LARGE : undefined);
        const onWire = seen !== undefined && !isMissed;
        const claim = onWire ? seen : this.#hooked.claim(asked, call.subAgent);
        if (claim.kind === 'unseen' || claim.kind === 'changed')
            return this.#turnAway(call, claim);
        const known = { noted: claim.call, source: (onWire ? this.#gateway : undefined) ?? this.#hooked };
        if (claim.kind === 'taken')
            return this.#again(known.noted, call);
        const ruling = this.#decide(call, known, late);
        this.#rulings.set(known.noted, ruling);
        this.#past.add(call, known.noted);
        const ruled = await ruling;
        this.#options.decided?.(call, ruled.kind === 'modify' ? { kind: 'json', text: ruled.input } : undefined);
        return ruled;
    }
    async after({ call, result }, late) {
        const asked = askedCall(call);
        const onWire = this.#gateway?.returning(asked);
        const noted = onWire ?? this.#hooked.returning(asked);
        if (noted?.decision === undefined)
            return this.#unexpected(call, result);
        const known = { noted, source: (onWire === undefined ? undefined : this.#gateway) ?? this.#hooked };
        this.#past.add(call, noted);
        if (noted.canary !== undefined)
            return this.#ruled(known, result, this.#canaryResult(noted, result));
        const underWay = this.#reviews.get(noted);
        if (underWay !== undefined)
            return underWay.then(() => this.#unexpected(call, result));
        // The wire has ruled it, or is about to.
        if (!this.#options.enforcer.isOut(noted.decision.call))
            return { kind: 'keep' };
        const review = this.#review(noted.decision.call, known, result, late);
        this.#reviews.set(noted, review);
        return review;
    }
    async #review(ref, known, given, late) {
        const reviewing = this.#options.enforcer.review(ref, given);
        // One that fails after its asker has been answered fails the next one too.
        reviewing.catch(() => undefined);
        const reviewed = await (0,until_aborted/* untilAborted */.E)(reviewing, late ?? NEVER);
        const shown = reviewed === until_aborted/* ABORTED */.w ? (0,agent_tool/* errorResult */.WG)(`this output is withheld: ${wordsOf(late)}`) : reviewed.shown;
        return this.#ruled(known, given, rulingOf({ given, shown }));
    }
    async #decide(call, known, late) {
        const { enforcer, adapter, mcp, folders, canaries } = this.#options;
        const { noted } = known;
        const ref = { id: enforcer.ids.claim(noted.id), agentId: noted.agentId };
        const asked = (0,agent_tool/* toolCallOf */.YQ)(call, ref, adapter.translator, { mcp, workspace: folders.workspace });
        if (noted.canary !== undefined)
            return this.#settle(known, asked, canaries?.before(noted, call) ?? { kind: 'deny', words: UNPREPARED });
        const judging = enforcer.judge(asked, (0,agent_tool/* agentTool */.aq)(call, asked.toolName, adapter.translator), { turn: noted.turn, available: [] });
        const judged = await (0,until_aborted/* untilAborted */.E)(judging, late ?? NEVER);
        const giveUp = (words) => {
            enforcer.abandon(asked, words);
            return this.#settle(known, asked, { kind: 'deny', words });
        };
        if (judged === until_aborted/* ABORTED */.w) {
            const words = `this call does not run: ${wordsOf(late)}`;
            // A judgement that comes after this has nobody to go to. One that never comes has recorded nothing.
            judging.then(() => enforcer.abandon(asked, words), () => undefined);
            return this.#settle(known, asked, { kind: 'deny', words });
        }
        if (judged.kind === 'refuse')
            return this.#settle(known, asked, { kind: 'deny', words: judged.words });
        if (judged.input === asked.input.text)
            return this.#settle(known, asked, { kind: 'allow' });
        if (adapter.capabilities.preModify === 'none')
            return giveUp(CANNOT_REWRITE);
        return this.#settle(known, asked, { kind: 'modify', input: judged.input });
    }
    /** Tells the one who knows the call; the answer that goes out. */
    #settle({ noted, source }, asked, ruling) {
        const decided = (() => {
            if (ruling.kind === 'deny')
                return source.decided(noted, { call: asked, ruling: { kind: 'refuse', words: ruling.words } });
            const input = ruling.kind === 'modify' ? ruling.input : asked.input.kind === 'json' ? asked.input.text : undefined;
            if (input === undefined)
                return false;
            return source.decided(noted, { call: { ...asked, input: { kind: 'json', text: input } }, ruling: { kind: 'run', input } });
        })();
        if (decided)
            return ruling;
        this.#options.enforcer.abandon(asked, DECIDED_TWICE);
        return ruling.kind === 'deny' ? ruling : { kind: 'deny', words: DECIDED_TWICE };
    }
    /** The same question once more has the same answer, as long as the call has not come back. */
    async #again(noted, call) {
        const ruling = await this.#rulings.get(noted);
        if (ruling === undefined)
            return { kind: 'deny', words: 'this call was decided elsewhere; it does not run' };
        if (ruling.kind === 'deny')
            return ruling;
        if (noted.hookRuling !== undefined)
            return { kind: 'deny', words: 'this call has run already; it does not run again' };
        if (ruling.kind === 'allow')
            return ruling;
        const isRewritten = (0,comparable/* comparableInput */.n)({ kind: 'json', text: ruling.input }) === (0,comparable/* comparableInput */.n)(call.input);
        return isRewritten ? { kind: 'allow' } : ruling;
    }
    /**
     * A call that is asked about with another tool or input is refused for good, where nobody has taken it up: its agent may have read what
     * the model wrote otherwise than the guard does. All else is about no call of the model's.
     */
    #turnAway(call, seen, reason) {
        const { enforcer, adapter, mcp, folders, strays } = this.#options;
        const noted = seen.kind === 'changed' ? seen.call : undefined;
        if (noted?.decision?.ruling.kind === 'refuse')
            return { kind: 'deny', words: noted.decision.ruling.words };
        if (seen.kind === 'unseen' || noted === undefined || !seen.isFree || noted.canary !== undefined) {
            strays.asked(call, UNSEEN[seen.kind]);
            return { kind: 'deny', words: UNSEEN[seen.kind] };
        }
        const ref = { id: enforcer.ids.claim(noted.id), agentId: noted.agentId };
        const asked = (0,agent_tool/* toolCallOf */.YQ)(call, ref, adapter.translator, { mcp, workspace: folders.workspace });
        const said = reason ?? (noted.input.kind === 'raw' ? NOT_JSON : undefined);
        const { words } = enforcer.turnAway(asked, noted.turn, said ?? UNSEEN.changed, said === undefined ? 'bound' : 'schema');
        const ruling = { kind: 'deny', words };
        this.#gateway?.decided(noted, { call: asked, ruling: { kind: 'refuse', words } });
        this.#rulings.set(noted, Promise.resolve(ruling));
        this.#past.add(call, noted);
        return ruling;
    }
    #canaryResult(noted, result) {
        return this.#options.canaries?.after(noted, result) ?? { kind: 'replace', shown: (0,agent_tool/* errorResult */.WG)(UNPREPARED) };
    }
    #ruled({ noted, source }, given, ruling) {
        source.ruled(noted, { given, shown: ruling.kind === 'keep' ? given : ruling.shown });
        return ruling;
    }
    /** A result of no call that is out: of one that came back before, of a refused one, or of none that is known. */
    #unexpected(call, given) {
        const { strays, mode } = this.#options;
        const past = this.#past.find(call);
        if (past?.hookRuling !== undefined)
            return this.#twin(past.hookRuling, given);
        const ruling = past?.decision?.ruling;
        // The agent tells its model of the refusal by the same hook.
        if (ruling?.kind === 'refuse' && given.output.text.includes(ruling.words))
            return { kind: 'keep' };
        const of = ruling?.kind === 'refuse' ? 'a call that was refused' : 'a call that nobody decided about';
        const ref = past?.decision?.call ?? { id: call.id ?? '(none)', agentId: call.subAgent ?? 'main' };
        strays.returned(ref, `a hook was given a result of ${JSON.stringify(call.name.slice(0, 128))}, ${of}`);
        return mode === 'observe' ? { kind: 'keep' } : { kind: 'replace', shown: (0,agent_tool/* errorResult */.WG)(`this is a result of ${of}; it is withheld`) };
    }
    /** A second hook about one result. Of an output that nobody has reviewed, the wire has a review made. */
    #twin(ruling, given) {
        if ((0,agent_tool/* sameResult */.YU)(given, ruling.shown))
            return { kind: 'keep' };
        if ((0,agent_tool/* sameResult */.YU)(given, ruling.given))
            return rulingOf(ruling);
        return (0,agent_tool/* sameResult */.YU)(ruling.given, ruling.shown) && this.#gateway !== undefined
            ? { kind: 'keep' }
            : { kind: 'replace', shown: (0,agent_tool/* errorResult */.WG)('this call has come back before, with another output; this one is withheld') };
    }
}
const UNSEEN = {
    unseen: 'the model was not seen to make this call; it does not run',
    changed: 'the model was seen to make this call with another tool or input; it does not run',
};
const UNPREPARED = 'no answer to this call was prepared';
const NOT_JSON = 'what the model wrote as the input of this call is not what the tool takes, a JSON object; it does not run';
const TOO_LARGE = `the input of this call holds more than ${MOST_VALUES} values; it does not run`;
const CANNOT_REWRITE = 'the call was rewritten, which its agent cannot carry out; it does not run';
const DECIDED_TWICE = 'this call had been decided already; it does not run';
const NEVER = new AbortController().signal;
const wordsOf = (late) => (typeof late?.reason === 'string' ? late.reason : 'the answer came too late');
function rulingOf({ given, shown }) {
    return (0,agent_tool/* sameResult */.YU)(given, shown) ? { kind: 'keep' } : { kind: 'replace', shown };
}

;// CONCATENATED MODULE: ./dist/lib/agents/decisions/bearer.js

function bearer_bearerOf(token) {
    const expected = bearer_digest(`Bearer ${token}`);
    return (authorization) => (0,external_node_crypto_.timingSafeEqual)(bearer_digest(authorization ?? ''), expected);
}
const bearer_digest = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest();

;// CONCATENATED MODULE: ./dist/lib/agents/decisions/body.js



/** Bytes of bodies that may be held at the same time. */
class BodyRoom {
    #left;
    constructor(bytes) {
        this.#left = bytes;
    }
    take(bytes) {
        if (bytes > this.#left)
            return false;
        this.#left -= bytes;
        return true;
    }
    giveBack(bytes) {
        this.#left += bytes;
    }
}
/**
 * The body of a question as text. What is too long, or finds no room beside others, is read to its end and dropped, so that whoever asks
 * hears the answer.
 */
function body_bodyOf(request, most, room, late) {
    const { promise, resolve } = Promise.withResolvers();
    let chunks = [];
    let bytes = 0;
    let held = 0;
    let isCrowded = false;
    const drop = () => {
        room.giveBack(held);
        held = 0;
        chunks = [];
    };
    const settle = (result) => {
        drop();
        resolve(result);
    };
    const stop = () => {
        request.resume();
        settle((0,contract_result/* fail */.f)(`${String(late.reason)}; the question had not come whole`));
    };
    const giveUp = (0,on_abort/* onAbort */.u)(late, stop);
    request.on('data', (chunk) => {
        bytes += chunk.byteLength;
        if (late.aborted || isCrowded || bytes > most)
            return drop();
        if (!room.take(chunk.byteLength)) {
            isCrowded = true;
            return drop();
        }
        held += chunk.byteLength;
        chunks.push(chunk);
    });
    request.on('error', () => settle((0,contract_result/* fail */.f)('the question broke off')));
    request.on('end', () => {
        if (bytes > most)
            return settle((0,contract_result/* fail */.f)(`the question is longer than ${most} bytes`));
        settle(isCrowded ? (0,contract_result/* fail */.f)('too many long questions came at the same time') : (0,contract_result.ok)((0,json_text/* decodeUtf8 */._6)(Buffer.concat(chunks))));
    });
    return promise.finally(giveUp);
}

;// CONCATENATED MODULE: ./dist/lib/agents/decisions/listeners.js
// The places at which questions are listened for, and how long a client may take.



/** Milliseconds in which the headers of a question must have come. */
const HEADERS_MS = 5_000;
/** Milliseconds after the bound of an answer at which a client that still sends is dropped. */
const GRACE_MS = 2_000;
/** Milliseconds for which a connection is kept for a next question. */
const IDLE_MS = 60_000;
/** Rejects with one sentence where a place cannot be listened at; nothing is left listening then. */
function listenForQuestions({ unix, loopback }, answerMs, handler) {
    const make = () => {
        const server = (0,external_node_http_.createServer)({
            maxHeaderSize: 16 * 1024,
            headersTimeout: HEADERS_MS,
            requestTimeout: Math.max(HEADERS_MS, answerMs + GRACE_MS),
            keepAliveTimeout: IDLE_MS,
            connectionsCheckingInterval: 1_000,
        }, handler);
        server.on('clientError', (_error, socket) => socket.destroy());
        server.on('upgrade', (_request, socket) => socket.destroy());
        server.on('connect', (_request, socket) => socket.destroy());
        return server;
    };
    return listenAt((0,defined/* defined */.s)({ unix, loopback: loopback && {} }), make, "the guard cannot listen for an agent's hooks");
}

;// CONCATENATED MODULE: ./dist/lib/agents/decisions/problems.js
// What went wrong with questions, said in bounds: whoever can reach the server can ask it any number of times.
/** Sentences that are said as they come. */
const problems_MOST = 100;
class Problems {
    #tell;
    #kinds = new Map();
    #said = 0;
    #closed = false;
    /** `tell` may throw; nothing comes of that. */
    constructor(tell) {
        this.#tell = tell;
    }
    /** One that is like every other of its kind: the first is said, the others are counted. */
    ofKind(kind) {
        const before = this.#kinds.get(kind) ?? 0;
        this.#kinds.set(kind, before + 1);
        if (before === 0)
            this.#say(kind);
    }
    /** One of its own; past the first hundred they are counted. */
    add(sentence) {
        this.#said += 1;
        if (this.#said <= problems_MOST)
            this.#say(sentence);
    }
    /** Says how many were only counted. */
    close() {
        if (this.#closed)
            return;
        this.#closed = true;
        for (const [kind, times] of this.#kinds)
            if (times > 1)
                this.#say(`${kind}: ${times} times in all`);
        if (this.#said > problems_MOST)
            this.#say(`${this.#said - problems_MOST} more questions were answered no`);
    }
    #say(sentence) {
        try {
            this.#tell(sentence);
        }
        catch {
            return;
        }
    }
}

;// CONCATENATED MODULE: ./dist/lib/agents/decisions/server.js











/** Rejects with one sentence where it cannot listen. */
async function openDecisionServer(options) {
    const desk = new Desk(options);
    const listeners = await listenForQuestions(options.listen, options.answerMs, (request, response) => desk.serve(request, response));
    return {
        url: listeners.url,
        socketPath: listeners.socketPath,
        end: (words) => desk.end(words),
        close: () => desk.close(listeners),
    };
}
const server_MIB = 1024 * 1024;
const server_LIMITS = { before: 8 * server_MIB, after: 80 * server_MIB, together: 256 * server_MIB };
const server_PATH = /^\/(shim\/)?([a-z][a-z0-9-]{0,63})$/i;
/** Milliseconds in which answers that are under way may still go out at the end. */
const server_CLOSING_MS = 500;
class Desk {
    #options;
    #bearer;
    #limits;
    #room;
    #problems;
    #ended = new AbortController();
    #underWay = new Set();
    constructor(options) {
        this.#options = options;
        this.#bearer = bearer_bearerOf(options.token);
        this.#limits = { ...server_LIMITS, ...options.limits };
        this.#room = new BodyRoom(this.#limits.together);
        this.#problems = new Problems(options.onProblem);
    }
    end(words) {
        if (!this.#ended.signal.aborted)
            this.#ended.abort(words);
    }
    async close(listeners) {
        this.end('the session is over');
        await (0,time/* settledWithin */.X)(server_CLOSING_MS, Promise.all(this.#underWay));
        await listeners.close();
        this.#problems.close();
    }
    serve(request, response) {
        const path = server_PATH.exec(request.url ?? '');
        const problem = !this.#bearer(request.headers.authorization) ? 401 : path === null ? 404 : request.method === 'POST' ? undefined : 405;
        if (problem !== undefined) {
            this.#problems.ofKind(`a question without ${problem === 401 ? 'the token' : 'a path or method that is known'} was turned away (${problem})`);
            response.writeHead(problem, { connection: 'close', 'content-length': 0 }).end();
            return;
        }
        const [, shim, event = ''] = path ?? [];
        const serving = this.#answer(event, request, response).then((reply) => server_write(response, shim === undefined ? forHttp(reply) : framed(reply), shim));
        this.#underWay.add(serving);
        void serving.finally(() => this.#underWay.delete(serving));
    }
    /** Never rejects, and is there by the bound. */
    async #answer(event, request, response) {
        const { answerMs } = this.#options;
        const late = new AbortController();
        const timer = setTimeout(() => late.abort(`the guard gave no answer within ${answerMs} ms`), answerMs);
        const gone = () => late.abort('the one who asked went away before the answer');
        const over = () => late.abort(this.#ended.signal.reason);
        response.once('close', gone);
        const giveUp = (0,on_abort/* onAbort */.u)(this.#ended.signal, over);
        try {
            return await this.#consult(event, request, late.signal);
        }
        catch (error) {
            if (error instanceof ledger_broken/* LedgerBroken */.h)
                this.#broken(error);
            return this.#no(event, `the guard failed: ${(0,contract_message/* messageOf */.b)(error)}`);
        }
        finally {
            clearTimeout(timer);
            response.off('close', gone);
            giveUp();
        }
    }
    async #consult(event, request, late) {
        const { dialect, decider } = this.#options;
        const most = isAfterCall(event) ? this.#limits.after : this.#limits.before;
        const body = await body_bodyOf(request, most, this.#room, late);
        if (!body.ok)
            return this.#unread(event, body.error);
        const read = dialect.read(event, body.value);
        if (!read.ok)
            return this.#unread(event, `the question could not be read: ${read.error}`);
        const question = read.value;
        switch (question.event) {
            case 'pre': {
                const ruling = await this.#inTime(decider.before(question, late), late);
                if (ruling === undefined)
                    return this.#no(event, String(late.reason));
                if (ruling.kind === 'deny')
                    return dialect.deny(question.call, ruling.words);
                return ruling.kind === 'modify' ? dialect.modify(question.call, ruling.input) : dialect.allow(question.call);
            }
            case 'post': {
                const ruling = await this.#inTime(decider.after(question, late), late);
                if (ruling === undefined)
                    return this.#no(event, String(late.reason));
                return ruling.kind === 'keep' ? dialect.keep() : dialect.replace(question, ruling.shown);
            }
            case 'other':
                return late.aborted ? this.#no(event, String(late.reason)) : question.answer;
            default:
                return (0,contract_result/* unreachable */.H)(question);
        }
    }
    /** Undefined where the bound came first; a decider knows it too, and makes the same of it. */
    async #inTime(deciding, late) {
        const { promise, resolve } = Promise.withResolvers();
        // The decider's own words about it are better, if they are there at once.
        const stop = () => void setImmediate(resolve, undefined);
        const giveUp = (0,on_abort/* onAbort */.u)(late, stop);
        deciding.catch(() => undefined);
        return Promise.race([deciding, promise]).finally(giveUp);
    }
    #unread(event, words) {
        if (!this.#ended.signal.aborted)
            this.#options.onUnreadable();
        return this.#no(event, words);
    }
    #no(event, words) {
        if (this.#ended.signal.aborted)
            this.#problems.ofKind('a question that came after the end was answered no');
        else
            this.#problems.add(`a question of ${event} was answered no: ${words}`);
        return failClosed(this.#options.dialect, event, words);
    }
    #broken(error) {
        if (this.#ended.signal.aborted)
            return;
        this.end('the guard can keep no records and decides nothing more');
        this.#options.onBroken?.(error);
    }
}
/** An agent takes an empty answer for a yes. */
const forHttp = ({ stdout }) => (stdout.trim() === '' ? '{}' : stdout);
function server_write(response, text, shim) {
    const body = Buffer.from(text, 'utf8');
    const type = shim === undefined ? 'application/json' : 'application/octet-stream';
    if (response.destroyed)
        return Promise.resolve();
    response.writeHead(200, { 'content-type': type, 'content-length': body.byteLength });
    const { promise, resolve } = Promise.withResolvers();
    response.once('close', resolve);
    response.end(body, resolve);
    return promise;
}

;// CONCATENATED MODULE: ./dist/lib/agents/decisions/strays.js

/** Strays of a session that have records; of what cannot be read there is nothing to record. */
const ON_RECORD = 100;
/** With so many of either kind the session ends. */
const strays_MOST = 1_000;
class Strays {
    #options;
    #met = 0;
    #unread = 0;
    constructor(options) {
        this.#options = options;
    }
    /** A call that is asked about: what it would do is not looked at. Throws `LedgerBroken` alone. */
    asked(call, words) {
        const { enforcer, translator, mcp } = this.#options;
        if (this.#isOnRecord()) {
            const ref = { id: enforcer.ids.claim(call.id ?? ''), agentId: call.subAgent ?? 'main' };
            enforcer.turnAway({ ...ref, toolName: translator.toolName(call, mcp), input: beginningOf(call.input) }, 1, words, 'unseen');
        }
        this.#bound();
    }
    /** A result that is told of. Throws `LedgerBroken` alone. */
    returned(ref, what) {
        if (this.#isOnRecord())
            this.#options.enforcer.unguarded(ref, what);
        this.#bound();
    }
    /** A question that cannot be read. */
    unreadable() {
        this.#unread += 1;
        if (this.#unread === strays_MOST)
            this.#options.onFlood(`hooks were asked ${strays_MOST} questions that could not be read, so the session ends`);
    }
    /** How many have no record, a sentence for each kind. */
    get told() {
        const more = this.#met - ON_RECORD;
        return [
            ...(more > 0
                ? [`${more} more questions about calls that the model was not seen to make were refused, without records of their own`]
                : []),
            ...(this.#unread > 0
                ? [`of the questions of hooks ${this.#unread} could not be read: answered no, without records of their own`]
                : []),
        ];
    }
    #isOnRecord() {
        this.#met += 1;
        return this.#met <= ON_RECORD;
    }
    #bound() {
        if (this.#met === strays_MOST)
            this.#options.onFlood(`hooks were asked ${strays_MOST} times about calls that the model was not seen to make, so the session ends`);
    }
}

;// CONCATENATED MODULE: ./dist/lib/agents/decisions/verdicts.js
/** `failed` holds the ids of calls that ended badly. */
function withVerdicts(decider, failed) {
    return {
        before: (question, late) => decider.before(question, late),
        after: (question, late) => {
            const { id } = question.call;
            const isError = question.result.isError || (id !== undefined && failed.has(id));
            return decider.after({ ...question, result: { ...question.result, isError } }, late);
        },
    };
}

;// CONCATENATED MODULE: ./dist/lib/agents/turned-away.js
// Calls of the model that its agent refused by itself. Before any hook they never run, and are on record all the same (contract 1.1). After
// its hook was told that they may run, nobody but the agent says that they did not: on record they are allowed, and given up in its words.


/** Bytes of the agent's words that are kept. */
const turned_away_LONGEST = 500;
function recordTurnedAway({ adapter, enforcer, mcp, folders }) {
    const identify = adapter.identify(folders);
    return ({ id, agentId, turn, name, namespace, input, decision }, words) => {
        const said = (0,cut/* cutBytes */.U)(words.trim(), turned_away_LONGEST);
        if (decision !== undefined)
            return enforcer.decline(decision.call, `after it was allowed, the agent itself turned it away: ${said}`);
        const { tool } = identify(namespace === undefined ? { name, input } : { name, namespace, input });
        const ref = { id: enforcer.ids.claim(id), agentId };
        const call = (0,agent_tool/* toolCallOf */.YQ)({ name: tool, input }, ref, adapter.translator, { mcp, workspace: folders.workspace });
        enforcer.turnAway(call, turn, `the agent itself turned it away: ${said}`, 'agent');
    };
}
const NEVER_ASKED = 'it never asked whether this call may run, and gave no result of it';

;// CONCATENATED MODULE: ./dist/lib/agents/usage-events.js
/** A recorder that also tells the use of each request to the model. */
function usageTeller(recorder, enforcer) {
    return {
        record: (...entries) => {
            recorder.record(...entries);
            for (const entry of entries)
                tellUse(entry, enforcer);
        },
    };
}
function tellUse(entry, enforcer) {
    if (entry.type !== 'model_request' || entry.input_tokens === undefined || entry.output_tokens === undefined)
        return;
    const { agent_id, input_tokens, output_tokens, cost_usd } = entry;
    enforcer.tell({ type: 'usage', agent_id, input_tokens, output_tokens, ...(cost_usd === undefined ? {} : { cost_usd }) });
}

;// CONCATENATED MODULE: ./dist/lib/agents/doors.js
// The two places at which an agent knocks: the gateway before its model and the server behind its hooks, with the one decider behind both.











/** Opens both, or says in one sentence why it cannot; nothing is left listening then. */
async function openDoors(options) {
    const { run, canaries, log, onBreach, onLedgerBroken } = options;
    const { adapter, place, enforcer, network } = run;
    const mcp = run.mcp.map(({ name }) => name);
    const failed = new Set();
    const turnedAway = recordTurnedAway({ adapter, enforcer, mcp, folders: place.folders });
    let gateway;
    try {
        gateway = await openTo(options, turnedAway);
        const strays = new Strays({ enforcer, translator: adapter.translator, mcp, onFlood: onBreach });
        const decider = looking(makeDecider({
            adapter,
            enforcer,
            strays,
            decided: (call, ran) => log.decided(call, ran),
            gateway,
            mode: run.mode,
            mcp,
            folders: place.folders,
            canaries: {
                before: (noted, call) => canaries.before(noted.canary, call),
                after: (noted) => canaries.after(noted.canary),
            },
        }), () => {
            if (place.written.hasMoved())
                gateway?.replay();
        });
        const decisions = await openDecisionServer({
            dialect: adapter.dialect,
            decider: withVerdicts(decider, failed),
            token: run.decisionToken,
            listen: { unix: { path: place.sockets.decisions }, ...(network === 'own' ? {} : { loopback: true }) },
            answerMs: run.answerMs,
            onProblem: (sentence) => run.say(sentence),
            onUnreadable: () => strays.unreadable(),
            onBroken: onLedgerBroken,
        });
        const close = () => decisions.close().then(() => tellOf(strays, run));
        return { gateway, decider, failed, turnedAway, decisions: { ...decisions, close } };
    }
    catch (error) {
        await gateway?.close();
        return `the guard could not listen for the agent: ${(0,contract_message/* messageOf */.b)(error)}`;
    }
}
async function openTo({ run, canaries, onBreach, onProviderGone }, turnedAway) {
    const { adapter, place, chain, enforcer, journal, signal, evaluateOnly, upstream, network, mode } = run;
    if (upstream === undefined)
        return undefined;
    const isOn = mode === 'on' && adapter.capabilities.wires.length > 0;
    const delegation = isOn ? canaries.delegation : undefined;
    return await openGateway({
        wire: WIRES[run.wire],
        mode,
        upstream,
        listen: { unix: { path: place.sockets.gateway }, ...(network === 'own' ? {} : { loopback: {} }) },
        models: [run.model.name, ...adapter.models(run.model.name)],
        allowExternal: run.allow.external,
        notJudgeable: adapter.notJudgeable,
        review: sessionReview({ ...journal, enforcer, chain, signal, evaluateOnly }),
        recorder: usageTeller(journal.recorder, enforcer),
        preview: journal.preview,
        redactText: journal.redactText,
        hide: run.hide,
        bounds: enforcer.bounds,
        cost: run.cost,
        canaries: isOn ? canaries.canaries : [],
        ...(0,defined/* defined */.s)({ canaryDelegation: delegation }),
        identify: adapter.identify(place.folders),
        sameOutput: (given, onWire) => adapter.sameOutput(given, onWire),
        // Some agents can show a replacement only as an error, some never as one.
        isRendering: (shown, onWire) => adapter.sameOutput(shown, { ...onWire, isError: shown.isError }) || adapter.isRendering?.(shown, onWire) === true,
        ...(adapter.excuse === undefined ? {} : { excuse: adapter.excuse.bind(adapter) }),
        ...(adapter.declined === undefined ? {} : { declined: adapter.declined.bind(adapter) }),
        turnedAway,
        onEnd: ({ kind, words }) => (kind === 'provider' ? onProviderGone(words) : onBreach(words)),
        notice: (message) => run.say(message),
        now: run.now,
        ...(0,defined/* defined */.s)({ token: run.gatewayToken }),
        random: run.random,
    });
}
/** At the end: how many there were that nothing else tells of. */
function tellOf({ told }, { say, onHeld }) {
    for (const sentence of told) {
        say(sentence);
        onHeld(sentence);
    }
}
/** `look` is asked at each question: an agent that reads its settings anew may read others than the guard's. */
function looking(decider, look) {
    return {
        before: (question, late) => {
            look();
            return decider.before(question, late);
        },
        after: (question, late) => {
            look();
            return decider.after(question, late);
        },
    };
}

;// CONCATENATED MODULE: ./dist/lib/agents/launch/mount.js
// What an agent's own mount namespace shows, as a list: each entry says what lies at a path and why. The deepest entry that covers a
// path decides, so the order in which rules were found means nothing.



/** A file or folder of the machine's, at its own path where nothing else is said. */
const bound = (at, access, why, from = at) => ({ kind: 'bind', from, at, access, why });
/** Nothing to be seen at a path: an empty folder over a folder, the empty file over anything else. */
const covered = (at, why, emptyFile) => (0,trust_stats/* isFolderAt */.w$)(at) ? { kind: 'empty', at, why } : bound(at, 'read', why, emptyFile);
/** In the order in which they must be mounted: what is above comes first; of two at the same path the later one stands. */
function ordered(mounts) {
    const byPath = new Map();
    for (const mount of mounts)
        byPath.set(mount.at, mount);
    return [...byPath.values()].toSorted((a, b) => depth(a.at) - depth(b.at));
}
/** The entry that decides what lies at an absolute path; undefined: nothing does. */
function coverOf(mounts, path) {
    let found;
    for (const mount of mounts) {
        if ((0,inside/* below */.Gz)(mount.at, path) === undefined)
            continue;
        if (found === undefined || depth(mount.at) >= depth(found.at))
            found = mount;
    }
    return found;
}
/** Whether what the machine has at this path is there under the same name. */
function isShown(mounts, path) {
    const cover = coverOf(mounts, path);
    return cover?.kind === 'bind' && cover.from === cover.at;
}
/**
 * The folders between what is writable and what is mounted below it, as mounts of their own: a folder that is none can be renamed,
 * and another one put in its place.
 */
function pins(mounts) {
    const taken = new Set(mounts.map(({ at }) => at));
    const found = [];
    for (const { at } of mounts) {
        for (let above = (0,external_node_path_.dirname)(at); above !== '/' && !taken.has(above); above = (0,external_node_path_.dirname)(above)) {
            const cover = coverOf(mounts, above);
            if (cover?.kind !== 'bind' || cover.access !== 'write')
                break;
            const why = 'holds what may not be moved away';
            found.push(cover.from === cover.at ? { ...cover, from: above, at: above, why } : { kind: 'empty', at: above, why });
            taken.add(above);
        }
    }
    return found;
}
function depth(path) {
    return path.split('/').filter((name) => name !== '').length;
}

;// CONCATENATED MODULE: ./dist/lib/agents/launch/bubblewrap.js
// The command line of bubblewrap for one agent. Pure: it looks at nothing.
//
// bubblewrap sets no_new_privs. For an ordinary user it drops every capability; for root it keeps all of them unless told otherwise,
// and root without any is still the owner of /proc/sys and of what else of /proc belongs to the machine: both are seen to here and
// in the list of mounts.

const SPACES = ['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try', '--die-with-parent', '--new-session'];
function bubblewrapArgv(options, argv) {
    const { program, network, capabilities, appear, cwd } = options;
    const mounts = ordered(options.mounts);
    // What is empty is writable until all that lies in it is in its place.
    const sealed = mounts.filter(({ kind }) => kind === 'empty').toReversed();
    return [
        program,
        ...SPACES,
        ...(network === 'own' ? ['--unshare-net'] : []),
        ...(appear === 'root' ? ['--unshare-user', '--uid', '0', '--gid', '0'] : []),
        '--cap-drop',
        'ALL',
        ...(capabilities === 'override' ? ['--cap-add', 'CAP_DAC_OVERRIDE'] : []),
        ...mounts.flatMap(argumentsOf),
        ...sealed.flatMap(({ at }) => ['--remount-ro', at]),
        '--remount-ro',
        '/',
        '--chdir',
        cwd,
        '--',
        ...argv,
    ];
}
function argumentsOf(mount) {
    switch (mount.kind) {
        case 'bind':
            return [mount.access === 'read' ? '--ro-bind' : '--bind', mount.from, mount.at];
        case 'empty':
            return ['--tmpfs', mount.at];
        case 'link':
            return ['--symlink', mount.to, mount.at];
        case 'proc':
            return ['--proc', mount.at];
        case 'dev':
            return ['--dev', mount.at];
    }
}

// EXTERNAL MODULE: ./dist/lib/bindings/trust/git-parts.js
var git_parts = __webpack_require__(78450);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/protected-names.js
var protected_names = __webpack_require__(76338);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/protection.js
var protection = __webpack_require__(39278);
;// CONCATENATED MODULE: ./dist/lib/agents/launch/protected-paths.js
// Which paths of a workspace nobody may change during a session, as far as they are there: they are bound read-only. What only a name
// keeps from being changed (a file that is not there yet) is left to `protect` and to the watch.







/** Bubblewrap's time grows with the square of the mounts. */
const MOST_FOUND = 200;
const MOST_ENTRIES = 100_000;
/**
 * Those at or below `top`. Nearest first; never rejects.
 *
 * @param prefix the workspace below `top`, with `/`; empty where it is the same
 */
async function protectedPaths(top, prefix) {
    const paths = [];
    let layer = [{ path: top, reach: (0,protection/* protectionOf */.fA)(prefix) }];
    const followed = new Set();
    let entries = 0;
    while (layer.length > 0) {
        const deeper = [];
        for (const folder of layer) {
            for (const entry of await listed(folder.path)) {
                entries += 1;
                if (entries > MOST_ENTRIES || paths.length >= MOST_FOUND)
                    return { paths: [...new Set(paths)], cut: true };
                const path = (0,external_node_path_.join)(folder.path, entry.name);
                const reach = (0,protection/* enter */.Ve)(folder.reach, entry.name);
                if (entry.isDirectory() && (0,protected_names/* isSameName */.y)((0,protected_names/* foldName */.z)(entry.name), '.git'))
                    paths.push(...ofGit(path));
                else if (entry.isSymbolicLink() && (reach.what !== undefined || reach.open.length > 0)) {
                    const target = protected_paths_targetOf(top, path);
                    if (target === undefined)
                        continue;
                    if (reach.what !== undefined)
                        paths.push(target);
                    else if (!followed.has(target) && (0,trust_stats/* isFolderAt */.w$)(target))
                        deeper.push({ path: target, reach });
                    followed.add(target);
                }
                else if (reach.what !== undefined && (entry.isFile() || (reach.tree && entry.isDirectory())))
                    paths.push(path);
                else if (entry.isDirectory())
                    deeper.push({ path, reach });
            }
        }
        layer = deeper;
    }
    return { paths: [...new Set(paths)], cut: false };
}
/** What a link leads to: it cannot be held itself. Undefined where that is elsewhere, or the workspace lies in there. */
function protected_paths_targetOf(top, path) {
    const target = (0,inside/* physicalPath */.De)(path);
    return target !== undefined && (0,inside/* isInside */.FK)(top, target) && !(0,inside/* isInside */.FK)(target, top) && (0,trust_stats/* linkStatsAt */.Z_)(target) !== undefined ? target : undefined;
}
/** What decides which programs git runs; the rest of a repository changes with every commit. */
function ofGit(folder) {
    const hooks = (0,external_node_path_.join)(folder, 'hooks');
    const parts = (0,git_parts/* gitParts */.j2)(folder).filter((path) => !(0,inside/* isInside */.FK)(hooks, path) && !path.endsWith(git_parts/* REBASE_TODO */.q3));
    return [hooks, ...parts].filter((path) => (0,trust_stats/* linkStatsAt */.Z_)(path)?.isSymbolicLink() === false);
}
async function listed(folder) {
    try {
        return await (0,promises_.readdir)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./dist/lib/agents/launch/runner-places.js
// Where a runner keeps what is none of an agent's business, told by its environment.



/** What lies beside a runner's working folder where it is installed there. */
const RUNNER_FILES = ['.runner', '.credentials', '.credentials_rsaparams'];
/** Temporary files, actions, other workspaces, tools, the runner itself with its credentials; absolute. */
function runnerPlaces(env) {
    const places = [...['RUNNER_TEMP', 'RUNNER_WORKSPACE'].flatMap((name) => absolute(env[name])), ...runner_places_toolPlaces(env)];
    const [temp] = absolute(env['RUNNER_TEMP']);
    if (temp === undefined)
        return places;
    const work = (0,external_node_path_.dirname)(temp);
    const runner = (0,external_node_path_.dirname)(work);
    const isRunner = RUNNER_FILES.some((name) => (0,trust_stats/* linkStatsAt */.Z_)((0,external_node_path_.join)(runner, name)) !== undefined);
    return [...places, ...(work === '/' ? [] : [work]), ...(isRunner && runner !== '/' ? [runner] : [])];
}
/** Folders of tools that workflows install. */
function runner_places_toolPlaces(env) {
    return ['RUNNER_TOOL_CACHE', 'AGENT_TOOLSDIRECTORY'].flatMap((name) => absolute(env[name]));
}
/** Homes of this machine's users, there or not; absolute. */
function homes(env) {
    const below = (0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.readdirSync)('/home')) ?? [];
    return [...new Set(['/root', ...below.map((name) => `/home/${name}`), ...absolute(env['HOME'])])].filter((path) => path !== '/');
}
function absolute(path) {
    return path !== undefined && (0,external_node_path_.isAbsolute)(path) ? [path] : [];
}

;// CONCATENATED MODULE: ./dist/lib/agents/launch/shown-folders.js
// Folders outside of the system's own that a confined agent needs to run programs: those on PATH, and those that the run names.




/** Folders of a home that hold one tool with all that it installed, and no credentials. */
const TOOL_HOMES = [
    '.pyenv',
    '.rbenv',
    '.nodenv',
    '.nvm',
    '.fnm',
    '.volta',
    '.asdf',
    '.sdkman',
    '.bun',
    '.deno',
    '.dotnet',
    '.ghcup',
    '.linuxbrew',
];
function shownFolders(options) {
    const mounts = [];
    const notices = [];
    const path = [];
    const show = (folder, why) => {
        const real = (0,inside/* physicalPath */.De)(folder) ?? folder;
        const seen = [...options.mounts, ...mounts];
        const isLinked = folder === real || coverOf(seen, folder)?.kind === 'link';
        if (isShown(seen, real) && (isLinked || isShown(seen, folder)))
            return true;
        if (tooMuch(real, options))
            return false;
        // A link on the way has to be there too.
        for (const at of isLinked ? [real] : [real, folder])
            mounts.push(bound(at, 'read', why, real));
        return true;
    };
    for (const entry of new Set(options.path.split(':'))) {
        if (entry === '' || !(0,trust_stats/* isFolderAt */.w$)(entry))
            continue;
        if ([...around(entry, options), entry].some((folder) => show(folder, 'on PATH')))
            path.push(entry);
        else
            notices.push(`the PATH entry '${entry}' is not shown to the agent: it holds what must stay hidden`);
    }
    for (const folder of options.more) {
        if (!show(folder, 'the run needs it'))
            notices.push(`'${folder}' is not shown to the agent: it holds what must stay hidden`);
    }
    return { mounts, path: path.join(':'), notices };
}
/** What a folder of programs needs around it: its tool's own folder in a home, else what lies beside `bin` (`../lib`), unless that is hidden. */
function around(entry, { homes, hidden, tools }) {
    const tool = homes.flatMap((home) => TOOL_HOMES.map((name) => (0,external_node_path_.join)(home, name))).find((folder) => (0,inside/* isInside */.FK)(folder, entry));
    if (tool !== undefined)
        return [tool];
    const parent = (0,external_node_path_.dirname)(entry);
    if ((0,external_node_path_.basename)(entry) !== 'bin' || parent === '/' || homes.includes(parent) || homes.includes((0,external_node_path_.dirname)(parent)))
        return [];
    const isIn = (folders) => folders.some((folder) => (0,inside/* isInside */.FK)(folder, entry));
    return isIn(hidden) && !isIn(tools) ? [] : [parent];
}
function tooMuch(folder, { hidden, homes }) {
    return folder === '/' || [...hidden, ...homes].some((path) => (0,inside/* isInside */.FK)(folder, path));
}

;// CONCATENATED MODULE: ./dist/lib/agents/launch/system-mounts.js
// What a confined agent sees of the machine itself: programs and libraries, /etc, what belongs to packages below /var. An allow-list:
// whatever is not named here or by the run is not there, homes, /run with the sockets of daemons, /srv and /mnt among it.





/** Folders of programs and libraries. */
const PROGRAMS = ['usr', 'bin', 'sbin', 'lib', 'lib32', 'lib64', 'libx32', 'opt', 'nix', 'gnu', 'snap'];
const PACKAGES = ['/var/lib', '/var/cache'];
/** What services and the cloud keep there. */
const SERVICES = ['docker', 'containerd', 'containers', 'kubelet', 'rancher', 'lxd', 'incus', 'libvirt', 'waagent', 'cloud', 'systemd'];
const SERVICE_FOLDERS = [...SERVICES, 'amazon', 'google', 'private', 'NetworkManager', 'sudo'].map((name) => `/var/lib/${name}`);
/** Of /etc: secrets, and what only the machine's own services read; besides what is closed to other users. */
const NOT_OF_ETC = ['shadow', 'shadow-', 'gshadow', 'gshadow-', 'sudoers', 'sudoers.d', 'kubernetes', 'rancher', 'docker', 'wireguard'];
const KEYS = ['/etc/ssl/private', '/etc/pki/tls/private', '/etc/NetworkManager/system-connections'];
/** Of /proc: what belongs to the machine and not to the namespace. Root may write there without any capability. */
const OF_THE_MACHINE = ['sys', 'sysrq-trigger', 'irq', 'bus', 'fs', 'acpi', 'scsi', 'mtrr', 'driver'].map((name) => `/proc/${name}`);
const UNREADABLE = ['kcore', 'kmsg', 'keys', 'key-users', 'timer_list', 'sched_debug', 'config.gz', 'kallsyms'].map((name) => `/proc/${name}`);
function systemMounts(options) {
    const { temp, emptyFile } = options;
    const hide = (path, why) => covered(path, why, emptyFile);
    return [
        ...PROGRAMS.flatMap((name) => shown(`/${name}`, 'programs and libraries')),
        ...PACKAGES.flatMap((path) => shown(path, 'what belongs to packages')),
        ...[...SERVICE_FOLDERS, ...PACKAGES.flatMap(closedBelow)].filter(isReached).map((path) => hide(path, 'data of services')),
        ...shown('/var/run', 'a link to /run').filter(({ kind }) => kind === 'link'),
        { kind: 'empty', at: '/run', why: 'sockets of daemons lie there' },
        ...etcMounts(options),
        ...[...KEYS, ...hostKeys()].filter(isReached).map((path) => hide(path, 'keys')),
        { kind: 'proc', at: '/proc', why: 'its own processes' },
        ...OF_THE_MACHINE.filter(isReached).map((path) => bound(path, 'read', "the machine's")),
        ...UNREADABLE.filter(isReached).map((path) => hide(path, "the machine's")),
        { kind: 'dev', at: '/dev', why: 'devices that touch nothing' },
        ...['/tmp', '/var/tmp'].map((at) => bound(at, 'write', 'its own temporary folder', temp)),
    ];
}
/** Read-only; a link stays one. */
function shown(path, why) {
    const to = (0,trust_stats/* linkTargetAt */.BW)(path);
    if (to !== undefined)
        return [{ kind: 'link', to, at: path, why }];
    return isReached(path) ? [bound(path, 'read', why)] : [];
}
function etcMounts({ etc }) {
    const wanted = [...etc].map(([path, from]) => bound((0,external_node_path_.join)('/etc', path), 'read', 'settings', from));
    return [...system_mounts_around('/etc', [...etc.keys()], NOT_OF_ETC), ...resolver(), ...wanted];
}
/**
 * A folder with all that is in it, made of single entries, so that others can be put beside them: a mount needs a place, and there
 * is none to be made in a folder that is read-only.
 */
function system_mounts_around(folder, added, without) {
    const mounts = [{ kind: 'empty', at: folder, why: 'rebuilt, so that files can be put into it' }];
    const folders = new Map();
    for (const path of added) {
        const [first = '', ...rest] = path.split('/');
        folders.set(first, [...(folders.get(first) ?? []), ...(rest.length > 0 ? [rest.join('/')] : [])]);
    }
    for (const name of (0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.readdirSync)(folder)) ?? []) {
        const path = (0,external_node_path_.join)(folder, name);
        if (without.includes(name) || isClosed(path))
            continue;
        const deeper = folders.get(name);
        if (deeper === undefined)
            mounts.push(...shown(path, "the machine's settings"));
        // What is to be put below a link, or in the place of a file, takes its place.
        else if (deeper.length > 0 && (0,trust_stats/* linkStatsAt */.Z_)(path)?.isDirectory() === true)
            mounts.push(...system_mounts_around(path, deeper, []));
    }
    return mounts;
}
/** Where the name servers are told outside of /etc. */
function resolver() {
    const path = (0,inside/* physicalPath */.De)('/etc/resolv.conf');
    if (path === undefined || path.startsWith('/etc/') || !(0,trust_stats/* isFileAt */.e9)(path))
        return [];
    return [bound(path, 'read', 'tells the name servers')];
}
/** What not every user of the machine may look into: for an agent that is root it would be open. */
function isClosed(path) {
    const stats = (0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.statSync)(path));
    return stats !== undefined && (stats.mode & (stats.isDirectory() ? 0o001 : 0o004)) === 0;
}
function closedBelow(folder) {
    return ((0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.readdirSync)(folder)) ?? [])
        .map((name) => (0,external_node_path_.join)(folder, name))
        .filter((path) => (0,trust_stats/* linkTargetAt */.BW)(path) === undefined && isClosed(path));
}
function hostKeys() {
    const names = (0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.readdirSync)('/etc/ssh')) ?? [];
    return names.filter((name) => /^ssh_host_.*_key$/.test(name)).map((name) => `/etc/ssh/${name}`);
}
/** Whether there is something that this user can reach. */
function isReached(path) {
    return (0,trust_stats/* quiet */.jQ)(() => (0,external_node_fs_.statSync)(path)) !== undefined;
}

;// CONCATENATED MODULE: ./dist/lib/agents/launch/unix-sockets.js
// Sockets that daemons of this machine listen on by a path: a network namespace does not part anybody from those.



/** Those of this network namespace that can be reached by this user, absolute and without symlinks. None where /proc does not tell. */
function unixSockets(read = () => (0,external_node_fs_.readFileSync)('/proc/net/unix', 'utf8')) {
    const paths = ((0,trust_stats/* quiet */.jQ)(read) ?? '').split('\n').flatMap((line) => {
        // Num RefCount Protocol Flags Type St Inode Path; the path may hold spaces.
        const path = /^\S+: \S+ \S+ \S+ \S+ \S+ +\d+ (\/.*)$/.exec(line)?.[1];
        return path === undefined ? [] : [path];
    });
    const places = paths.map((path) => (0,inside/* physicalPath */.De)(path) ?? path);
    return [...new Set(places)].filter((path) => (0,trust_stats/* statsAt */.Ze)(path)?.isSocket() === true);
}

;// CONCATENATED MODULE: ./dist/lib/agents/launch/unseen-servers.js
// MCP servers whose program a confined agent cannot see: they do not come up, and few agents say so.




/** Sentences, one a server at most. `path` is PATH as the agent has it. */
function unseenServers(servers, mounts, path) {
    return servers.flatMap(({ name, transport }) => {
        const missing = transport.kind === 'stdio' ? missingOf(transport.command, mounts, path) : undefined;
        return missing === undefined ? [] : [`the MCP server '${name}' will not come up in the agent's confinement: ${missing}`];
    });
}
function missingOf([program, ...args], mounts, path) {
    if (!program.includes('/')) {
        const places = path.split(':').filter((folder) => isThere((0,external_node_path_.join)(folder, program)));
        if (places.length === 0)
            return `its program '${program}' is not on the PATH that the agent has`;
    }
    const hidden = [program, ...args].filter((word) => (0,external_node_path_.isAbsolute)(word)).find((word) => isThere(word) && !isSeen(mounts, word));
    return hidden === undefined
        ? undefined
        : `'${hidden}' is not shown there; put it below the workspace, /usr or /opt, or start the server by a program on PATH`;
}
const isThere = (path) => (0,trust_stats/* linkStatsAt */.Z_)(path) !== undefined;
function isSeen(mounts, path) {
    return [path, (0,inside/* physicalPath */.De)(path) ?? path].every((at) => {
        const cover = coverOf(mounts, at);
        if (cover?.kind === 'bind')
            return isThere(`${cover.from}${at.slice(cover.at.length)}`);
        return cover !== undefined && cover.kind !== 'empty';
    });
}

;// CONCATENATED MODULE: ./dist/lib/agents/launch/workspace-mounts.js
// The workspace as a confined agent has it.



function workspaceMounts(options) {
    const { workspace, checkout, writable, masked, standIns, emptyFile } = options;
    // What is masked shows nothing of what lies in it, protected or not.
    const isMasked = (path) => masked.some((folder) => (0,inside/* isInside */.FK)(folder, path));
    const kept = options.readOnly.filter((path) => (0,inside/* isInside */.FK)(checkout, path) && workspace_mounts_isThere(path) && !isMasked(path));
    return [
        ...(checkout === workspace ? [] : [bound(checkout, 'read', 'the checkout around the workspace')]),
        bound(workspace, writable ? 'write' : 'read', 'the workspace'),
        ...kept.map((path) => bound(path, 'read', 'nobody may change it during a session')),
        ...masked.filter(workspace_mounts_isThere).map((path) => covered(path, 'the agent would obey it', standIns.get(path) ?? emptyFile)),
    ];
}
/** A symlink cannot be covered: what it leads to is. */
function workspace_mounts_isThere(path) {
    const stats = (0,trust_stats/* linkStatsAt */.Z_)(path);
    return stats !== undefined && !stats.isSymbolicLink();
}

;// CONCATENATED MODULE: ./dist/lib/agents/launch/confinement.js
// Puts one agent's confinement together: what it sees of the machine, what of the run, what of the network, and in words what is held.













/** Ports on the namespace's own loopback, where every port is free. */
const INSIDE_PORTS = { gateway: 8401, decisions: 8402 };
/** Never rejects. Looks at the workspace as it is now: call it right before the start. */
async function confine(options) {
    const { place, bubblewrap, plan, network } = options;
    const { workspace } = place.folders;
    const top = real(options.checkout ?? workspace);
    const checkout = (0,inside/* isInside */.FK)(top, workspace) ? top : workspace;
    const prefix = checkout === workspace ? '' : workspace.slice(checkout.length + 1);
    const found = options.writable ? await protectedPaths(checkout, prefix) : { paths: [], cut: false };
    const hidden = [...runnerPlaces(options.env), ...(options.hidden ?? []), place.folder].map(real);
    const system = systemMounts(place);
    const masks = hidden.filter((path) => path !== '/' && (0,trust_stats/* isFolderAt */.w$)(path)).map(hide);
    const inPlace = (path) => real((0,external_node_path_.resolve)(workspace, path));
    const standIns = Object.entries(plan.standIns ?? {}).map(([path, file]) => [inPlace(path), (0,external_node_path_.join)(place.folders.guard, file)]);
    const masked = plan.masked.map(inPlace).filter((path) => path !== workspace && (0,inside/* isInside */.FK)(workspace, path));
    const logins = loginFilesIn({ env: options.env, workspace, checkout });
    const own = [
        ...workspaceMounts({
            ...place,
            workspace,
            checkout,
            writable: options.writable,
            readOnly: found.paths,
            masked: [...masked, ...logins],
            standIns: new Map(standIns),
        }),
        ...placeMounts(place, options.inside),
    ];
    const needed = [...(options.shown ?? []), ...(options.snapshot === undefined ? [] : [options.snapshot]), ...programFolders(plan.argv)];
    const shown = shownFolders({
        path: options.path,
        more: needed,
        homes: homes(options.env),
        hidden,
        tools: runner_places_toolPlaces(options.env).map(real),
        mounts: [...system, ...masks, ...own],
    });
    const before = [...system, ...visible(masks, system, own), ...shown.mounts, ...own];
    const sockets = unixSockets().filter((path) => isShown(before, path) && !(0,inside/* isInside */.FK)(place.sockets.folder, path));
    const all = [...before, ...sockets.map((path) => covered(path, 'a daemon listens there', place.emptyFile))];
    const mounts = [...all, ...pins(all)];
    const capabilities = bubblewrap.root && (0,trust_stats/* statsAt */.Ze)(workspace)?.uid !== 0 ? 'override' : 'none';
    const appear = plan.rootOwned === true && !bubblewrap.root ? 'root' : 'as-is';
    const wrapped = { program: bubblewrap.program, mounts, network, capabilities, appear, cwd: workspace };
    return {
        mounts,
        path: shown.path,
        held: heldBy(options),
        gaps: gapsOf(options, found.cut),
        notices: [...shown.notices, ...unseenServers(options.servers ?? [], mounts, shown.path), ...noticesOf(capabilities, sockets)],
        wrap: (argv) => bubblewrapArgv(wrapped, network === 'own' ? throughForwarder(options, argv) : argv),
    };
}
const real = (path) => (0,inside/* physicalPath */.De)(path) ?? path;
const hide = (path) => ({ kind: 'empty', at: path, why: "the runner's or the guard's own" });
/** Masks over what would otherwise be seen. */
function visible(masks, ...shown) {
    return masks.filter(({ at }) => coverOf(shown.flat(), at)?.kind === 'bind');
}
function placeMounts({ folders, sockets }, inside) {
    return [
        bound(folders.home, 'write', 'its own home'),
        bound(folders.guard, 'read', 'shims and settings'),
        bound(sockets.folder, 'read', "the gateway's and the guard's sockets"),
        bound((0,external_node_path_.join)(folders.guard, 'node'), 'read', 'runs the forwarder', real(inside.node)),
        bound((0,external_node_path_.join)(folders.guard, 'inside'), 'read', 'the forwarder', real(inside.folder)),
    ];
}
function throughForwarder({ place, inside, forwards }, argv) {
    const { guard } = place.folders;
    const pairs = forwards.map(({ port, socket }) => `${port}=${socket}`);
    return [(0,external_node_path_.join)(guard, 'node'), (0,external_node_path_.join)(guard, 'inside', inside.entry), ...pairs, '--', ...argv];
}
/** The program, and a script that it runs, with what lies beside them; alone where that would be too much. */
function programFolders(argv) {
    return argv.slice(0, 2).flatMap((word) => {
        if (!word.startsWith('/'))
            return [];
        const path = (0,inside/* physicalPath */.De)(word) ?? word;
        return (0,trust_stats/* linkStatsAt */.Z_)(path)?.isFile() === true ? [(0,external_node_path_.dirname)(path)] : [];
    });
}
function heldBy({ network, writable, bubblewrap, snapshot }) {
    return [
        writable
            ? 'the agent can write to the workspace, its own home and its own temporary folder, and to nothing else'
            : 'the agent can write to its own home and its own temporary folder, and to nothing else; the workspace is read-only',
        `homes, the files of the runner, other workspaces and the sockets of daemons are not there for it; ${snapshot === undefined ? 'nor is the snapshot' : 'the snapshot is read-only'}`,
        'it sees no process but its own, and none of them outlives it',
        `it gains no privileges: no_new_privs is set${bubblewrap.root ? ', and root has lost its capabilities' : ''}, so sudo does not work`,
        ...(network === 'own' ? ["it has no network but the gateway's and the guard's sockets"] : []),
    ];
}
function gapsOf({ network }, isCut) {
    return [
        ...(network === 'shared'
            ? [
                'the agent shares the network of this machine, since allow-external is on: it reaches what the machine reaches, services on loopback among it',
            ]
            : []),
        ...(isCut ? ['the workspace is too large to bind each protected file read-only: a change to one is found at the end'] : []),
    ];
}
function noticesOf(capabilities, sockets) {
    return [
        ...(capabilities === 'override'
            ? [
                'the guard runs as root and the workspace is owned by another user: the agent keeps the capability CAP_DAC_OVERRIDE, without which it could not write there',
            ]
            : []),
        ...(sockets.length > 0 ? [`sockets of daemons were covered: ${sockets.join(', ')}`] : []),
    ];
}

;// CONCATENATED MODULE: ./dist/lib/agents/launch/host-settings.js




/** What lies below /etc, outside of any namespace. */
const hostSettings = {
    text: (path) => below(path, (at) => (0,external_node_fs_.readFileSync)(at, 'utf8'), undefined),
    names: (folder) => below(folder, (at) => (0,external_node_fs_.readdirSync)(at).sort(), []),
};
/** `nothing` where there is nothing. The error is a sentence: it is there and cannot be read. */
function below(path, read, nothing) {
    try {
        return (0,contract_result.ok)(read((0,external_node_path_.join)('/etc', path)));
    }
    catch (error) {
        const code = (0,contract_message/* codeOf */.$)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return (0,contract_result.ok)(nothing);
        return (0,contract_result/* fail */.f)(`/etc/${path} could not be read: ${(0,contract_message/* messageOf */.b)(error)}`);
    }
}

// EXTERNAL MODULE: ./dist/lib/subprocess/group.js
var group = __webpack_require__(93358);
// EXTERNAL MODULE: ./dist/lib/subprocess/host.js + 3 modules
var subprocess_host = __webpack_require__(40193);
// EXTERNAL MODULE: ./dist/lib/subprocess/spawn-problem.js
var spawn_problem = __webpack_require__(54472);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./dist/lib/agents/launch/output-lines.js

const NEWLINE = 0x0a;
/** Milliseconds without output after which a stream that somebody still holds open is given up, once its program is gone. */
const QUIET_MS = 500;
/**
 * Lines without their ends. Ends with the stream, or when the program is gone and nothing comes any more. May be read once.
 *
 * @param most bytes of one line that are kept
 * @param gone settles when the program and all that it started have ended
 */
async function* output_lines_linesOf(stream, most, gone) {
    const line = new Line(most);
    try {
        for await (const piece of piecesOf(stream, gone)) {
            let from = 0;
            for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, from)) {
                line.add(piece.subarray(from, at));
                yield line.take();
                from = at + 1;
            }
            line.add(piece.subarray(from));
        }
        if (!line.isEmpty)
            yield line.take();
    }
    finally {
        stream.destroy();
    }
}
async function* piecesOf(stream, gone) {
    let isOver = false;
    const over = gone.then(() => {
        isOver = true;
    });
    stream.on('error', () => undefined);
    for (;;) {
        const piece = stream.read();
        if (piece instanceof Buffer) {
            yield piece;
            continue;
        }
        if (stream.readableEnded || stream.destroyed)
            return;
        const more = new AbortController();
        const something = nextOf(stream, more.signal);
        const heard = isOver
            ? await Promise.race([something, quiet(more.signal)])
            : await Promise.race([something, over.then(() => 'over')]);
        more.abort();
        if (heard === 'quiet')
            return;
    }
}
function nextOf(stream, signal) {
    return new Promise((resolve) => {
        const heard = () => resolve('more');
        const events = ['readable', 'end', 'close'];
        for (const event of events)
            stream.once(event, heard);
        signal.addEventListener('abort', () => {
            for (const event of events)
                stream.off(event, heard);
        });
    });
}
async function quiet(signal) {
    await (0,external_node_timers_promises_.setTimeout)(QUIET_MS, undefined, { signal }).catch(() => undefined);
    return 'quiet';
}
/** One line as it comes. */
class Line {
    #most;
    #pieces = [];
    #kept = 0;
    constructor(most) {
        this.#most = most;
    }
    get isEmpty() {
        return this.#kept === 0;
    }
    add(bytes) {
        const room = this.#most - this.#kept;
        if (room <= 0 || bytes.length === 0)
            return;
        this.#pieces.push(bytes.subarray(0, room));
        this.#kept += Math.min(room, bytes.length);
    }
    take() {
        const text = Buffer.concat(this.#pieces).toString('utf8');
        this.#pieces = [];
        this.#kept = 0;
        return text.endsWith('\r') ? text.slice(0, -1) : text;
    }
}

;// CONCATENATED MODULE: ./dist/lib/agents/launch/tail.js
/** Bytes that are kept besides, so that what is taken out of the text is whole where the text is cut. */
const MARGIN = 8192;
/** The last bytes of a stream. */
class Tail {
    #most;
    #pieces = [];
    #kept = 0;
    #offered = 0;
    constructor(most) {
        this.#most = most;
    }
    add(bytes) {
        this.#pieces.push(bytes);
        this.#kept += bytes.length;
        this.#offered += bytes.length;
        for (let [first] = this.#pieces; first !== undefined && this.#kept - first.length >= this.#most + MARGIN; [first] = this.#pieces) {
            this.#pieces.shift();
            this.#kept -= first.length;
        }
    }
    /** As text, without what `redact` takes out of it; says of how much it is the end. */
    text(redact) {
        const all = Buffer.from(redact(Buffer.concat(this.#pieces).toString('utf8')));
        if (this.#kept === this.#offered && all.length <= this.#most)
            return all.toString('utf8');
        let from = Math.max(0, all.length - this.#most);
        // Not in the midst of a character.
        while (from < all.length && ((all[from] ?? 0) & 0xc0) === 0x80)
            from += 1;
        return `(the end of ${this.#offered} bytes) ${all.toString('utf8', from)}`;
    }
}

;// CONCATENATED MODULE: ./dist/lib/agents/launch/launch.js






const launch_LIMITS = { line: 16 * 1024 * 1024, stderr: 64 * 1024 };
/** Milliseconds that standard error is waited for once nothing is left of the agent. */
const LAST_WORDS_MS = 250;
/** Starts it; never throws: an agent that does not start ends as `not-started`. */
function launchAgent(options, host = subprocess_host/* thisHost */.v) {
    const { plan, place, confinement } = options;
    const argv = confinement?.wrap(plan.argv) ?? options.pidNamespace?.wrap(plan.argv) ?? plan.argv;
    const env = environmentOf(options);
    const [file, ...args] = argv;
    const attempt = { argv, cwd: place.folders.workspace, env };
    let child;
    try {
        child = host.spawn(file, args, { ...attempt, stdio: 'pipe', detached: host.platform !== 'win32', windowsHide: true });
    }
    catch (error) {
        return notStarted((0,spawn_problem/* spawnProblem */.x)(error, attempt));
    }
    return new Running(child, options, host, (error) => (0,spawn_problem/* spawnProblem */.x)(error, attempt));
}
/** All that the agent sees of an environment. */
function environmentOf({ plan, place, environment, mark, confinement }) {
    const { TMP: _tmp, TEMP: _temp, ...base } = environment;
    const { home, temp } = place.folders;
    const path = confinement?.path ?? base['PATH'] ?? '';
    return (0,subprocess_mark/* withMark */.k)({ TERM: 'dumb', ...base, ...direct(base), ...plan.env, PATH: plan.env['PATH'] ?? path, HOME: home, TMPDIR: temp }, mark);
}
/** A proxy that `pass-env` gives is none between the agent and the guard, which listens on the loopback. */
function direct(given) {
    if (!Object.keys(given).some((name) => /^(?:https?|all)_proxy$/i.test(name)))
        return {};
    const besides = [given['NO_PROXY'], given['no_proxy']].flatMap((hosts) => hosts?.split(',') ?? []);
    const hosts = [...new Set(['127.0.0.1', 'localhost', ...besides.map((host) => host.trim())])].filter((host) => host !== '').join(',');
    return { NO_PROXY: hosts, no_proxy: hosts };
}
class Running {
    lines;
    ended;
    #child;
    #host;
    #mark;
    #exit = Promise.withResolvers();
    #hasEnded = false;
    #ending;
    constructor(child, options, host, problem) {
        this.#child = child;
        this.#host = host;
        this.#mark = options.mark;
        const limits = options.limits ?? launch_LIMITS;
        const stderr = new Tail(limits.stderr);
        child.stderr?.on('data', (bytes) => stderr.add(bytes));
        for (const stream of [child.stdin, child.stderr])
            stream?.on('error', () => undefined);
        const { promise: gone, resolve: allGone } = Promise.withResolvers();
        const { promise: ended, resolve } = Promise.withResolvers();
        child.on('error', (error) => {
            if (child.pid !== undefined)
                return;
            allGone();
            resolve({ kind: 'not-started', words: problem(error) });
        });
        child.once('exit', (code, name) => {
            this.#hasEnded = true;
            this.#exit.resolve();
            void this.#end()
                .then(allGone)
                .then(() => launch_closed(child.stderr))
                .then(() => {
                const said = stderr.text(options.redact);
                const why = options.confinement === undefined ? undefined : startProblem(code, said);
                if (why !== undefined)
                    resolve({ kind: 'not-started', words: why });
                else if (code === null)
                    resolve({ kind: 'signalled', signal: name ?? 'unknown', stderr: said });
                else
                    resolve({ kind: 'exited', code, stderr: said });
            });
        });
        this.ended = ended;
        this.lines = child.stdout === null ? nothing() : output_lines_linesOf(child.stdout, limits.line, gone);
    }
    write(text) {
        const { stdin } = this.#child;
        if (stdin === null || !stdin.writable)
            return false;
        stdin.write(text);
        return true;
    }
    closeInput() {
        this.#child.stdin?.end();
    }
    kill() {
        if (this.#child.pid !== undefined)
            void this.#end();
    }
    /** Ends its group, its namespace with it, and what carries its mark. */
    #end() {
        const { pid } = this.#child;
        if (pid === undefined)
            return Promise.resolve();
        this.#ending ??= this.#endAll(pid);
        return this.#ending;
    }
    async #endAll(pid) {
        const work = this.#endGroup(pid);
        this.#host.reaper.follow(work);
        await work;
    }
    async #endGroup(pid) {
        const mark = this.#mark;
        const kin = await (0,group/* endGroup */.N)({ pid, mark, ended: this.#exit.promise, hasEnded: () => this.#hasEnded }, this.#host);
        await this.#host.reaper.reap({ pid, mark, kin });
    }
}
/** What bubblewrap or the forwarder said in place of the agent; undefined where the agent ran. */
function startProblem(code, stderr) {
    const [line = '', ...more] = stderr.trimEnd().split('\n');
    if (more.length > 0)
        return undefined;
    if (code === 1 && line.startsWith('bwrap: '))
        return `bubblewrap could not start the agent: ${line.slice('bwrap: '.length)}`;
    if (code === null || code < 125 || code > 127)
        return undefined;
    return /^the (?:agent did not start|forwarder) /.test(line) ? line : undefined;
}
async function launch_closed(stream) {
    if (stream === null || stream.readableEnded || stream.destroyed)
        return;
    await new Promise((resolve) => {
        const timer = setTimeout(resolve, LAST_WORDS_MS);
        stream.once('close', () => {
            clearTimeout(timer);
            resolve();
        });
    });
    stream.destroy();
}
function notStarted(words) {
    return {
        lines: nothing(),
        write: () => false,
        closeInput: () => undefined,
        ended: Promise.resolve({ kind: 'not-started', words }),
        kill: () => undefined,
    };
}
async function* nothing() {
    // No line.
}

;// CONCATENATED MODULE: ./dist/lib/agents/reconcile.js
// After the run: every call that the agent's own records show to have run needs a decision. The wire has been gone by already; this is
// the agent's word, read to contradict it, never to excuse.



/** What was decided, to be found again by the words of the agent's records. */
class DecisionLog {
    #identify;
    #ids = new Set();
    #shapes = new Map();
    #tools = new Map();
    #onWire;
    /** `onWire`: whether a call of this id of the wire's has been decided, for agents whose hooks carry none. */
    constructor(identify, onWire = () => false) {
        this.#identify = identify;
        this.#onWire = onWire;
    }
    /** A call was decided; `ran` is the input that it was let run with. */
    decided(call, ran) {
        if (call.id !== undefined)
            this.#ids.add(call.id);
        const asked = this.#identify(call);
        add(this.#tools, asked.tool);
        add(this.#shapes, (0,identity/* shapeOfIdentity */.v5)(asked));
        if (ran === undefined)
            return;
        const rewritten = this.#identify({ name: call.name, input: ran });
        if (rewritten.input !== asked.input)
            add(this.#shapes, (0,identity/* shapeOfIdentity */.v5)(rewritten));
    }
    /** Whether a decision is known by this id. */
    knows(id) {
        return this.#ids.has(id) || this.#onWire(id);
    }
    /** Whether no hook told an id: then, where no wire is read either, none is known. */
    get isWithoutIds() {
        return this.#ids.size === 0;
    }
    /** Whether there is a decision for a recorded call by its tool and input, each once. */
    covers({ name, input }) {
        if (input === undefined)
            return take(this.#tools, this.#identify({ name, input: { kind: 'raw', text: '' } }).tool);
        return take(this.#shapes, (0,identity/* shapeOf */.F5)(this.#identify, { name, input }));
    }
}
/** Foreign calls that are kept until it is known whether any is known. */
const MOST_FOREIGN = 10_000;
/** Sentences about what was not read. */
const MOST_UNREAD = 5;
/**
 * Holds records against decisions. A call is known by its id where the records have one. Where all their ids are foreign to the guard,
 * since neither a hook tells them nor is a wire read, calls are known by tool and input. Ends at its time or with the signal, and never
 * rejects.
 */
async function compare({ records, log, signal, timeoutMs = 30_000, most = 100 }) {
    const comparison = new Comparison(log, most);
    const stop = new AbortController();
    const stopped = Promise.withResolvers();
    const timer = setTimeout(() => stopped.resolve(`they could not be read within ${timeoutMs} ms`), timeoutMs);
    const cancel = () => stopped.resolve('the run was cancelled');
    const giveUp = (0,on_abort/* onAbort */.u)(signal, cancel);
    try {
        const why = await Promise.race([stopped.promise, signal.aborted ? stopped.promise : read(comparison, records, stop.signal)]);
        if (why !== undefined)
            comparison.unread(why);
        return comparison.end();
    }
    finally {
        stop.abort();
        clearTimeout(timer);
        giveUp();
    }
}
/** Why it could not be done; never rejects. */
async function read(comparison, records, signal) {
    try {
        for await (const record of records(signal)) {
            if (signal.aborted)
                return undefined;
            if ('unread' in record)
                comparison.unread(record.unread);
            else
                comparison.add(record);
        }
        return undefined;
    }
    catch (error) {
        return (0,contract_message/* messageOf */.b)(error);
    }
}
class Comparison {
    #log;
    #most;
    #found = [];
    #foreign = [];
    #unread = [];
    #isForeign;
    #notTold = 0;
    #isCut = false;
    constructor(log, most) {
        this.#log = log;
        this.#most = most;
        this.#isForeign = log.isWithoutIds;
    }
    add(record) {
        const { id, ran } = record;
        const isKnown = id !== undefined && this.#log.knows(id);
        if (isKnown)
            this.#isForeign = false;
        if (!ran || isKnown)
            return;
        if (id !== undefined)
            this.#addForeign(record);
        else if (this.#found.length < this.#most && !this.#log.covers(record))
            this.#found.push(record);
    }
    unread(why) {
        if (this.#unread.length < MOST_UNREAD)
            this.#unread.push(why);
        else
            this.#notTold += 1;
    }
    end() {
        if (this.#isCut && this.#isForeign)
            this.unread(`there are more than ${MOST_FOREIGN} calls with ids that the guard does not know`);
        const more = this.#notTold === 0 ? [] : [`and ${this.#notTold} more places`];
        return { calls: [...this.#found, ...this.#undecided()].slice(0, this.#most), unread: [...this.#unread, ...more] };
    }
    #addForeign(record) {
        if (this.#foreign.length < (this.#isForeign ? MOST_FOREIGN : this.#most))
            this.#foreign.push(record);
        else
            this.#isCut = true;
    }
    #undecided() {
        if (!this.#isForeign)
            return this.#foreign;
        const found = [];
        for (const record of this.#foreign) {
            if (found.length >= this.#most)
                break;
            if (!this.#log.covers(record))
                found.push(record);
        }
        return found;
    }
}
function add(map, key) {
    map.set(key, (map.get(key) ?? 0) + 1);
}
function take(map, key) {
    const left = map.get(key) ?? 0;
    if (left > 0)
        map.set(key, left - 1);
    return left > 0;
}

;// CONCATENATED MODULE: ./dist/lib/agents/server-breakage.js
// An MCP server that did not come up in an agent, as its agent tells it: a breakage, said once, and the session goes on.


/** Bytes of the agent's words that are kept. */
const server_breakage_LONGEST = 1024;
function serverBreakages({ enforcer, say, onLedgerBroken }) {
    const told = new Set();
    return (server, words) => {
        if (told.has(server))
            return;
        told.add(server);
        const name = (0,cut/* cutBytes */.U)(enforcer.redact(server), 128);
        const what = (0,cut/* cutBytes */.U)(enforcer.redact(words), server_breakage_LONGEST);
        say(`MCP server ${JSON.stringify(name)} ${what}`);
        try {
            enforcer.record({ type: 'breakage', who: { kind: 'mcp-server', name }, kind: 'mcp-server', what, consequence: 'carried-on' });
        }
        catch (error) {
            if (error instanceof ledger_broken/* LedgerBroken */.h)
                onLedgerBroken(error);
            else
                throw error;
        }
    };
}

;// CONCATENATED MODULE: ./dist/lib/agents/run-agent.js
// One run of an agent: the gateway before its model, the server behind its hooks, its place and its process, and afterwards its own
// records against what was decided. What the agent says of itself never makes an end better than what was seen.


















/** Runs it to its end; nothing that it started is left then. Rejects only where the ledger is broken. */
async function runAgent(run) {
    const session = new AgentSession(run);
    try {
        return await session.run();
    }
    finally {
        await session.close();
    }
}
class AgentSession {
    #run;
    #stop = new AbortController();
    #canaries;
    #log;
    #breaches = [];
    #doors;
    #ledgerBroke;
    #providerGone;
    constructor(run) {
        this.#run = run;
        const { adapter, place, random } = run;
        const { folders } = place;
        this.#canaries = makeCanaries({ adapter, folders, folder: folders.temp, delegates: run.allow.delegation, random });
        this.#log = new DecisionLog(adapter.identify(folders), (id) => this.#doors?.gateway?.wasDecided(id) === true);
    }
    async run() {
        const { adapter, signal, enforcer, place } = this.#run;
        const doors = await openDoors({
            run: this.#run,
            canaries: this.#canaries,
            log: this.#log,
            onBreach: (words) => this.#breach(words),
            onProviderGone: (words) => this.#endWithoutProvider(words),
            onLedgerBroken: (error) => this.#ledgerFailed(error),
        });
        if (typeof doors === 'string')
            return this.#end({ kind: 'agent-failed', words: doors });
        this.#doors = doors;
        const context = this.#context(doors);
        const plan = adapter.plan(context);
        const made = plan.refuse ?? this.#write(plan);
        if (made !== undefined)
            return this.#end({ kind: 'config-error', words: made });
        for (const gap of plan.gaps)
            this.#run.onLimit(gap);
        const confinement = await this.#confine(plan);
        const deadline = enforcer.bounds.armDeadline();
        const ending = AbortSignal.any([signal, deadline.signal, this.#stop.signal]);
        const { environment, marks, redact, pidNamespace } = this.#run;
        const agent = launchAgent({
            plan,
            place,
            environment,
            mark: marks(),
            redact,
            ...(0,defined/* defined */.s)({ confinement, pidNamespace: confinement === undefined ? pidNamespace : undefined }),
        });
        const kill = () => agent.kill();
        const isCheck = (text) => doors.gateway?.isOwn(text) === true;
        const giveUp = (0,on_abort/* onAbort */.u)(ending, kill);
        try {
            const outcome = await adapter.drive(agent, {
                launch: context,
                signal: ending,
                isCheck,
                tell: (event) => {
                    const isOfCheck = (event.type === 'assistant_message' || event.type === 'assistant_delta') && isCheck(event.text);
                    if (!isOfCheck)
                        enforcer.tell(event);
                },
                ...askOverLine(doors.decider, (error) => this.#ledgerFailed(error)),
                gap: (sentence) => this.#run.onGap(enforcer.redact(sentence)),
                serverBroke: serverBreakages({
                    enforcer,
                    say: (line) => this.#run.say(line),
                    onLedgerBroken: (error) => this.#ledgerFailed(error),
                }),
                failed: (id) => void doors.failed.add(id),
                broken: (words) => this.#breach(words),
            });
            kill();
            const exit = await agent.ended;
            if (exit.kind === 'not-started')
                return this.#end({ kind: 'agent-failed', words: `the agent could not be started: ${exit.words}` });
            return await this.#conclude(outcome);
        }
        finally {
            giveUp();
            deadline.disarm();
        }
    }
    async close() {
        await this.#doors?.decisions.close();
        await this.#doors?.gateway?.close();
    }
    #ledgerFailed(error) {
        this.#ledgerBroke = error;
        this.#stop.abort();
    }
    #context({ gateway, decisions }) {
        const { version, program, place, prompt, model, wire, answerMs, guidance, skills, mcp, allow, args, random, network, decisionToken } = this.#run;
        const own = network === 'own';
        return {
            version,
            program,
            folders: place.folders,
            prompt,
            model: model.name,
            wire,
            gateway: { url: (own && gateway ? `http://127.0.0.1:${INSIDE_PORTS.gateway}` : gateway?.url) ?? '', token: gateway?.token ?? '' },
            decisions: {
                url: own ? `http://127.0.0.1:${INSIDE_PORTS.decisions}` : (decisions.url ?? ''),
                token: decisionToken,
                shim: (event) => place.shim(event),
            },
            answerMs,
            guidance,
            skills,
            mcp,
            allow: { external: allow.external, delegation: allow.delegation },
            confined: place.confined,
            host: hostSettings,
            args,
            random,
        };
    }
    /** Writes what the agent is to find; why it could not, in one sentence. */
    #write(plan) {
        const { adapter, place, decisionToken, answerMs, inside } = this.#run;
        const written = place.write(plan, (event) => shimScript({
            event,
            socketPath: place.sockets.decisions,
            token: decisionToken,
            answerMs,
            failClosed: failClosed(adapter.dialect, event, 'the guard did not answer, which denies'),
            node: place.confined ? (0,external_node_path_.join)(place.folders.guard, 'node') : inside.node,
        }));
        if (!written.ok)
            return written.error;
        try {
            for (const { path, text } of this.#canaries.files)
                (0,external_node_fs_.writeFileSync)(this.#outside(path), text, { flag: 'wx' });
            return undefined;
        }
        catch (error) {
            return `the files of the canaries could not be written: ${(0,contract_message/* messageOf */.b)(error)}`;
        }
    }
    /** A path below the agent's temporary folder, as the guard sees it. */
    #outside(path) {
        const { folders, temp } = this.#run.place;
        return (0,external_node_path_.join)(temp, path.slice(folders.temp.length));
    }
    async #confine(plan) {
        const { bubblewrap, place, network, inside, mcp, confinement: more } = this.#run;
        if (bubblewrap === undefined)
            return undefined;
        const forwards = [
            { port: INSIDE_PORTS.gateway, socket: place.sockets.gateway },
            { port: INSIDE_PORTS.decisions, socket: place.sockets.decisions },
        ];
        const confinement = await confine({ ...more, servers: mcp, bubblewrap, place, plan, network, inside, forwards });
        for (const sentence of confinement.held)
            this.#run.onHeld(sentence);
        for (const sentence of confinement.gaps)
            this.#run.onLimit(sentence);
        for (const message of confinement.notices) {
            this.#run.say(message);
            this.#run.onNotice(message);
        }
        return confinement;
    }
    #breach(words) {
        this.#breaches.push(words);
        this.#doors?.decisions.end('the session has ended');
        this.#stop.abort();
    }
    #endWithoutProvider(words) {
        this.#providerGone = words;
        this.#doors?.decisions.end('the session has ended');
        this.#stop.abort();
    }
    async #conclude(outcome) {
        this.#doors?.decisions.end('the agent has ended');
        if (this.#ledgerBroke !== undefined)
            throw this.#ledgerBroke;
        for (const { path } of this.#canaries.files)
            (0,external_node_fs_.rmSync)(this.#outside(path), { force: true });
        this.#breaches.push(...this.#run.place.written.changed());
        this.#recordUnasked();
        await this.#reconcile();
        const { finalMessage } = outcome;
        const canary = this.#doors?.gateway?.canary;
        const isStopped = this.#run.signal.aborted || this.#run.enforcer.bounds.tripped !== undefined || this.#providerGone !== undefined;
        if (canary === 'held') {
            const where = this.#canaries.delegation !== undefined ? ', in the agent and in a sub-agent of it' : '';
            this.#run.onHeld(`before the model's first turn the canaries held${where}: a call was refused, one rewritten, one answered with a replacement`);
        }
        if (canary === 'pending' && outcome.kind === 'finished' && !isStopped)
            this.#breaches.push('the agent ended without having been shown to obey: no canary was played to its end');
        if (this.#breaches.length > 0)
            return this.#end({ kind: 'guard-error', words: this.#breaches.join('; ') }, finalMessage);
        if (this.#run.signal.aborted)
            return this.#end({ kind: 'cancelled' }, finalMessage);
        const bound = this.#run.enforcer.bounds.tripped;
        if (bound !== undefined)
            return this.#end({ kind: 'bound', bound }, finalMessage);
        if (this.#providerGone !== undefined)
            return this.#end({ kind: 'agent-failed', words: this.#providerGone }, finalMessage);
        if (outcome.kind === 'finished')
            return this.#end({ kind: 'finished' }, finalMessage);
        // What says so of itself and has asked for something all the same was started.
        if (outcome.kind === 'refused' && this.#doors?.gateway?.wasAsked === false)
            return this.#end({ kind: 'config-error', words: outcome.words }, finalMessage);
        // The agent may tell of the provider what it makes of it; what was seen of it comes first.
        const problem = this.#doors?.gateway?.problem;
        const words = problem === undefined ? outcome.words : `${problem}; the agent says: ${outcome.words}`;
        return this.#end({ kind: 'agent-failed', words }, finalMessage);
    }
    /** What the model asked for and the agent dropped. Where no wire is read nothing is known of it. */
    #recordUnasked() {
        if (this.#run.mode === 'off')
            return;
        for (const call of this.#doors?.gateway?.unasked() ?? [])
            this.#doors?.turnedAway(call, NEVER_ASKED);
    }
    /** Every call of the agent's own records needs a decision. */
    async #reconcile() {
        const { adapter, place, enforcer, signal, onGap } = this.#run;
        const { home, workspace } = place.folders;
        const records = (stop) => adapter.records({ home, workspace }, stop);
        const { calls, unread } = await compare({ records, log: this.#log, signal });
        for (const { id, name, where } of calls)
            enforcer.unguarded({ id: id ?? '(none)', agentId: 'main' }, `the agent's own records (${where}) show a call of ${JSON.stringify((0,cut/* cutBytes */.U)(name, 200))} that nobody decided about`);
        // A cancelled run ends as that: nobody waits for what a comparison would have found.
        for (const why of signal.aborted ? [] : unread)
            onGap(enforcer.redact(`the agent's own records could not be read in full, so they were not all compared: ${why}`));
    }
    #end(ending, finalMessage = '') {
        const gateway = this.#doors?.gateway;
        const isUnshown = gateway !== undefined && gateway.canary === 'pending' && !gateway.wasShown;
        return {
            ending,
            finalMessage,
            ...(0,defined/* defined */.s)({ unserved: gateway?.onlyProblem }),
            ...(isUnshown ? { unshown: gateway.wasAsked ? NOT_SHOWN : NEVER_ASKED_MODEL } : {}),
        };
    }
}
const NEVER_ASKED_MODEL = 'the agent asked no model for anything, so that nothing was shown to hold';
const NOT_SHOWN = 'the agent ended before the canaries had been played to their end, so that nothing was shown to hold';

;// CONCATENATED MODULE: ./dist/lib/agents/start-notices.js
/** Sentences. */
function startNotices({ name, capabilities, allowProcess }) {
    if (capabilities.readsBy !== 'commands' || allowProcess)
        return [];
    return [
        `${name} has no tool that reads a text: it reads by commands, and without \`allow-process\` each of them is refused, so it can read no file`,
    ];
}

// EXTERNAL MODULE: ./dist/lib/audit/neutralise.js
var neutralise = __webpack_require__(43647);
// EXTERNAL MODULE: ./dist/lib/bindings/trust/clean-path.js
var clean_path = __webpack_require__(1826);
// EXTERNAL MODULE: ./dist/lib/loop/mcp/plan.js
var plan = __webpack_require__(88792);
// EXTERNAL MODULE: ./dist/lib/loop/models/http.js + 1 modules
var http = __webpack_require__(64273);
// EXTERNAL MODULE: ./dist/lib/loop/models/model-spec.js
var model_spec = __webpack_require__(29664);
// EXTERNAL MODULE: ./dist/lib/loop/models/prices.js + 1 modules
var prices = __webpack_require__(85577);
// EXTERNAL MODULE: ./dist/lib/loop/models/bedrock-settings.js
var bedrock_settings = __webpack_require__(17459);
// EXTERNAL MODULE: ./dist/lib/loop/models/vertex-settings.js + 1 modules
var vertex_settings = __webpack_require__(38413);
;// CONCATENATED MODULE: ./dist/lib/loop/models/upstream.js





/** Nothing is sent yet, and the file of a log-in is read. The error is one sentence: what a log-in lacks, or a model that the gateway has no form for. */
async function upstreamOf(spec, env) {
    const { provider, baseUrl, apiKey } = spec;
    const credential = apiKey === undefined ? { kind: 'none' } : { kind: 'key', value: apiKey };
    switch (provider) {
        case 'anthropic':
            return (0,contract_result.ok)({ baseUrl: baseUrl ?? model_spec/* USUAL_BASE */.NH.anthropic, credential: anthropicCredential(apiKey) });
        case 'openai':
            return (0,contract_result.ok)({ baseUrl: baseUrl ?? model_spec/* USUAL_BASE */.NH.openai, credential });
        case 'google':
            return (0,contract_result.ok)({ baseUrl: baseUrl ?? model_spec/* USUAL_BASE */.NH.google, credential });
        case 'openai-compatible':
            return (0,contract_result.ok)({ baseUrl: baseUrl ?? '', credential });
        case 'amazon-bedrock':
            return bedrock(spec, env);
        case 'google-vertex':
            return vertex(spec, env);
        default:
            return (0,contract_result/* unreachable */.H)(provider);
    }
}
/** The tokens of a log-in begin so, and are shown otherwise than keys. */
const OAUTH_START = 'sk-ant-oat';
function anthropicCredential(value) {
    if (value === undefined)
        return { kind: 'none' };
    return { kind: value.startsWith(OAUTH_START) ? 'bearer' : 'key', value };
}
function bedrock(spec, env) {
    const read = (0,bedrock_settings/* bedrockSettings */.W)(spec, env);
    if (!read.ok)
        return read;
    const { baseUrl, apiKey, login } = read.value;
    return (0,contract_result.ok)({ baseUrl, credential: apiKey === '' ? { kind: 'aws', login } : { kind: 'key', value: apiKey } });
}
async function vertex(spec, env) {
    if (!spec.name.startsWith('claude'))
        return (0,contract_result/* fail */.f)(`an installed agent reaches Claude alone on Vertex, and \`model\` is google-vertex/${spec.name}: write google-vertex/claude-…, or google/${spec.name} with a key`);
    const read = await (0,vertex_settings/* vertexSettings */.C)(spec, env);
    if (!read.ok)
        return read;
    const { project = '', location = '', baseURL, googleAuthOptions } = read.value;
    if (googleAuthOptions === undefined)
        return (0,contract_result/* fail */.f)('Claude on Vertex takes no key: log in with google-github-actions/auth');
    const { authClient } = googleAuthOptions;
    return (0,contract_result.ok)({
        baseUrl: baseURL ?? `https://${hostOf(location)}/v1/projects/${project}/locations/${location}/publishers/anthropic/models`,
        credential: { kind: 'renewed', token: () => tokenOf(authClient) },
    });
}
/** Some locations are spread over regions and have a name of their own. */
function hostOf(location) {
    if (location === 'global')
        return 'aiplatform.googleapis.com';
    return location === 'eu' || location === 'us' ? `aiplatform.${location}.rep.googleapis.com` : `${location}-aiplatform.googleapis.com`;
}
/** The library keeps a token and asks for a new one before it expires. */
async function tokenOf(client) {
    try {
        const { token } = await client.getAccessToken();
        return token ? (0,contract_result.ok)(token) : (0,contract_result/* fail */.f)('the Google log-in gives no access token');
    }
    catch (error) {
        return (0,contract_result/* fail */.f)(`the Google log-in gives no access token: ${(0,contract_message/* messageOf */.b)(error)}`);
    }
}

// EXTERNAL MODULE: ./dist/lib/main/heap.js
var heap = __webpack_require__(39929);
;// CONCATENATED MODULE: ./dist/lib/main/run/agent-servers.js

/** The plan with what each server means by the trusted version. The error is one sentence: a server must not be started. */
function trustedServers(plan, trust) {
    if (trust.snapshot === undefined)
        return (0,contract_result.ok)(plan);
    const started = [];
    for (const server of plan.started) {
        const turned = turnedServer(server, trust);
        if (!turned.ok)
            return (0,contract_result/* fail */.f)(`the MCP server ${JSON.stringify(server.name)} cannot be started: ${turned.error}`);
        started.push(turned.value);
    }
    return (0,contract_result.ok)({ ...plan, started });
}
function turnedServer(server, { commands }) {
    const { transport } = server;
    if (transport.kind !== 'stdio')
        return (0,contract_result.ok)(server);
    const cleared = commands.cleared(commands.server(server.name));
    if (!cleared.ok)
        return cleared;
    const command = cleared.value;
    const [named] = transport.command;
    const [found, ...args] = command.argv;
    // A bare name is looked for on the agent's own PATH, which has nothing of the workspace either.
    const program = named.includes('/') ? found : named;
    return (0,contract_result.ok)({ ...server, transport: { ...transport, command: [program, ...args], cwd: command.cwd } });
}
/** The folder that such servers are started from; undefined where none is. */
function serverFolder({ started }, { snapshot }) {
    return started.some(({ transport }) => transport.kind === 'stdio') ? snapshot?.folder : undefined;
}

// EXTERNAL MODULE: ./dist/lib/main/run/context.js + 2 modules
var context = __webpack_require__(62520);
// EXTERNAL MODULE: ./dist/lib/main/run/mcp.js
var run_mcp = __webpack_require__(17317);
;// CONCATENATED MODULE: ./dist/lib/main/run/other-agent.js
// An agent of somebody else's as the one who holds the conversation: what it needs is found and made ready before the session begins.

























/** Milliseconds that an answer may take beyond what the hooks may. */
const ANSWER_MS = 5_000;
/** The longest that any agent waits for a hook. */
const LONGEST_ANSWER_MS = 600_000;
/** Makes an agent ready, or says in one sentence why it cannot be run as the settings ask. */
async function otherBrain(ready, agent) {
    (0,heap/* letHeapGrow */.v)();
    const found = await find(ready, agent);
    if (!found.ok)
        return found;
    const { adapter, model, installed, confined, network, mcp } = found.value;
    const { settings } = ready;
    const reach = reachOf({
        capabilities: adapter.capabilities,
        gateway: settings.gateway,
        unconfined: confined.ok
            ? []
            : unconfinedGaps({
                why: confined.error,
                pidNamespace: ready.namespace !== undefined,
                platform: ready.host.platform,
                logins: loginFilesIn({ env: ready.host.env, workspace: ready.place.workspace, checkout: ready.trust.checkout.root }),
            }),
        ownNetwork: confined.ok && network === 'own',
        commands: mayRunCommands(settings),
    });
    return (0,contract_result.ok)({
        model,
        notices: [
            `the agent ${adapter.name} ${installed.version} is started as ${installed.program.join(' ')}`,
            ...installed.notices,
            ...(0,plan/* planNotices */.B)(mcp),
            ...aboutStart(adapter, settings),
        ],
        reach: { ...reach, gaps: [...reach.gaps, ...installed.gaps] },
        ...(0,wiring/* wiringOf */.s)(adapter.translator),
        readable: [found.value.place.folders.home, found.value.place.folders.temp],
        run: (parts) => converse(found.value, parts),
    });
}
function aboutStart({ name, capabilities }, settings) {
    return startNotices({ name, capabilities, allowProcess: mayRunCommands(settings) });
}
/** Where nothing is enforced, commands run as well. */
const mayRunCommands = ({ allow, evaluateOnly }) => allow.process || evaluateOnly;
async function find(ready, agent) {
    const { settings, host, trust } = ready;
    const adapter = await (0,adapters.adapterOf)(agent);
    const model = await modelFor(adapter, settings, host);
    if (!model.ok)
        return model;
    const confined = await confinementOf(settings, host);
    if (!confined.ok)
        return confined;
    const network = confined.value.ok && !settings.allow.external ? 'own' : 'shared';
    if (network === 'own' && model.value.upstream === undefined)
        return (0,contract_result/* fail */.f)(`${agent} could reach no model: it is named none, and \`allow-external\` is off. Write \`model\`, so that the guard stands before it, or set \`allow-external\``);
    const skills = await (0,context/* readSkills */.D)(settings, trust, adapter.guidance.skills);
    if (!skills.ok)
        return skills;
    const mcp = trustedServers((0,run_mcp/* mcpPlan */.k)(trust, settings), trust);
    if (!mcp.ok)
        return mcp;
    const installed = await other_agent_install(agent, ready);
    if (!installed.ok)
        return installed;
    const isConfined = confined.value.ok;
    const place = makeAgentPlace({ folder: (0,external_node_path_.join)(ready.place.scratch, 'a'), workspace: ready.place.workspace, confined: isConfined });
    if (!place.ok)
        return place;
    return (0,contract_result.ok)({
        adapter,
        ...model.value,
        installed: installed.value,
        confined: confined.value,
        network,
        mcp: mcp.value,
        place: place.value,
        skills: skills.value,
    });
}
/** What it asks for and who answers; an agent without a wire may find its model by itself. */
async function modelFor(adapter, { model: named, baseUrl, apiKey, costBudget, tokenBudget, gateway }, host) {
    const isWithoutWire = adapter.capabilities.wires.length === 0;
    if (isWithoutWire && (costBudget !== undefined || tokenBudget !== undefined))
        return (0,contract_result/* fail */.f)(`token-budget and cost-budget cannot be held with ${adapter.name}: nobody counts its tokens; write tool-budget or deadline`);
    if (isWithoutWire && named === undefined)
        return (0,contract_result.ok)({ model: UNNAMED, wire: 'responses', mode: 'off' });
    const model = (0,model_spec/* readSpec */.Ot)({ model: named ?? '', ...(0,defined/* defined */.s)({ baseUrl, apiKey }) }, host.env);
    if (!model.ok)
        return model;
    const wire = adapter.wire(model.value);
    if (!wire.ok)
        return wire;
    const upstream = await upstreamOf(model.value, host.env);
    if (!upstream.ok)
        return upstream;
    if (costBudget !== undefined && !(0,prices.hasPrice)(model.value))
        return (0,contract_result/* fail */.f)(`cost-budget cannot be held: the price of \`${named}\` is not known here (list of ${prices.PRICES_DATE}); leave cost-budget out, or write token-budget in its place`);
    return (0,contract_result.ok)({ model: model.value, wire: wire.value, upstream: upstream.value, mode: isWithoutWire ? 'off' : gateway });
}
/** How the agent `basis` runs where nobody says otherwise: it is no package that could be installed here. */
const BASIS_COMMAND = ['basis', 'serve', '--acp'];
const UNNAMED = { provider: 'unknown', name: 'unknown' };
/** How it is confined, or why not; a failure where it must be and cannot. */
async function confinementOf({ confine, allow }, host) {
    if (confine === 'off')
        return (0,contract_result.ok)((0,contract_result/* fail */.f)("`confine` is `off`: what the levels refuse is held by the agent's hooks alone"));
    const probed = await probeBubblewrap({ signal: host.signal, platform: host.platform });
    const noNetwork = probed.ok && !allow.external ? probed.value.noNetwork : undefined;
    const usable = noNetwork === undefined ? probed : (0,contract_result/* fail */.f)(noNetwork);
    if (confine === 'required' && !usable.ok)
        return (0,contract_result/* fail */.f)(`\`confine\` is \`required\`: ${usable.error}`);
    return (0,contract_result.ok)(usable);
}
async function other_agent_install(agent, { settings, host, redact, place }) {
    const { agentVersion, agentCommand, allowUntestedVersion } = settings;
    const { workspace } = place;
    const usual = agent === 'basis' ? BASIS_COMMAND : undefined;
    const { agents } = host.folders;
    const { RUNNER_TOOL_CACHE, XDG_CACHE_HOME, HOME } = host.env;
    const cache = RUNNER_TOOL_CACHE || XDG_CACHE_HOME || (0,external_node_path_.join)(HOME || '/', '.cache');
    const installed = await installAgent({
        agent,
        allowUntested: allowUntestedVersion,
        agentsFolder: agents,
        cacheFolder: (0,external_node_path_.join)(cache, 'basis-guard', 'agents'),
        machine: {
            node: process.execPath,
            platform: host.platform,
            arch: process.arch,
            env: host.env,
            workspace,
        },
        temp: place.folder,
        random: host.random,
        signal: host.signal,
        ...(0,defined/* defined */.s)({ version: agentVersion, command: agentCommand ?? usual }),
    });
    if (installed.ok)
        return installed;
    const isUsual = agentCommand === undefined && usual !== undefined;
    return (0,contract_result/* fail */.f)(redact(isUsual ? `${agent} runs as \`${usual.join(' ')}\` where agent-command says nothing else, and ${installed.error}` : installed.error));
}
async function converse(found, { started, host, enforcer, chain, journal, onGuardError, onGap, onLimit, onNotice, onHeld }) {
    const { adapter, model, place, installed, confined, network, mcp } = found;
    const { settings, trust, guidance, redact, hide, tokens, marks, env, namespace } = started;
    for (const sentence of aboutStart(adapter, settings))
        host.say((0,neutralise/* neutralise */.$0)(redact(sentence)));
    const { path } = (0,clean_path/* cleanPath */.t)(env['PATH'], { root: trust.checkout.root });
    try {
        const { ending, ...more } = await runAgent({
            adapter,
            version: installed.version,
            program: installed.program,
            args: settings.agentArgs,
            prompt: started.prompt ?? '',
            skills: found.skills,
            guidance: guidance.map(({ source, text }) => `From ${source}:\n\n${text}`).join('\n\n'),
            model,
            wire: found.wire,
            ...(found.upstream === undefined ? {} : { upstream: { ...found.upstream, ...(0,defined/* defined */.s)({ proxy: (0,http.proxySettings)(host.env) }) } }),
            mode: found.mode,
            mcp: mcp.started,
            allow: { external: settings.allow.external, delegation: settings.allowDelegation },
            place,
            ...(confined.ok ? { bubblewrap: confined.value } : {}),
            network,
            confinement: {
                env: host.env,
                path,
                writable: settings.allow.local_state || mayRunCommands(settings),
                checkout: trust.checkout.root,
                hidden: [started.place.folder],
                shown: installed.folder === undefined ? [] : [installed.folder],
                ...(0,defined/* defined */.s)({ snapshot: serverFolder(mcp, trust) }),
            },
            inside: host.folders.inside,
            ...(0,defined/* defined */.s)({ pidNamespace: namespace }),
            environment: { ...env, PATH: path },
            marks,
            enforcer,
            chain,
            journal,
            evaluateOnly: settings.evaluateOnly,
            gatewayToken: tokens.gateway,
            decisionToken: tokens.decisions,
            answerMs: answerMs(trust.hooks.map(({ timeoutMs }) => timeoutMs)),
            redact,
            hide: settings.redact ? hide : (text) => text,
            cost: (name, usage) => (0,prices.cost)({ provider: model.provider, name }, usage),
            now: host.clock.monotonic,
            random: host.random,
            signal: host.signal,
            say: (sentence) => {
                const message = redact(sentence);
                enforcer.tell({ type: 'notice', message });
                host.say((0,neutralise/* neutralise */.$0)(message));
            },
            onGap,
            onLimit,
            onNotice,
            onHeld,
        });
        return { ...ending, ...more, turns: 0 };
    }
    finally {
        const removed = place.remove();
        if (!removed.ok)
            onGuardError(removed.error);
        await removeInstalled(installed).catch((error) => onLimit(`the agent's installation could not be removed: ${(0,contract_message/* messageOf */.b)(error)}`));
    }
}
/** Milliseconds for one answer: the whole chain, and the approver. */
function answerMs(timeouts) {
    return Math.min(LONGEST_ANSWER_MS, timeouts.reduce((sum, ms) => sum + ms, ANSWER_MS));
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
