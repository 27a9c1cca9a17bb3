/**
 * One 64 MiB output and one reader of it, in a process of its own: `bare` hands it to a program, `hook` reviews it through one post hook.
 * Prints the bytes by which the process grew at its largest.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { commandPort } from '../../src/bindings/hook-command.ts';
import { toolInput } from '../../src/contract/input.ts';
import { HookRunner } from '../../src/hooks/runner.ts';
import { markSource } from '../../src/subprocess/mark.ts';

const command: [string, ...string[]] = ['/bin/sh', '-c', 'cat > /dev/null; echo \'{"decision":"allow"}\''];
const env = { PATH: process.env['PATH'] ?? '' };
const [mode, filler = 'x'] = process.argv.slice(2);
const before = process.memoryUsage.rss();
const line = `${filler.repeat(62 / filler.length)}"\n`;
const output = line.repeat((64 * 1024 * 1024) / Buffer.byteLength(line));

if (mode === 'bare') await bare();
else await reviewed();
console.log(process.resourceUsage().maxRSS * 1024 - before);

function bare(): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(command[0], command.slice(1), { env, stdio: ['pipe', 'ignore', 'inherit'] });
    child.on('close', () => resolve());
    child.stdin.end(output);
  });
}

async function reviewed(): Promise<void> {
  const spec = {
    name: 'bench',
    command,
    event: 'post_tool_use',
    timeoutMs: 60_000,
    onFailure: 'deny',
    scope: 'workspace',
    source: 'bench',
  } as const;
  const port = commandPort({ workspace: process.cwd(), env, marks: markSource('bench', randomUUID) });
  const runner = new HookRunner({ hooks: [spec], port, reporter: (report) => console.error(report.sentence) });
  const call = { id: 'call-1', agentId: 'main', toolName: 'spawn', input: toolInput('{"command":"cat log"}') };
  const verdict = await runner.review(call, { output: { kind: 'text', text: output }, isError: false });
  if (verdict.outcome !== 'allow') throw new Error('the hook did not keep the output');
}
