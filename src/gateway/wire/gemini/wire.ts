import type { Wire } from '../../types.ts';
import { readGemini } from './request.ts';
import { GeminiEvents, readGeminiResponse } from './response.ts';
import { geminiRoute } from './routes.ts';
import { geminiCanary, geminiEnd, geminiRefusal } from './turns.ts';

/** Gemini generateContent. */
export const geminiWire: Wire = {
  name: 'gemini',
  route: geminiRoute,
  readRequest: readGemini,
  readEvents: () => new GeminiEvents(),
  readResponse: readGeminiResponse,
  refusal: geminiRefusal,
  quietEnd: geminiEnd,
  canaryTurn: geminiCanary,
};
