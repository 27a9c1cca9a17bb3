import type { Wire, WireName } from '../types.ts';
import { anthropicWire } from './anthropic/wire.ts';
import { bedrockWire } from './bedrock/wire.ts';
import { chatWire } from './chat/wire.ts';
import { geminiWire } from './gemini/wire.ts';
import { responsesWire } from './responses/wire.ts';
import { vertexWire } from './vertex/wire.ts';

export const WIRES: Readonly<Record<WireName, Wire>> = {
  anthropic: anthropicWire,
  bedrock: bedrockWire,
  vertex: vertexWire,
  responses: responsesWire,
  chat: chatWire,
  gemini: geminiWire,
};
