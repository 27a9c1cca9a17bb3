import { onAbort } from '../../contract/on-abort.ts';
import type { Usage } from '../model.ts';
import type { SdkAssistantPart, SdkFinish, SdkProviderOptions, SdkStream, SdkStreamPart } from './sdk.ts';
import { startedUsage, usageOf } from './usage.ts';

/** A call as it came: its arguments are the wire's own text. */
export interface CollectedCall {
  readonly id: string;
  readonly name: string;
  readonly argumentsText: string;
  readonly metadata?: SdkProviderOptions;
}

/** In the order in which they came. */
export type CollectedPart =
  | { readonly kind: 'kept'; readonly part: Extract<SdkAssistantPart, { type: 'text' | 'reasoning' }> }
  | { readonly kind: 'call'; readonly call: CollectedCall };

/** All that one response said, whether or not it came to its end. */
export interface Collected {
  readonly parts: readonly CollectedPart[];
  readonly text: string;
  readonly usage?: Usage;
  /** Absent: the stream ended before it said why. */
  readonly finish?: SdkFinish['finishReason'];
  readonly error?: unknown;
  /** Names of tools that the provider ran on its own. */
  readonly hosted: readonly string[];
  /** Whether anything of an answer came. */
  readonly begun: boolean;
}

interface Block {
  readonly kind: 'text' | 'reasoning';
  text: string;
  metadata?: SdkProviderOptions;
}

/** Reads a response to its end, telling text as it comes. Never rejects: a stream that breaks is collected as far as it came. */
export async function collect(stream: SdkStream, onText: (text: string) => void, signal: AbortSignal): Promise<Collected> {
  const collector = new Collector(onText);
  const reader = stream.getReader();
  const giveUp = onAbort(signal, () => void reader.cancel(signal.reason).catch(() => undefined));
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      collector.take(value);
    }
  } catch (error) {
    collector.fail(error);
  } finally {
    giveUp();
  }
  return collector.collected();
}

class Collector {
  readonly #onText: (text: string) => void;
  readonly #order: (Block | CollectedCall)[] = [];
  readonly #open = new Map<string, Block>();
  readonly #hosted: string[] = [];
  #usage: Usage | undefined;
  #finish: SdkFinish['finishReason'] | undefined;
  #failure: { readonly error: unknown } | undefined;
  #begun = false;

  constructor(onText: (text: string) => void) {
    this.#onText = onText;
  }

  fail(error: unknown): void {
    this.#failure ??= { error };
  }

  take(part: SdkStreamPart): void {
    switch (part.type) {
      case 'text-start':
        return this.#start(part.id, 'text', part.providerMetadata);
      case 'reasoning-start':
        return this.#start(part.id, 'reasoning', part.providerMetadata);
      case 'text-delta':
        if (part.delta !== '') this.#onText(part.delta);
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
        if (part.providerExecuted === true) this.#hosted.push(part.toolName);
        else this.#order.push(callOf(part));
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

  collected(): Collected {
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

  #start(id: string, kind: Block['kind'], metadata: SdkProviderOptions | undefined): void {
    const block: Block = { kind, text: '', ...(metadata === undefined ? {} : { metadata }) };
    this.#open.set(`${kind} ${id}`, block);
    this.#order.push(block);
  }

  #extend(key: string, delta: string, metadata: SdkProviderOptions | undefined): void {
    const block = this.#open.get(key);
    if (block === undefined) return;
    if (delta !== '') this.#begun = true;
    block.text += delta;
    if (metadata !== undefined) block.metadata = metadata;
  }
}

function callOf(part: Extract<SdkStreamPart, { type: 'tool-call' }>): CollectedCall {
  const metadata = part.providerMetadata;
  return { id: part.toolCallId, name: part.toolName, argumentsText: part.input, ...(metadata === undefined ? {} : { metadata }) };
}

/** An empty block is kept only for what its metadata carries: a signature, encrypted reasoning. */
function partsOf(item: Block | CollectedCall): CollectedPart[] {
  if (!('kind' in item)) return [{ kind: 'call', call: item }];
  if (item.text === '' && item.metadata === undefined) return [];
  const options = item.metadata === undefined ? {} : { providerOptions: item.metadata };
  return [{ kind: 'kept', part: { type: item.kind, text: item.text, ...options } }];
}
