/**
 * `npm run bench [NAME…] [--json FILE]`: what the guard costs, as ratios to a floor that is measured in the same run. An aim that is
 * missed is said and is no failure: a loaded machine misses it too.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { agents } from './agents.ts';
import { chain } from './chain.ts';
import { coldStart } from './cold-start.ts';
import { gateway } from './gateway.ts';
import { growth } from './growth.ts';
import { hook } from './hook.ts';
import type { Bench, Row } from './measure.ts';
import { loopOverhead } from './loop-overhead.ts';
import { memory } from './memory.ts';
import { replayed } from './replayed.ts';
import { snapshot } from './snapshot.ts';
import { tableOf } from './table.ts';

const benches: readonly Bench[] = [hook, chain, memory, coldStart, replayed, growth, snapshot, gateway, loopOverhead, agents];

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
// Certificates of a company's proxy cost every program that is started; they are no cost of ours.
delete process.env['NODE_EXTRA_CA_CERTS'];

const results: Record<string, readonly Row[] | string> = {};
console.log(`Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`);
for (const bench of benches) {
  if (positionals.length > 0 && !positionals.includes(bench.name)) continue;
  const start = performance.now();
  const result = await bench.run();
  results[bench.name] = result;
  console.log(`\n${bench.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  console.log(typeof result === 'string' ? `  not run: ${result}` : tableOf(result));
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
