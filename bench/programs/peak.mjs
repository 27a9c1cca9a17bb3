// Preloaded into a program: writes the bytes of its largest size into the file that BENCH_PEAK names.
import { writeFileSync } from 'node:fs';

process.on('exit', () => writeFileSync(process.env.BENCH_PEAK, String(process.resourceUsage().maxRSS * 1024)));
