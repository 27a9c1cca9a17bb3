// What the post chain ruled about each result, so that it is what goes up, in every later turn too. A result is known again by its
// call, tool, input and output together; one that was cut or rewritten on the way is a new one.
import { hash } from 'node:crypto';
import type { ToolCall, ToolOutput, ToolResult } from '../contract/call.ts';
import type { LaterVerdict, NotedCall, Review, ReviewedResult } from './options.ts';
import { sameOutput } from './wire/output.ts';

/** A result of a request under the key by which it is known again. */
export interface KeyedResult extends ToolResult {
  readonly key: string;
}

/** What a result is of: a call that was decided; one that needed no decision, or that its agent `declined` after one. */
export type Subject =
  | { readonly kind: 'decided'; readonly call: NotedCall }
  | { readonly kind: 'excused'; readonly call: ToolCall; readonly declined?: NotedCall };

/** `put`: this goes up in its place. */
export type Ruling =
  | { readonly kind: 'keep' }
  | {
      readonly kind: 'put';
      readonly output: ToolOutput;
      readonly isError: boolean;
      /**
       * `refused`: its call was refused; `by-hook`: a hook after the call said so, and the agent sent something else; `rendered`: it sent
       * the same in its own words; `here`: the first review of its call's result; `again`: a later one, which left no record of its own.
       */
      readonly why: 'refused' | 'by-hook' | 'rendered' | 'here' | 'again';
    };

/** The review of a result that the records of its call do not tell of. */
export interface LaterReview {
  /** A hook was given another one; another form of it was reviewed before; or its call needed no decision. */
  readonly of: 'not-told' | 'later-form' | 'excused';
  /** Absent where the run was cancelled meanwhile. */
  readonly verdict: LaterVerdict | undefined;
  /** What the model reads; where the verdict is not acted on, would read. */
  readonly meant: ToolResult;
}

/** `isNew`: it was made now. */
export interface Ruled {
  readonly ruling: Ruling;
  readonly isNew: boolean;
  /** Only with a new one. */
  readonly later?: LaterReview;
}

type Made = Omit<Ruled, 'isNew'>;

export interface ResultBookOptions {
  readonly review: Review;
  readonly sameOutput?: ((given: ToolResult, onWire: ToolResult) => boolean) | undefined;
  readonly isRendering?: ((shown: ToolResult, onWire: ToolResult) => boolean) | undefined;
  /** Told of an output that the model must not read, and of what it reads in its place. */
  readonly withheld: (original: ToolResult, shown: ToolResult) => void;
  /** Takes parts of withheld outputs out of a text. */
  readonly hide: (text: string) => string;
  readonly most?: { readonly rulings: number; readonly characters: number };
}

/** Rulings that are remembered, and the characters of what they put; one that is forgotten is made again. */
const MOST = { rulings: 100_000, characters: 64 * 1024 * 1024 };

const KEEP: Ruling = { kind: 'keep' };

export class ResultBook {
  readonly #options: ResultBookOptions;
  readonly #most: { readonly rulings: number; readonly characters: number };
  /** In the order of their last use. */
  readonly #rulings = new Map<string, Ruling>();
  readonly #underWay = new Map<string, Promise<Made>>();
  readonly #reviewed = new Set<NotedCall>();
  #characters = 0;

  constructor(options: ResultBookOptions) {
    this.#options = options;
    this.#most = options.most ?? MOST;
  }

