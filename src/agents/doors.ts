// The two places at which an agent knocks: the gateway before its model and the server behind its hooks, with the one decider behind both.
import { defined } from '../contract/defined.ts';
import type { LedgerBroken } from '../contract/ledger-broken.ts';
import { messageOf } from '../contract/message.ts';
import { openGateway } from '../gateway/open-gateway.ts';
import type { Gateway } from '../gateway/options.ts';
import { sessionReview } from '../gateway/session-review.ts';
import { WIRES } from '../gateway/wire/wires.ts';
import type { AgentRun } from './agent-run.ts';
import type { Canaries } from './canaries.ts';
import { makeDecider, type Decider } from './decisions/decider.ts';
import { openDecisionServer, type DecisionServer } from './decisions/server.ts';
import { Strays } from './decisions/strays.ts';
import { withVerdicts } from './decisions/verdicts.ts';
import type { DecisionLog } from './reconcile.ts';
import { recordTurnedAway, type RecordTurnedAway } from './turned-away.ts';
import { usageTeller } from './usage-events.ts';

export interface Doors {
  /** Absent: the agent finds its model by itself. */
  readonly gateway: Gateway | undefined;
  readonly decisions: DecisionServer;
  readonly decider: Decider;
  /** The ids of calls that the agent itself tells to have failed. */
  readonly failed: Set<string>;
  /** For calls that the agent turned away by itself. */
  readonly turnedAway: RecordTurnedAway;
}

export interface DoorsOptions {
  readonly run: AgentRun;
  readonly canaries: Canaries;
  /** Told of every decision. */
  readonly log: DecisionLog;
  /** The session is over: the guard was shown not to hold. */
  readonly onBreach: (words: string) => void;
  /** The session is over: nobody answers for the model. */
  readonly onProviderGone: (words: string) => void;
  /** Nothing further can be decided. */
  readonly onLedgerBroken: (error: LedgerBroken) => void;
}

/** Opens both, or says in one sentence why it cannot; nothing is left listening then. */
export async function openDoors(options: DoorsOptions): Promise<Doors | string> {
  const { run, canaries, log, onBreach, onLedgerBroken } = options;
  const { adapter, place, enforcer, network } = run;
  const mcp = run.mcp.map(({ name }) => name);
  const failed = new Set<string>();
  const turnedAway = recordTurnedAway({ adapter, enforcer, mcp, folders: place.folders });
  let gateway: Gateway | undefined;
  try {
    gateway = await openTo(options, turnedAway);
    const strays = new Strays({ enforcer, translator: adapter.translator, mcp, onFlood: onBreach });
    const decider = looking(
      makeDecider({
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
      }),
      () => {
        if (place.written.hasMoved()) gateway?.replay();
      },
    );
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
    const close = (): Promise<void> => decisions.close().then(() => tellOf(strays, run));
    return { gateway, decider, failed, turnedAway, decisions: { ...decisions, close } };
  } catch (error) {
    await gateway?.close();
    return `the guard could not listen for the agent: ${messageOf(error)}`;
  }
}

async function openTo(
  { run, canaries, onBreach, onProviderGone }: DoorsOptions,
  turnedAway: RecordTurnedAway,
): Promise<Gateway | undefined> {
  const { adapter, place, chain, enforcer, journal, signal, evaluateOnly, upstream, network, mode } = run;
  if (upstream === undefined) return undefined;
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
    isRendering: (shown, onWire) =>
      adapter.sameOutput(shown, { ...onWire, isError: shown.isError }) || adapter.isRendering?.(shown, onWire) === true,
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
function tellOf({ told }: Strays, { say, onHeld }: Pick<AgentRun, 'say' | 'onHeld'>): void {
  for (const sentence of told) {
    say(sentence);
    onHeld(sentence);
  }
}

/** `look` is asked at each question: an agent that reads its settings anew may read others than the guard's. */
function looking(decider: Decider, look: () => void): Decider {
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
