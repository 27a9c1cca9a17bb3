// What an agent's hooks ask, put to the session: a call is looked up on the wire, judged once and remembered, and its result is
// reviewed once. Whatever cannot be matched is denied or withheld.
import type { ToolCall, ToolInput, ToolResult } from '../../contract/call.ts';
import type { ClaimAnswer, GatewayMode, HookRuling, NotedCall } from '../../gateway/options.ts';
import { comparableInput } from '../../gateway/wire/comparable.ts';
import { ABORTED, untilAborted } from '../../hooks/until-aborted.ts';
import type { Enforcer } from '../../session/enforce.ts';
import type { Adapter, AgentCall, AgentFolders, HookQuestion, PostRuling, PreRuling } from '../adapter.ts';
import { agentTool, errorResult, sameResult, toolCallOf } from './agent-tool.ts';
import { beginningOf, isBulky, MOST_VALUES } from './bulk.ts';
import { askedCall, type CallSource, HookedCalls } from './call-source.ts';
import { PastCalls } from './past-calls.ts';
import type { Strays } from './strays.ts';

export type PreQuestion = Extract<HookQuestion, { event: 'pre' }>;
export type PostQuestion = Extract<HookQuestion, { event: 'post' }>;

/**
 * Decides what hooks ask. `late` aborts, with its words as the reason, when whoever asked is being told no for another cause: the call is
 * then refused, or its result withheld, at once and for good. Rejects only where nothing further may run.
 */
export interface Decider {
  before(question: PreQuestion, late?: AbortSignal): Promise<PreRuling>;
  after(question: PostQuestion, late?: AbortSignal): Promise<PostRuling>;
}

/** Answers the gateway's own calls; must not throw. */
export interface CanaryAnswers {
  /** `asked` is the call in the words of the agent's hook. */
  before(call: NotedCall, asked: AgentCall): PreRuling;
  after(call: NotedCall, result: ToolResult): PostRuling;
}

export interface DeciderOptions {
  readonly adapter: Pick<Adapter, 'translator' | 'capabilities' | 'identify'>;
  readonly enforcer: Pick<Enforcer, 'judge' | 'review' | 'abandon' | 'turnAway' | 'isOut' | 'ids'>;
  /** Hears of questions about calls that the model was not seen to make. */
  readonly strays: Pick<Strays, 'asked' | 'returned'>;
  /** Told of each call that was decided, and of the input that it runs with where it was rewritten; must not throw. */
  readonly decided?: (call: AgentCall, ran: ToolInput | undefined) => void;
  /** Absent where none stands before the model. */
  readonly gateway: CallSource | undefined;
  /** Only with `on` a call is denied for not having been seen on the wire; with `off` the gateway reads nothing and is not asked. */
  readonly mode: GatewayMode;
  /** The names of the MCP servers that may be started. */
  readonly mcp: readonly string[];
  readonly folders: AgentFolders;
  /** Absent: the gateway's own calls are denied. */
  readonly canaries?: CanaryAnswers;
}

export function makeDecider(options: DeciderOptions): Decider {
  return new AgentDecider(options);
}

/** A call with the one who knows it. */
interface Known {
  readonly noted: NotedCall;
  readonly source: CallSource;
}

class AgentDecider implements Decider {
  readonly #options: DeciderOptions;
  readonly #gateway: CallSource | undefined;
  /** Calls of which only hooks tell. */
  readonly #hooked: HookedCalls;
  readonly #rulings = new WeakMap<NotedCall, Promise<PreRuling>>();
  readonly #reviews = new WeakMap<NotedCall, Promise<PostRuling>>();
  readonly #past: PastCalls;

  constructor(options: DeciderOptions) {
    const identify = options.adapter.identify(options.folders);
    this.#options = options;
    this.#gateway = options.mode === 'off' ? undefined : options.gateway;
    this.#hooked = new HookedCalls(identify);
    this.#past = new PastCalls(identify);
  }

