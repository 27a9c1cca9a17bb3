import { writeJson } from '../../contract/json/text.js';
/** A whole stream of server-sent events. */
export function streamAnswer(events) {
    const body = events.map(({ name, data }) => {
        const text = typeof data === 'string' ? data : writeJson(data);
        return `${name === undefined ? '' : `event: ${name}\n`}data: ${text}\n\n`;
    });
    return { status: 200, contentType: 'text/event-stream; charset=utf-8', body: body.join('') };
}
export function jsonAnswer(status, body) {
    return { status, contentType: 'application/json', body: writeJson(body) };
}
