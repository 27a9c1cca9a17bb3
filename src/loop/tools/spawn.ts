/**
 * The `spawn` tool: a command in the workspace, a task for a sub-agent, or a later page of an earlier output. A command runs by
 * `/bin/sh -c` (Windows: `cmd /c`) with an empty input and no terminal; what it prints to both of its outputs comes back as one, in
 * the order in which it was printed.
 */
import type { ToolResult } from '../../contract/call.ts';
import { cutBytes } from '../../contract/cut.ts';
import { decodeUtf8 } from '../../contract/json/text.ts';
import { unreachable } from '../../contract/result.ts';
import type { Tool, ToolContext } from '../tool.ts';
import type { PageStore } from './paging.ts';
import { endWords, type ProcessOptions, runJoined } from './process.ts';
import { MAX_TIMEOUT_MS, readSpawnInput, spawnLevel, spawnSchema } from './spawn-input.ts';

/** Runs a task as a sub-agent and gives its result; must not throw. */
export type Delegate = (task: string, context: ToolContext) => Promise<ToolResult>;

export interface SpawnOptions extends ProcessOptions {
  /** Absolute. */
  readonly workspace: string;
  /** The whole environment of commands; the mark is added. */
  readonly env: Readonly<Record<string, string>>;
  readonly pages: PageStore;
  /** Absent: sub-agents are not offered. */
  readonly delegate?: Delegate;
  /** Milliseconds after which a command is stopped that names no time of its own. */
  readonly timeoutMs?: number;
  readonly platform?: NodeJS.Platform;
}

/** Bytes that are shown of the output of a command that printed too much. */
const SHOWN_OF_FLOOD = 16 * 1024;

export function spawnTool(options: SpawnOptions): Tool {
  return {
    name: 'spawn',
    description:
      'Runs a command line in the workspace and gives back what it printed, with the exit code where that is not 0. ' +
      'There is no terminal and no input to answer to; whatever the command leaves running is ended with it. ' +
      (options.delegate === undefined ? '' : 'With `task` in place of `command` a sub-agent does the task. ') +
      'With `output` and `page` it shows a later page of an output that was too long.',
    inputSchema: spawnSchema(options.delegate !== undefined),
    level: spawnLevel,
    check: (input) => {
      const read = readSpawnInput(input);
      return read.ok ? undefined : read.error;
    },
    run: async (input, context) => {
      const read = readSpawnInput(input);
      if (!read.ok) return result(`Nothing was run: ${read.error}.`, true);
      switch (read.value.kind) {
        case 'command':
          return runCommand(read.value.command, read.value.timeoutMs ?? options.timeoutMs ?? MAX_TIMEOUT_MS, options, context);
        case 'task':
          return options.delegate?.(read.value.task, context) ?? result('Sub-agents are not offered in this run.', true);
        case 'output':
          return options.pages.page(read.value.output, read.value.page);
        default:
          return unreachable(read.value);
      }
    },
    page: (shown, call) => options.pages.show(call.id, shown),
  };
}

const result = (text: string, isError: boolean): ToolResult => ({ output: { kind: 'text', text }, isError });

async function runCommand(command: string, timeoutMs: number, options: SpawnOptions, { signal }: ToolContext): Promise<ToolResult> {
  const { workspace, env, platform = process.platform } = options;
  const shell = shellFor(command, platform, env);
  const request = { ...shell, cwd: workspace, env, stdin: '', timeoutMs, keepStderr: 1024 * 1024, signal };
  const { end, stdout, stderr } = await runJoined(request, options);
  const printed = decodeUtf8(stderr.length === 0 ? stdout : Buffer.concat([stdout, stderr]));
  const words = endWords(end, timeoutMs);
  if (words === undefined) return result(printed === '' ? '(no output)' : printed, false);
  const shown = end.kind === 'flooded' ? cutBytes(printed, SHOWN_OF_FLOOD) : printed;
  return result(`${shown}${shown === '' || shown.endsWith('\n') ? '' : '\n'}[the command ${words}]`, true);
}

/** Joins the two outputs where they are made, and gives the command an input that is empty and no pipe. */
const JOINED = 'exec /bin/sh -c "$1" </dev/null 2>&1';

type Shell = { readonly argv: readonly [string, ...string[]]; readonly verbatim?: true };

/** How a command line meets its shell; `verbatim`: the quotes are ours and no more are added. */
export function shellFor(command: string, platform: NodeJS.Platform, env: Readonly<Record<string, string>>): Shell {
  if (platform !== 'win32') return { argv: ['/bin/sh', '-c', JOINED, 'sh', command] };
  return { argv: [env['COMSPEC'] ?? 'cmd.exe', '/d', '/s', '/c', `"${command}"`], verbatim: true };
}
