export const id = 9250;
export const ids = [9250,4273];
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

/***/ 89250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openModel: () => (/* binding */ openModel)
});

// EXTERNAL MODULE: ./dist/lib/contract/message.js
var message = __webpack_require__(8319);
// EXTERNAL MODULE: ./dist/lib/contract/result.js
var result = __webpack_require__(66639);
// EXTERNAL MODULE: ./dist/lib/loop/models/bedrock-settings.js
var bedrock_settings = __webpack_require__(17459);
// EXTERNAL MODULE: ./dist/lib/contract/json/pick.js
var pick = __webpack_require__(14626);
// EXTERNAL MODULE: ./dist/lib/contract/json/parse.js
var parse = __webpack_require__(62892);
// EXTERNAL MODULE: ./dist/lib/contract/json/text.js
var json_text = __webpack_require__(53692);
// EXTERNAL MODULE: ./dist/lib/contract/json/view.js
var view = __webpack_require__(93906);
;// CONCATENATED MODULE: ./dist/lib/loop/models/exact-arguments.js




/**
 * Rewriters of a provider's event stream, for wires on which a call's arguments are a JSON value: the library would parse it,
 * round its numbers and write it anew. They hand the value on as a string of its exact text, in a form that the library passes
 * unread. An event that the strict reader refuses becomes an error event of that wire: it is not passed blind.
 */
/** Gemini: `functionCall.args` as a string, which the library takes for the arguments' text. */
const exactGoogleEvent = (data) => {
    if (!data.includes('"args"'))
        return [data];
    const read = (0,parse/* parseJson */.q)(data);
    if (!read.ok)
        return [(0,json_text/* writeJson */.GF)({ error: { code: 422, status: 'UNREADABLE', message: unreadableEvent(read.error.message) } })];
    const document = read.value;
    const found = (0,pick/* itemsAt */.Ct)(document.root, 'candidates')
        .flatMap((candidate) => (0,pick/* itemsAt */.Ct)(candidate, 'content', 'parts'))
        .map((part) => (0,pick/* within */.ux)(part, 'functionCall', 'args'))
        .filter((args) => args?.kind === 'object');
    return [
        splice(document, found.map((node) => ({ node, text: (0,json_text/* quoteJson */.fp)((0,json_text/* textOf */.b6)(document, node)) }))),
    ];
};
/** Anthropic: arguments that come whole in `content_block_start` as a start without them and one delta with their text. */
const exactAnthropicEvent = (data) => {
    if (!data.includes('"content_block_start"') || !data.includes('"tool_use"'))
        return [data];
    const read = (0,parse/* parseJson */.q)(data);
    if (!read.ok) {
        return [(0,json_text/* writeJson */.GF)({ type: 'error', error: { type: 'unreadable_event', message: unreadableEvent(read.error.message) } })];
    }
    const document = read.value;
    const input = (0,pick/* within */.ux)(document.root, 'content_block', 'input');
    const index = (0,view/* member */.Dc)(document.root, 'index');
    if (input?.kind !== 'object' || input.members.length === 0 || index === undefined)
        return [data];
    const delta = (0,json_text/* quoteJson */.fp)((0,json_text/* textOf */.b6)(document, input));
    return [
        splice(document, [{ node: input, text: '{}' }]),
        `{"type":"content_block_delta","index":${(0,json_text/* textOf */.b6)(document, index)},"delta":{"type":"input_json_delta","partial_json":${delta}}}`,
    ];
};
function unreadableEvent(problem) {
    return `an event of the stream is not JSON by the strict reader: ${problem}`;
}
function splice(document, edits) {
    let text = '';
    let at = 0;
    for (const edit of edits) {
        text += document.text.slice(at, edit.node.start) + edit.text;
        at = edit.node.end;
    }
    return text + document.text.slice(at);
}

// EXTERNAL MODULE: ./dist/lib/loop/models/http.js + 1 modules
var http = __webpack_require__(64273);
// EXTERNAL MODULE: ./dist/lib/loop/models/model-spec.js
var model_spec = __webpack_require__(29664);
// EXTERNAL MODULE: ./dist/lib/loop/models/vertex-settings.js + 1 modules
var vertex_settings = __webpack_require__(38413);
;// CONCATENATED MODULE: ./dist/lib/loop/models/endpoints.js






/**
 * The providers, each behind an `import()` of its own so that a bundler makes a chunk of it and nothing is loaded that the run does
 * not use. Everything that the libraries would read from the process's environment is handed to them instead.
 */
