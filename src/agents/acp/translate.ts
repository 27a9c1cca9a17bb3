// What a call of an agent behind the protocol means to the guard. Pure. The name of a tool is the kind of its call: agents name their
// tools as they like, and a hook needs a name that stays.
import type { BasisShape } from '../../contract/call.ts';
import { entryOf } from '../../contract/entry-of.ts';
import type { JsonText } from '../../contract/json/node.ts';
import { readExact, writeJson } from '../../contract/json/text.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import { comparableInput } from '../../gateway/wire/comparable.ts';
import { readFilesInput } from '../../loop/tools/files-input.ts';
import { readSpawnInput } from '../../loop/tools/spawn-input.ts';
import type { TouchedPaths } from '../../session/protect.ts';
import type { AgentCall, Translator } from '../adapter.ts';
import { shownPath } from '../shown-path.ts';
import { readInput } from './input.ts';
import { levelOfKind } from './kinds.ts';

export const translator: Translator = {
  level: ({ name }) => levelOfKind(name),
  toolName: ({ name }) => name,
  basis: basisOf,
  delegates: () => false,
  touched,
  mend: () => undefined,
};

function touched({ name, input }: AgentCall): TouchedPaths | undefined {
  const paths = readInput(input)?.paths ?? [];
  if (paths.length === 0) return undefined;
  switch (name) {
    case 'read':
    case 'search':
      return { reads: paths, writes: [] };
    case 'edit':
    case 'delete':
    case 'move':
      return { reads: [], writes: paths };
    default:
      return undefined;
  }
}

function basisOf(call: AgentCall, workspace?: string): BasisShape | undefined {
  return shapedBy(SHAPES, call, workspace);
}

/** A rewrite that changes nothing keeps the agent's own text; any other is one that the agent cannot carry out. */
export function shapedBy(shapes: Readonly<Record<string, Shape>>, { name, input }: AgentCall, workspace?: string): BasisShape | undefined {
  const shape = entryOf(shapes, name);
  if (shape === undefined) return undefined;
  const basis = (from: AgentCall['input']): Result<object, string> => shape.to({ name, input: from }, (path) => shownPath(path, workspace));
  return {
    name: shape.name,
    toBasis: (from) => {
      const told = basis(from);
      return told.ok ? ok({ kind: 'json', text: writeJson(told.value) }) : told;
    },
    toNative: (rewrite) => {
      const problem = shape.problem(rewrite);
      if (problem !== undefined) return fail(problem);
      const told = basis(input);
      const isSame = told.ok && comparable(rewrite) === comparable(writeJson(told.value));
      const text = readExact(isSame && input.kind === 'json' ? input.text : `{"rawInput":${rewrite}}`);
      return text.ok ? text : fail(text.error.message);
    },
  };
}

export type Shown = (path: string) => string;

/** How the calls of one kind read for hooks that are written for `spawn` or `files`. */
export interface Shape {
  readonly name: BasisShape['name'];
  readonly to: (call: AgentCall, shown: Shown) => Result<object, string>;
  readonly problem: (rewrite: JsonText) => string | undefined;
}

export const COMMANDS: Shape = {
  name: 'spawn',
  to: ({ input }) => {
    const command = readInput(input)?.command;
    return command === undefined ? fail('the agent does not say which command it runs') : ok({ command });
  },
  problem: (rewrite) => errorOf(readSpawnInput(rewrite)),
};

export const filesShape = (read: (call: AgentCall, shown: Shown) => readonly object[]): Shape => ({
  name: 'files',
  to: (call, shown) => {
    const operations = read(call, shown);
    return operations.length === 0 ? fail('the agent does not say what it does to which file') : ok({ operations });
  },
  problem: (rewrite) => errorOf(readFilesInput(rewrite)),
});

const FILES = filesShape(operationsOf);

const SHAPES: Readonly<Record<string, Shape>> = { execute: COMMANDS, read: FILES, edit: FILES, delete: FILES };

function operationsOf({ name, input }: AgentCall, shown: Shown): readonly object[] {
  const { diffs, paths } = readInput(input) ?? { diffs: [], paths: [] };
  switch (name) {
    case 'read':
      return paths.map((path) => ({ op: 'read', path: shown(path) }));
    case 'delete':
      return paths.map((path) => ({ op: 'delete', path: shown(path) }));
    default:
      return diffs.map(({ path, oldText, newText }) =>
        oldText === undefined || oldText === ''
          ? { op: 'set', path: shown(path), content: newText }
          : { op: 'replace', path: shown(path), old: oldText, new: newText },
      );
  }
}

const errorOf = (read: Result<unknown, string>): string | undefined => (read.ok ? undefined : read.error);

const comparable = (text: JsonText): string => comparableInput({ kind: 'json', text });
