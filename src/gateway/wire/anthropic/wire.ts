import type { Wire } from '../../types.ts';
import { readAnthropic } from './request.ts';
import { AnthropicEvents, readAnthropicResponse } from './response.ts';
import { anthropicRoute } from './routes.ts';
import { anthropicCanary, anthropicEnd, anthropicRefusal } from './turns.ts';

/** Anthropic Messages. */
export const anthropicWire: Wire = {
  name: 'anthropic',
  route: anthropicRoute,
  readRequest: readAnthropic,
  readEvents: () => new AnthropicEvents(),
  readResponse: readAnthropicResponse,
  refusal: anthropicRefusal,
  quietEnd: (words, setting) => anthropicEnd(words, setting),
  canaryTurn: (call, setting) => anthropicCanary(call, setting),
};
