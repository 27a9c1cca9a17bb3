// The way through a runner's proxy, for everything that the guard itself sends.
import type { Dispatcher } from 'undici';
import { messageOf } from '../contract/message.ts';
import type { ProxySettings } from './options.ts';

/** In milliseconds. */
export interface AnswerTimeouts {
  readonly headersTimeout: number;
  readonly bodyTimeout: number;
}

/** Throws where a setting is not a proxy's address. */
export async function proxyAgent(settings: ProxySettings, timeouts: AnswerTimeouts): Promise<Dispatcher> {
  const { EnvHttpProxyAgent, Pool } = await import('undici');
  /** A tunnel that breaks off while it is asked for: by its own error the library would try again at once, without end. */
  class ProxyPool extends Pool {
    override connect(options: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData>;
    override connect(options: Dispatcher.ConnectOptions, callback: (error: Error | null, data: Dispatcher.ConnectData) => void): void;
    override connect(
      options: Dispatcher.ConnectOptions,
      callback?: (error: Error | null, data: Dispatcher.ConnectData) => void,
    ): Promise<Dispatcher.ConnectData> | void {
      if (callback !== undefined) return super.connect(options, callback);
      return super.connect(options).then(tunnelOf, (error: unknown) => {
        throw new Error(`the proxy gave no tunnel: ${messageOf(error)}`, { cause: error });
      });
    }
  }
  return new EnvHttpProxyAgent({ ...settings, ...timeouts, clientFactory: (origin, options) => new ProxyPool(origin, options) });
}

function tunnelOf(answer: Dispatcher.ConnectData): Dispatcher.ConnectData {
  if (answer.statusCode === 200) return answer;
  answer.socket.on('error', () => undefined).destroy();
  throw new Error(`the proxy gave no tunnel: it answered with status ${answer.statusCode}`);
}
