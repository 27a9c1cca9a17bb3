// How Claude Code 2.1.332 words a call to its hook otherwise than the model did, and which calls it answers without asking a hook.
import { resolve } from 'node:path';
import type { CallIdentity, GatewayOptions } from '../../../src/gateway/options.ts';
import { comparableInput } from '../../../src/gateway/wire/comparable.ts';
import { json } from '../../session/rig.ts';

type Input = Record<string, unknown>;

/** Where the agent works: it makes paths absolute, and drops a `cd` to where it is. */
interface Where {
  readonly workspace: string;
  readonly home: string;
}

export function identifyClaudeCode(where: Where): NonNullable<GatewayOptions['identify']> {
  return ({ name, namespace, input }): CallIdentity => {
    const tool = name === 'Task' ? 'Agent' : name;
    const read = input.kind === 'json' ? (JSON.parse(input.text) as unknown) : undefined;
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
    const common =
      isObject && namespace === undefined ? { kind: 'json' as const, text: json(JSON.stringify(form(tool, { ...read }, where))) } : input;
    return { tool: namespace === undefined ? tool : `${namespace}.${tool}`, input: comparableInput(common) };
  };
}

function form(tool: string, input: Input, { workspace, home }: Where): Input {
  const path = (name: string): Input => {
    const said = input[name];
    return typeof said === 'string' ? { [name]: resolve(workspace, said.replace(/^~(?=\/|$)/, home)) } : {};
  };
  switch (tool) {
    case 'Bash':
      return { ...input, ...numbers(input, ['timeout']), ...flags(input, ['run_in_background']), ...command(input, workspace) };
    case 'Read': {
      const { pages, ...rest } = input;
      return { ...rest, ...(pages === '' ? {} : { pages }), ...numbers(input, ['offset', 'limit']), ...path('file_path') };
    }
    case 'Edit':
      return {
        ...input,
        replace_all: false,
        ...flags(input, ['replace_all']),
        ...path('file_path'),
        ...lines(input, ['old_string', 'new_string']),
      };
    case 'Write':
      return { ...input, ...path('file_path'), ...lines(input, ['content']) };
    case 'NotebookEdit':
      return { ...input, ...path('notebook_path') };
    case 'ToolSearch':
      return { max_results: 5, ...input, ...numbers(input, ['max_results']) };
    case 'Agent':
      return { ...input, ...flags(input, ['run_in_background']) };
    default:
      return input;
  }
}

function changed(input: Input, names: readonly string[], change: (value: string) => unknown): Input {
  return Object.fromEntries(
    names.flatMap((name) => (name in input ? [[name, typeof input[name] === 'string' ? change(input[name]) : input[name]]] : [])),
  );
}

const numbers = (input: Input, names: readonly string[]): Input =>
  changed(input, names, (value) => (/^\d+$/.test(value) ? Number(value) : value));

const flags = (input: Input, names: readonly string[]): Input =>
  changed(input, names, (value) => (value === 'true' ? true : value === 'false' ? false : value));

/** It takes white space off the ends of lines. */
const lines = (input: Input, names: readonly string[]): Input => changed(input, names, (value) => value.replaceAll(/[^\S\r\n]+$/gm, ''));

const command = (input: Input, workspace: string): Input =>
  changed(input, ['command'], (value) => (value.startsWith(`cd ${workspace} && `) ? value.slice(`cd ${workspace} && `.length) : value));

/**
 * A call that it refuses by itself: an input that does not fit, a tool that there is not. What a tool gave never begins so: a failed
 * command begins with its exit code; an MCP server's words are not believed.
 */
export const excuseClaudeCode: NonNullable<GatewayOptions['excuse']> = ({ isError, toolName = 'mcp__', output: { kind, text } }) =>
  isError && kind === 'text' && !toolName.startsWith('mcp__') && /^<tool_use_error>.*<\/tool_use_error>$/s.test(text)
    ? 'the agent refused the call by itself'
    : undefined;
