// The built-in loop as an agent of the gateway: its model is reached through it, and its own post chain is off.
import type { Model } from '../../src/loop/model.ts';
import { openModel } from '../../src/loop/models/open-model.ts';
import { type LoopEnd, runLoop } from '../../src/loop/run-loop.ts';
import type { Tool } from '../../src/loop/tool.ts';
import { Toolbox } from '../../src/loop/toolbox.ts';
import { type GatewayCase, type GatewayRig, modelOf, ON_CHAT } from './rig.ts';

/** A session of the built-in loop over the gateway. */
export async function loopThrough(of: GatewayCase, rig: GatewayRig, tools: readonly Tool[], prompt = 'Go on.'): Promise<LoopEnd> {
  const model = await modelAt(of, rig.url, rig.gateway.token);
  const toolbox = new Toolbox(tools, () => () => undefined);
  const conversation = model.open({ system: 'You are careful.', prompt, tools: toolbox.descriptions });
  return runLoop({
    conversation,
    toolbox,
    enforcer: rig.enforcer,
    signal: new AbortController().signal,
    now: () => performance.now(),
    model: modelOf(of),
  });
}

/** The model of a case at an address. */
export async function modelAt(of: GatewayCase, url: string, apiKey: string): Promise<Model> {
  const baseUrl = of.name === ON_CHAT.name ? `${url}/v1` : url;
  const opened = await openModel(
    { model: of.model, baseUrl, apiKey },
    { env: {}, sleep: () => Promise.resolve(), now: () => 0, random: () => 0.5 },
  );
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}
