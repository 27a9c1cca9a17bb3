import type { AgentCall, AgentFolders, Capabilities, Translator } from '../../../src/agents/adapter.ts';
import { type Decider, type DeciderOptions, makeDecider } from '../../../src/agents/decisions/decider.ts';
import { Strays } from '../../../src/agents/decisions/strays.ts';
import { toolInput } from '../../../src/contract/input.ts';
import { CallBook } from '../../../src/gateway/call-book.ts';
import { asOnWire } from '../../../src/gateway/identity.ts';
import type { CanaryKind, NotedCall } from '../../../src/gateway/options.ts';
import { type Rig, rig, type RigOptions } from '../../session/rig.ts';

export const FOLDERS: AgentFolders = { workspace: '/workspace', home: '/home', temp: '/temp', guard: '/guard' };

export const CAPABILITIES: Capabilities = {
  binding: 'command-hook',
  preModify: 'full',
  postReplace: 'full',
  postOnFailure: true,
  callId: 'hook',
  subAgents: 'judged',
  mcp: 'judged',
  hookTelemetry: false,
  wires: ['anthropic'],
  limits: [],
};

/** `run` is a process, `read` nothing, `task` a delegation, `server/tool` an MCP tool; all else is unknown. */
export const TRANSLATOR: Translator = {
  level: ({ name }) => (name === 'run' ? 'process' : name === 'read' ? 'none' : name === 'task' ? 'local_state' : undefined),
  toolName: ({ name }, mcp) => {
    const [server = '', tool] = name.split('/');
    return tool !== undefined && mcp.includes(server) ? `mcp__${server}__${tool}` : name;
  },
  basis: () => undefined,
  delegates: ({ name }) => name === 'task',
  touched: () => undefined,
  mend: () => undefined,
};

export interface DeciderRig extends Rig {
  readonly strays: Strays;
  /** Why the session ended. */
  readonly floods: readonly string[];
  /** Calls that were told to have been decided, by id. */
  readonly told: readonly (string | undefined)[];
  readonly decider: Decider;
  /** Stands for the gateway: it is what a gateway asks. */
  readonly book: CallBook;
  /** The model makes a call; it is seen on the wire. */
  seen(id: string | undefined, name: string, input?: string, more?: { readonly agentId?: string; readonly canary?: CanaryKind }): NotedCall;
}

export function deciderRig(options: Partial<DeciderOptions> & { readonly session?: RigOptions } = {}): DeciderRig {
  const session = rig(options.session ?? {});
  const book = new CallBook();
  let responses = 0;
  const floods: string[] = [];
  const told: (string | undefined)[] = [];
  const { enforcer } = session;
  const strays = new Strays({ enforcer, translator: TRANSLATOR, mcp: ['docs'], onFlood: (words) => void floods.push(words) });
  const decider = makeDecider({
    adapter: { translator: TRANSLATOR, capabilities: CAPABILITIES, identify: () => asOnWire },
    enforcer,
    strays,
    decided: ({ id }) => void told.push(id),
    gateway: book,
    mode: 'on',
    mcp: ['docs'],
    folders: FOLDERS,
    ...options,
  });
  return {
    ...session,
    strays,
    floods,
    told,
    decider,
    book,
    seen: (id, name, input = '{}', { agentId = 'main', canary } = {}) => {
      responses += 1;
      const call = { id: id ?? '#1', ownId: id !== undefined, name, input: toolInput(input) };
      return book.note(call, { agentId, turn: 3, response: responses, ...(canary === undefined ? {} : { canary }) });
    },
  };
}

export function asked(id: string | undefined, name: string, input = '{}'): AgentCall {
  return { name, input: toolInput(input), ...(id === undefined ? {} : { id }) };
}

export const pre = (call: AgentCall) => ({ event: 'pre', call }) as const;

export const post = (call: AgentCall, text: string, isError = false) =>
  ({ event: 'post', call, result: { output: { kind: 'text', text }, isError }, native: undefined }) as const;
