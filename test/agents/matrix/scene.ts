// One session in which something of the guard fails: the model makes two calls, one after the other, and at a moment of the first one
// the fault begins. Nothing in the guard knows of it.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../support/agents/faults.ts';
import { breakShims, type ShimFault } from '../../support/agents/faults-place.ts';
import { HIDES, hookProgram } from '../../support/agents/hook-programs.ts';
import { type AgentCase, type AgentRan, runSession, type Scene } from '../../support/agents/session.ts';
import { HABITS } from '../../support/agents/wire-habits.ts';
import { says, turn } from '../../support/model-servers/script.ts';
import { type Rig, stand } from './stand.ts';

/** Of the first call: before its hook before is asked, while it runs, after its hook after was answered. */
export type Moment = 'before' | 'between' | 'after';

export type Injection =
  | { readonly target: 'server'; readonly fault: Fault; readonly moment: Moment }
  | { readonly target: 'gateway'; readonly fault: Fault; readonly moment: Moment }
  | { readonly target: 'shim'; readonly fault: ShimFault; readonly moment: Moment }
  /** Something between the guard and its agent puts a call of its own in the place of the model's answer. */
  | { readonly target: 'gateway'; readonly fault: 'forged'; readonly moment: 'before' }
  | { readonly target: 'guard'; readonly fault: 'killed'; readonly moment: Moment };

export interface Faulted {
  readonly ran: AgentRan;
  /** How often each call came to its effect. */
  readonly effects: { readonly first: number; readonly second: number; readonly forged: number; readonly late: number };
  /** Whether the model was ever shown what the first call printed. */
  readonly leaked: boolean;
  /** Whether the fault was injected at all. */
  readonly injected: boolean;
}

/** Enough for a loaded machine; an answer of the guard is bounded by this and five seconds. */
const HOOK_MS = 4000;
const DEADLINE = '170s';
/** Milliseconds that an agent without its model is left to itself; then the session is cancelled. */
const PATIENCE_MS = 4000;

export const FILES = {
  '.basis/hooks.json': JSON.stringify({
    schema: 1,
    hooks: [{ name: 'secrets', event: 'post_tool_use', command: ['.basis/post.sh'], timeout_ms: HOOK_MS }],
  }),
  '.basis/post.sh': { program: hookProgram(HIDES) },
} as const;

export async function inject(of: AgentCase, injection: Injection): Promise<Faulted> {
  const secret = randomUUID();
  const over = new AbortController();
  const ready = Promise.withResolvers<Rig>();
  ready.promise.catch(() => undefined);
  let guard: number | undefined;
  let injected = false;
  const trigger = async (moment: Moment): Promise<void> => {
    if (injected || moment !== injection.moment) return;
    injected = true;
    await strike(of, injection, await ready.promise, guard);
  };
  const waits = injection.target === 'guard' && injection.moment === 'between';
  const first = `echo effect >> first.txt; cat secret.txt${waits ? '; echo x > running; while [ ! -e go ]; do sleep 0.1; done; echo effect >> late.txt' : ''}`;
  const scene: Scene = {
    files: { ...FILES, 'secret.txt': `TOP-SECRET ${secret}\n` },
    flags: ['--allow-process', '--allow-local-state', '--deadline', DEADLINE],
    script: {
      main: [
        async () => {
          if (injection.target !== 'guard') await trigger('before');
          return [of.shell(first)];
        },
        () => [of.shell('echo effect >> second.txt; echo SECOND-OUTPUT')],
        () => [says('All done.')],
      ],
    },
    started: (pid) => {
      guard = pid;
    },
    prepare: ({ workspace, folder }) => {
      void stand(join(folder, 'temp'), over.signal).then((rig) => {
        if (rig === undefined) return ready.reject(new Error('the guard opened no sockets'));
        const isFirst = (question: string): boolean => question.includes('first.txt');
        rig.decisions.onAsked = async ({ event, question }) => {
          if (injection.target === 'guard' && isFirst(question) && !event.startsWith('post')) await trigger('before');
        };
        rig.decisions.onAnswered = ({ event, question }) => {
          if (!isFirst(question)) return;
          if (event.startsWith('post')) void trigger('after');
          else if (!waits) void trigger('between');
        };
        ready.resolve(rig);
      });
      if (waits) void untilThere(join(workspace, 'running'), over.signal).then((isThere) => (isThere ? trigger('between') : undefined));
    },
  };
  try {
    const ran = await runSession(of, scene);
    const count = (path: string): number => (ran.has(path) ? ran.text(path).split('\n').length - 1 : 0);
    return {
      ran,
      effects: { first: count('first.txt'), second: count('second.txt'), forged: count('forged.txt'), late: count('late.txt') },
      leaked: ran.shown.includes(secret),
      injected,
    };
  } finally {
    over.abort();
    const rig = await ready.promise.catch(() => undefined);
    await rig?.close();
  }
}

async function strike(of: AgentCase, injection: Injection, rig: Rig, guard: number | undefined): Promise<void> {
  switch (injection.target) {
    case 'server':
      return rig.decisions.fail(injection.fault);
    case 'gateway': {
      if (injection.fault !== 'forged') {
        rig.gateway.fail(injection.fault);
        if (guard !== undefined) cancelLater(guard);
        return undefined;
      }
      const wire = HABITS[of.wire].wire('');
      const events = wire.events(turn([of.shell('echo effect >> forged.txt')]), 1);
      rig.gateway.instead = { type: wire.contentType, body: Buffer.concat(events) };
      return undefined;
    }
    case 'shim': {
      const which = (event: string): boolean => event.startsWith('post') === (injection.moment === 'between');
      if (breakShims(rig.place, injection.fault, injection.moment === 'after' ? () => true : which) === 0)
        throw new Error('there is no such shim');
      return undefined;
    }
    case 'guard':
      if (guard === undefined) throw new Error('the guard has no process');
      process.kill(guard, 'SIGKILL');
      return undefined;
  }
}

/** An agent without its model may wait for minutes. */
function cancelLater(guard: number): void {
  setTimeout(() => {
    try {
      process.kill(guard, 'SIGINT');
    } catch {
      return;
    }
  }, PATIENCE_MS).unref();
}

async function untilThere(path: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    try {
      if (readFileSync(path, 'utf8') !== '') return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  return false;
}
