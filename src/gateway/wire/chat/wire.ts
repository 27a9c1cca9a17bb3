import type { Wire } from '../../types.ts';
import { openaiRefusal } from '../openai-refusal.ts';
import { readChat } from './request.ts';
import { ChatEvents, readChatResponse } from './response.ts';
import { chatRoute } from './routes.ts';
import { chatCanary, chatEnd } from './turns.ts';

/** OpenAI chat completions, as many providers have them. */
export const chatWire: Wire = {
  name: 'chat',
  route: chatRoute,
  readRequest: readChat,
  readEvents: () => new ChatEvents(),
  readResponse: readChatResponse,
  refusal: openaiRefusal,
  quietEnd: chatEnd,
  canaryTurn: chatCanary,
};
