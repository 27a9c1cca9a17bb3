import { onWire } from './on-wire.ts';

onWire({ wire: 'gemini', model: 'google/gemini-2.5-pro', basePath: '/v1beta' });
