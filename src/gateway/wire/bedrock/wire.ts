import type { Wire } from '../../types.ts';
import { readMessagesOf } from '../anthropic/request.ts';
import { anthropicCanary, anthropicEnd, anthropicRefusal } from '../anthropic/turns.ts';
import { anthropicWire } from '../anthropic/wire.ts';
import { jsonAnswer } from '../event-stream.ts';
import { readCount } from './count.ts';
import { framesAnswer } from './events.ts';
import { bedrockRoute } from './routes.ts';

/** Anthropic Messages as Amazon Bedrock's `invoke` takes them: the path names model and form, a stream comes in frames of AWS's. */
export const bedrockWire: Wire = {
  ...anthropicWire,
  name: 'bedrock',
  framing: 'aws-event-stream',
  route: bedrockRoute,
  readRequest: (body, route) => (route.kind === 'count-tokens' ? readCount(body, route) : readMessagesOf('bedrock', body, route)),
  refusal: (kind, words) => jsonAnswer(anthropicRefusal(kind, words).status, { message: words }),
  quietEnd: (words, setting) => anthropicEnd(words, setting, framesAnswer),
  canaryTurn: (call, setting) => anthropicCanary(call, setting, framesAnswer),
};
