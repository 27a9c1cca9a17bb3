// Chains for tests: participants of both bindings from the same script. A hook is asked through a port in memory that speaks the real
// wire: what it sees is the encoded request, what it says is bytes.
import { decodeAnswer } from '../../src/contract/answer.ts';
import type { ToolCall, ToolOutput, ToolResult } from '../../src/contract/call.ts';
import { readExact } from '../../src/contract/json/text.ts';
import type { JsonText } from '../../src/contract/json/node.ts';
import { toolInput } from '../../src/contract/input.ts';
import type { Breakage, PostOutcome, PreOutcome } from '../../src/contract/outcome.ts';
import type { Result } from '../../src/contract/result.ts';
import { encodeInput, encodeOutput, encodeRequest } from '../../src/contract/wire.ts';
import type { HookPort, HookSpec, Interceptor } from '../../src/hooks/participant.ts';
import { HookRunner } from '../../src/hooks/runner.ts';
import type { Report } from '../../src/hooks/verdict.ts';

export const BINDINGS = ['interceptor', 'hook'] as const;
export type Binding = (typeof BINDINGS)[number];

/** What a participant of a test does; an answer may also be a promise. */
export interface Script {
  readonly before?: (call: ToolCall, signal: AbortSignal) => PreOutcome | Promise<PreOutcome>;
  readonly after?: (call: ToolCall, result: ToolResult, signal: AbortSignal) => PostOutcome | Promise<PostOutcome>;
  readonly spec?: Partial<HookSpec>;
}

export const WORKSPACE = '/repo';

/** The exact text of some JSON; the test is wrong where it is none. */
export function json(text: string): JsonText {
  const read = readExact(text);
  if (!read.ok) throw new Error(`not JSON: ${read.error.message}`);
  return read.value;
}

export function call(input = '{"command":"ls"}', more: Partial<ToolCall> = {}): ToolCall {
  return { id: 'call-1', agentId: 'main', toolName: 'spawn', input: toolInput(input), level: 'process', ...more };
}

export function textResult(text = 'output', isError = false): ToolResult {
  return { output: { kind: 'text', text }, isError };
}

export function spec(name: string, more: Partial<HookSpec> = {}): HookSpec {
  return {
    name,
    command: ['guard'],
    event: 'pre_tool_use',
    timeoutMs: 5000,
    onFailure: 'deny',
    scope: 'operator',
    source: '/etc/hooks.json',
    ...more,
  };
}

/** A chain under construction, with a diary of who was asked what. */
export class Bench {
  /** `name event`, in the order of asking. */
  readonly asked: string[] = [];
  /** The requests that hooks got, as text, by name. */
  readonly requests = new Map<string, string>();
  readonly reports: Report[] = [];
  readonly interceptors: Interceptor[] = [];
  readonly hooks: HookSpec[] = [];
  readonly #scripts = new Map<HookSpec['name'], Script>();
  readonly #printed = new Map<string, string | Uint8Array | Breakage>();

  readonly port: HookPort = {
    ask: async (hook, question, signal): Promise<Result<PreOutcome | PostOutcome, Breakage>> => {
      this.asked.push(`${hook.name} ${question.event}`);
      const request = encodeRequest({
        event: question.event,
        workspace: WORKSPACE,
        agentId: question.call.agentId,
        toolCallId: question.call.id,
        toolName: question.call.toolName,
        input: question.call.input,
        ...(question.result && { result: question.result }),
        ...(question.matchedBasis && { basis: question.matchedBasis }),
        ...(question.call.level && { level: question.call.level }),
      });
      this.requests.set(hook.name, request);
      const printed = this.#printed.get(hook.name);
      if (printed !== undefined) {
        if (typeof printed === 'object' && 'kind' in printed) return { ok: false, error: printed };
        return decodeAnswer(question.event, typeof printed === 'string' ? new TextEncoder().encode(printed) : printed);
      }
      const script = this.#scripts.get(hook.name);
      const outcome =
        question.result === undefined
          ? await script?.before?.(question.call, signal)
          : await script?.after?.(question.call, question.result, signal);
      return decodeAnswer(question.event, new TextEncoder().encode(asAnswer(outcome ?? { kind: 'allow' })));
    },
  };

  /** Adds a participant; a hook that has both methods becomes two entries of the same name. */
  add(binding: Binding, name: string, script: Script): this {
    if (binding === 'interceptor') this.interceptors.push(this.#interceptor(name, script));
    else {
      this.#scripts.set(name, script);
      if (script.before) this.hooks.push(spec(name, script.spec));
      if (script.after) this.hooks.push(spec(name, { event: 'post_tool_use', ...script.spec }));
    }
    return this;
  }

  /** Adds a hook that prints something, or breaks, whatever it is asked. */
  printing(name: string, printed: string | Uint8Array | Breakage, more: Partial<HookSpec> = {}): this {
    this.#printed.set(name, printed);
    this.hooks.push(spec(name, more));
    return this;
  }

  runner(): HookRunner {
    return new HookRunner({
      interceptors: this.interceptors,
      hooks: this.hooks,
      port: this.port,
      reporter: (report) => {
        this.reports.push(report);
      },
    });
  }

  #interceptor(name: string, { before, after }: Script): Interceptor {
    return {
      name,
      beforeTool: (asked, signal) => {
        this.asked.push(`${name} pre_tool_use`);
        return before?.(asked, signal) ?? { kind: 'allow' };
      },
      ...(after && {
        afterTool: (asked: ToolCall, result: ToolResult, signal: AbortSignal) => {
          this.asked.push(`${name} post_tool_use`);
          return after(asked, result, signal);
        },
      }),
    };
  }
}

export const modify = (text: string, reason?: string): PreOutcome => ({
  kind: 'modify',
  input: json(text),
  ...(reason !== undefined && { reason }),
});

export const replace = (output: ToolOutput, more: { isError?: boolean; reason?: string } = {}): PostOutcome => ({
  kind: 'replace',
  output,
  ...more,
});

export const text = (value: string): ToolOutput => ({ kind: 'text', text: value });

/** An outcome as a hook program prints it. */
export function asAnswer(outcome: PreOutcome | PostOutcome): string {
  const fields = [`"decision":"${outcome.kind}"`];
  if (outcome.kind === 'modify') fields.push(`"input":${encodeInput({ kind: 'json', text: outcome.input })}`);
  if (outcome.kind === 'replace') {
    fields.push(`"output":${encodeOutput(outcome.output)}`);
    if (outcome.isError !== undefined) fields.push(`"is_error":${outcome.isError}`);
  }
  if (outcome.reason !== undefined) fields.push(`"reason":${JSON.stringify(outcome.reason)}`);
  return `{${fields.join(',')}}\n`;
}
