import { cutBytes } from '../contract/cut.js';
const LONGEST_SUMMARY = 200;
const ofCall = (call) => ({ agent_id: call.agentId, tool_call_id: call.id, tool_name: call.toolName });
export function queued(call, input) {
    return { type: 'tool_queued', ...ofCall(call), side_effect_level: call.level ?? null, input };
}
export function permissionRequested(call, description) {
    return { type: 'permission_requested', ...ofCall(call), side_effect_level: call.level ?? null, description };
}
export function permissionResolved(call, outcome, reason) {
    const { agentId, id } = call;
    return { type: 'permission_resolved', agent_id: agentId, tool_call_id: id, outcome, ...(reason === undefined ? {} : { reason }) };
}
export function started(call) {
    return { type: 'tool_started', ...ofCall(call) };
}
/** `shown` is what the model reads; its first line is the summary. */
export function completed(call, isError, shown) {
    const line = /[^\r\n]+/.exec(shown)?.[0] ?? '';
    return { type: 'tool_completed', ...ofCall(call), is_error: isError, summary: cutBytes(line, LONGEST_SUMMARY) };
}
