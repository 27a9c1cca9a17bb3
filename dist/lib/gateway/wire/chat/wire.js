import { openaiRefusal } from '../openai-refusal.js';
import { readChat } from './request.js';
import { ChatEvents, readChatResponse } from './response.js';
import { chatRoute } from './routes.js';
import { chatCanary, chatEnd } from './turns.js';
/** OpenAI chat completions, as many providers have them. */
export const chatWire = {
    name: 'chat',
    route: chatRoute,
    readRequest: readChat,
    readEvents: () => new ChatEvents(),
    readResponse: readChatResponse,
    refusal: openaiRefusal,
    quietEnd: chatEnd,
    canaryTurn: chatCanary,
};
