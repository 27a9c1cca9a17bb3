import { openaiRefusal } from '../openai-refusal.js';
import { readResponses } from './request.js';
import { readResponsesResponse, ResponsesEvents } from './response.js';
import { responsesRoute } from './routes.js';
import { responsesCanary, responsesEnd } from './turns.js';
/** OpenAI Responses. */
export const responsesWire = {
    name: 'responses',
    route: responsesRoute,
    readRequest: readResponses,
    readEvents: () => new ResponsesEvents(),
    readResponse: readResponsesResponse,
    refusal: openaiRefusal,
    quietEnd: responsesEnd,
    canaryTurn: responsesCanary,
};