async function endpointOf(spec, env, fetch) {
    switch (spec.provider) {
        case 'anthropic':
            return (0,result.ok)(await anthropic(spec, fetch));
        case 'openai':
            return (0,result.ok)(await openai(spec, fetch));
        case 'google':
            return (0,result.ok)(await google(spec, fetch));
        case 'openai-compatible':
            return (0,result.ok)(await openaiCompatible(spec, fetch));
        case 'amazon-bedrock':
            return amazonBedrock(spec, env, fetch);
        case 'google-vertex':
            return googleVertex(spec, env, fetch);
    }
}
const ANTHROPIC_WIRE = {
    // Arguments are checked by the provider before they are streamed; nothing here acts on half a call.
    providerOptions: { anthropic: { toolStreaming: false } },
    cacheMark: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    cacheMarksTools: true,
    argumentsAs: 'value',
};
async function anthropic({ name, baseUrl, apiKey = '' }, fetch) {
    const { createAnthropic } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(8973), __webpack_require__.e(269)]).then(__webpack_require__.bind(__webpack_require__, 10269));
    const provider = createAnthropic({
        baseURL: baseUrl ?? model_spec/* USUAL_BASE */.NH.anthropic,
        apiKey,
        fetch: (0,http/* modelFetch */.Y)(fetch, exactAnthropicEvent),
    });
    return { model: provider(name), ...ANTHROPIC_WIRE };
}
async function openai({ name, baseUrl, apiKey = '' }, fetch) {
    const { createOpenAI } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(5420)]).then(__webpack_require__.bind(__webpack_require__, 65420));
    const provider = createOpenAI({ baseURL: baseUrl ?? model_spec/* USUAL_BASE */.NH.openai, apiKey, fetch: (0,http/* modelFetch */.Y)(fetch, undefined) });
    // Nothing is kept at the provider: reasoning travels encrypted in the conversation.
    return { model: provider.responses(name), providerOptions: { openai: { store: false } }, argumentsAs: 'text' };
}
async function google({ name, baseUrl, apiKey = '' }, fetch) {
    const { createGoogle } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(2406), __webpack_require__.e(5601)]).then(__webpack_require__.bind(__webpack_require__, 35601));
    const baseURL = baseUrl ?? model_spec/* USUAL_BASE */.NH.google;
    return { model: createGoogle({ baseURL, apiKey, fetch: (0,http/* modelFetch */.Y)(fetch, exactGoogleEvent) })(name), argumentsAs: 'value' };
}
async function openaiCompatible({ name, baseUrl = '', apiKey }, fetch) {
    const { createOpenAICompatible } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(6033)]).then(__webpack_require__.bind(__webpack_require__, 6033));
    const provider = createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl,
        includeUsage: true,
        fetch: (0,http/* modelFetch */.Y)(fetch, undefined),
        ...(apiKey === undefined ? {} : { apiKey }),
    });
    return { model: provider(name), argumentsAs: 'text', anyStopReason: true };
}
async function amazonBedrock(spec, env, fetch) {
    const read = (0,bedrock_settings/* bedrockSettings */.W)(spec, env);
    if (!read.ok)
        return read;
    const { baseUrl, apiKey, login } = read.value;
    const { name } = spec;
    const { createAmazonBedrock } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(4342)]).then(__webpack_require__.bind(__webpack_require__, 34342));
    const provider = createAmazonBedrock({ ...login, apiKey, baseURL: baseUrl, fetch: (0,http/* modelFetch */.Y)(fetch, undefined) });
    return (0,result.ok)({
        model: provider(name),
        argumentsAs: 'value',
        ...(cachesOnBedrock(name) ? { cacheMark: { bedrock: { cachePoint: { type: 'default' } } } } : {}),
    });
}
/** Bedrock refuses a cache mark for models that cannot cache: only families that are known to are marked. */
function cachesOnBedrock(name) {
    return /anthropic\.claude-(?:(?:opus|sonnet|haiku|fable)-\d|3-7|3-5-haiku)/.test(name);
}
async function googleVertex(spec, env, fetch) {
    const read = await (0,vertex_settings/* vertexSettings */.C)(spec, env);
    if (!read.ok)
        return read;
    const { apiKey = '', ...settings } = read.value;
    if (spec.name.startsWith('claude')) {
        const { createGoogleVertexAnthropic } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(1488), __webpack_require__.e(8973), __webpack_require__.e(2069), __webpack_require__.e(6388)]).then(__webpack_require__.bind(__webpack_require__, 46388));
        return (0,result.ok)({
            model: createGoogleVertexAnthropic({ ...settings, fetch: (0,http/* modelFetch */.Y)(fetch, exactAnthropicEvent) })(spec.name),
            ...ANTHROPIC_WIRE,
        });
    }
    const { createGoogleVertex } = await Promise.all(/* import() */[__webpack_require__.e(669), __webpack_require__.e(1488), __webpack_require__.e(2406), __webpack_require__.e(2069), __webpack_require__.e(1558)]).then(__webpack_require__.bind(__webpack_require__, 91558));
    return (0,result.ok)({
        model: createGoogleVertex({ ...settings, apiKey, fetch: (0,http/* modelFetch */.Y)(fetch, exactGoogleEvent) })(spec.name),
        argumentsAs: 'value',
    });
}

