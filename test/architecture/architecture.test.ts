import { describe, expect, test } from 'vitest';
import { isHandWritten, lengthProblem, longest, nameProblem, placeProblems } from './files.ts';
import { layerProblems, reached } from './layers.ts';
import { importsOf, projectFiles, read, type Source, sourceOf } from './source.ts';
import { useProblems } from './uses.ts';

const files = projectFiles();
const sources = new Map<string, Source>(
  files.filter((path) => path.startsWith('src/') && path.endsWith('.ts')).map((path) => [path, sourceOf(path, read(path))]),
);
const written = [...sources.values()].filter((source) => !source.path.includes('/generated/'));
const isText = (path: string): boolean => !/\.(png|ico|wasm|zip|gz|tgz|bin)$/.test(path);

describe('the project', () => {
  test('has source to look at', () => {
    expect(written.length).toBeGreaterThan(10);
    expect(written.flatMap(importsOf).length).toBeGreaterThan(10);
  });
  test('imports only downwards', () => {
    expect([...sources.values()].flatMap(layerProblems)).toEqual([]);
  });
  test('reaches no node: module from the root export', () => {
    const ways = [...reached('src/index.ts', sources)].filter(([name]) => name.startsWith('node:')).map(([, way]) => way);
    expect(ways).toEqual([]);
  });
  test('touches process, console and the clock only in main, and silences no tool', () => {
    expect(written.flatMap(useProblems)).toEqual([]);
  });
  test(`has no file of more than ${longest} lines`, () => {
    expect(files.filter(isHandWritten).flatMap((path) => lengthProblem(path, read(path)))).toEqual([]);
  });
  test('has no file whose name says nothing', () => {
    expect(files.filter(isHandWritten).flatMap(nameProblem)).toEqual([]);
  });
  test('names no place on a machine and no registry', () => {
    expect(files.filter(isText).flatMap((path) => placeProblems(path, read(path)))).toEqual([]);
  });
});

const layers = (path: string, text: string) => layerProblems(sourceOf(path, text));
const uses = (path: string, text: string) => useProblems(sourceOf(path, text));

describe('each check can fail', () => {
  test.each([
    ['src/contract/a.ts', "import { b } from '../hooks/b.ts';"],
    ['src/contract/a.ts', "import type { B } from 'node:fs';"],
    ['src/hooks/a.ts', "export * from '../approval/b.ts';"],
    ['src/approval/a.ts', "const b = import('../hooks/b.ts');"],
    ['src/audit/a.ts', "type B = import('../subprocess/b.ts').B;"],
    ['src/bindings/a.ts', "import '../session/b.ts';"],
    ['src/agents/codex/a.ts', "import { b } from '../copilot/b.ts';"],
    ['src/session/a.ts', "import { info } from '@actions/core';"],
    ['src/loop/a.ts', 'const b = import(name);'],
    ['src/loop/a.ts', "import { b } from '../../test/b.ts';"],
    ['src/loop/a.ts', "import { b } from '../index.ts';"],
    ['src/index.ts', "export { b } from './main/b.ts';"],
    ['src/elsewhere/a.ts', 'export const b = 1;'],
  ])('%s must not say %s', (path, text) => {
    expect(layers(path, text)).toHaveLength(1);
  });

  test.each([
    ['src/session/a.ts', 'const b = process.env;'],
    ['src/session/a.ts', "const b = process['env'].HOME;"],
    ['src/session/a.ts', 'process.exit(1);'],
    ['src/session/a.ts', 'console.log(1);'],
    ['src/session/a.ts', 'const b = Date.now();'],
    ['src/session/a.ts', 'const b = new Date();'],
    ['src/session/a.ts', 'const b = Math.random();'],
    ['src/session/a.ts', 'const b = process.getBuiltinModule("fs");'],
    ['src/main/a.ts', "import { createRequire } from 'node:module';"],
    ['src/main/a.ts', 'const b = c as any;'],
    ['src/main/a.ts', 'const b = c!;'],
    ['src/main/a.ts', `// ${['@ts', 'ignore'].join('-')}\nconst b = 1;`],
    ['src/hooks/a.ts', 'const b = Buffer.from(c);'],
    ['src/hooks/a.ts', 'const b: Buffer = c;'],
    ['src/hooks/a.ts', 'const b = globalThis.process;'],
    ['src/hooks/a.ts', "const b = require('fs');"],
  ])('%s must not use %s', (path, text) => {
    expect(uses(path, text)).not.toEqual([]);
  });

  test.each([
    ['src/session/a.ts', '// process.env\nconst b = { process: 1, console: 2 }; b.console; const c = "new Date()"; const d = new Date(5);'],
    ['src/main/a.ts', 'const b = process.env; console.log(Date.now());'],
    ['src/approval/a.ts', 'const { process } = levels; const b = process;'],
    ['src/bindings/a.ts', 'const b = Buffer.from(c); const d = process.platform;'],
  ])('%s may use %s', (path, text) => {
    expect(uses(path, text)).toEqual([]);
  });

  test('a way to node: is found through files in between', () => {
    const planted = new Map([
      ['src/index.ts', sourceOf('src/index.ts', "export { b } from './hooks/b.ts';")],
      ['src/hooks/b.ts', sourceOf('src/hooks/b.ts', "export { c } from './c.ts';")],
      ['src/hooks/c.ts', sourceOf('src/hooks/c.ts', "import 'node:fs';")],
    ]);
    expect(reached('src/index.ts', planted).get('node:fs')).toBe('src/index.ts > src/hooks/b.ts > src/hooks/c.ts > node:fs');
  });

  test('lengths, names and places are found', () => {
    expect(lengthProblem('src/a.ts', 'x\n'.repeat(longest))).toEqual([]);
    expect(lengthProblem('src/a.ts', 'x\n'.repeat(longest + 1))).toHaveLength(1);
    expect(['src/hooks/utils.ts', 'src/hooks/index.ts', 'test/helpers.ts'].flatMap(nameProblem)).toHaveLength(3);
    expect(['src/index.ts', 'src/hooks/chain.ts'].flatMap(nameProblem)).toEqual([]);
    expect(placeProblems('a.md', `see ${['', 'work', 'main'].join('/')} there`)).toHaveLength(1);
    expect(placeProblems('a.md', `see ${['', 'home', 'runner', 'work', 'a'].join('/')}`)).toEqual([]);
    expect(placeProblems('a.json', `https://${['registry', 'npmjs', 'org'].join('.')}/x`)).toHaveLength(1);
  });
});
