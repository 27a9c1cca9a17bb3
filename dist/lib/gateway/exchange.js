// A request that may go up, up to the provider, and the answer down. Calls of a response are noted here, before the agent can act on
// them; what it cost is on record when it has ended, however it ended.
import { messageOf } from '../contract/message.js';
import { fail, ok } from '../contract/result.js';
import { shownFor } from './credentials.js';
import { upwards } from './headers.js';
import { Metered } from './meter.js';
import { offers } from './offered.js';
import { badGateway, LEFT, respond } from './respond.js';
const UNCOUNTED = 'the provider did not say how many tokens the turn took, so that the budget cannot be held: take out token-budget and cost-budget, or use a provider that says';
/** An event of the chat wire with which nothing but its usage comes. */
const NO_CHOICES = /"choices"\s*:\s*\[\s*\]/;
export class Exchange {
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
            return ok({ answer, secrets });
        }
        catch (error) {
            return fail(signal.aborted ? 'the agent did not wait for the response' : `the provider cannot be reached: ${causeOf(error)}`);
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
            return fail(`the session has ended: ${end.words}`);
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
            return fail(what);
        }
        return ok(undefined);
    }
}
function causeOf(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    const message = messageOf(error);
    return code === '' || message.includes(code) ? message : `${message} (${code})`;
}
