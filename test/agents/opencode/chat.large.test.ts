import { onWire } from './on-wire.ts';

onWire({ wire: 'chat', model: 'openai-compatible/some-model', basePath: '/v1' });
