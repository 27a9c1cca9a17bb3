// A gateway before a scripted model server, with a session in memory behind it.
import { randomBytes, randomUUID } from 'node:crypto';
import { AllowAll } from '../../src/approval/approver.ts';
import { ApprovalGate } from '../../src/approval/gate.ts';
import { previewOf } from '../../src/audit/preview.ts';
import { redactor } from '../../src/audit/redact.ts';
import { digestOf } from '../../src/bindings/digest.ts';
import type { ToolCall, ToolResult } from '../../src/contract/call.ts';
import { toolInput } from '../../src/contract/input.ts';
import type { LedgerEntry, ModelRequestRecord } from '../../src/contract/record.ts';
import { openGateway } from '../../src/gateway/open-gateway.ts';
import type { Gateway, GatewayEnd, GatewayOptions } from '../../src/gateway/options.ts';
import { sessionReview } from '../../src/gateway/session-review.ts';
import type { Wire, WireName } from '../../src/gateway/types.ts';
import { WIRES as GATEWAY_WIRES } from '../../src/gateway/wire/wires.ts';
import type { Interceptor } from '../../src/hooks/participant.ts';
import { HookRunner } from '../../src/hooks/runner.ts';
import { Bounds, type BoundsOptions } from '../../src/session/bounds.ts';
import { Enforcer } from '../../src/session/enforce.ts';
import type { Judgement, Reviewed, Setting } from '../../src/session/judgement.ts';
import type { CallRef } from '../../src/session/permits.ts';
import type { GuardedTool } from '../../src/session/ports.ts';
import { ANTHROPIC, CHAT, GEMINI, RESPONSES, type WireCase } from '../loop/models/harness.ts';
import { anthropicWire } from '../support/model-servers/anthropic-wire.ts';
import { bedrockInvokeWire } from '../support/model-servers/bedrock-invoke-wire.ts';
import { ModelServer } from '../support/model-servers/model-server.ts';
import type { ScriptedAnswer } from '../support/model-servers/script.ts';

export interface GatewayCase extends WireCase {
  readonly wireName: WireName;
}

export const ON_ANTHROPIC: GatewayCase = { ...ANTHROPIC, wireName: 'anthropic' };
export const ON_RESPONSES: GatewayCase = { ...RESPONSES, wireName: 'responses' };
export const ON_CHAT: GatewayCase = { ...CHAT, wireName: 'chat' };
export const ON_GEMINI: GatewayCase = { ...GEMINI, wireName: 'gemini' };
const BEDROCK = { name: 'Claude on Bedrock', model: 'amazon-bedrock/anthropic.claude-sonnet-4-5-20250929-v1:0', wire: bedrockInvokeWire };
const ON_GOOGLE = { path: /^\/claude-sonnet-4-5@20250929:streamRawPredict$/, vertex: true };
const VERTEX = {
  name: 'Claude on Vertex',
  model: 'google-vertex/claude-sonnet-4-5@20250929',
  wire: (key: string) => anthropicWire(key, ON_GOOGLE),
};
export const ON_BEDROCK: GatewayCase = { ...BEDROCK, wireName: 'bedrock' };
export const ON_VERTEX: GatewayCase = { ...VERTEX, wireName: 'vertex' };
export const CASES: readonly GatewayCase[] = [ON_ANTHROPIC, ON_RESPONSES, ON_CHAT, ON_GEMINI];

export const wireOf = (of: GatewayCase): Wire => GATEWAY_WIRES[of.wireName];

/** The model's name without its provider. */
export const modelOf = ({ model }: WireCase): string => model.slice(model.indexOf('/') + 1);

export interface GatewayRigOptions {
  readonly gateway?: Partial<GatewayOptions>;
  readonly interceptors?: readonly Interceptor[];
  /** Known secrets out of a text. */
  readonly hide?: (text: string) => string;
  readonly bounds?: Partial<BoundsOptions>;
  readonly evaluateOnly?: boolean;
}

/** A gateway, and an agent's hooks before it. */
export class GatewayRig implements AsyncDisposable {
  readonly gateway: Gateway;
  readonly enforcer: HookedEnforcer;
  /** Of the gateway's own and of the session's. */
  readonly records: LedgerEntry[];
  readonly ends: GatewayEnd[];
  readonly notices: string[];
  readonly bounds: Bounds;

  private constructor(gateway: Gateway, enforcer: HookedEnforcer, bounds: Bounds, told: Told) {
    this.gateway = gateway;
    this.enforcer = enforcer;
    this.bounds = bounds;
    this.records = told.records;
    this.ends = told.ends;
    this.notices = told.notices;
  }