  async before({ call: told }: PreQuestion, late?: AbortSignal): Promise<PreRuling> {
    const isTooLarge = isBulky(told.input);
    const call = isTooLarge ? { ...told, input: beginningOf(told.input) } : told;
    const asked = askedCall(call);
    const seen = this.#gateway?.claim(asked);
    const isMissed = seen?.kind === 'unseen' || seen?.kind === 'changed';
    if (isMissed && this.#options.mode === 'on') return this.#turnAway(call, seen, isTooLarge ? TOO_LARGE : undefined);
    const onWire = seen !== undefined && !isMissed;
    const claim = onWire ? seen : this.#hooked.claim(asked, call.subAgent);
    if (claim.kind === 'unseen' || claim.kind === 'changed') return this.#turnAway(call, claim);
    const known: Known = { noted: claim.call, source: (onWire ? this.#gateway : undefined) ?? this.#hooked };
    if (claim.kind === 'taken') return this.#again(known.noted, call);
    const ruling = this.#decide(call, known, late);
    this.#rulings.set(known.noted, ruling);
    this.#past.add(call, known.noted);
    const ruled = await ruling;
    this.#options.decided?.(call, ruled.kind === 'modify' ? { kind: 'json', text: ruled.input } : undefined);
    return ruled;
  }

  async after({ call, result }: PostQuestion, late?: AbortSignal): Promise<PostRuling> {
    const asked = askedCall(call);
    const onWire = this.#gateway?.returning(asked);
    const noted = onWire ?? this.#hooked.returning(asked);
    if (noted?.decision === undefined) return this.#unexpected(call, result);
    const known: Known = { noted, source: (onWire === undefined ? undefined : this.#gateway) ?? this.#hooked };
    this.#past.add(call, noted);
    if (noted.canary !== undefined) return this.#ruled(known, result, this.#canaryResult(noted, result));
    const underWay = this.#reviews.get(noted);
    if (underWay !== undefined) return underWay.then(() => this.#unexpected(call, result));
    // The wire has ruled it, or is about to.
    if (!this.#options.enforcer.isOut(noted.decision.call)) return { kind: 'keep' };
    const review = this.#review(noted.decision.call, known, result, late);
    this.#reviews.set(noted, review);
    return review;
  }

  async #review(ref: ToolCall, known: Known, given: ToolResult, late: AbortSignal | undefined): Promise<PostRuling> {
    const reviewing = this.#options.enforcer.review(ref, given);
    // One that fails after its asker has been answered fails the next one too.
    reviewing.catch(() => undefined);
    const reviewed = await untilAborted(reviewing, late ?? NEVER);
    const shown = reviewed === ABORTED ? errorResult(`this output is withheld: ${wordsOf(late)}`) : reviewed.shown;
    return this.#ruled(known, given, rulingOf({ given, shown }));
  }

  async #decide(call: AgentCall, known: Known, late: AbortSignal | undefined): Promise<PreRuling> {
    const { enforcer, adapter, mcp, folders, canaries } = this.#options;
    const { noted } = known;
    const ref = { id: enforcer.ids.claim(noted.id), agentId: noted.agentId };
    const asked = toolCallOf(call, ref, adapter.translator, { mcp, workspace: folders.workspace });
    if (noted.canary !== undefined) return this.#settle(known, asked, canaries?.before(noted, call) ?? { kind: 'deny', words: UNPREPARED });
    const judging = enforcer.judge(asked, agentTool(call, asked.toolName, adapter.translator), { turn: noted.turn, available: [] });
    const judged = await untilAborted(judging, late ?? NEVER);
    const giveUp = (words: string): PreRuling => {
      enforcer.abandon(asked, words);
      return this.#settle(known, asked, { kind: 'deny', words });
    };
    if (judged === ABORTED) {
      const words = `this call does not run: ${wordsOf(late)}`;
      // A judgement that comes after this has nobody to go to. One that never comes has recorded nothing.
      judging.then(
        () => enforcer.abandon(asked, words),
        () => undefined,
      );
      return this.#settle(known, asked, { kind: 'deny', words });
    }
    if (judged.kind === 'refuse') return this.#settle(known, asked, { kind: 'deny', words: judged.words });
    if (judged.input === asked.input.text) return this.#settle(known, asked, { kind: 'allow' });
    if (adapter.capabilities.preModify === 'none') return giveUp(CANNOT_REWRITE);
    return this.#settle(known, asked, { kind: 'modify', input: judged.input });
  }

  /** Tells the one who knows the call; the answer that goes out. */
  #settle({ noted, source }: Known, asked: ToolCall, ruling: PreRuling): PreRuling {
    const decided = ((): boolean => {
      if (ruling.kind === 'deny') return source.decided(noted, { call: asked, ruling: { kind: 'refuse', words: ruling.words } });
      const input = ruling.kind === 'modify' ? ruling.input : asked.input.kind === 'json' ? asked.input.text : undefined;
      if (input === undefined) return false;
      return source.decided(noted, { call: { ...asked, input: { kind: 'json', text: input } }, ruling: { kind: 'run', input } });
    })();
    if (decided) return ruling;
    this.#options.enforcer.abandon(asked, DECIDED_TWICE);
    return ruling.kind === 'deny' ? ruling : { kind: 'deny', words: DECIDED_TWICE };
  }

  /** The same question once more has the same answer, as long as the call has not come back. */
  async #again(noted: NotedCall, call: AgentCall): Promise<PreRuling> {
    const ruling = await this.#rulings.get(noted);
    if (ruling === undefined) return { kind: 'deny', words: 'this call was decided elsewhere; it does not run' };
    if (ruling.kind === 'deny') return ruling;
    if (noted.hookRuling !== undefined) return { kind: 'deny', words: 'this call has run already; it does not run again' };
    if (ruling.kind === 'allow') return ruling;
    const isRewritten = comparableInput({ kind: 'json', text: ruling.input }) === comparableInput(call.input);
    return isRewritten ? { kind: 'allow' } : ruling;
  }

  /**
   * A call that is asked about with another tool or input is refused for good, where nobody has taken it up: its agent may have read what
   * the model wrote otherwise than the guard does. All else is about no call of the model's.
   */
  #turnAway(call: AgentCall, seen: Exclude<ClaimAnswer, { kind: 'claimed' | 'taken' }>, reason?: string): PreRuling {
    const { enforcer, adapter, mcp, folders, strays } = this.#options;
    const noted = seen.kind === 'changed' ? seen.call : undefined;
    if (noted?.decision?.ruling.kind === 'refuse') return { kind: 'deny', words: noted.decision.ruling.words };
    if (seen.kind === 'unseen' || noted === undefined || !seen.isFree || noted.canary !== undefined) {
      strays.asked(call, UNSEEN[seen.kind]);
      return { kind: 'deny', words: UNSEEN[seen.kind] };
    }
    const ref = { id: enforcer.ids.claim(noted.id), agentId: noted.agentId };
    const asked = toolCallOf(call, ref, adapter.translator, { mcp, workspace: folders.workspace });
    const said = reason ?? (noted.input.kind === 'raw' ? NOT_JSON : undefined);
    const { words } = enforcer.turnAway(asked, noted.turn, said ?? UNSEEN.changed, said === undefined ? 'bound' : 'schema');
    const ruling: PreRuling = { kind: 'deny', words };
    this.#gateway?.decided(noted, { call: asked, ruling: { kind: 'refuse', words } });
    this.#rulings.set(noted, Promise.resolve(ruling));
    this.#past.add(call, noted);
    return ruling;
  }

  #canaryResult(noted: NotedCall, result: ToolResult): PostRuling {
    return this.#options.canaries?.after(noted, result) ?? { kind: 'replace', shown: errorResult(UNPREPARED) };
  }

  #ruled({ noted, source }: Known, given: ToolResult, ruling: PostRuling): PostRuling {
    source.ruled(noted, { given, shown: ruling.kind === 'keep' ? given : ruling.shown });
    return ruling;
  }