// EXTERNAL MODULE: ./dist/lib/contract/input.js
var input = __webpack_require__(93108);
;// CONCATENATED MODULE: ./dist/lib/loop/models/backoff.js
/** Bounds of the waiting between tries, in milliseconds. */
const FIRST_WAIT = 1_000;
const LONGEST_OWN_WAIT = 30_000;
/** What a server may ask for; a longer wish is cut to this. */
const LONGEST_ASKED_WAIT = 120_000;
/** How often one turn is asked for, the first time included, before it has failed. */
const MAX_TRIES = 4;
/**
 * How long a server asks to wait, in milliseconds, by `retry-after-ms`, or by `retry-after` as seconds or as a date; undefined
 * where it does not say so in a form that is understood. `now` is the wall clock in milliseconds since 1970.
 */
function askedWait(headers, now) {
    const milliseconds = positive(headers['retry-after-ms']);
    if (milliseconds !== undefined)
        return capped(milliseconds);
    const after = headers['retry-after'];
    const seconds = positive(after);
    if (seconds !== undefined)
        return capped(seconds * 1_000);
    const date = after === undefined || !/[a-z]{3}/i.test(after) ? Number.NaN : Date.parse(after);
    return Number.isNaN(date) ? undefined : capped(Math.max(0, date - now));
}
/** The wait before the next try: what the server asked for, else twice as long each time, between half and all of it by chance. */
function waitBefore(failedTries, asked, random) {
    if (asked !== undefined)
        return Math.ceil(asked);
    const longest = Math.min(LONGEST_OWN_WAIT, FIRST_WAIT * 2 ** (failedTries - 1));
    return Math.round(longest * (0.5 + random() / 2));
}
function positive(text) {
    return text !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}
function capped(milliseconds) {
    return Math.min(LONGEST_ASKED_WAIT, milliseconds);
}

// EXTERNAL MODULE: ./dist/lib/session/abort.js
var abort = __webpack_require__(89104);
// EXTERNAL MODULE: ./dist/lib/contract/on-abort.js
var on_abort = __webpack_require__(74148);
;// CONCATENATED MODULE: ./dist/lib/loop/models/usage.js
/** What a response cost in tokens; undefined where the provider did not say. */
function usageOf(usage) {
    const { inputTokens, outputTokens } = usage;
    if (inputTokens.total === undefined && outputTokens.total === undefined)
        return undefined;
    return {
        inputTokens: inputTokens.total ?? 0,
        outputTokens: outputTokens.total ?? 0,
        ...(inputTokens.cacheRead === undefined ? {} : { cachedTokens: inputTokens.cacheRead }),
        ...(inputTokens.cacheWrite === undefined ? {} : { cacheWrittenTokens: inputTokens.cacheWrite }),
        ...(outputTokens.reasoning === undefined ? {} : { reasoningTokens: outputTokens.reasoning }),
    };
}
/** What Anthropic says at the start of a message, for a stream that never comes to its end. */
function startedUsage(metadata) {
    const usage = metadata?.['anthropic']?.['usage'];
    if (typeof usage !== 'object' || usage === null || Array.isArray(usage))
        return undefined;
    const counts = new Map(Object.entries(usage));
    const count = (name) => {
        const value = counts.get(name);
        return typeof value === 'number' ? value : 0;
    };
    const cachedTokens = count('cache_read_input_tokens');
    const cacheWrittenTokens = count('cache_creation_input_tokens');
    return {
        inputTokens: count('input_tokens') + cachedTokens + cacheWrittenTokens,
        outputTokens: count('output_tokens'),
        cachedTokens,
        cacheWrittenTokens,
    };
}
/** The sum; a part that neither knows stays unknown. */
function addUsage(one, other) {
    if (one === undefined || other === undefined)
        return one ?? other;
    return {
        inputTokens: one.inputTokens + other.inputTokens,
        outputTokens: one.outputTokens + other.outputTokens,
        ...sumOf('cachedTokens', one, other),
        ...sumOf('cacheWrittenTokens', one, other),
        ...sumOf('reasoningTokens', one, other),
    };
}
function sumOf(name, one, other) {
    if (one[name] === undefined && other[name] === undefined)
        return {};
    return { [name]: (one[name] ?? 0) + (other[name] ?? 0) };
}

;// CONCATENATED MODULE: ./dist/lib/loop/models/collect.js


