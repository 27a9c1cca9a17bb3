export const id = 9227;
export const ids = [9227];
export const modules = {

/***/ 75813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ verify)
});

// UNUSED EXPORTS: LedgerCheck

// EXTERNAL MODULE: ./dist/lib/contract/record.js
var contract_record = __webpack_require__(82423);
;// CONCATENATED MODULE: ./dist/lib/audit/call-book.js
const OF_CALL = ['call', 'decided', 'approved', 'refused', 'executed', 'reviewed', 'abandoned'];
const isOfCall = (entry) => OF_CALL.some((type) => type === entry.type);
class CallBook {
    #open = new Map();
    /** With `evaluate-only` a call that was refused may be approved after all: what of it must still be known. */
    #refused = new Map();
    #evaluateOnly = false;
    /** Calls that have not ended, in the order in which they began. */
    get open() {
        return [...this.#open.values()].map(({ toolCallId, agentId, toolName, seq, stage }) => ({ toolCallId, agentId, toolName, seq, stage }));
    }
    /** Takes the next record; sentences about what is wrong with it. */
    add(entry, seq) {
        if (entry.type === 'session_started')
            this.#evaluateOnly = entry.evaluate_only;
        return isOfCall(entry) ? this.#step(entry, seq, `${entry.agent_id}\n${entry.tool_call_id}`) : [];
    }
    #step(entry, seq, key) {
        const name = `call ${quoted(entry.tool_call_id)}`;
        if (entry.type === 'call')
            return this.#begin(entry, seq, key, name);
        const call = this.#open.get(key) ?? (entry.type === 'approved' ? this.#refused.get(key) : undefined);
        if (call === undefined)
            return [`record ${seq} (${entry.type}) is about ${name}, which ${unknownHere(entry.type)}`];
        switch (entry.type) {
            case 'decided':
                return this.#decide(call, entry, seq, key, name);
            case 'approved':
                return this.#approve(call, entry, seq, key, name);
            case 'executed':
                this.#open.set(key, { ...call, seq, stage: 'executed', output: entry.output.digest });
                return call.stage === 'approved' ? [] : [`${name} was executed (record ${seq}) without an approval`];
            case 'refused':
                this.#open.delete(key);
                if (this.#evaluateOnly)
                    this.#refused.set(key, call);
                return call.stage === 'approved' || call.stage === 'executed'
                    ? [`${name} was refused (record ${seq}) after it had been approved`]
                    : [];
            case 'reviewed':
                this.#open.delete(key);
                if (call.stage !== 'executed')
                    return [`${name} was reviewed (record ${seq}) without having been executed`];
                return entry.output_digest === call.output
                    ? []
                    : [`the review of ${name} (record ${seq}) is of another output than the one it gave`];
            case 'abandoned':
                this.#open.delete(key);
                return [];
        }
    }
    #begin(entry, seq, key, name) {
        const twice = this.#open.has(key);
        const { tool_call_id: toolCallId, agent_id: agentId, tool_name: toolName, input } = entry;
        this.#open.set(key, { toolCallId, agentId, toolName, seq, stage: 'called', inputDigest: input.digest, unseen: entry.unseen === true });
        return twice ? [`${name} begins again (record ${seq}) before it has ended`] : [];
    }
    #decide(call, entry, seq, key, name) {
        this.#open.set(key, { ...call, seq, stage: 'decided', decided: { outcome: entry.outcome, final: entry.final_input_digest } });
        const wrong = [];
        if (call.stage !== 'called')
            wrong.push(`${name} was decided twice (record ${seq})`);
        if (entry.input_digest !== call.inputDigest)
            wrong.push(`${name} was decided (record ${seq}) for another input than the one it came with`);
        if (entry.outcome === 'allow' && entry.final_input_digest !== entry.input_digest) {
            wrong.push(`the input of ${name} changed (record ${seq}) though nobody modified it`);
        }
        return wrong;
    }
    #approve(call, entry, seq, key, name) {
        this.#refused.delete(key);
        this.#open.set(key, { ...call, seq, stage: 'approved' });
        if (call.unseen)
            return [`${name} was approved (record ${seq}) though the model was not seen to make it`];
        const { decided } = call;
        if (decided === undefined)
            return [`${name} was approved (record ${seq}) without a decision of the chain`];
        const asAsked = this.#evaluateOnly && entry.input_digest === call.inputDigest;
        if (asAsked)
            return [];
        const wrong = [];
        if (decided.outcome === 'deny')
            wrong.push(`${name} was approved (record ${seq}) though the chain had denied it`);
        if (entry.input_digest !== decided.final)
            wrong.push(`${name} was approved (record ${seq}) with another input than the one that was decided`);
        if (call.stage !== 'decided')
            wrong.push(`${name} was approved twice (record ${seq})`);
        return wrong;
    }
}
/** An id as it may be shown in a sentence: it is data of the model's. */
function quoted(id) {
    return JSON.stringify(id.length <= 80 ? id : `${id.slice(0, 80)}…`);
}
const unknownHere = (type) => type === 'executed' ? 'was not approved: it never began here, or had ended' : 'never began here, or had ended';