  /** A result of no call that is out: of one that came back before, of a refused one, or of none that is known. */
  #unexpected(call: AgentCall, given: ToolResult): PostRuling {
    const { strays, mode } = this.#options;
    const past = this.#past.find(call);
    if (past?.hookRuling !== undefined) return this.#twin(past.hookRuling, given);
    const ruling = past?.decision?.ruling;
    // The agent tells its model of the refusal by the same hook.
    if (ruling?.kind === 'refuse' && given.output.text.includes(ruling.words)) return { kind: 'keep' };
    const of = ruling?.kind === 'refuse' ? 'a call that was refused' : 'a call that nobody decided about';
    const ref = past?.decision?.call ?? { id: call.id ?? '(none)', agentId: call.subAgent ?? 'main' };
    strays.returned(ref, `a hook was given a result of ${JSON.stringify(call.name.slice(0, 128))}, ${of}`);
    return mode === 'observe' ? { kind: 'keep' } : { kind: 'replace', shown: errorResult(`this is a result of ${of}; it is withheld`) };
  }

  /** A second hook about one result. Of an output that nobody has reviewed, the wire has a review made. */
  #twin(ruling: HookRuling, given: ToolResult): PostRuling {
    if (sameResult(given, ruling.shown)) return { kind: 'keep' };
    if (sameResult(given, ruling.given)) return rulingOf(ruling);
    return sameResult(ruling.given, ruling.shown) && this.#gateway !== undefined
      ? { kind: 'keep' }
      : { kind: 'replace', shown: errorResult('this call has come back before, with another output; this one is withheld') };
  }
}

const UNSEEN: Readonly<Record<'unseen' | 'changed', string>> = {
  unseen: 'the model was not seen to make this call; it does not run',
  changed: 'the model was seen to make this call with another tool or input; it does not run',
};
const UNPREPARED = 'no answer to this call was prepared';
const NOT_JSON = 'what the model wrote as the input of this call is not what the tool takes, a JSON object; it does not run';
const TOO_LARGE = `the input of this call holds more than ${MOST_VALUES} values; it does not run`;
const CANNOT_REWRITE = 'the call was rewritten, which its agent cannot carry out; it does not run';
const DECIDED_TWICE = 'this call had been decided already; it does not run';

const NEVER = new AbortController().signal;

const wordsOf = (late: AbortSignal | undefined): string => (typeof late?.reason === 'string' ? late.reason : 'the answer came too late');

function rulingOf({ given, shown }: HookRuling): PostRuling {
  return sameResult(given, shown) ? { kind: 'keep' } : { kind: 'replace', shown };
}