/** Reads a response to its end, telling text as it comes. Never rejects: a stream that breaks is collected as far as it came. */
async function collect(stream, onText, signal) {
    const collector = new Collector(onText);
    const reader = stream.getReader();
    const giveUp = (0,on_abort/* onAbort */.u)(signal, () => void reader.cancel(signal.reason).catch(() => undefined));
    try {
        for (;;) {
            const { done, value } = await reader.read();
            if (done)
                break;
            collector.take(value);
        }
    }
    catch (error) {
        collector.fail(error);
    }
    finally {
        giveUp();
    }
    return collector.collected();
}
class Collector {
    #onText;
    #order = [];
    #open = new Map();
    #hosted = [];
    #usage;
    #finish;
    #failure;
    #begun = false;
    constructor(onText) {
        this.#onText = onText;
    }
    fail(error) {
        this.#failure ??= { error };
    }
    take(part) {
        switch (part.type) {
            case 'text-start':
                return this.#start(part.id, 'text', part.providerMetadata);
            case 'reasoning-start':
                return this.#start(part.id, 'reasoning', part.providerMetadata);
            case 'text-delta':
                if (part.delta !== '')
                    this.#onText(part.delta);
                return this.#extend(`text ${part.id}`, part.delta, part.providerMetadata);
            case 'reasoning-delta':
                return this.#extend(`reasoning ${part.id}`, part.delta, part.providerMetadata);
            case 'text-end':
                return this.#extend(`text ${part.id}`, '', part.providerMetadata);
            case 'reasoning-end':
                return this.#extend(`reasoning ${part.id}`, '', part.providerMetadata);
            case 'tool-input-start':
                this.#begun = true;
                return;
            case 'tool-call':
                this.#begun = true;
                if (part.providerExecuted === true)
                    this.#hosted.push(part.toolName);
                else
                    this.#order.push(callOf(part));
                return;
            case 'custom':
                this.#usage ??= startedUsage(part.providerMetadata);
                return;
            case 'finish':
                this.#usage = usageOf(part.usage) ?? this.#usage;
                this.#finish = part.finishReason;
                return;
            case 'error':
                return this.fail(part.error);
            // What a model adds to its answer besides text, reasoning and calls is neither asked for nor kept.
            case 'tool-input-delta':
            case 'tool-input-end':
            case 'tool-result':
            case 'tool-approval-request':
            case 'file':
            case 'reasoning-file':
            case 'source':
            case 'raw':
            case 'ping':
            case 'response-metadata':
            case 'stream-start':
                return;
        }
    }
    collected() {
        const blocks = this.#order.filter((item) => 'kind' in item);
        return {
            parts: this.#order.flatMap(partsOf),
            text: blocks.map((block) => (block.kind === 'text' ? block.text : '')).join(''),
            hosted: this.#hosted,
            begun: this.#begun,
            ...(this.#usage === undefined ? {} : { usage: this.#usage }),
            ...(this.#finish === undefined ? {} : { finish: this.#finish }),
            ...(this.#failure === undefined ? {} : { error: this.#failure.error }),
        };
    }
    #start(id, kind, metadata) {
        const block = { kind, text: '', ...(metadata === undefined ? {} : { metadata }) };
        this.#open.set(`${kind} ${id}`, block);
        this.#order.push(block);
    }
    #extend(key, delta, metadata) {
        const block = this.#open.get(key);
        if (block === undefined)
            return;
        if (delta !== '')
            this.#begun = true;
        block.text += delta;
        if (metadata !== undefined)
            block.metadata = metadata;
    }
}
function callOf(part) {
    const metadata = part.providerMetadata;
    return { id: part.toolCallId, name: part.toolName, argumentsText: part.input, ...(metadata === undefined ? {} : { metadata }) };
}
/** An empty block is kept only for what its metadata carries: a signature, encrypted reasoning. */
function partsOf(item) {
    if (!('kind' in item))
        return [{ kind: 'call', call: item }];
    if (item.text === '' && item.metadata === undefined)
        return [];
    const options = item.metadata === undefined ? {} : { providerOptions: item.metadata };
    return [{ kind: 'kept', part: { type: item.kind, text: item.text, ...options } }];
}

;// CONCATENATED MODULE: ./dist/lib/loop/models/exact-value.js


/**
 * How a call's arguments go back up in the conversation. The providers' libraries take a value and write it with
 * `JSON.stringify`; the value here is made so that numbers, key order and lone surrogates come out as the model wrote them
 * (contract 4.3), also where the request is signed after it was written.
 */
function sentArguments(input, as) {
    if (input.kind === 'raw')
        return unreadable(input.text);
    if (!(0,json_text/* isObjectText */.PN)(input.text))
        return unreadable(input.text);
    return as === 'text' && !looksUnsafe(input.text) ? input.text : exactValue(input.text);
}
/** What is not a JSON object can be sent on no wire as it is; the model finds its own text in an object. */
function unreadable(text) {
    return { unreadable_arguments: text };
}
/** Whether the library may take a text for an attack on prototypes; it would then write it as a string in a string. */
function looksUnsafe(text) {
    return /proto|constructor|\\u/i.test(text);
}
/** A value that `JSON.stringify` writes with the numbers, the key order and the keys of the text. */
function exactValue(text) {
    const read = (0,parse/* parseJson */.q)(text);
    return read.ok ? exact_value_valueOf(read.value, read.value.root) : unreadable(text);
}
function exact_value_valueOf(document, node) {
    switch (node.kind) {
        case 'object':
            return objectOf(node.members.map(({ key }) => key), node.members.map(({ value }) => exact_value_valueOf(document, value)));
        case 'array':
            return node.items.map((item) => exact_value_valueOf(document, item));
        case 'number':
            return rawNumber((0,json_text/* textOf */.b6)(document, node));
        case 'null':
            return null;
        case 'string':
        case 'boolean':
            return node.value;
    }
}
/** Without a prototype; where a key looks like an index, which JavaScript would move to the front, behind a proxy that keeps the order. */
function objectOf(keys, values) {
    const object = { __proto__: null };
    for (const [index, key] of keys.entries())
        object[key] = values[index];
    if (!keys.some((key) => /^\d+$/.test(key)))
        return object;
    return new Proxy(object, { ownKeys: () => [...keys] });
}
/** A number as its text; only where the platform has no `JSON.rawJSON` is it rounded. */
function rawNumber(text) {
    return JSON.rawJSON === undefined ? Number(text) : JSON.rawJSON(text);
}

;// CONCATENATED MODULE: ./dist/lib/loop/models/faults.js

const LONGEST_QUOTE = 400;
/** How the providers say that a conversation is too long; none of them has a status of its own for it. */
const OVERFLOW = /context[_ ]length[_ ]exceeded|prompt is too long|exceeds? (?:the |its |your )?(?:model'?s? )?(?:maximum |available )?context|maximum context length|context window|exceeds? the maximum number of (?:input )?tokens|input (?:is )?too long|too many (?:input )?tokens|request_too_large|input token count/i;
/** A quota that is used up or an account without money: the same status as too many requests, and waiting does not help. */
const EXHAUSTED = /insufficient_quota|billing|credit balance/i;
const PASSING = /overloaded|rate.?limit|server_error|internal|unavailable|timeout|timed out|try again/i;
/** What an error of the provider's library means. `begun`: part of the answer had come, so that asking again would tell it twice. */
function faultOf(error, begun, now) {
    const facts = factsOf(error);
    const said = `${facts.message} ${facts.detail}`;
    const words = wordsOf(facts);
    if (facts.status !== undefined && isOverflowStatus(facts.status) && OVERFLOW.test(said))
        return { kind: 'overflow', words };
    if (facts.status === undefined && /context_length_exceeded/.test(said))
        return { kind: 'overflow', words };
    if (begun)
        return { kind: 'final', words: `broke off its answer: ${quote(facts.message)}` };
    if (/certificate/i.test(facts.message) && facts.status === undefined) {
        return {
            kind: 'final',
            words: `${words}; where a proxy uses a certificate authority of its own, name its file in NODE_EXTRA_CA_CERTS`,
        };
    }
    if (!isTransient(facts) || EXHAUSTED.test(said))
        return { kind: 'final', words };
    const askedWaitMs = askedWait(facts.headers, now);
    return { kind: 'transient', words, ...(askedWaitMs === undefined ? {} : { askedWaitMs }) };
}
function isOverflowStatus(status) {
    return status === 400 || status === 413 || status === 422;
}
function isTransient({ status, retryable, message, detail }) {
    if (status === undefined)
        return retryable || PASSING.test(`${message} ${detail}`);
    return status === 408 || status === 409 || status === 429 || status >= 500;
}
function wordsOf({ status, message }) {
    const said = quote(message);
    switch (status) {
        case undefined:
            return `gave no answer: ${said}`;
        case 401:
        case 403:
            return `refused the credentials (${status}): ${said}; check \`api-key\` and what it may use`;
        case 404:
            return `answered 404: ${said}; check the name in \`model\` and \`base-url\``;
        default:
            return status >= 300 && status < 400
                ? `answered ${status}, a redirect, which is not followed: check \`base-url\``
                : `answered ${status}: ${said}`;
    }
}
/** One line, bounded. */
function quote(text) {
    const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
    return line.length > LONGEST_QUOTE
        ? `${line.slice(0, LONGEST_QUOTE).toWellFormed()}… (${line.length} characters)`
        : line || 'without a message';
}
/** An error's fields by shape: each provider may bring its own copy of the library's error classes. */
function factsOf(error) {
    const status = field(error, 'statusCode');
    const headers = field(error, 'responseHeaders');
    return {
        message: messagesOf(error).join(': '),
        detail: `${textOf(field(error, 'responseBody'))} ${textOf(field(error, 'data'))} ${textOf(field(error, 'type'))} ${textOf(field(error, 'code'))}`,
        headers: typeof headers === 'object' && headers !== null ? Object.fromEntries(Object.entries(headers)) : {},
        retryable: field(error, 'isRetryable') === true,
        // A good status is none of an error: the connection broke after it.
        ...(typeof status === 'number' && status >= 300 ? { status } : {}),
    };
}
/** The message and those of the causes behind it, each once. */
function messagesOf(error) {
    const found = [];
    for (let at = error; at !== undefined && found.length < 4; at = field(at, 'cause')) {
        const message = field(at, 'message');
        const text = typeof message === 'string' ? message : typeof at === 'string' ? at : '';
        if (text !== '' && !found.some((earlier) => earlier.includes(text)))
            found.push(text);
    }
    return found.length === 0 ? [textOf(error)] : found;
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
function textOf(value) {
    if (typeof value === 'string')
        return value;
    return value === undefined || value === null ? '' : (JSON.stringify(value) ?? '');
}

;// CONCATENATED MODULE: ./dist/lib/loop/models/history.js
/** Outputs below this length are not worth dropping: the words in their place are hardly shorter. */
const WORTH_DROPPING = 200;
/** What was said so far. Tool outputs can be dropped from it, oldest first; nothing else ever is. */
class History {
    #entries = [];
    get entries() {
        return this.#entries;
    }
    user(text) {
        this.#entries.push({ kind: 'user', text: text.toWellFormed() });
    }
    assistant(parts) {
        this.#entries.push({ kind: 'assistant', parts });
    }
    results(results) {
        if (results.length === 0)
            return;
        this.#entries.push({
            kind: 'results',
            results: results.map(({ toolCallId, toolName, output, isError }) => ({
                toolCallId,
                toolName,
                text: output.text.toWellFormed(),
                isError,
            })),
        });
    }
    /**
     * Drops the oldest tool outputs until a third of what can be dropped is gone. The newest results, which the model has not read
     * yet, go only when nothing else is left. Undefined where nothing can be dropped.
     */
    dropOldest() {
        const newest = this.#entries.findLastIndex(({ kind }) => kind === 'results');
        return this.#dropThird((index) => index !== newest) ?? this.#dropThird((index) => index === newest);
    }
    #dropThird(among) {
        const all = this.#entries
            .filter((entry, index) => entry.kind === 'results' && among(index))
            .flatMap((entry) => (entry.kind === 'results' ? entry.results : []))
            .filter(canDrop);
        const target = all.reduce((sum, { text }) => sum + text.length, 0) / 3;
        const dropped = new Set();
        let characters = 0;
        for (const result of all) {
            if (characters >= target)
                break;
            dropped.add(result);
            characters += result.text.length;
        }
        if (dropped.size === 0)
            return undefined;
        for (const [index, entry] of this.#entries.entries()) {
            if (entry.kind !== 'results' || !entry.results.some((result) => dropped.has(result)))
                continue;
            this.#entries[index] = {
                kind: 'results',
                results: entry.results.map((result) => (dropped.has(result) ? withoutText(result) : result)),
            };
        }
        return { outputs: dropped.size, characters };
    }
}
function canDrop(result) {
    return result.text.length > WORTH_DROPPING;
}
function withoutText(result) {
    return {
        ...result,
        text: `[This output of ${result.text.length} characters was dropped because the conversation no longer fitted. Ask for a smaller part if you need it.]`,
    };
}

