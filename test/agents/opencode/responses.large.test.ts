import { onWire } from './on-wire.ts';

onWire({ wire: 'responses', model: 'openai/gpt-6', basePath: '/v1' });
