import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { AGENT_NAMES } from '../../src/agents/adapter.ts';
import { adapterOf } from '../../src/agents/adapters.ts';
import { decodeRecord } from '../../src/audit/jsonl.ts';
import { RECORD_FIELDS } from '../../src/audit/record-shape.ts';
import { GIT_FILES } from '../../src/bindings/trust/git-parts.ts';
import { follow, protectionOf } from '../../src/bindings/trust/protection.ts';
import { BREAKAGE_KINDS } from '../../src/contract/outcome.ts';
import { readEvent } from '../../src/github/event.ts';
import { OPERATIONS, type Field } from '../../src/loop/tools/files-table.ts';
import { EXIT_CODES } from '../../src/contract/record.ts';
import { projectFiles, root } from '../architecture/source.ts';
import { anchorsOf, codeBlocksIn, codesIn, lineOf, nodesOf, ofKind, page, pages, rowsOf, textOf } from './pages.ts';
import { isFlag, isInputOfTheAction, isKnownKey, isKnownWord } from './vocabulary.ts';

test('there are pages and marked blocks to look at', () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(ofKind('example').length).toBeGreaterThan(5);
});

describe('every page', () => {
  test('has links that lead somewhere, with anchors that are there', () => {
    const broken = pages.flatMap(({ path, tree }) =>
      [...nodesOf(tree)].flatMap((node) => {
        if (node.type !== 'link' || /^[a-z]+:/.test(node.url)) return [];
        const [target = '', anchor] = node.url.split('#');
        const to = target === '' ? path : posix.join(posix.dirname(path), target);
        const there = existsSync(join(root, to));
        const known = anchor === undefined || !to.endsWith('.md') || (there && anchorsOf(page(to)).has(anchor));
        return there && known ? [] : [`${path}:${lineOf(node)} ${node.url}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  test('gives the guard inputs that it has', () => {
    const strangers = pages.flatMap(({ path, tree }) =>
      codeBlocksIn(tree, /^ya?ml$/)
        .flatMap((block) => stepsIn(parse(block.value)))
        .flatMap((step) => Object.keys(step.with ?? {}))
        .filter((name) => !isInputOfTheAction(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(strangers).toEqual([]);
  });

  test('gives basis-guard flags that it has', () => {
    const strangers = pages.flatMap(({ path, tree }) => {
      const texts = [...codesIn(tree), ...codeBlocksIn(tree, /^(?:sh|bash)?$/).map(({ value }) => value)];
      const commands = texts.flatMap((text) =>
        [...text.matchAll(/basis-guard (?:run|ask|check|verify|demo)\b.*/g)].map(([command]) => command),
      );
      const flags = commands.flatMap((command) => [...command.matchAll(/--([a-z-]+)/g)].map(([, flag = '']) => flag));
      return flags.filter((flag) => !isFlag(flag)).map((flag) => `${path}: --${flag}`);
    });
    expect(strangers).toEqual([]);
  });

  test('names no input, output or word that does not exist; words of others stand in vocabulary.ts', () => {
    const strangers = pages.flatMap(({ path, tree }) => {
      const codes = codesIn(tree);
      const words = codes.filter((code) => /^[a-z]+(?:-[a-z]+)+$/.test(code) && !isKnownWord(code));
      const keys = codes.filter((code) => /^[a-z][a-z-]*: /.test(code) && !isKnownKey(code.replace(/:.*$/s, '')));
      return [...words, ...keys].map((code) => `${path}: ${code}`);
    });
    expect(strangers).toEqual([]);
  });
});

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** The steps that use the guard in a workflow, a job or a list of steps. */
function stepsIn(value: unknown): Step[] {
  if (Array.isArray(value)) return value.flatMap(stepsIn);
  if (typeof value !== 'object' || value === null) return [];
  const step: Step = value;
  if (typeof step.uses === 'string') return /^(?:basis\/guard@|\.\/$)/.test(step.uses) ? [step] : [];
  return Object.values(value).flatMap(stepsIn);
}

describe('docs/ledger.md', () => {
  const rows = new Map(rowsOf(page('docs/ledger.md')).map(([first, second]) => [first && textOf(first), second && codesIn(second)]));
  test.each(Object.entries(RECORD_FIELDS))('has the record %s with every field', (type, fields) => {
    const said = new Set(rows.get(type) ?? []);
    const ofCall = ['tool_call_id', 'agent_id'];
    const rest = Object.keys(fields).filter((field) => !said.has(field) && !(ofCall.includes(field) && 'tool_call_id' in fields));
    expect(rows.has(type)).toBe(true);
    expect(rest).toEqual([]);
  });
  test.each(ofKind('ledger-line'))('%s is a record', (_name, { text }) => {
    expect(decodeRecord(text.trimEnd())).toMatchObject({ ok: true });
  });
});

test('docs/tools.md has every operation of files with its fields', () => {
  const rows = new Map(rowsOf(page('docs/tools.md')).map(([first, second]) => [first && textOf(first), second && codesIn(second)]));
  for (const [op, { fields }] of Object.entries<{ fields: Readonly<Record<string, Field>> }>(OPERATIONS)) {
    const wanted = Object.entries(fields).map(([name, field]) => (field.optional === true ? `${name}?` : name));
    expect([op, rows.get(op)]).toEqual([op, wanted]);
  }
});

test('docs/hooks.md has every kind of breakage', () => {
  const codes = new Set(codesIn(page('docs/hooks.md').tree));
  expect(BREAKAGE_KINDS.filter((kind) => !codes.has(kind))).toEqual([]);
});

describe('docs/security.md', () => {
  const { tree } = page('docs/security.md');
  test('says of every event that it names whether strangers can cause it', () => {
    const rows = rowsOf(page('docs/security.md')).filter(([, commit]) => commit !== undefined && textOf(commit) === 'GITHUB_SHA');
    const events = rows.flatMap(([names, , who]) =>
      names === undefined || who === undefined ? [] : codesIn(names).map((name) => ({ name, who: textOf(who) })),
    );
    const simple = events.filter(({ name }) => name !== 'workflow_run');
    expect(simple.length).toBeGreaterThan(15);
    for (const { name, who } of simple) {
      const read = readEvent({ name, payload: {}, sha: 'a'.repeat(40), actor: 'ada', triggeringActor: 'ada' });
      const open = read.ok && read.value.strangers !== undefined;
      expect({ name, who }).toEqual({ name, who: open ? 'write permission' : 'whoever caused it' });
    }
  });
  test('lists paths that are protected', () => {
    const begin = tree.children.findIndex((node) => node.type === 'heading' && textOf(node) === 'Protected paths');
    const list = tree.children.slice(begin).find((node) => node.type === 'list');
    const paths = (list === undefined ? [] : codesIn(list)).filter((code) => /^\.|\.md$/.test(code)).map((code) => code.replace('/**', ''));
    expect(paths.length).toBeGreaterThan(15);
    const what = (path: string) => follow(protectionOf(''), path.split('/')).what;
    expect(paths.filter((path) => what(path) === undefined && what(`${path}/skills`) === undefined)).toEqual([]);
  });
  test('names every part of a git directory that is watched', () => {
    const row = rowsOf(page('docs/security.md')).find(
      ([what]) => what !== undefined && textOf(what).startsWith('of every .git that was there'),
    );
    const said = (row?.[0] === undefined ? [] : codesIn(row[0])).filter(
      (code) => /^[a-z][a-z./]*$/.test(code) && !/^(?:hooks|core\.)/.test(code),
    );
    expect(said.toSorted()).toEqual([...GIT_FILES].toSorted());
  });
});

test('docs/models.md has the guidance and the skills that each agent is given', async () => {
  const said = rowsOf(page('docs/models.md')).flatMap(([agent, files, skills]) =>
    agent === undefined || files === undefined || skills === undefined ? [] : [[codesIn(agent)[0], codesIn(files), codesIn(skills)]],
  );
  for (const name of AGENT_NAMES) {
    const { files, skills } = (await adapterOf(name)).guidance;
    expect(said).toContainEqual([name, files, skills]);
  }
});

test('README.md has the conclusions with their exit codes', () => {
  const rows = rowsOf(page('README.md')).map((cells) => cells.map(textOf));
  const said = rows
    .filter(([, conclusion = '']) => Object.hasOwn(EXIT_CODES, conclusion))
    .map(([, conclusion, exit]) => [conclusion, Number(exit)]);
  expect(said).toEqual(Object.entries(EXIT_CODES));
});

test('docs/troubleshooting.md quotes sentences that the code says', () => {
  const sources = projectFiles().filter(
    (path) => /^(?:src\/.*\.(?:ts|js)|scripts\/.*\.m?[jt]s)$/.test(path) && existsSync(join(root, path)),
  );
  const code = sources.map((path) => readFileSync(join(root, path), 'utf8').replaceAll('\\`', '`')).join('\n');
  const quoted = rowsOf(page('docs/troubleshooting.md')).flatMap(([first]) => (first === undefined ? [] : codesIn(first)));
  // Sentences are put together from clauses, each of which stands somewhere as it is.
  const pieces = quoted.flatMap((sentence) => sentence.split(/…|[:;] |, (?:and )?/)).map((piece) => piece.replace(/^[ ()]+|[ ()]+$/g, ''));
  const long = pieces.filter((piece) => piece.length >= 12 && piece.includes(' '));
  expect(long.length).toBeGreaterThan(40);
  expect(long.filter((piece) => !code.includes(piece))).toEqual([]);
});

describe('docs/architecture.md', () => {
  const { tree } = page('docs/architecture.md');
  test('names files and folders that exist', () => {
    const missing = rowsOf(page('docs/architecture.md')).flatMap(([where, what]) => {
      const folders = where === undefined ? [] : codesIn(where).filter((code) => code.startsWith('src/') && isFolder(code));
      const files = what === undefined || folders.length === 0 ? [] : codesIn(what).filter((code) => /^[\w*-]+\.(?:ts|json)$/.test(code));
      return files.filter((file) => !folders.some((folder) => globSync(join(root, folder, file)).length > 0));
    });
    const paths = codesIn(tree).filter((code) => /^(?:src|scripts|schemas)\/[\w./-]+$/.test(code) && !/NAME/.test(code));
    expect([...missing, ...paths.filter((path) => !existsSync(join(root, path)) && path !== 'src/agents')]).toEqual([]);
  });
  test('describes every folder of src, two levels down', () => {
    const said = new Set(codesIn(tree));
    const folders = projectFiles()
      .filter((path) => path.startsWith('src/'))
      .map((path) => dirname(path).split('/').slice(0, 3).join('/'));
    expect([...new Set(folders)].filter((folder) => folder !== 'src' && !said.has(folder))).toEqual([]);
  });
});

const isFolder = (path: string): boolean => existsSync(join(root, path)) && !/\.\w+$/.test(path);

test('decisions are numbered one by one, and each has a context, a decision and consequences', () => {
  const files = readdirSync(join(root, 'docs/adr')).toSorted();
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  for (const name of files) {
    const text = readFileSync(join(root, 'docs/adr', name), 'utf8');
    for (const part of ['**Context.**', '**Decision.**', '**Consequences.**']) expect([name, text.includes(part)]).toEqual([name, true]);
  }
});
