import { anthropicWire } from './anthropic/wire.js';
import { chatWire } from './chat/wire.js';
import { geminiWire } from './gemini/wire.js';
import { responsesWire } from './responses/wire.js';
export const WIRES = {
    anthropic: anthropicWire,
    responses: responsesWire,
    chat: chatWire,
    gemini: geminiWire,
};
