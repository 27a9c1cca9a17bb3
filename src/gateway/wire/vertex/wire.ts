import type { Wire } from '../../types.ts';
import { readMessagesOf } from '../anthropic/request.ts';
import { anthropicWire } from '../anthropic/wire.ts';
import { vertexRoute } from './routes.ts';

/** Anthropic Messages as Google Vertex offers them: the path names model and form, the rest is Anthropic's. */
export const vertexWire: Wire = {
  ...anthropicWire,
  name: 'vertex',
  route: vertexRoute,
  readRequest: (body, route) => readMessagesOf('vertex', body, route),
};
