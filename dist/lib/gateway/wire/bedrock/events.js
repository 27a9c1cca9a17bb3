// What the messages of Bedrock's stream carry: one event of Anthropic's each, in base64, or an exception in its place.
import { textAt } from '../../../contract/json/pick.js';
import { writeJson } from '../../../contract/json/text.js';
import { fail, ok } from '../../../contract/result.js';
import { strictText } from '../../request-body.js';
import { readObject } from '../nodes.js';
import { frameOf, readFrame } from './frame.js';
/** The text behind a base64 that every reader reads alike; undefined: there is none. */
export function unwrapped(base64) {
    if (base64 === undefined)
        return undefined;
    const bytes = Buffer.from(base64, 'base64');
    return bytes.toString('base64') === base64 ? strictText(bytes) : undefined;
}
export const wrapped = (text) => Buffer.from(text).toString('base64');
/** The data of the event that a message carries; an exception reads as Anthropic's event for an error. */
export function frameData(bytes) {
    const frame = readFrame(bytes);
    if (!frame.ok)
        return frame;
    const type = frame.value.headers.get(':message-type');
    if (type === 'exception' || type === 'error')
        return ok(errorEvent(frame.value));
    if (type !== 'event' || frame.value.headers.get(':event-type') !== 'chunk')
        return fail('a message of the stream is of a type that is not known');
    const payload = readPayload(frame.value);
    const data = payload.ok ? unwrapped(textAt(payload.value, 'bytes')) : undefined;
    if (data !== undefined)
        return ok(data);
    return fail(`a message of the stream carries no event${payload.ok ? '' : `: ${payload.error}`}`);
}
function readPayload({ payload }) {
    const text = strictText(payload);
    const read = text === undefined ? fail('it is not UTF-8') : readObject(text);
    return read.ok ? ok(read.value.root) : read;
}
function errorEvent(frame) {
    const { headers } = frame;
    const payload = readPayload(frame);
    const type = headers.get(':exception-type') ?? headers.get(':error-code') ?? 'exception';
    const said = (payload.ok ? textAt(payload.value, 'message') : undefined) ?? headers.get(':error-message');
    return writeJson({ type: 'error', error: { type, message: said === undefined ? type : `${type}: ${said}` } });
}
/** A whole stream. */
export function framesAnswer(events) {
    const headers = { ':event-type': 'chunk', ':content-type': 'application/json', ':message-type': 'event' };
    const frames = events.map(({ data }) => frameOf(headers, Buffer.from(writeJson({ bytes: wrapped(data) }))));
    return { status: 200, contentType: 'application/vnd.amazon.eventstream', body: Buffer.concat(frames) };
}
