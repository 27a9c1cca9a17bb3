import { readMessagesOf } from '../anthropic/request.js';
import { anthropicCanary, anthropicEnd, anthropicRefusal } from '../anthropic/turns.js';
import { anthropicWire } from '../anthropic/wire.js';
import { jsonAnswer } from '../event-stream.js';
import { readCount } from './count.js';
import { framesAnswer } from './events.js';
import { bedrockRoute } from './routes.js';
/** Anthropic Messages as Amazon Bedrock's `invoke` takes them: the path names model and form, a stream comes in frames of AWS's. */
export const bedrockWire = {
    ...anthropicWire,
    name: 'bedrock',
    framing: 'aws-event-stream',
    route: bedrockRoute,
    readRequest: (body, route) => (route.kind === 'count-tokens' ? readCount(body, route) : readMessagesOf('bedrock', body, route)),
    refusal: (kind, words) => jsonAnswer(anthropicRefusal(kind, words).status, { message: words }),
    quietEnd: (words, setting) => anthropicEnd(words, setting, framesAnswer),
    canaryTurn: (call, setting) => anthropicCanary(call, setting, framesAnswer),
};
