/** A recorder that also tells the use of each request to the model. */
export function usageTeller(recorder, enforcer) {
    return {
        record: (...entries) => {
            recorder.record(...entries);
            for (const entry of entries)
                tellUse(entry, enforcer);
        },
    };
}
function tellUse(entry, enforcer) {
    if (entry.type !== 'model_request' || entry.input_tokens === undefined || entry.output_tokens === undefined)
        return;
    const { agent_id, input_tokens, output_tokens, cost_usd } = entry;
    enforcer.tell({ type: 'usage', agent_id, input_tokens, output_tokens, ...(cost_usd === undefined ? {} : { cost_usd }) });
}
