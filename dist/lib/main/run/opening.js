// The first record of a session: what it is bound to and what it was allowed.
import { defined } from '../../contract/defined.js';
import { version } from '../version.js';
/** `notices` are sentences about the start that a reviewer should read. */
export function openingRecord(started, { host, identity }, notices) {
    const { settings, sessionId, trust, brain, guidance, prompt, preview, place } = started;
    const { model } = brain;
    return {
        type: 'session_started',
        session_id: sessionId,
        nonce: host.random(16),
        version,
        ...identity,
        agent: settings.agent,
        model: model.provider === 'replay' ? model.name : `${model.provider}/${model.name}`,
        workspace: place.workspace,
        trusted: trust.trusted,
        levels: { ...settings.allow, delegation: settings.allowDelegation, mcp: settings.allowMcp },
        bounds: {
            deadline_ms: settings.deadlineMs,
            ...defined({ tool_budget: settings.toolBudget, token_budget: settings.tokenBudget, cost_budget_usd: settings.costBudget }),
        },
        fail_on: settings.failOn,
        evaluate_only: settings.evaluateOnly,
        floor: settings.floor,
        ...(prompt === undefined ? {} : { prompt: preview(prompt) }),
        looked_at: trust.lookedAt,
        ...(guidance.length === 0 ? {} : { context_files: guidance.map(({ source }) => source) }),
        notices,
    };
}
