import { anthropicWire } from './anthropic/wire.js';
import { bedrockWire } from './bedrock/wire.js';
import { chatWire } from './chat/wire.js';
import { geminiWire } from './gemini/wire.js';
import { responsesWire } from './responses/wire.js';
import { vertexWire } from './vertex/wire.js';
export const WIRES = {
    anthropic: anthropicWire,
    bedrock: bedrockWire,
    vertex: vertexWire,
    responses: responsesWire,
    chat: chatWire,
    gemini: geminiWire,
};