  /** Before whatever listens at `upstream`. */
  static async before(of: GatewayCase, upstream: string, key: string, options: GatewayRigOptions = {}): Promise<GatewayRig> {
    const told: Told = { records: [], ends: [], notices: [] };
    const now = (): number => performance.now();
    const signal = new AbortController().signal;
    const port = { ask: () => Promise.reject(new Error('this session has no hooks')) };
    const chain = new HookRunner({ interceptors: options.interceptors ?? [], port, reporter: () => undefined });
    const journal = {
      recorder: { record: (...entries: readonly LedgerEntry[]) => void told.records.push(...entries) },
      preview: (text: string) => previewOf(text, redactor([]), digestOf),
      redactText: (text: string) => text,
    };
    const gate = new ApprovalGate({ approver: new AllowAll() });
    const { evaluateOnly = false } = options;
    const judging = { ...journal, chain, signal, evaluateOnly };
    const enforcer = new HookedEnforcer({ ...judging, gate, bounds: new Bounds({ now }), events: () => undefined, now });
    const bounds = new Bounds({ now, ...options.bounds });
    const gateway = await openGateway({
      wire: wireOf(of),
      mode: 'on',
      upstream: { baseUrl: upstream, credential: { kind: 'key', value: key } },
      listen: { loopback: {} },
      models: [modelOf(of)],
      allowExternal: false,
      review: sessionReview({ ...judging, enforcer: { review: (ref, result) => enforcer.reviewOnWire(ref, result) } }),
      recorder: journal.recorder,
      preview: journal.preview,
      redactText: (text) => text,
      hide: options.hide ?? ((text) => text),
      bounds,
      cost: () => 'unknown',
      onEnd: (end) => void told.ends.push(end),
      notice: (sentence) => void told.notices.push(sentence),
      now,
      random: (bytes) => randomBytes(bytes).toString('hex'),
      ...options.gateway,
    });
    enforcer.gateway = gateway;
    return new GatewayRig(gateway, enforcer, bounds, told);
  }

  get url(): string {
    return this.gateway.url ?? '';
  }

  /** The agent's hook asks about a call; what becomes of it. */
  async decide(call: { readonly id: string; readonly name: string; readonly input: string }): Promise<Judgement> {
    const tool: GuardedTool = { name: call.name, level: () => 'process', check: () => undefined };
    const asked = { id: call.id, agentId: 'main', toolName: call.name, input: toolInput(call.input) };
    return this.enforcer.judge(asked, tool, { turn: 1, available: [call.name] });
  }

  /** What went up, on record. */
  get requests(): readonly ModelRequestRecord[] {
    return this.recordsOf('model_request').filter((record) => record.request_digest !== undefined);
  }

  recordsOf<T extends LedgerEntry['type']>(type: T): Extract<LedgerEntry, { type: T }>[] {
    return this.records.filter((entry): entry is Extract<LedgerEntry, { type: T }> => entry.type === type);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.gateway.close();
  }
}

interface Told {
  readonly records: LedgerEntry[];
  readonly ends: GatewayEnd[];
  readonly notices: string[];
}

/** An agent's hooks: one before each call, which asks and obeys; none after it, so that results are ruled on the wire alone. */
export class HookedEnforcer extends Enforcer {
  gateway: Gateway | undefined;
  /** The hook is off: the agent runs its calls without asking. */
  sabotaged = false;

  override async judge(asked: ToolCall, tool: GuardedTool | undefined, setting: Setting): Promise<Judgement> {
    if (this.sabotaged && asked.input.kind === 'json') return { kind: 'run', input: asked.input.text, outcome: 'allow', by: [] };
    const claim = this.gateway?.claim({ id: asked.id, name: asked.toolName, input: asked.input });
    if (claim?.kind !== 'claimed') throw new Error(`the call ${asked.id} is ${claim?.kind}`);
    const judgement = await super.judge(asked, tool, setting);
    this.gateway?.decided(claim.call, { call: asked, ruling: judgement });
    return judgement;
  }

  override review(_ref: CallRef, result: ToolResult): Promise<Reviewed> {
    return Promise.resolve({ shown: result, outcome: 'allow', by: [] });
  }

  reviewOnWire(ref: CallRef, result: ToolResult): Promise<Reviewed> {
    return super.review(ref, result);
  }
}

/** A gateway before a scripted server of its wire, whose key is made up here. */
export async function served(of: GatewayCase, script: readonly ScriptedAnswer[], options: GatewayRigOptions = {}): Promise<Served> {
  const key = randomUUID();
  const server = await ModelServer.start(of.wire(key), script);
  const rig = await GatewayRig.before(of, server.url, key, options);
  return {
    rig,
    server,
    key,
    async [Symbol.asyncDispose]() {
      await rig[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

export interface Served extends AsyncDisposable {
  readonly rig: GatewayRig;
  readonly server: ModelServer;
  readonly key: string;
}
