/** How the agent words that a hook failed; a refusal in the guard's own words follows `Denied by preToolUse hook: `. */
const BEFORE = /^Denied by preToolUse hook from "[^"]*" \(hook errored\)$|^Denied by preToolUse hook: hook exited with code \d+$/;
const AFTER = 'Tool result blocked: Policy hook failed';
/** What the guard's hook did, where the error of a call says that it failed. */
export function bindingFault(code, message) {
    if (code !== 'denied' || message === undefined)
        return undefined;
    if (BEFORE.test(message))
        return "copilot says that the guard's hook before a call failed";
    return message === AFTER ? "copilot says that the guard's hook after a call failed" : undefined;
}
