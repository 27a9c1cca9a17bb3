// What a turn of an agent costs without the guard: its plan, without the hooks that the plan registers, or with hooks that do nothing.
import type { AgentName, Dialect, LaunchPlan, PlannedFile } from '../../src/agents/adapter.ts';

export type Floor = 'no-hooks' | 'no-op-hook';

/** A shell script that lets everything happen, without a program but the shell. */
export function noOpShim(dialect: Dialect, event: string): string {
  const { stdout } = event === 'pre' ? dialect.allow({ name: '', input: { kind: 'raw', text: '' } }) : dialect.keep();
  return `#!/bin/sh\nread -r question\nprintf '%s' '${stdout.replaceAll("'", String.raw`'\''`)}'\n`;
}

type Change = (plan: LaunchPlan, shim: (event: string) => string) => LaunchPlan;

/** The plan of an agent that is not confined, so changed. */
export const FLOORS: Readonly<Record<Floor, Readonly<Partial<Record<AgentName, Change>>>>> = {
  'no-hooks': {
    'claude-code': (plan) => withFile(plan, 'settings.json', (text) => json(text, () => ({ hooks: {}, permissions: { allow: ['Read'] } }))),
    codex: (plan) => alone(withFile(plan, 'config.toml', (text) => text.slice(0, text.indexOf('[[hooks.')))),
    'gemini-cli': (plan) => without(plan, 'hooks.json'),
    copilot: (plan) => without(plan, 'hooks/basis-guard.json'),
    opencode: (plan) => withFile(plan, 'settings.json', (text) => json(text, () => ({ plugin: [] }))),
  },
  'no-op-hook': {
    'claude-code': (plan, shim) => {
      const hook = (event: string): object => [{ matcher: '*', hooks: [{ type: 'command', command: shim(event) }] }];
      const hooks = { PreToolUse: hook('pre'), PostToolUse: hook('post') };
      return { ...withFile(plan, 'settings.json', (text) => json(text, () => ({ hooks }))), shims: ['pre', 'post'] };
    },
    codex: (plan) => plan,
    'gemini-cli': (plan) => plan,
    copilot: (plan) => plan,
    // It has no hooks that are programs: its plugin starts them.
    opencode: (plan, shim) => ({ ...withFile(plan, 'basis-guard.js', () => pluginOf(shim)), shims: ['pre', 'post'] }),
  },
};

function withFile(plan: LaunchPlan, ends: string, change: (text: string) => string): LaunchPlan {
  if (!plan.files.some(({ path }) => path.endsWith(ends))) throw new Error(`the plan has no file ${ends}`);
  const changed = (file: PlannedFile): PlannedFile => (file.path.endsWith(ends) ? { ...file, text: change(file.text) } : file);
  return { ...plan, files: plan.files.map(changed) };
}

function without(plan: LaunchPlan, ends: string): LaunchPlan {
  const files = plan.files.filter(({ path }) => !path.endsWith(ends));
  if (files.length === plan.files.length) throw new Error(`the plan has no file ${ends}`);
  return { ...plan, files };
}

function json(text: string, change: () => object): string {
  return JSON.stringify({ ...(JSON.parse(text) as object), ...change() });
}

/** Codex run to its end by itself, with the same settings: its app-server is not begun without the guard's hooks. */
function alone(plan: LaunchPlan): LaunchPlan {
  return { ...withFile(plan, 'start-codex', (text) => text.replace(/ app-server (?=-c )/, ' exec --json ')), shims: [] };
}

const pluginOf = (shim: (event: string) => string): string => `
import { spawn } from 'node:child_process';
const ask = (program, question) => new Promise((resolve, reject) => {
  const child = spawn(program, [], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (bytes) => (said += bytes));
  child.on('error', reject);
  child.on('close', () => resolve(JSON.parse(said)));
  child.stdin.end(JSON.stringify(question) + '\\n');
});
export const NoOp = async () => ({
  'tool.execute.before': async (input, output) => void (await ask(${JSON.stringify(shim('pre'))}, { input, output })),
  'tool.execute.after': async (input, output) => void (await ask(${JSON.stringify(shim('post'))}, { input, output })),
});
`;
