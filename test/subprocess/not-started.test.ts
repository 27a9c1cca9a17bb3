import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { thisHost } from '../../src/subprocess/host.ts';
import { run } from '../../src/subprocess/run.ts';
import type { RunRequest } from '../../src/subprocess/types.ts';
import { folder, onLinux, openPipes, requestFor, until } from './support.ts';

async function wordsFor(argv: RunRequest['argv'], changes: Partial<RunRequest> = {}): Promise<string> {
  const { end } = await run(requestFor(argv, changes));
  return end.kind === 'not-started' ? end.message : `not a refusal: ${JSON.stringify(end)}`;
}

function script(text: string, mode: number): string {
  const path = join(folder(), 'guard');
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
}

describe('6.1 a program that could not be started says why', () => {
  test('it does not exist', async () => {
    expect(await wordsFor(['/nowhere/guard'])).toBe("the program '/nowhere/guard' does not exist");
  });

  test('nothing of that name is in PATH', async () => {
    expect(await wordsFor(['no-such-guard'])).toBe("there is no program 'no-such-guard' in PATH");
  });

  test('its folder is a file', async () => {
    const path = script('', 0o644);
    expect(await wordsFor([`${path}/guard`])).toBe(`the program '${path}/guard' does not exist: a part of its path is not a folder`);
  });

  test('the working folder does not exist, and the program is not blamed', async () => {
    expect(await wordsFor(['/bin/sh'], { cwd: '/nowhere' })).toBe("the working folder '/nowhere' does not exist");
  });

  test('the working folder is a file', async () => {
    const path = script('', 0o644);
    expect(await wordsFor(['/bin/sh'], { cwd: path })).toBe(`the working folder '${path}' is not a folder`);
  });

  test('it is not executable', async () => {
    const path = script('#!/bin/sh\n', 0o644);
    expect(await wordsFor([path])).toBe(`the program '${path}' is not executable: set its mode with chmod +x`);
  });

  test('it is a folder', async () => {
    const path = join(folder(), 'guard');
    mkdirSync(path);
    expect(await wordsFor([path])).toBe(`'${path}' is a folder, not a program`);
  });

  test('its lines end in CRLF', async () => {
    const path = script('#!/bin/sh\r\necho hi\r\n', 0o755);
    expect(await wordsFor([path])).toBe(
      `the interpreter '/bin/sh\\r', which the first line of '${path}' names, was not found: its lines end in CRLF, write it with LF`,
    );
  });

  test('its interpreter does not exist, by path and by PATH', async () => {
    const path = script('#! /nowhere/interpreter -x\n', 0o755);
    const words = `the interpreter '/nowhere/interpreter', which the first line of '${path}' names, was not found`;
    expect(await wordsFor([path])).toBe(words);
    expect(await wordsFor(['guard'], { env: { PATH: `/nowhere:${path.slice(0, -'/guard'.length)}` } })).toBe(words);
  });

  test('its interpreter is not a program', async () => {
    const interpreter = script('not for running', 0o644);
    const path = script(`#!${interpreter}\n`, 0o755);
    expect(await wordsFor([path])).toBe(`the interpreter '${interpreter}', which the first line of '${path}' names, may not be run`);
  });

  test('its arguments are too large', { skip: !onLinux }, async () => {
    expect(await wordsFor(['/bin/echo', 'x'.repeat(3_000_000)])).toBe(
      "the arguments and environment of '/bin/echo' are larger than the system takes",
    );
  });

  test('an argument or its name cannot be handed over', async () => {
    expect(await wordsFor(['/bin/echo', 'a\0b'])).toBe("an argument or variable of '/bin/echo' holds a NUL character");
    expect(await wordsFor([''])).toBe('the name of the program is empty');
  });

  test.each([
    ['EMFILE', "too many files are open to start '/bin/true'"],
    ['EAGAIN', "the system allows no more processes, so '/bin/true' was not started"],
    ['ENOMEM', "there is not enough memory to start '/bin/true'"],
    ['EOTHER', "'/bin/true' could not be started (EOTHER)"],
  ])('the system refuses with %s', async (code, words) => {
    const host = {
      ...thisHost,
      spawn: (): never => {
        throw Object.assign(new Error(`spawn ${code}`), { code });
      },
    };
    const { end } = await run(requestFor(['/bin/true']), host);
    expect(end).toEqual({ kind: 'not-started', message: words });
  });

  test('too many files are open, in earnest', { skip: !onLinux }, async () => {
    const source = fileURLToPath(new URL('../../src/subprocess/run.ts', import.meta.url));
    const program = `
      const { run } = await import(${JSON.stringify(source)});
      const asked = { ...${JSON.stringify(requestFor(['/bin/true']))}, signal: new AbortController().signal };
      const kinds = [(await run(asked)).end.kind];
      const { openSync, closeSync } = await import('node:fs');
      const files = [];
      try { for (;;) files.push(openSync('/dev/null')); } catch {}
      kinds.push((await run(asked)).end.message);
      for (const file of files) closeSync(file);
      kinds.push((await run(asked)).end.kind);
      console.log(kinds.join('|'));`;
    const limited = ['/bin/sh', '-c', 'ulimit -n 100; exec "$@"', 'sh', process.execPath, '--input-type=module', '-e', program] as const;
    const { stdout } = await run(requestFor(limited));
    expect(stdout.toString()).toBe("exited|too many files are open to start '/bin/true'|exited\n");
  });

  test('no name breaks out of its quotes', async () => {
    expect(await wordsFor(["/nowhere/'\n\u{1b}[31m"])).toBe("the program '/nowhere/\\'\\n\\u{1b}[31m' does not exist");
  });

  test('no descriptor is left behind', { skip: !onLinux }, async () => {
    const before = openPipes();
    for (let count = 0; count < 20; count += 1) await wordsFor(['/nowhere/guard']);
    expect(await until(() => openPipes() <= before)).toBe(true);
  });
});

test('7.3 a program that is not there is no crash, however large its input', async () => {
  expect(await wordsFor(['/nowhere/guard'], { stdin: 'x'.repeat(8 * 1024 * 1024) })).toContain('does not exist');
});
