// The provider's answer on its way to the agent: a stream event by event, anything else whole.
import { messageOf } from '../contract/message.js';
import { fail, ok } from '../contract/result.js';
import { carryEvents } from './carry-events.js';
import { carryRaw } from './carry-raw.js';
import { downwards } from './headers.js';
import { strictText } from './request-body.js';
import { send, write } from './sink.js';
const STREAM_TYPES = {
    'server-sent': /^text\/event-stream\b/i,
    'aws-event-stream': /^application\/vnd\.amazon\.eventstream\b/i,
};
/** A sentence about an answer that did not pass whole and unremarkable. Rejects as `saw` does. */
export async function respond(answer, response, setting) {
    const { status, headers } = answer;
    const type = headers['content-type'];
    if (status >= 300 && status < 400)
        return refuse(answer, response, setting, 'the provider answered with a redirect, which is not followed');
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
        return refuse(answer, response, setting, 'the provider answered in an encoding that was not asked for');
    const isStream = typeof type === 'string' && STREAM_TYPES[setting.wire.framing ?? 'server-sent'].test(type);
    return status < 300 && isStream ? stream(answer, response, setting) : whole(answer, response, setting);
}
async function stream({ status, headers, body }, response, setting) {
    response.writeHead(status, downwards(headers, setting.secrets));
    response.flushHeaders();
    const { carried, note } = await carry(body, setting, async (bytes) => (await write(response, bytes)) || setting.toItsEnd);
    if (carried.kind === 'whole') {
        if (response.destroyed)
            return LEFT;
        response.end();
        return note;
    }
    body.destroy();
    const left = carried.kind === 'left' || response.destroyed;
    response.destroy();
    return left ? LEFT : `torn: ${carried.why}`;
}
/** Of a response that nobody waited for. */
export const LEFT = 'the agent did not wait for the end of the response';
async function carry(body, { wire, reading, saw, isOwn, eventBytes, secrets }, writing) {
    const { framing } = wire;
    switch (reading) {
        case 'strict':
            return { carried: await carryEvents(body, { framing, reader: wire.readEvents(), saw, isOwn, eventBytes, secrets, write: writing }) };
        case 'tapped':
            return carryRaw(body, { tap: { framing, reader: wire.readEvents(), saw }, eventBytes, secrets, write: writing });
        case 'none':
            return carryRaw(body, { eventBytes, secrets, write: writing });
    }
}
/** An answer that tells of calls passes only where it can be read; an error of the provider's tells of none. */
async function whole(answer, response, setting) {
    const { status } = answer;
    const bytes = await gather(answer.body, setting.bodyBytes);
    if (!bytes.ok)
        return refuse(answer, response, setting, bytes.error);
    if (setting.secrets.some((secret) => bytes.value.includes(secret)))
        return refuse(answer, response, setting, 'the answer of the provider holds its key');
    const read = status < 300 && setting.reading !== 'none' ? readTurn(bytes.value, setting) : ok(undefined);
    if (!read.ok && setting.reading === 'strict')
        return refuse(answer, response, setting, read.error);
    send(response, status, downwards(answer.headers, setting.secrets), bytes.value);
    if (!read.ok)
        return `observed only: ${read.error}`;
    return status < 300 ? undefined : `the provider answered ${status}`;
}
function readTurn(bytes, { wire, saw }) {
    const text = strictText(bytes);
    if (text === undefined)
        return fail('the response is not UTF-8');
    const read = wire.readResponse(text);
    return read.ok ? saw(read.value) : read;
}
function refuse({ body }, response, { wire }, words) {
    body.destroy();
    badGateway(wire, response, words);
    return words;
}
/** What the agent reads where no answer of the provider can be passed on; clients try again. */
export function badGateway(wire, response, words) {
    const { contentType, body } = wire.refusal('ended', words);
    send(response, 502, { 'content-type': contentType }, body);
}
async function gather(body, limit) {
    const chunks = [];
    let size = 0;
    try {
        for await (const chunk of body) {
            if (!Buffer.isBuffer(chunk))
                return fail('the answer of the provider cannot be read');
            size += chunk.length;
            if (size > limit)
                return fail(`the answer of the provider is longer than ${limit} bytes`);
            chunks.push(chunk);
        }
    }
    catch (error) {
        return fail(`the answer of the provider broke off: ${messageOf(error)}`);
    }
    return ok(Buffer.concat(chunks, size));
}
