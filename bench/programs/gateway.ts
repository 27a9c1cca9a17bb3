/**
 * A gateway in a process of its own: `node gateway.ts UPSTREAM`. Prints `URL TOKEN`; when its input ends it prints the bytes by which the
 * process grew at its largest and exits. Every call is allowed and every result is reviewed by nobody.
 */
import { randomBytes } from 'node:crypto';
import { openGateway } from '../../src/gateway/open-gateway.ts';
import { WIRES } from '../../src/gateway/wire/wires.ts';

const gateway = await openGateway({
  wire: WIRES.anthropic,
  mode: 'on',
  upstream: { baseUrl: process.argv[2] ?? '', credential: { kind: 'key', value: 'the key of the bench' } },
  listen: { loopback: {} },
  models: ['bench'],
  allowExternal: false,
  review: (_, result) => Promise.resolve({ shown: result }),
  recorder: { record: () => undefined },
  preview: (text) => ({ digest: '', bytes: text.length, preview: '', whole: false }),
  redactText: (text) => text,
  hide: (text) => text,
  bounds: { countsUsage: false, admitTurn: () => undefined, spend: () => undefined },
  cost: () => 'unknown',
  excuse: () => ({ why: 'the bench has no hooks', refused: false }),
  onEnd: ({ words }) => console.error(words),
  now: () => performance.now(),
  random: (bytes) => randomBytes(bytes).toString('hex'),
});
console.log(`${gateway.url} ${gateway.token}`);
const before = process.memoryUsage.rss();
process.stdin.on('end', () => {
  console.log(process.resourceUsage().maxRSS * 1024 - before);
  void gateway.close().then(() => process.exit(0));
});
process.stdin.resume();
