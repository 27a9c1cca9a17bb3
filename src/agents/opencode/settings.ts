// The settings that OpenCode is given: the gateway as its only provider, our plugin alone, nothing that starts programs of the workspace.
import type { McpServer } from '../../contract/mcp-file.ts';
import type { WireName } from '../../gateway/types.ts';
import type { LaunchContext } from '../adapter.ts';

interface Provider {
  /** The name under which the agent knows the maker's models, where it does. */
  readonly id: string;
  /** The client, which is in the agent itself. */
  readonly npm: string;
  /** What its client wants between the root and `messages`, `responses` and so on. */
  readonly path: string;
}

const PROVIDERS = {
  anthropic: { id: 'anthropic', npm: '@ai-sdk/anthropic', path: '/v1' },
  responses: { id: 'openai', npm: '@ai-sdk/openai', path: '/v1' },
  chat: { id: 'guard-chat', npm: '@ai-sdk/openai-compatible', path: '/v1' },
  gemini: { id: 'google', npm: '@ai-sdk/google', path: '/v1beta' },
} as const satisfies Partial<Record<WireName, Provider>>;

/** The agent is asked for no other wires. */
export const providerOf = (wire: WireName): Provider => (wire === 'bedrock' || wire === 'vertex' ? PROVIDERS.chat : PROVIDERS[wire]);

export interface SettingsPlaces {
  /** The address of our plugin. */
  readonly plugin: string;
  /** Absent: there is no guidance. */
  readonly guidance?: string;
}

export function settingsOf(context: LaunchContext, places: SettingsPlaces): object {
  const { wire, gateway, model, mcp, allow } = context;
  const { id, npm, path } = providerOf(wire);
  const options = { baseURL: `${gateway.url}${path}`, apiKey: gateway.token };
  return {
    $schema: 'https://opencode.ai/config.json',
    plugin: [places.plugin],
    provider: { [id]: { npm, name: id, options, models: { [model]: { name: model, tool_call: true } } } },
    enabled_providers: [id],
    model: `${id}/${model}`,
    small_model: `${id}/${model}`,
    share: 'disabled',
    autoupdate: false,
    snapshot: false,
    formatter: false,
    lsp: false,
    instructions: places.guidance === undefined ? [] : [places.guidance],
    compaction: { prune: false },
    // The guard decides; what would ask a person is refused.
    permission: {
      '*': 'allow',
      question: 'deny',
      plan_enter: 'deny',
      plan_exit: 'deny',
      ...(allow.delegation ? {} : { task: 'deny' }),
    },
    mcp: Object.fromEntries(mcp.map((server) => [server.name, serverOf(server)])),
  };
}

function serverOf({ transport, timeoutMs }: McpServer): object {
  if (transport.kind === 'http')
    return { type: 'remote', url: transport.url, headers: transport.headers, oauth: false, enabled: true, timeout: timeoutMs };
  const { command, env, cwd } = transport;
  return { type: 'local', command, environment: env, ...(cwd === undefined ? {} : { cwd }), enabled: true, timeout: timeoutMs };
}

/** JSON in which the agent finds no `{env:…}` and no `{file:…}` to put something else in the place of. */
export const settingsText = (settings: object): string => JSON.stringify(settings, undefined, 2).replaceAll(/\{(?=env:|file:)/g, '\\u007b');
