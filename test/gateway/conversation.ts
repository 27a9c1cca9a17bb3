// A gateway before a scripted provider, asked as an agent asks: the whole conversation in each request.
import { calls, says } from '../support/model-servers/script.ts';
import { ask, type RawAnswer, RawServer } from './raw.ts';
import { bodyOf, type Exchanged, keyHeader, pathOf } from './requests.ts';
import { type GatewayCase, GatewayRig, type GatewayRigOptions } from './rig.ts';
import { eventsOf } from './streams.ts';

export interface At extends AsyncDisposable {
  readonly rig: GatewayRig;
  /** The bodies that went up. */
  readonly up: string[];
  put(earlier: readonly Exchanged[], more?: { readonly prompt?: string; readonly more?: object }): Promise<RawAnswer>;
  /** The model makes these calls, in one turn. */
  make(...made: readonly Omit<Exchanged, 'output'>[]): Promise<void>;
}

export async function before(of: GatewayCase, options: GatewayRigOptions = {}): Promise<At> {
  let blocks = [says('Hi.')];
  const up: string[] = [];
  const upstream = await RawServer.start(({ body }, response) => {
    up.push(body.toString());
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(Buffer.concat([...eventsOf(of, blocks, up.length)]));
    blocks = [says('Hi.')];
  });
  const rig = await GatewayRig.before(of, upstream.url, 'key', options);
  const put: At['put'] = (earlier, more = {}) =>
    ask(rig.url, { path: pathOf(of), headers: keyHeader(of, rig.gateway.token), body: bodyOf(of, { earlier, ...more }) });
  return {
    rig,
    up,
    put,
    async make(...made) {
      blocks = made.map(({ id, name, input }) => calls(id, name, input));
      await put([]);
    },
    async [Symbol.asyncDispose]() {
      await rig[Symbol.asyncDispose]();
      await upstream[Symbol.asyncDispose]();
    },
  };
}