;// CONCATENATED MODULE: ./dist/lib/loop/models/prompt.js


/** How many of the last messages of ours are marked as places up to which the provider may cache. */
const MARKED_MESSAGES = 2;
/** The conversation as the library takes it, with cache marks on the system text and on the last messages of ours. */
function promptOf(system, entries, endpoint) {
    const ours = entries.flatMap((entry, index) => (entry.kind === 'assistant' ? [] : [index]));
    const marked = new Set(ours.slice(-MARKED_MESSAGES));
    const messages = entries.map((entry, index) => messageOf(entry, marked.has(index) ? endpoint.cacheMark : undefined));
    return [{ role: 'system', content: system.toWellFormed(), ...optionsOf(endpoint.cacheMark) }, ...messages];
}
function messageOf(entry, mark) {
    switch (entry.kind) {
        case 'user':
            return { role: 'user', content: [{ type: 'text', text: entry.text }], ...optionsOf(mark) };
        case 'assistant':
            return { role: 'assistant', content: [...entry.parts] };
        case 'results':
            return { role: 'tool', content: entry.results.map(resultPartOf), ...optionsOf(mark) };
    }
}
function resultPartOf({ toolCallId, toolName, text, isError }) {
    return { type: 'tool-result', toolCallId, toolName, output: { type: isError ? 'error-text' : 'text', value: text } };
}
function optionsOf(options) {
    return options === undefined ? {} : { providerOptions: options };
}
/** The tools as the library takes them; the last carries the cache mark where the wire has one for tools. */
function toolsOf(tools, endpoint) {
    return tools.map((tool, index) => ({
        type: 'function',
        name: tool.name,
        description: tool.description,
        inputSchema: schemaOf(tool.inputSchema),
        ...(index === tools.length - 1 && endpoint.cacheMarksTools === true ? optionsOf(endpoint.cacheMark) : {}),
    }));
}
/** An ordinary value: what a double cannot hold has no place in a schema. */
function schemaOf(text) {
    const read = (0,parse/* parseJson */.q)(text);
    const schema = read.ok ? (0,view/* ordinaryViewOf */.Fb)(read.value.root) : undefined;
    return isSchema(schema) ? schema : {};
}
function isSchema(value) {
    return typeof value === 'object' && value !== null;
}

