import { messageOf } from '../contract/message.js';
/** Throws where a setting is not a proxy's address. */
export async function proxyAgent(settings, timeouts) {
    const { EnvHttpProxyAgent, Pool } = await import('undici');
    /** A tunnel that breaks off while it is asked for: by its own error the library would try again at once, without end. */
    class ProxyPool extends Pool {
        connect(options, callback) {
            if (callback !== undefined)
                return super.connect(options, callback);
            return super.connect(options).then(tunnelOf, (error) => {
                throw new Error(`the proxy gave no tunnel: ${messageOf(error)}`, { cause: error });
            });
        }
    }
    return new EnvHttpProxyAgent({ ...settings, ...timeouts, clientFactory: (origin, options) => new ProxyPool(origin, options) });
}
function tunnelOf(answer) {
    if (answer.statusCode === 200)
        return answer;
    answer.socket.on('error', () => undefined).destroy();
    throw new Error(`the proxy gave no tunnel: it answered with status ${answer.statusCode}`);
}
