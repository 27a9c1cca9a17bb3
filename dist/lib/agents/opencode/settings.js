const PROVIDERS = {
    anthropic: { id: 'anthropic', npm: '@ai-sdk/anthropic', path: '/v1' },
    responses: { id: 'openai', npm: '@ai-sdk/openai', path: '/v1' },
    chat: { id: 'guard-chat', npm: '@ai-sdk/openai-compatible', path: '/v1' },
    gemini: { id: 'google', npm: '@ai-sdk/google', path: '/v1beta' },
};
/** The agent is asked for no other wires. */
export const providerOf = (wire) => (wire === 'bedrock' || wire === 'vertex' ? PROVIDERS.chat : PROVIDERS[wire]);
export function settingsOf(context, places) {
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
function serverOf({ transport, timeoutMs }) {
    if (transport.kind === 'http')
        return { type: 'remote', url: transport.url, headers: transport.headers, oauth: false, enabled: true, timeout: timeoutMs };
    const { command, env, cwd } = transport;
    return { type: 'local', command, environment: env, ...(cwd === undefined ? {} : { cwd }), enabled: true, timeout: timeoutMs };
}
/** JSON in which the agent finds no `{env:…}` and no `{file:…}` to put something else in the place of. */
export const settingsText = (settings) => JSON.stringify(settings, undefined, 2).replaceAll(/\{(?=env:|file:)/g, '\\u007b');
