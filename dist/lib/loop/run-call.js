import { cutBytes } from '../contract/cut.js';
import { orAborted } from '../session/abort.js';
/** Settles with what the model is shown; rejects only with `LedgerBroken`. */
export async function runCall(enforcer, call, equipped, setting, signals) {
    const judgement = await enforcer.judge(call, equipped?.guarded, setting);
    if (judgement.kind === 'refuse' || !equipped)
        return errorResult(judgement.kind === 'refuse' ? judgement.words : 'there is no such tool');
    const ended = await orAborted(runTool(equipped.tool, judgement.input, call, signals.end), signals.leave);
    if (ended.kind === 'aborted') {
        const why = 'the session ended while the call was running';
        enforcer.abandon(call, why);
        return errorResult(why);
    }
    const { shown } = await enforcer.review(call, ended.value);
    return equipped.tool.page?.(shown, call) ?? shown;
}
async function runTool(tool, input, call, signal) {
    try {
        return await tool.run(input, { agentId: call.agentId, toolCallId: call.id, signal });
    }
    catch (error) {
        return errorResult(`${tool.name} failed: ${cutBytes(error instanceof Error ? error.message : 'it threw', 2048)}`);
    }
}
export const errorResult = (text) => ({ output: { kind: 'text', text }, isError: true });
