// A stream cut into pieces of whole events, and what stands in each, for both ways in which events are framed.
import { createParser } from 'eventsource-parser';
import { fail, ok } from '../contract/result.js';
import { EventSlices } from './event-slices.js';
import { FrameSlices } from './frame-slices.js';
import { strictText } from './request-body.js';
import { usualData } from './usual-event.js';
import { frameData } from './wire/bedrock/events.js';
export function cutterOf(framing, eventBytes) {
    return framing === 'aws-event-stream' ? new FrameCutter(eventBytes) : new SseCutter();
}
class FrameCutter {
    isEncoded = true;
    #slices;
    constructor(eventBytes) {
        this.#slices = new FrameSlices(eventBytes);
    }
    push(chunk) {
        return this.#slices.push(chunk);
    }
    rest() {
        return this.#slices.rest();
    }
    dataOf(piece) {
        const data = frameData(piece);
        return data.ok ? ok([data.value]) : data;
    }
}
class SseCutter {
    isEncoded = false;
    #slices = new EventSlices();
    #data = [];
    #problem;
    #parser = createParser({
        onEvent: ({ data }) => void this.#data.push(data),
        onError: ({ message }) => void (this.#problem ??= message),
    });
    constructor() {
        // Where its first piece begins with a byte order mark that was decoded wrongly it takes that off; such a mark may stand nowhere.
        this.#parser.feed('');
    }
    push(chunk) {
        return ok(this.#slices.push(chunk));
    }
    rest() {
        return this.#slices.rest();
    }
    /** Lines may end in any of the ways. */
    dataOf(piece) {
        const usual = usualData(piece);
        if (usual !== undefined)
            return ok([usual]);
        const text = strictText(piece);
        if (text === undefined)
            return fail('an event is not UTF-8');
        const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
        // The last event of a stream may lack the line that ends it; some clients read it all the same.
        this.#parser.feed(lines.endsWith('\n\n') ? lines : `${lines}\n\n`);
        const data = this.#data.splice(0);
        return this.#problem === undefined ? ok(data) : fail(`an event cannot be read: ${this.#problem.slice(0, 200)}`);
    }
}
