import { readMessagesOf } from '../anthropic/request.js';
import { anthropicWire } from '../anthropic/wire.js';
import { vertexRoute } from './routes.js';
/** Anthropic Messages as Google Vertex offers them: the path names model and form, the rest is Anthropic's. */
export const vertexWire = {
    ...anthropicWire,
    name: 'vertex',
    route: vertexRoute,
    readRequest: (body, route) => readMessagesOf('vertex', body, route),
};