  /** Rejects as `review` does. */
  async ruleOn(result: KeyedResult, subject: Subject): Promise<Ruled> {
    const { key } = result;
    const known = this.#rulings.get(key);
    if (known !== undefined) {
      this.#rulings.delete(key);
      this.#rulings.set(key, known);
      return { ruling: known, isNew: false };
    }
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) return { ruling: (await underWay).ruling, isNew: false };
    const begun = this.#make(result, subject);
    this.#underWay.set(key, begun);
    try {
      const made = await begun;
      this.#remember(key, made.ruling);
      return { ...made, isNew: true };
    } finally {
      this.#underWay.delete(key);
    }
  }

  /** Whether a result of a decided call has been ruled. */
  hasCome(call: NotedCall): boolean {
    return this.#reviewed.has(call);
  }

  async #make({ output, isError }: KeyedResult, subject: Subject): Promise<Made> {
    const given: ToolResult = { output, isError };
    if (subject.kind === 'excused' && subject.declined !== undefined) this.#reviewed.add(subject.declined);
    if (subject.kind === 'excused') return this.#reviewLater(subject.call, given, 'excused');
    const { call } = subject;
    const { decision, hookRuling } = call;
    if (decision === undefined) throw new Error('a result cannot be ruled without a decision about its call');
    if (decision.ruling.kind === 'refuse') return { ruling: put(given, textError(decision.ruling.words), 'refused') };
    const isFirst = !this.#reviewed.has(call);
    this.#reviewed.add(call);
    if (hookRuling !== undefined && isFirst) {
      if (!same(hookRuling.given, hookRuling.shown)) {
        this.#options.withheld(hookRuling.given, hookRuling.shown);
        const isRendering = this.#options.isRendering?.(hookRuling.shown, given) === true;
        return { ruling: put(given, hookRuling.shown, isRendering ? 'rendered' : 'by-hook') };
      }
      if ((this.#options.sameOutput ?? same)(hookRuling.given, given)) return { ruling: KEEP };
    }
    if (!isFirst) return this.#reviewLater(decision.call, given, 'later-form');
    if (hookRuling !== undefined) return this.#reviewLater(decision.call, given, 'not-told');
    const { shown } = await this.#review(decision.call, given, false);
    return { ruling: put(given, shown, 'here') };
  }

  async #reviewLater(call: ToolCall, given: ToolResult, of: LaterReview['of']): Promise<Made> {
    const { shown: said, verdict } = await this.#review(call, given, true);
    const shown = this.#hidden(said);
    const isActedOn = verdict === undefined || same(verdict.meant, said);
    return { ruling: put(given, shown, 'again'), later: { of, verdict, meant: isActedOn ? shown : verdict.meant } };
  }

  async #review(call: ToolCall, given: ToolResult, again: boolean): Promise<ReviewedResult> {
    const reviewed = await this.#options.review(call, given, again);
    if (!same(reviewed.shown, given)) this.#options.withheld(given, reviewed.shown);
    return reviewed;
  }

  /** What the chain allowed of a later form of a result may still repeat what it withheld of the first. */
  #hidden(shown: ToolResult): ToolResult {
    const text = this.#options.hide(shown.output.text);
    return text === shown.output.text ? shown : { output: { kind: 'text', text }, isError: shown.isError };
  }

  #remember(key: string, ruling: Ruling): void {
    if (this.#rulings.has(key)) return;
    this.#rulings.set(key, ruling);
    this.#characters += sizeOf(ruling);
    for (const [oldest, old] of this.#rulings) {
      if (this.#rulings.size <= this.#most.rulings && this.#characters <= this.#most.characters) return;
      if (oldest === key) return;
      this.#rulings.delete(oldest);
      this.#characters -= sizeOf(old);
    }
  }
}

/** The digest by which a result is known again; `callId` and `input` are as the request has them. */
export function digestOfResult(callId: string | undefined, tool: string, input: string, { output, isError }: ToolResult): string {
  // The length of the input tells where it ends.
  const head = JSON.stringify([callId, tool, isError, output.kind, input.length]);
  return hash('sha256', `${head}\n${input}\n${output.text}`, 'base64url');
}

function put(given: ToolResult, shown: ToolResult, why: Extract<Ruling, { kind: 'put' }>['why']): Ruling {
  return same(given, shown) ? KEEP : { kind: 'put', output: shown.output, isError: shown.isError, why };
}

function same(one: ToolResult, other: ToolResult): boolean {
  return one.isError === other.isError && sameOutput(one.output, other.output);
}

const sizeOf = (ruling: Ruling): number => (ruling.kind === 'put' ? ruling.output.text.length : 0);

const textError = (text: string): ToolResult => ({ output: { kind: 'text', text }, isError: true });
