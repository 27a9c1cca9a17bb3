import { readGemini } from './request.js';
import { GeminiEvents, readGeminiResponse } from './response.js';
import { geminiRoute } from './routes.js';
import { geminiCanary, geminiEnd, geminiRefusal } from './turns.js';
/** Gemini generateContent. */
export const geminiWire = {
    name: 'gemini',
    route: geminiRoute,
    readRequest: readGemini,
    readEvents: () => new GeminiEvents(),
    readResponse: readGeminiResponse,
    refusal: geminiRefusal,
    quietEnd: geminiEnd,
    canaryTurn: geminiCanary,
};
