/** Process discipline. */
import type { Breakage } from './rules.ts';

const run = 'src/subprocess/run.ts';
const ran = 'test/subprocess/run.test.ts';

export const section7: readonly Breakage[] = [
  {
    rule: '7.1',
    file: 'src/subprocess/environment.ts',
    find: 'const found: Record<string, string> = {};',
    replace: "const found: Record<string, string> = platform === 'win32' ? {} : { ...(env as Record<string, string>) };",
    test: 'test/subprocess/environment.test.ts',
  },
  {
    rule: '7.2',
    file: run,
    find: 'this.#limit = this.#began + terms.timeoutMs;',
    replace: 'queueMicrotask(() => (this.#limit = host.now() + terms.timeoutMs));\n    this.#limit = Infinity;',
    test: ran,
  },
  {
    rule: '7.2',
    file: run,
    find: "return this.#terms.drainMs === undefined ? { kind: 'late', phase: 'draining' } : exit;",
    replace: 'return exit;',
    test: ran,
  },
  {
    rule: '7.3',
    file: run,
    find: "if (!this.#settled && !this.#stdout.add(bytes)) this.#settle({ kind: 'flooded' });",
    replace: 'if (!this.#settled) this.#stdout.add(bytes);',
    test: ran,
  },
  {
    rule: '7.3',
    file: run,
    find: 'if (child.stdin) feed(child.stdin, stdin);',
    replace: `child.stdin?.on('error', () => this.#settle({ kind: 'not-started', message: 'it did not read its input' }));
    if (child.stdin) feed(child.stdin, stdin);`,
    test: ran,
  },
  {
    rule: '7.4',
    file: 'src/subprocess/reaper.ts',
    find: '  return (process) => (process.mark !== undefined && marks.has(process.mark)) || sessions.has(process.session) || isKin(process);',
    replace: '  return (process) => marks.has(`${process.pid}`) || sessions.has(process.pid) || (isKin(process) && false);',
    test: 'test/subprocess/leftovers.test.ts',
    name: '7\\.4 .*a process that goes by .*setsid',
  },
  {
    rule: '7.5',
    file: run,
    find: "signal.addEventListener('abort', this.#abort, { once: true });",
    replace: '',
    test: ran,
  },
  {
    rule: '7.5',
    file: 'src/hooks/until-aborted.ts',
    find: 'const first = await Promise.race([value, aborted]);',
    replace: 'const first = await Promise.race([value]);',
    test: 'test/hooks/runner.test.ts',
  },
];
