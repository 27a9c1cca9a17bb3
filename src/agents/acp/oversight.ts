// Whether what the agent does is what was decided. A call that asks is answered by the chain; one that has ended is held against its
// answer; what could only be seen too late ends the session.
import type { RequestPermissionResponse } from '@agentclientprotocol/sdk';
import type { DriveContext, PreRuling } from '../adapter.ts';
import { type Call, Calls } from './calls.ts';
import { resultOf } from './input.ts';
import { levelOfKind, mustAsk } from './kinds.ts';
import type { PermissionRequest, Update } from './messages.ts';
import { answerFor, CANCELLED, canAllow } from './permission.ts';

export class Oversight {
  readonly #context: DriveContext;
  readonly #calls = new Calls();
  readonly #under = new Set<Promise<void>>();
  #session: string | undefined;

  constructor(context: DriveContext) {
    this.#context = context;
  }

  /** Only what this session asks is answered. */
  begins(session: string): void {
    this.#session = session;
  }

  /** Never rejects. */
  async asked({ session, call: told, options }: PermissionRequest): Promise<RequestPermissionResponse> {
    if (session !== this.#session) return CANCELLED;
    const call = this.#calls.tell(told);
    const judged = call.agentCall;
    const answer = Promise.withResolvers<PreRuling['kind']>();
    call.asked = { call: judged, answer: answer.promise };
    const ruling = await this.#context.ask({ event: 'pre', call: judged });
    const may = ruling.kind === 'allow' && canAllow(options);
    if (ruling.kind === 'allow' && !may)
      this.#notice(`a ${call.kind} call may happen, and the agent offers no way to allow it once: it does not happen`);
    answer.resolve(may ? 'allow' : 'deny');
    return answerFor(ruling, options);
  }

  told({ call: told, isNew }: Extract<Update, { kind: 'call' }>): void {
    const call = this.#calls.tell(told, isNew);
    if (call.isOver) return;
    this.#contradicts(call);
    if (told.status !== 'completed' && told.status !== 'failed') return;
    call.isOver = true;
    const work = this.#ended(call, told.status === 'failed').finally(() => this.#under.delete(work));
    this.#under.add(work);
  }

  /** When everything that has ended has been looked at. */
  async settled(): Promise<void> {
    await Promise.all(this.#under);
    for (const { asked, kind } of this.#calls.open)
      if (asked === undefined && mustAsk(kind))
        this.#gap(`a ${kind} call was begun without asking and never ended: what it did is not known`);
  }

  /** The agent may not make more of a call than it asked for. */
  #contradicts({ asked, kind }: Call): void {
    if (asked !== undefined && levelOfKind(asked.call.name) !== levelOfKind(kind))
      this.#context.broken(`the agent asked for a ${asked.call.name} call and then called it ${kind}`);
  }

  async #ended(call: Call, isError: boolean): Promise<void> {
    const { asked } = call;
    if (asked === undefined) return mustAsk(call.kind) ? this.#unasked(call, isError) : this.#read(call, isError);
    const answer = await asked.answer;
    if (answer === 'allow') return this.#returned(call, isError);
    // What was refused ends as failed.
    if (isError) return;
    await this.#returned(call, isError);
    this.#context.broken(`a ${call.kind} call that was refused has run all the same`);
  }

  async #unasked(call: Call, isError: boolean): Promise<void> {
    if (isError) return this.#gap(`a ${call.kind} call failed without having asked: whether it did anything is not known`);
    await this.#returned(call, isError);
    this.#context.broken(`a ${call.kind} call ran without having asked`);
  }

  /** A call that only reads does not ask: it is judged now, when it cannot be kept from happening any more. */
  async #read(call: Call, isError: boolean): Promise<void> {
    const ruling = await this.#context.ask({ event: 'pre', call: call.agentCall });
    if (ruling.kind === 'allow') return this.#returned(call, isError);
    if (isError) return;
    const why = ruling.kind === 'deny' ? ruling.words : 'it was to be rewritten';
    this.#context.broken(`a ${call.kind} call, which does not ask, was not to happen: ${why}`);
  }

  async #returned({ asked, agentCall, kind, told }: Call, isError: boolean): Promise<void> {
    const result = resultOf(told, isError);
    const ruling = await this.#context.returned?.({ event: 'post', call: asked?.call ?? agentCall, result, native: undefined });
    if (ruling?.kind === 'replace')
      this.#context.broken(`the result of a ${kind} call was not to be shown as it is, and its agent cannot be kept from that`);
  }

  #gap(sentence: string): void {
    this.#context.gap?.(sentence);
  }

  #notice(message: string): void {
    this.#context.tell({ type: 'notice', message });
  }
}
