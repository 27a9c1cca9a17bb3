export function planLaunch(context) {
    return {
        argv: [...context.program, ...context.args],
        env: context.gateway.url === '' ? {} : VARIABLES[context.wire](context),
        files: [],
        shims: [],
        masked: [],
        gaps: [],
    };
}
const openai = ({ gateway, model }) => ({
    OPENAI_BASE_URL: `${gateway.url}/v1`,
    OPENAI_API_KEY: gateway.token,
    OPENAI_MODEL: model,
});
export const VARIABLES = {
    anthropic: ({ gateway, model }) => ({
        ANTHROPIC_BASE_URL: gateway.url,
        ANTHROPIC_API_KEY: gateway.token,
        ANTHROPIC_MODEL: model,
    }),
    responses: openai,
    chat: openai,
    gemini: ({ gateway, model }) => ({
        GOOGLE_GEMINI_BASE_URL: gateway.url,
        GEMINI_API_KEY: gateway.token,
        GEMINI_MODEL: model,
    }),
    // Nobody is relayed to these by the protocol.
    bedrock: () => ({}),
    vertex: () => ({}),
};
