// A program that is spoken to line by line, with real programs: its limits, its end, and what it leaves.
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { LineProcess } from '../../src/bindings/line-process.ts';
import { ProcessTable } from '../../src/subprocess/process-table.ts';

interface Talk {
  readonly process: LineProcess;
  readonly mark: string;
  readonly lines: string[];
  readonly ended: Promise<string>;
  readonly ends: string[];
  /** Settles when so many lines have come. */
  came(count: number): Promise<readonly string[]>;
}

function talk(script: string, maxLine = 1024 * 1024): Talk {
  const mark = `test-${randomUUID()}`;
  const lines: string[] = [];
  const ends: string[] = [];
  const ended = Promise.withResolvers<string>();
  const process = new LineProcess({
    argv: ['/bin/sh', '-c', script],
    cwd: tmpdir(),
    env: { PATH: '/usr/bin:/bin' },
    mark,
    maxLine,
    onLine: (line) => lines.push(line),
    onEnd: (words) => {
      ends.push(words);
      ended.resolve(words);
    },
  });
  return {
    process,
    mark,
    lines,
    ends,
    ended: ended.promise,
    async came(count) {
      while (lines.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
      return lines;
    },
  };
}

const left = async (mark: string): Promise<number> => (await new ProcessTable().list()).filter((process) => process.mark === mark).length;

describe('a line process', () => {
  test('is written lines and tells of lines, however they are cut and whatever they hold', async () => {
    const one = talk('while read -r line; do printf "got %s\\n" "$line"; done');
    expect(one.process.write('ä')).toBe(true);
    expect(one.process.write('')).toBe(true);
    expect(await one.came(2)).toEqual(['got ä', 'got ']);
    await one.process.leave('was left');
    const two = talk("printf 'a'; sleep 0.05; printf 'b\\n\\nc\\377\\n'; printf 'no end'");
    expect(await two.ended).toBe('exited with code 0');
    expect(two.lines).toEqual(['ab', '', 'c\ufffd']);
  });

  test('that leaves when its input is closed is let go; what comes after is told of nobody', async () => {
    const one = talk('echo up; read -r line; exit 0');
    await one.came(1);
    await one.process.leave('was left');
    expect(one.ends).toEqual(['exited with code 0']);
    expect(one.process.write('x')).toBe(false);
    await one.process.stop('again');
    expect(one.ends).toHaveLength(1);
  });

  test('that has ended by itself is said to have, also when its last words come after its end and it is left in between', async () => {
    const one = talk('(sleep 0.1; echo last) & read -r line; exit 3');
    await one.process.leave('was left');
    expect(one.ends).toEqual(['exited with code 3']);
    expect(one.lines).toEqual(['last']);
    await one.process.stop('x');
  });

  test('that stays is ended, with all that it started, its setsid children included', async () => {
    const one = talk("trap '' TERM; setsid sleep 301 & (sleep 302 &) ; echo up; sleep 303");
    await one.came(1);
    expect(await left(one.mark)).toBeGreaterThan(2);
    await one.process.leave('was ended with the session');
    expect(one.ends).toEqual(['was ended with the session']);
    expect(await left(one.mark)).toBe(0);
  });

  test('that ends says how, with the beginning of what it said on standard error', async () => {
    expect(await talk('echo sorry >&2; exit 4').ended).toBe('exited with code 4; standard error: sorry\n');
    expect(await talk('kill -KILL $$').ended).toBe('was ended by SIGKILL');
    const long = await talk('head -c 100000 /dev/zero | tr "\\0" x >&2').ended;
    expect(long).toMatch(/^exited with code 0; standard error: x{2048}… \(the first 2048 of 100000 bytes\)$/);
  });

  test('that ends while something that it started holds its output is over all the same', async () => {
    const one = talk('sleep 304 & echo last');
    expect(await one.ended).toBe('exited with code 0');
    expect(one.lines).toEqual(['last']);
    await one.process.stop('x');
    expect(await left(one.mark)).toBe(0);
  });

  test('that sends a line without end is ended at the limit', async () => {
    const one = talk('printf "%s\\n" short; while :; do printf xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done', 10_000);
    expect(await one.ended).toBe('sent a message of more than 10000 bytes');
    expect(one.lines).toEqual(['short']);
    await one.process.stop('x');
    expect(await left(one.mark)).toBe(0);
  });

  test('that never reads takes no more than a limit', async () => {
    const one = talk('sleep 305');
    const text = 'x'.repeat(32 * 1024 * 1024);
    const taken = [1, 2, 3, 4, 5].map(() => one.process.write(text));
    expect(taken).toEqual([true, true, true, false, false]);
    await one.process.stop('x');
    expect(await left(one.mark)).toBe(0);
  });

  test('that is not there says so', async () => {
    const ended = Promise.withResolvers<string>();
    const process = new LineProcess({
      argv: ['/nonexistent/p'],
      cwd: tmpdir(),
      env: {},
      mark: 'm',
      maxLine: 1,
      onLine: () => undefined,
      onEnd: ended.resolve,
    });
    expect(await ended.promise).toBe("could not be started: the program '/nonexistent/p' does not exist");
    expect(process.write('x')).toBe(false);
    await process.leave('x');
  });
});
