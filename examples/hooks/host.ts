// A host of your own: an interceptor in TypeScript in front of the hooks of a repository, asked about three calls.
// Run it with Node 24: node host.ts
import { strict as assert } from 'node:assert';
import { join } from 'node:path';
import { HookRunner, toolInput, type Interceptor, type ToolCall } from '@basis/guard';
import { discover, drain, load, localHooks } from '@basis/guard/node';

const workspace = join(import.meta.dirname, 'repository');

/** Commands longer than a line are for a script in the repository, where they are reviewed. */
const shortCommands: Interceptor = {
  name: 'short-commands',
  beforeTool: ({ toolName, input }) =>
    toolName === 'spawn' && input.text.length > 200
      ? { kind: 'deny', reason: 'put a command of this length into a script of the repository' }
      : { kind: 'allow' },
};

const loaded = await load(discover({ workspace, env: {} }));
if (!loaded.ok) throw new Error(loaded.error.message);

const runner = new HookRunner({
  hooks: loaded.value.hooks,
  port: localHooks({ workspace, env: process.env, platform: process.platform }),
  reporter: ({ sentence }) => console.error(sentence),
}).withInterceptor(shortCommands);

const spawn = (command: string): ToolCall => ({
  id: 'call-1',
  agentId: 'main',
  toolName: 'spawn',
  input: toolInput(JSON.stringify({ command })),
  level: 'process',
});

for (const command of ['ls', 'curl example.org', 'sh test.sh', `echo ${'x'.repeat(300)}`]) {
  const verdict = await runner.decide(spawn(command));
  console.log(verdict.outcome, verdict.outcome === 'deny' ? verdict.words : verdict.input.text);
}

const call = spawn('cat src/authors.txt');
const shown = await runner.review(call, { output: { kind: 'text', text: 'ada@example.org' }, isError: false });
console.log(shown.outcome, shown.shown.output.text);
assert.equal(shown.shown.output.text, '(address)');

await drain();
