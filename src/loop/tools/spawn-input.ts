/** Reading the input of the `spawn` tool: exactly one of a command, a task and an output. Pure. */
import type { ToolInput } from '../../contract/call.ts';
import type { JsonText } from '../../contract/json/node.ts';
import { parseJson } from '../../contract/json/parse.ts';
import { writeJson } from '../../contract/json/text.ts';
import { viewOf } from '../../contract/json/view.ts';
import type { SideEffectLevel } from '../../contract/level.ts';
import { fail, ok, type Result } from '../../contract/result.ts';

export type SpawnInput =
  | { readonly kind: 'command'; readonly command: string; readonly timeoutMs?: number }
  | { readonly kind: 'task'; readonly task: string }
  /** A later page of what an earlier call printed. */
  | { readonly kind: 'output'; readonly output: string; readonly page: number };

/** The longest that a command may be given, in milliseconds. */
export const MAX_TIMEOUT_MS = 600_000;

const SHAPES = { command: ['command', 'timeout_ms'], task: ['task'], output: ['output', 'page'] } as const;
const ONE_OF = 'give exactly one of `command`, `task` and `output`';

/** Reads an input; the error is a sentence for whoever wrote it. */
export function readSpawnInput(text: JsonText): Result<SpawnInput, string> {
  const parsed = parseJson(text);
  if (!parsed.ok) return fail(`the input is not JSON: ${parsed.error.message}`);
  const { root } = parsed.value;
  if (root.kind !== 'object') return fail(`the input is not an object; ${ONE_OF}`);
  const members = new Map(root.members.map(({ key, value }) => [key, viewOf(value)]));
  const kinds = (['command', 'task', 'output'] as const).filter((kind) => members.has(kind));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) return fail(ONE_OF);
  const known: readonly string[] = SHAPES[kind];
  const stray = [...members.keys()].find((key) => !known.includes(key));
  if (stray !== undefined) return fail(`${JSON.stringify(stray)} does not go with \`${kind}\`; it takes ${known.join(' and ')}`);
  const value = members.get(kind);
  if (typeof value !== 'string' || value.trim() === '') return fail(`\`${kind}\` has to be a string that is not empty`);
  if (!value.isWellFormed() || value.includes('\0')) return fail(`\`${kind}\` holds a NUL character or half of a surrogate pair`);
  if (kind === 'task') return ok({ kind, task: value });
  if (kind === 'output') {
    const page = members.get('page') ?? 1;
    return isWhole(page) ? ok({ kind, output: value, page }) : fail('`page` has to be a whole number from 1');
  }
  const timeoutMs = members.get('timeout_ms');
  if (timeoutMs === undefined) return ok({ kind, command: value });
  if (!isWhole(timeoutMs) || timeoutMs > MAX_TIMEOUT_MS) return fail(`\`timeout_ms\` has to be a whole number from 1 to ${MAX_TIMEOUT_MS}`);
  return ok({ kind, command: value, timeoutMs });
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;

/** A command is `process`, a delegation `local_state`, looking at an earlier output `none`; undefined where it cannot be read. */
export function spawnLevel(input: ToolInput): SideEffectLevel | undefined {
  const read = input.kind === 'json' ? readSpawnInput(input.text) : undefined;
  return read?.ok === true ? LEVELS[read.value.kind] : undefined;
}

const LEVELS = { command: 'process', task: 'local_state', output: 'none' } as const;

/** The JSON Schema of the input, with `task` only where sub-agents are offered. Providers take no choice at the top level, so that only one is given is checked by the reader. */
export function spawnSchema(delegates: boolean): JsonText {
  const task = { type: 'string', minLength: 1, description: 'In place of `command`: a task for a sub-agent, with all that it must know.' };
  return writeJson({
    type: 'object',
    properties: {
      command: {
        type: 'string',
        minLength: 1,
        description: 'A command line for `/bin/sh -c` (on Windows `cmd /c`), run in the workspace.',
      },
      timeout_ms: {
        type: 'integer',
        minimum: 1,
        maximum: MAX_TIMEOUT_MS,
        description: `With \`command\`: milliseconds after which it is stopped. Default ${MAX_TIMEOUT_MS}.`,
      },
      ...(delegates ? { task } : {}),
      output: {
        type: 'string',
        minLength: 1,
        description: 'In place of `command`: the id of an earlier call whose output was shown in part.',
      },
      page: { type: 'integer', minimum: 1, description: 'With `output`: which page of it. Default 1.' },
    },
    minProperties: 1,
    additionalProperties: false,
  });
}