;// CONCATENATED MODULE: ./dist/lib/loop/models/ruling.js

/**
 * Whether a response is a turn. It is one only when the provider said that it is whole and it holds a call or text; everything
 * else is a fault with words, never an empty answer.
 */
function ruleOn(collected, anyStopReason, now) {
    if ('error' in collected)
        return faultOf(collected.error, collected.begun, now);
    const [hosted] = collected.hosted;
    if (hosted !== undefined)
        return ruling_final(`ran a tool of its own (${hosted}), which nobody here could judge`);
    if (collected.finish === undefined)
        return torn(collected);
    const stopped = stoppedBy(collected.finish, anyStopReason, collected);
    if (stopped !== undefined)
        return stopped;
    const hasCall = collected.parts.some(({ kind }) => kind === 'call');
    return hasCall || collected.text.trim() !== '' ? { kind: 'turn' } : ruling_final('ended its turn without text and without a call');
}
/** Why the reason to stop is none of a whole turn; undefined where it is one. */
function stoppedBy(finish, anyStopReason, collected) {
    const raw = finish.raw === undefined ? '' : ` (${finish.raw})`;
    switch (finish.unified) {
        case 'stop':
        case 'tool-calls':
            return undefined;
        case 'length':
            return finish.raw === 'model_context_window_exceeded'
                ? { kind: 'overflow', words: `stopped at the end of the model's context${raw}` }
                : ruling_final(`stopped at the limit of its output${raw}: the answer is cut off`);
        case 'content-filter':
            return ruling_final(`refused to answer or was stopped by its filter${raw}`);
        case 'error':
            // The model's call could not be read by its own provider: nothing of it came, and asking again mends it.
            return finish.raw === 'MALFORMED_FUNCTION_CALL'
                ? { kind: 'transient', words: 'threw away a malformed call of the model', askedWaitMs: 0 }
                : ruling_final(`ended its turn with an error${raw}`);
        case 'other':
            return anyStopReason && finish.raw !== undefined ? undefined : ruling_final(`ended its turn for a reason that is not understood${raw}`);
        case 'interrupted':
            return torn(collected);
    }
}
function torn({ begun }) {
    const words = 'ended the stream before the turn was over';
    return begun ? ruling_final(words) : { kind: 'transient', words };
}
function ruling_final(words) {
    return { kind: 'final', words };
}

