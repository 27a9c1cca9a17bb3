import { messageOf } from '../../contract/message.js';
import { fail, ok } from '../../contract/result.js';
import { endpointOf } from './endpoints.js';
import { proxyFetch, proxySettings } from './http.js';
import { readSpec } from './model-spec.js';
import { ProviderConversation } from './provider-conversation.js';
/**
 * The model that a spec names, ready to be asked; nothing is sent yet. An error is one sentence: what, where, what to write.
 * Certificates of `NODE_EXTRA_CA_CERTS` are trusted because Node itself reads that variable when it starts.
 */
export async function openModel(spec, deps) {
    const read = readSpec(spec, deps.env);
    if (!read.ok)
        return read;
    const fetch = await fetchOf(deps);
    if (!fetch.ok)
        return fetch;
    const { provider, name } = read.value;
    try {
        const endpoint = await endpointOf(read.value, deps.env, fetch.value);
        if (!endpoint.ok)
            return endpoint;
        return ok({ provider, name, open: (opening) => new ProviderConversation(`${provider}/${name}`, endpoint.value, opening, deps) });
    }
    catch (error) {
        return fail(`\`model: ${spec.model}\` cannot be used: ${messageOf(error)}`);
    }
}
async function fetchOf({ env, fetch }) {
    if (fetch !== undefined)
        return ok(fetch);
    const settings = proxySettings(env);
    if (settings === undefined)
        return ok(globalThis.fetch);
    try {
        return ok(await proxyFetch(settings));
    }
    catch (error) {
        return fail(`HTTP_PROXY or HTTPS_PROXY is not the address of a proxy (${messageOf(error)}): write http://host:port, or unset it`);
    }
}
