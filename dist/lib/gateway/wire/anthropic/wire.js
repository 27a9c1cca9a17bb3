import { readAnthropic } from './request.js';
import { AnthropicEvents, readAnthropicResponse } from './response.js';
import { anthropicRoute } from './routes.js';
import { anthropicCanary, anthropicEnd, anthropicRefusal } from './turns.js';
/** Anthropic Messages. */
export const anthropicWire = {
    name: 'anthropic',
    route: anthropicRoute,
    readRequest: readAnthropic,
    readEvents: () => new AnthropicEvents(),
    readResponse: readAnthropicResponse,
    refusal: anthropicRefusal,
    quietEnd: (words, setting) => anthropicEnd(words, setting),
    canaryTurn: (call, setting) => anthropicCanary(call, setting),
};