;// CONCATENATED MODULE: ./dist/lib/loop/models/provider-conversation.js











/** How often a conversation that does not fit is shortened within one turn. */
const MAX_SHORTENINGS = 8;
/**
 * A conversation with a provider: one request a turn, more only where a request failed and asking again can help. What a failed
 * try cost is counted. Failing words name the provider.
 */
class ProviderConversation {
    #label;
    #endpoint;
    #system;
    #tools;
    #deps;
    #history = new History();
    #ids = new Set();
    constructor(label, endpoint, opening, deps) {
        this.#label = label;
        this.#endpoint = endpoint;
        this.#system = opening.system;
        this.#tools = toolsOf(opening.tools, endpoint);
        this.#deps = deps;
        this.#history.user(opening.prompt);
    }
    async next(results, listener, signal, say) {
        this.#history.results(results);
        if (say !== undefined)
            this.#history.user(say);
        try {
            return await this.#turn(listener, signal);
        }
        catch (error) {
            return this.#failed(`could not be asked: ${(0,message/* messageOf */.b)(error)}`, undefined);
        }
    }
    async #turn(listener, signal) {
        let spent;
        let tries = 0;
        let shortenings = 0;
        for (;;) {
            const asked = await this.#ask(listener, signal);
            spent = addUsage(spent, asked.kind === 'turn' ? asked.collected.usage : asked.usage);
            switch (asked.kind) {
                case 'turn':
                    return this.#keep(asked.collected, spent);
                case 'cancelled':
                    return this.#failed('was not waited for: the request was cancelled', spent);
                case 'final':
                    return this.#failed(asked.words, spent);
                case 'overflow': {
                    const dropped = this.#history.dropOldest();
                    if (dropped === undefined)
                        return this.#failed(`${asked.words}; no tool output is left that could be dropped`, spent);
                    shortenings += 1;
                    if (shortenings > MAX_SHORTENINGS)
                        return this.#failed(`${asked.words}; it still does not fit after ${MAX_SHORTENINGS} shortenings`, spent);
                    listener.notice(`the conversation is too long for ${this.#label}: the oldest tool outputs (${dropped.outputs}, ${dropped.characters} characters) were dropped from it`);
                    break;
                }
                case 'transient': {
                    tries += 1;
                    if (tries >= MAX_TRIES)
                        return this.#failed(`${asked.words} (asked ${tries} times)`, spent);
                    const waitMs = waitBefore(tries, asked.askedWaitMs, this.#deps.random);
                    listener.retry(`${this.#label} ${asked.words}`, waitMs);
                    await this.#deps.sleep(waitMs, signal).catch(() => undefined);
                }
            }
        }
    }
    /** One request and the whole of its response. */
    async #ask(listener, signal) {
        if (signal.aborted)
            return { kind: 'cancelled' };
        let collected;
        try {
            const response = await (0,abort/* orAborted */.H)(Promise.resolve(this.#endpoint.model.doStream({
                prompt: promptOf(this.#system, this.#history.entries, this.#endpoint),
                abortSignal: signal,
                ...(this.#tools.length === 0 ? {} : { tools: this.#tools, toolChoice: { type: 'auto' } }),
                ...(this.#endpoint.providerOptions === undefined ? {} : { providerOptions: this.#endpoint.providerOptions }),
            })), signal);
            if (response.kind === 'aborted')
                return { kind: 'cancelled' };
            collected = await collect(response.value.stream, (text) => listener.delta(text), signal);
        }
        catch (error) {
            return isAborted(signal) ? { kind: 'cancelled' } : faultOf(error, false, this.#deps.now());
        }
        const spent = collected.usage === undefined ? {} : { usage: collected.usage };
        if (isAborted(signal))
            return { kind: 'cancelled', ...spent };
        const ruling = ruleOn(collected, this.#endpoint.anyStopReason === true, this.#deps.now());
        return ruling.kind === 'turn' ? { kind: 'turn', collected } : { ...ruling, ...spent };
    }
    #keep(collected, usage) {
        const calls = [];
        const parts = collected.parts.map((item) => {
            if (item.kind === 'kept')
                return item.part;
            const call = this.#callOf(item.call);
            calls.push(call);
            const options = item.call.metadata === undefined ? {} : { providerOptions: item.call.metadata };
            return {
                type: 'tool-call',
                toolCallId: call.id,
                toolName: call.name,
                input: sentArguments(call.input, this.#endpoint.argumentsAs),
                ...options,
            };
        });
        this.#history.assistant(parts);
        return { kind: 'turn', text: collected.text, calls, ...(usage === undefined ? {} : { usage }) };
    }
    /** No arguments at all are an empty object: that is how many models call a tool that takes none. */
    #callOf({ id, name, argumentsText }) {
        return { id: this.#unique(id), name, input: (0,input/* toolInput */.T)(argumentsText.trim() === '' ? '{}' : argumentsText) };
    }
    /** An id that no other call of this conversation has: some servers count from zero in every turn, or give none. */
    #unique(id) {
        const base = id === '' ? 'call' : id;
        let unique = base;
        for (let count = 2; this.#ids.has(unique); count += 1)
            unique = `${base}-${count}`;
        this.#ids.add(unique);
        return unique;
    }
    #failed(words, usage) {
        return { kind: 'failed', words: `${this.#label} ${words}`, ...(usage === undefined ? {} : { usage }) };
    }
}
/** As a call of its own, so that the compiler does not take an earlier look for the present state. */
function isAborted(signal) {
    return signal.aborted;
}

;// CONCATENATED MODULE: ./dist/lib/loop/models/open-model.js






/**
 * The model that a spec names, ready to be asked; nothing is sent yet. An error is one sentence: what, where, what to write.
 * Certificates of `NODE_EXTRA_CA_CERTS` are trusted because Node itself reads that variable when it starts.
 */
async function openModel(spec, deps) {
    const read = (0,model_spec/* readSpec */.Ot)(spec, deps.env);
    if (!read.ok)
        return read;
    const fetch = await fetchOf(deps);
    if (!fetch.ok)
        return fetch;
    const { provider, name } = read.value;
    try {
        const endpoint = await endpointOf(read.value, deps.env, fetch.value);
        if (!endpoint.ok)
            return endpoint;
        return (0,result.ok)({ provider, name, open: (opening) => new ProviderConversation(`${provider}/${name}`, endpoint.value, opening, deps) });
    }
    catch (error) {
        return (0,result/* fail */.f)(`\`model: ${spec.model}\` cannot be used: ${(0,message/* messageOf */.b)(error)}`);
    }
}
async function fetchOf({ env, fetch }) {
    if (fetch !== undefined)
        return (0,result.ok)(fetch);
    const settings = (0,http.proxySettings)(env);
    if (settings === undefined)
        return (0,result.ok)(globalThis.fetch);
    try {
        return (0,result.ok)(await (0,http.proxyFetch)(settings));
    }
    catch (error) {
        return (0,result/* fail */.f)(`HTTP_PROXY or HTTPS_PROXY is not the address of a proxy (${(0,message/* messageOf */.b)(error)}): write http://host:port, or unset it`);
    }
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
