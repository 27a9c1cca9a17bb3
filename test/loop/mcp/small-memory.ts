// Calls a server in the mode that its arguments name, and one that behaves, and prints what came of it, with the megabytes by which the
// most memory that this process ever had grew.
import { hostile, Servers } from './rig.ts';

const [mode = '', ...more] = process.argv.slice(2);
await using servers = await Servers.open({ h: hostile(mode, '', ...more), good: hostile('good') });
const megabytes = (): number => Math.round(process.resourceUsage().maxRSS / 1024);
const before = megabytes();
const called = await servers.call('mcp__h__echo');
const grown = megabytes() - before;
const after = await servers.call('mcp__good__echo', '{"a":1}');
console.log(JSON.stringify({ called: { ...called, text: called.text.slice(0, 200) }, after, grown }));
