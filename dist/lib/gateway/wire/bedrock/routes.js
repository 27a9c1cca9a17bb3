/** An id, a profile or an ARN, of which `:` and `/` may be encoded. */
const PATH = /^\/model\/(?<model>\w(?:[\w.:-]|%3[Aa]|%2[Ff])*)\/(?<verb>invoke|invoke-with-response-stream|count-tokens)$/;
/** Claude on Amazon Bedrock; what goes up names the model as AWS's own clients encode it. */
export function bedrockRoute(method, asked) {
    const { model: written, verb } = PATH.exec(asked)?.groups ?? {};
    if (method !== 'POST' || written === undefined || verb === undefined)
        return { kind: 'refused', as: 'unknown', why: `${method} ${asked.split('?')[0]} is not a part of this API that is relayed` };
    const model = decodeURIComponent(written);
    const path = `/model/${encodeURIComponent(model)}/${verb}`;
    if (verb === 'count-tokens')
        return { kind: 'count-tokens', path, model };
    return { kind: 'generate', path, model, stream: verb === 'invoke-with-response-stream' };
}
