import { settledWithin } from '../../contract/time.js';
import { exactFetch } from './http-fetch.js';
import { StdioTransport } from './stdio-transport.js';
/** Streams that are opened anew after they broke, in one session, and the least wait before each, in milliseconds. */
const MOST_RECONNECTIONS = 20;
const LEAST_RECONNECTION_MS = 1000;
/** Milliseconds that taking leave of a server may take. */
const LEAVE_MS = 2000;
/** A program that is spoken to on its standard input and output. */
export function programWay(library, options) {
    return (wire, onEnd) => {
        const transport = new StdioTransport({ ...options, wire, parse: (text) => library.deserializeMessage(text), onEnd });
        return { transport, close: () => transport.close(), stop: (why) => transport.stop(why) };
    };
}
/** A server that answers over streamable HTTP. */
export function httpWay(library, { url, headers }, fetch) {
    return (wire, onEnd) => {
        let transport;
        const stop = async (why) => {
            onEnd(why);
            await transport?.close().catch(() => undefined);
        };
        let reconnections = 0;
        transport = new library.StreamableHTTPClientTransport(new URL(url), {
            fetch: exactFetch({ fetch, wire, onFatal: (words) => void stop(words) }),
            requestInit: { headers },
            reconnectionScheduler: (reconnect, delay) => {
                reconnections += 1;
                if (reconnections > MOST_RECONNECTIONS)
                    return undefined;
                const timer = setTimeout(reconnect, Math.max(LEAST_RECONNECTION_MS, delay));
                return () => clearTimeout(timer);
            },
        });
        return { transport, stop, close: () => takeLeave(transport) };
    };
}
/** Tells the server that its session is over; one that does not answer is not waited for. */
async function takeLeave(transport) {
    const told = transport.terminateSession().catch(() => undefined);
    await settledWithin(LEAVE_MS, told);
    await transport.close().catch(() => undefined);
}
