// The two places at which an agent knocks: the gateway before its model and the server behind its hooks, with the one decider behind both.
import { defined } from '../contract/defined.js';
import { messageOf } from '../contract/message.js';
import { openGateway } from '../gateway/open-gateway.js';
import { sessionReview } from '../gateway/session-review.js';
import { WIRES } from '../gateway/wire/wires.js';
import { makeDecider } from './decisions/decider.js';
import { openDecisionServer } from './decisions/server.js';
import { Strays } from './decisions/strays.js';
import { withVerdicts } from './decisions/verdicts.js';
import { recordTurnedAway } from './turned-away.js';
import { usageTeller } from './usage-events.js';
/** Opens both, or says in one sentence why it cannot; nothing is left listening then. */
export async function openDoors(options) {
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
        return `the guard could not listen for the agent: ${messageOf(error)}`;
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
        ...defined({ canaryDelegation: delegation }),
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
        ...defined({ token: run.gatewayToken }),
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