// EXTERNAL MODULE: ./dist/lib/audit/jsonl.js + 4 modules
var jsonl = __webpack_require__(40009);
;// CONCATENATED MODULE: ./dist/lib/audit/chain.js

/** Gaps that are remembered to see whether their records turn up later. */
const GAPS_KEPT = 1000;
class Chain {
    #head;
    #gaps = [];
    /** The record of the highest number so far. */
    get head() {
        return this.#head;
    }
    /** Takes the next record with the digest of its line; whether it takes its place at the end, and what is wrong. */
    add(record, digest) {
        const { seq, prev } = record;
        const expected = this.#head === undefined ? 0 : this.#head.seq + 1;
        if (seq < expected)
            return [this.#early(seq, expected - 1)];
        const before = this.#head;
        this.#head = { seq, digest };
        if (seq > expected) {
            if (this.#gaps.length < GAPS_KEPT)
                this.#gaps.push({ from: expected, to: seq - 1 });
            return [];
        }
        if (prev === (before?.digest ?? jsonl/* NO_LINE */.Tp))
            return [];
        const sentence = before === undefined
            ? 'record 0 names a line before it, and there is none'
            : `record ${before.seq} is not the line that record ${seq} names as the one before it: one of the two was changed`;
        return [{ kind: 'changed', sentence }];
    }
    /** What never turned up. */
    finish() {
        return this.#gaps.map(({ from, to }) => ({
            kind: 'missing',
            sentence: from === to
                ? `record ${from} is missing${after(from)} record ${to + 1} follows`
                : `records ${from} to ${to} are missing (${to - from + 1})${after(from)} record ${to + 1} follows`,
        }));
    }
    #early(seq, last) {
        const gap = this.#gaps.find(({ from, to }) => from <= seq && seq <= to);
        if (gap === undefined)
            return { kind: 'repeated', sentence: `a second record ${seq} stands after record ${last}: it was inserted` };
        const left = [
            { from: gap.from, to: seq - 1 },
            { from: seq + 1, to: gap.to },
        ].filter(({ from, to }) => from <= to);
        this.#gaps = this.#gaps.flatMap((one) => (one === gap ? left : [one]));
        return { kind: 'order', sentence: `record ${seq} stands after record ${last}: the two were swapped, or one was moved` };
    }
}
const after = (from) => (from === 0 ? ': at the beginning,' : `: after record ${from - 1},`);

// EXTERNAL MODULE: ./dist/lib/audit/counts.js
var counts = __webpack_require__(95617);
// EXTERNAL MODULE: ./dist/lib/audit/line.js
var line = __webpack_require__(47039);
;// CONCATENATED MODULE: ./dist/lib/audit/verify.js






