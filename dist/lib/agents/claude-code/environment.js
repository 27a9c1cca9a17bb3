import { TOKEN_VARIABLE } from './settings.js';
/** Each holds for 2.1.332. */
const OFF = {
    /** Background work reports past the review: without it a command and a sub-agent are waited for, and one that runs too long is ended. */
    CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
    CLAUDE_CODE_DISABLE_CRON: '1',
    CLAUDE_CODE_DISABLE_WORKFLOWS: '1',
    /** `@file` in a prompt puts a file before the model without a call. */
    CLAUDE_CODE_DISABLE_FILE_MENTIONS: '1',
    CLAUDE_CODE_DISABLE_BUNDLED_SKILLS: '1',
    CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    CLAUDE_CODE_DISABLE_FEEDBACK_SURVEY: '1',
    CLAUDE_CODE_DISABLE_OFFICIAL_MARKETPLACE_AUTOINSTALL: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_UPDATES: '1',
    DISABLE_BUG_COMMAND: '1',
    DISABLE_FEEDBACK_COMMAND: '1',
};
const MODEL_NAMES = ['OPUS', 'SONNET', 'HAIKU', 'FABLE'];
export function environmentFor({ gateway, decisions, model, folders, mcp, wire }) {
    const timeouts = mcp.map(({ timeoutMs }) => timeoutMs);
    return {
        ...OFF,
        ...providerFor(wire, gateway),
        [TOKEN_VARIABLE]: decisions.token,
        ...Object.fromEntries(MODEL_NAMES.map((name) => [`ANTHROPIC_DEFAULT_${name}_MODEL`, model])),
        ANTHROPIC_SMALL_FAST_MODEL: model,
        CLAUDE_CODE_TMPDIR: folders.temp,
        // A relative path means the same to the hook and to the tool, wherever a command went.
        CLAUDE_BASH_MAINTAIN_PROJECT_WORKING_DIR: '1',
        ...(timeouts.length === 0 ? {} : { MCP_TOOL_TIMEOUT: String(Math.max(...timeouts)) }),
    };
}
/** Its provider is the gateway, in the form of the cloud where there is one. Region and project are ours to say, not the agent's. */
function providerFor(wire, { url, token }) {
    switch (wire) {
        case 'bedrock':
            return {
                CLAUDE_CODE_USE_BEDROCK: '1',
                ANTHROPIC_BEDROCK_BASE_URL: url,
                AWS_BEARER_TOKEN_BEDROCK: token,
                AWS_REGION: 'us-east-1',
                AWS_EC2_METADATA_DISABLED: 'true',
            };
        case 'vertex':
            return {
                CLAUDE_CODE_USE_VERTEX: '1',
                ANTHROPIC_VERTEX_BASE_URL: `${url}/v1`,
                CLAUDE_CODE_SKIP_VERTEX_AUTH: '1',
                ANTHROPIC_CUSTOM_HEADERS: `authorization: Bearer ${token}`,
                ANTHROPIC_VERTEX_PROJECT_ID: 'guard',
                CLOUD_ML_REGION: 'global',
            };
        case 'anthropic':
        case 'responses':
        case 'chat':
        case 'gemini':
            // A key is taken without a question where there is no terminal, and goes before every other way to sign in.
            return { ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: token };
    }
}
