import type { LaunchContext } from '../../src/agents/adapter.ts';

/** A launch of nothing in particular, confined. */
export function launchContext(more: Partial<LaunchContext> = {}): LaunchContext {
  return {
    version: '1.0.0',
    program: ['/opt/agent'],
    folders: { workspace: '/w', home: '/h', temp: '/t', guard: '/g' },
    prompt: 'Go on.',
    model: 'some-model',
    wire: 'anthropic',
    gateway: { url: 'http://127.0.0.1:1', token: 'a-token' },
    decisions: { url: 'http://127.0.0.1:2', token: 'another-token', shim: (event) => `/g/shims/${event}` },
    answerMs: 1000,
    guidance: '',
    skills: [],
    mcp: [],
    allow: { external: false, delegation: true },
    confined: true,
    args: [],
    random: (bytes) => 'ab'.repeat(bytes),
    ...more,
  };
}