/** Problems of which the sentence is kept; all are counted. */
const KEPT = 100;
/** The same of a file that is no ledger, or does not begin as one. */
const KEPT_OF_OTHERS = 3;
/** How the line of every record begins, as far as a line that was cut off goes. */
const BEGINNING = '{"schema":1,"seq":';
/** These leave the end open and change nothing of what is there. */
const OF_THE_END = new Set(['unsealed', 'torn', 'open']);
function verify(lines, options) {
    const check = new LedgerCheck(options);
    for (const line of lines)
        check.add(line);
    return check.finish();
}
/** The same in steps, for who reads the records at the same time. */
class LedgerCheck {
    #options;
    /** What the log names for a record; two different ones contradict each other. */
    #wanted = new Map();
    #chain = new Chain();
    #calls = new CallBook();
    #counts = (0,counts/* noCounts */.Y)();
    #problems = [];
    #kinds = new Set();
    #problemCount = 0;
    #lines = 0;
    /** Whether a line is no record, and no beginning of one. */
    #foreign = false;
    #records = 0;
    #tornBytes;
    #session;
    #seal;
    #afterSeal = 0;
    #held = 0;
    constructor(options) {
        this.#options = options;
        for (const { seq, digest } of options.checkpoints ?? []) {
            const wanted = this.#wanted.get(seq) ?? new Set();
            this.#wanted.set(seq, wanted.add(bare(digest)));
        }
    }
    /** The record of the line, where it is one. */
    add({ bytes, ended }) {
        this.#lines += 1;
        if (!ended && bytes.length < line/* LONGEST_LINE */.i) {
            this.#tornBytes = bytes.length;
            if (!beginsAsRecord(bytes))
                this.#foreign = true;
            this.#say('torn', `the last line, of ${bytes.length} bytes, was cut off while it was written: it is no record`);
            return undefined;
        }
        const read = textOf(bytes);
        const record = read === undefined ? { ok: false, error: 'is not UTF-8' } : (0,jsonl/* decodeRecord */.eT)(read);
        if (!record.ok) {
            this.#foreign = true;
            this.#say('unreadable', `line ${this.#lines} ${record.error}`);
            return undefined;
        }
        this.#take(record.value, this.#options.lineDigest(bytes));
        return record.value;
    }
    finish() {
        for (const { kind, sentence } of this.#chain.finish())
            this.#say(kind, sentence);
        const { head } = this.#chain;
        this.#end(head);
        for (const [seq, digests] of this.#wanted) {
            for (const digest of digests)
                this.#say('checkpoint', missingCheckpoint(seq, digest, head));
        }
        const { open } = this.#calls;
        for (const call of open)
            this.#say('open', openSentence(call.toolCallId, call.toolName, call.stage, call.seq));
        if (this.#records === 0 && this.#foreign)
            this.#noLedger();
        return {
            verdict: this.#verdict(),
            problems: this.#problems,
            problemCount: this.#problemCount,
            records: this.#records,
            ...(head === undefined ? {} : { head }),
            counts: { ...this.#counts },
            ...(this.#session === undefined ? {} : { session: this.#session }),
            ...(this.#seal === undefined ? {} : { seal: this.#seal.record }),
            open,
            checkpointsHeld: this.#held,
            ...(this.#tornBytes === undefined ? {} : { tornBytes: this.#tornBytes }),
        };
    }
    #take(record, digest) {
        const { seq } = record;
        if (this.#records === 0 && (record.type !== 'session_started' || seq !== 0)) {
            this.#say('beginning', `the ledger begins with record ${seq} (${record.type}); record 0 (session_started) should stand first`);
        }
        else if (this.#records > 0 && record.type === 'session_started') {
            this.#say('beginning', `record ${seq} begins a second session (session_started)`);
        }
        this.#records += 1;
        for (const { kind, sentence } of this.#chain.add(record, digest))
            this.#say(kind, sentence);
        this.#hold(seq, digest);
        for (const sentence of this.#calls.add(record, seq))
            this.#say('call', sentence);
        (0,counts/* count */.U)(this.#counts, record);
        if (this.#seal !== undefined)
            this.#afterTheSeal(record, this.#seal.seq);
        if (record.type === 'session_started')
            this.#session ??= sessionOf(record);
        if (record.type === 'session_finished')
            this.#seal ??= { seq, digest, record };
    }
    #hold(seq, digest) {
        const wanted = this.#wanted.get(seq);
        if (wanted === undefined)
            return;
        this.#wanted.delete(seq);
        for (const one of wanted) {
            if (one === digest)
                this.#held += 1;
            else
                this.#say('checkpoint', `the log names ${one} for record ${seq}, and it is ${digest}: this record or one before it was changed`);
        }
    }
    #afterTheSeal(record, sealSeq) {
        if (record.type === 'session_finished')
            this.#say('second-seal', `a second seal stands at record ${record.seq}; the first is record ${sealSeq}`);
        else
            this.#afterSeal += 1;
    }
    #end(head) {
        if (this.#afterSeal > 0)
            this.#say('after-seal', `${this.#afterSeal} ${this.#afterSeal === 1 ? 'record follows' : 'records follow'} the seal`);
        if (this.#lines === 0)
            return this.#say('empty', 'the ledger is empty');
        const digest = this.#options.digest === undefined ? undefined : bare(this.#options.digest);
        if (this.#seal === undefined) {
            const last = head === undefined ? 'it has no record' : `it ends with record ${head.seq}`;
            this.#say('unsealed', `the ledger has no seal (session_finished): ${last}, and what came after is not known`);
            if (digest !== undefined)
                this.#say('digest', `the log names the seal ${digest}, and there is none`);
            return;
        }
        const { record, digest: sealed } = this.#seal;
        if (digest !== undefined && digest !== sealed) {
            this.#say('digest', `the seal is ${sealed}, and the log names ${digest}: the ledger is not the one that this run sealed`);
        }
        const exit = contract_record/* EXIT_CODES */.ai[record.conclusion];
        if (record.exit !== exit) {
            this.#say('exit', `the seal says ${record.conclusion} and exit ${record.exit}: a session that ends so exits with ${exit}`);
        }
        const said = new Map(Object.entries(record.counts));
        for (const [what, added] of Object.entries(this.#counts)) {
            if (said.get(what) !== added)
                this.#say('counts', `the seal counts ${said.get(what)} ${what}, the records add up to ${added}`);
        }
    }
    /** Says first what makes every other sentence idle. */
    #noLedger() {
        this.#kinds.add('no-ledger');
        this.#problemCount += 1;
        const rest = this.#problems.splice(0).slice(0, KEPT_OF_OTHERS - 1);
        this.#problems.push({ kind: 'no-ledger', sentence: 'this file is no ledger: no line of it is a record' }, ...rest);
    }
    #verdict() {
        if ([...this.#kinds].some((kind) => !OF_THE_END.has(kind)))
            return 'broken';
        if (this.#kinds.size > 0)
            return 'incomplete';
        return this.#isAnchored() ? 'anchored' : 'consistent';
    }
    /** A checkpoint of the seal's own line says as much as the seal's digest. Asked where nothing contradicts either. */
    #isAnchored() {
        const { digest, checkpoints = [] } = this.#options;
        return digest !== undefined || checkpoints.some(({ seq }) => seq === this.#seal?.seq);
    }
    #say(kind, sentence) {
        this.#kinds.add(kind);
        this.#problemCount += 1;
        if (this.#problems.length < (this.#records === 0 ? KEPT_OF_OTHERS : KEPT))
            this.#problems.push({ kind, sentence });
    }
}
const bare = (digest) => digest
    .trim()
    .toLowerCase()
    .replace(/^sha256:/, '');
function beginsAsRecord(bytes) {
    const start = textOf(bytes.subarray(0, BEGINNING.length));
    return start !== undefined && BEGINNING.startsWith(start);
}
function textOf(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}
function sessionOf(record) {
    const { session_id: id, repository, run_id: runId, evaluate_only: evaluateOnly } = record;
    return { id, ...(repository === undefined ? {} : { repository }), ...(runId === undefined ? {} : { runId }), evaluateOnly };
}
function missingCheckpoint(seq, digest, head) {
    const there = head === undefined ? 'has no record' : head.seq < seq ? `ends with record ${head.seq}` : `has no record ${seq}`;
    return `the log names ${digest} for record ${seq}, and the ledger ${there}: records are missing`;
}
function openSentence(id, tool, stage, seq) {
    const name = `call ${quoted(id)} (${quoted(tool)})`;
    switch (stage) {
        case 'approved':
            return `${name} was approved (record ${seq}) and never came back: whether it ran is not known`;
        case 'executed':
            return `${name} was executed (record ${seq}) and its output was not reviewed`;
        case 'decided':
            return `${name} was decided (record ${seq}) and neither approved nor refused`;
        default:
            return `${name} began (record ${seq}) and was never decided`;
    }
}


/***/ }),

/***/ 19227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demoCommand: () => (/* binding */ demoCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/lib/audit/verify.js + 2 modules
var verify = __webpack_require__(75813);
// EXTERNAL MODULE: ./dist/lib/bindings/digest.js
var digest = __webpack_require__(11006);
// EXTERNAL MODULE: ./dist/lib/bindings/ledger-lines.js
var ledger_lines = __webpack_require__(75073);
// EXTERNAL MODULE: ./dist/lib/main/run/run.js + 36 modules
var run = __webpack_require__(70949);
// EXTERNAL MODULE: ./dist/lib/main/settings/settings.js
var settings_settings = __webpack_require__(87912);
;// CONCATENATED MODULE: ./dist/lib/main/demo/repository.js
// The small repository over which the demo runs, as data: a project with guards of its own. `word` is new in every run; `key` looks like
// a deploy key and is made up on the spot.
/** Text files by path; a path that ends in `.sh` becomes executable. */
function demoRepository(word, key) {
    return {
        'README.md': '# greeter\n\nPrints a greeting. Run `sh test.sh` before a release.\n',
        'greeting.txt': 'hello\n',
        'test.sh': '#!/bin/sh\necho "mode: ${1:-interactive}" > test-result.txt\necho "1 test passed"\n',
        'lint.sh': '#!/bin/sh\ntouch linted\n',
        'notes/deploy.md': `# Deploying\n\nThe staging host is called ${word}.\ndeploy key: ${key}\n`,
        '.basis/hooks.json': `${JSON.stringify(HOOKS, null, 2)}\n`,
        '.basis/tools.json': `${JSON.stringify(TOOLS, null, 2)}\n`,
        '.basis/no-force-push.sh': NO_FORCE_PUSH,
        '.basis/tests-in-ci-mode.sh': TESTS_IN_CI_MODE,
        '.basis/lint-budget.sh': LINT_BUDGET,
        '.basis/mask-deploy-key.sh': MASK_DEPLOY_KEY,
        '.basis/publish.sh': '#!/bin/sh\ntouch published\necho published\n',
    };
}
const HOOKS = {
    schema: 1,
    hooks: [
        { name: 'no-force-push', command: ['.basis/no-force-push.sh'], tools: ['spawn'] },
        { name: 'tests-in-ci-mode', command: ['.basis/tests-in-ci-mode.sh'], tools: ['spawn'] },
        { name: 'lint-budget', command: ['.basis/lint-budget.sh'], tools: ['spawn'] },
        { name: 'mask-deploy-key', command: ['.basis/mask-deploy-key.sh'], tools: ['files'], event: 'post_tool_use' },
    ],
};
const TOOLS = {
    schema: 1,
    tools: {
        publish: {
            description: 'Publishes the package.',
            input_schema: { type: 'object', properties: { tag: { type: 'string' } }, required: ['tag'], additionalProperties: false },
            command: ['.basis/publish.sh'],
            side_effect: 'external',
        },
    },
};
const NO_FORCE_PUSH = `#!/bin/sh
# Refuses a command that would rewrite a remote branch.
request=$(cat)
case $request in
  *'push --force'*) echo '{"decision": "deny", "reason": "force pushes rewrite what others have: push a new branch"}' ;;
  *) echo '{"decision": "allow"}' ;;
esac
`;
const TESTS_IN_CI_MODE = `#!/bin/sh
# The tests would wait for a key press: makes them run as CI runs them.
request=$(cat)
case $request in
  *'"command":"sh test.sh"'*) echo '{"decision": "modify", "input": {"command": "sh test.sh ci"}, "reason": "tests run in CI mode"}' ;;
  *) echo '{"decision": "allow"}' ;;
esac
`;
const LINT_BUDGET = `#!/bin/sh
# A guard with a fault: it looks for a file that nobody has written.
request=$(cat)
case $request in
  *lint.sh*) grep -q ok .basis/lint-budget.txt || exit 2 ;;
esac
echo '{"decision": "allow"}'
`;
const MASK_DEPLOY_KEY = `#!/bin/sh
# Shows the model a file without the deploy key in it.
request=$(cat)
case $request in
  *'deploy key: '*)
    shown=$(printf '%s' "$request" | sed -e 's/.*"output"://' -e 's/,"is_error":.*//' -e 's/deploy key: [A-Za-z0-9-]*/deploy key: (masked)/')
    printf '{"decision": "replace", "output": %s, "reason": "the deploy key is not for models"}' "$shown" ;;
  *) echo '{"decision": "allow"}' ;;
esac
`;

;// CONCATENATED MODULE: ./dist/lib/main/demo/script.js
// What the scripted model of the demo asks for, call by call: each meets another part of the guard.
const call = (id, name, input) => ({ id, name, input });
const DEMO_SCRIPT = {
    schema: 1,
    turns: [
        {
            text: 'I read the notes first.',
            tool_calls: [call('read-notes', 'files', { operations: [{ op: 'read', path: 'notes/deploy.md' }] })],
        },
        {
            text: 'Now the new greeting, and the tests.',
            tool_calls: [
                call('new-greeting', 'files', { operations: [{ op: 'set', path: 'greeting.txt', content: 'good morning\n' }] }),
                call('run-tests', 'spawn', { command: 'sh test.sh' }),
            ],
        },
        { text: 'I push it.', tool_calls: [call('push', 'spawn', { command: 'git push --force origin main; touch pushed' })] },
        { text: 'I publish it.', tool_calls: [call('publish', 'publish', { tag: 'v1' })] },
        { text: 'I lint it.', tool_calls: [call('lint', 'spawn', { command: 'sh lint.sh' })] },
        { text: 'The greeting is new and the tests pass. Pushing, publishing and linting were refused.' },
    ],
};

;// CONCATENATED MODULE: ./dist/lib/main/demo/demo.js
// Plays the demo: makes the repository, runs the session, and looks at the disk, the summary and the ledger afterwards.










/** Runs the demo in a scratch folder, which is removed unless `keep`. */
async function playDemo(host, keep) {
    const scratch = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'basis-guard-demo-')));
    try {
        const word = `word-${host.random(6)}`;
        const key = `demo-key-${host.random(8)}`;
        const repository = (0,external_node_path_.join)(scratch, 'greeter');
        writeRepository(repository, demoRepository(word, key));
        const script = (0,external_node_path_.join)(scratch, 'script.json');
        (0,external_node_fs_.writeFileSync)(script, JSON.stringify(DEMO_SCRIPT));
        const given = { agent: 'replay', 'replay-file': script, workspace: repository, 'allow-local-state': 'true', 'allow-process': 'true' };
        const settings = (0,settings_settings/* readSettings */.s)(new Map(Object.entries(given)), scratch, (name) => name);
        if (!settings.ok)
            throw new Error(`the demo's own settings are wrong: ${settings.error.join('; ')}`);
        // Outside a workflow, whatever the environment says: the scratch folder is no checkout of the run's repository.
        const env = { PATH: host.env['PATH'], LANG: host.env['LANG'], HOME: scratch, RUNNER_TEMP: scratch };
        const ended = await (0,run/* run */.e)(settings.value, { ...host, env });
        return { ended, checks: checksOf(ended, repository, word, key), ...(keep ? { kept: scratch } : {}) };
    }
    finally {
        if (!keep)
            (0,external_node_fs_.rmSync)(scratch, { recursive: true, force: true });
    }
}
/** What the records say that the model was shown in place of an output. */
function shownInLedger(ledger) {
    return ledger
        .split('\n')
        .filter((line) => line.includes('"type":"reviewed"'))
        .join('\n');
}
function writeRepository(folder, files) {
    for (const [path, text] of Object.entries(files)) {
        const file = (0,external_node_path_.join)(folder, path);
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
        (0,external_node_fs_.writeFileSync)(file, text);
        if (path.endsWith('.sh'))
            (0,external_node_fs_.chmodSync)(file, 0o755);
    }
}
function checksOf(ended, repository, word, key) {
    const { finished, summary, files, auditDigest } = ended;
    const { counts } = finished;
    const textOf = (path) => ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository, path)) ? (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(repository, path), 'utf8') : '');
    const absent = (path) => !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository, path));
    const ledger = files?.audit === undefined || !(0,external_node_fs_.existsSync)(files.audit) ? '' : (0,external_node_fs_.readFileSync)(files.audit, 'utf8');
    const sealed = files?.audit === undefined || auditDigest === undefined
        ? undefined
        : (0,verify/* verify */.M)((0,ledger_lines/* linesOfFile */.ZD)(files.audit), { lineDigest: digest/* lineDigest */.pr, digest: auditDigest });
    const check = (what, holds) => ({ what, holds });
    return [
        check('the session ended with success', finished.conclusion === 'success' && finished.exit === 0),
        check('an edit was allowed and is on the disk', textOf('greeting.txt') === 'good morning\n'),
        check('a command was modified and ran as modified', textOf('test-result.txt') === 'mode: ci\n' && counts.modifications === 1),
        check('a push was denied by a hook and left nothing', absent('pushed')),
        check('a publication was denied by its level and left nothing', absent('published')),
        check('a broken hook denied the call and it left nothing', absent('linted') && counts.breakages === 1),
        check('three calls were denied in all', counts.denials === 3),
        check('a result was replaced before the model read it', counts.replacements === 1 && summary.includes('(masked)')),
        check('the word that was put in the workspace is in the summary', summary.includes(word)),
        check('the word that was put in the workspace is in the ledger', ledger.includes(word)),
        check('what the model read instead has no deploy key in it', ledger.includes(key) && !shownInLedger(ledger).includes(key)),
        check('the ledger verifies against its digest', sealed?.verdict === 'anchored'),
    ];
}

// EXTERNAL MODULE: ./dist/lib/main/cli/settings.js + 1 modules
var settings = __webpack_require__(90389);
;// CONCATENATED MODULE: ./dist/lib/main/cli/demo.js
// `basis-guard demo`: one guarded session over a scratch copy of a small repository, without key or network. Its log shows what the guard did;
// the checks hold that against the disk, the summary (shown with --summary) and the ledger.


async function demoCommand(words, terminal) {
    const flags = (0,settings/* commandFlags */.L)(words, { inputs: 'none', booleans: ['keep', 'summary'] });
    if (!flags.ok)
        return terminal.refuse([flags.error]);
    const demo = await playDemo(terminal.host, flags.value.values.get('keep') === 'true');
    if (flags.value.values.get('summary') === 'true')
        terminal.print(demo.ended.summary);
    for (const { holds, what } of demo.checks)
        terminal.print(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
    for (const line of whereItIs(demo))
        terminal.print(line);
    return demo.checks.every(({ holds }) => holds) ? 0 : 1;
}
/** Where to look at what was written, or how to have it kept. */
function whereItIs({ kept, ended: { files } }) {
    if (kept === undefined)
        return [
            'its summary and ledger were removed: `basis-guard demo --keep`, in a clone `npm run demo -- --keep`, keeps them; `--summary` prints the summary here',
        ];
    const paths = Object.entries({ summary: files?.summary, ledger: files?.audit });
    return [`kept in ${kept}`, ...paths.flatMap(([name, path]) => (path === undefined ? [] : [`${name} ${path}`]))];
}


/***/ })

};
