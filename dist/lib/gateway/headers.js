const UP = [
    /^content-type$/,
    /^accept$/,
    /^user-agent$/,
    /^anthropic-(?:version|beta|dangerous-direct-browser-access)$/,
    /^x-app$/,
    /^x-stainless-[a-z-]+$/,
    /^x-claude-code-(?:session|agent|parent-agent)-id$/,
    /^openai-(?:beta|organization|project)$/,
    /^x-goog-api-client$/,
    /^x-client-request-id$/,
    /^(?:originator|session_id|conversation_id)$/,
    /^idempotency-key$/,
];
const DOWN = [
    /^content-type$/,
    /^(?:x-)?request-id$/,
    /^retry-after(?:-ms)?$/,
    /^x-should-retry$/,
    /^anthropic-(?:ratelimit|priority)-[a-z-]+$/,
    /^x-ratelimit-[a-z-]+$/,
    /^openai-(?:model|processing-ms|version)$/,
    /^x-codex-[a-z-]+$/,
    /^x-amzn-(?:requestid|errortype|bedrock-[a-z-]+)$/,
    /^cache-control$/,
];
/** A longer value is no header of a client of these APIs. */
const LONGEST_VALUE = 4096;
/** The agent's headers that go up; one in which `hide` finds something does not. */
export function upwards(headers, hide) {
    return passing(headers, UP, (value) => value.length <= LONGEST_VALUE && hide(value) === value);
}
/** The provider's headers that come down; one that holds a secret does not. */
export function downwards(headers, secrets) {
    return passing(headers, DOWN, (value) => !secrets.some((secret) => value.includes(secret)));
}
function passing(headers, names, fits) {
    const kept = {};
    for (const [name, value] of Object.entries(headers)) {
        if (typeof value === 'string' && names.some((pattern) => pattern.test(name)) && fits(value))
            kept[name] = value;
    }
    return kept;
}
