import { defined } from '../contract/defined.js';
import { settledWithin } from '../contract/time.js';
import { CallBook } from './call-book.js';
import { CanaryPlay } from './canary-play.js';
import { Conversations } from './conversations.js';
import { Exchange } from './exchange.js';
import { listen } from './listen.js';
import { ProviderProblem } from './provider-problem.js';
import { Relay } from './relay.js';
import { Reports } from './reports.js';
import { RequestJudge } from './request-judge.js';
import { ResultBook } from './result-book.js';
import { ResultJudge } from './result-judge.js';
import { UpstreamClient } from './upstream.js';
import { WithheldSearch } from './withheld-search.js';
const MIB = 1024 * 1024;
const LIMITS = { bodyBytes: 64 * MIB, eventBytes: 16 * MIB, canaryMs: 60_000 };
/** Milliseconds that the end of what is under way may take. */
const CLOSING_MS = 900;
/**
 * A gateway between an agent and its model, listening. Rejects with one sentence where the provider's address is none, or where it
 * cannot listen. Nothing of it throws later: what goes wrong ends as a refusal, and what must end the session is told to `onEnd`.
 */
export async function openGateway(options) {
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
            ...defined({ declined: options.declined, turnedAway: options.turnedAway }),
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
        close: () => settledWithin(CLOSING_MS, closed()),
    };
}
