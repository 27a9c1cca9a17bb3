import type { Wire } from '../../types.ts';
import { openaiRefusal } from '../openai-refusal.ts';
import { readResponses } from './request.ts';
import { readResponsesResponse, ResponsesEvents } from './response.ts';
import { responsesRoute } from './routes.ts';
import { responsesCanary, responsesEnd } from './turns.ts';

/** OpenAI Responses. */
export const responsesWire: Wire = {
  name: 'responses',
  route: responsesRoute,
  readRequest: readResponses,
  readEvents: () => new ResponsesEvents(),
  readResponse: readResponsesResponse,
  refusal: openaiRefusal,
  quietEnd: responsesEnd,
  canaryTurn: responsesCanary,
};
