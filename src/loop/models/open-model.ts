import { messageOf } from '../../contract/message.ts';
import type { Result } from '../../contract/result.ts';
import { fail, ok } from '../../contract/result.ts';
import type { Model } from '../model.ts';
import { endpointOf } from './endpoints.ts';
import type { Fetch } from './http.ts';
import { proxyFetch, proxySettings } from './http.ts';
import type { Environment, ModelSpec } from './model-spec.ts';
import { readSpec } from './model-spec.ts';
import type { ConversationDeps } from './provider-conversation.ts';
import { ProviderConversation } from './provider-conversation.ts';

export interface ModelDeps extends ConversationDeps {
  /** The runner's environment: keys, log-ins and proxy are read from it, never from the process. */
  readonly env: Environment;
  /** Absent: the platform's fetch, through the proxy where the environment names one. */
  readonly fetch?: Fetch;
}

/**
 * The model that a spec names, ready to be asked; nothing is sent yet. An error is one sentence: what, where, what to write.
 * Certificates of `NODE_EXTRA_CA_CERTS` are trusted because Node itself reads that variable when it starts.
 */
export async function openModel(spec: ModelSpec, deps: ModelDeps): Promise<Result<Model, string>> {
  const read = readSpec(spec, deps.env);
  if (!read.ok) return read;
  const fetch = await fetchOf(deps);
  if (!fetch.ok) return fetch;
  const { provider, name } = read.value;
  try {
    const endpoint = await endpointOf(read.value, deps.env, fetch.value);
    if (!endpoint.ok) return endpoint;
    return ok({ provider, name, open: (opening) => new ProviderConversation(`${provider}/${name}`, endpoint.value, opening, deps) });
  } catch (error) {
    return fail(`\`model: ${spec.model}\` cannot be used: ${messageOf(error)}`);
  }
}

async function fetchOf({ env, fetch }: ModelDeps): Promise<Result<Fetch, string>> {
  if (fetch !== undefined) return ok(fetch);
  const settings = proxySettings(env);
  if (settings === undefined) return ok(globalThis.fetch);
  try {
    return ok(await proxyFetch(settings));
  } catch (error) {
    return fail(`HTTP_PROXY or HTTPS_PROXY is not the address of a proxy (${messageOf(error)}): write http://host:port, or unset it`);
  }
}
