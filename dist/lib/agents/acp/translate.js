import { entryOf } from '../../contract/entry-of.js';
import { readExact, writeJson } from '../../contract/json/text.js';
import { fail, ok } from '../../contract/result.js';
import { comparableInput } from '../../gateway/wire/comparable.js';
import { readFilesInput } from '../../loop/tools/files-input.js';
import { readSpawnInput } from '../../loop/tools/spawn-input.js';
import { shownPath } from '../shown-path.js';
import { readInput } from './input.js';
import { levelOfKind } from './kinds.js';
export const translator = {
    level: ({ name }) => levelOfKind(name),
    toolName: ({ name }) => name,
    basis: basisOf,
    delegates: () => false,
    touched,
    mend: () => undefined,
};
function touched({ name, input }) {
    const paths = readInput(input)?.paths ?? [];
    if (paths.length === 0)
        return undefined;
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
function basisOf(call, workspace) {
    return shapedBy(SHAPES, call, workspace);
}
/** A rewrite that changes nothing keeps the agent's own text; any other is one that the agent cannot carry out. */
export function shapedBy(shapes, { name, input }, workspace) {
    const shape = entryOf(shapes, name);
    if (shape === undefined)
        return undefined;
    const basis = (from) => shape.to({ name, input: from }, (path) => shownPath(path, workspace));
    return {
        name: shape.name,
        toBasis: (from) => {
            const told = basis(from);
            return told.ok ? ok({ kind: 'json', text: writeJson(told.value) }) : told;
        },
        toNative: (rewrite) => {
            const problem = shape.problem(rewrite);
            if (problem !== undefined)
                return fail(problem);
            const told = basis(input);
            const isSame = told.ok && comparable(rewrite) === comparable(writeJson(told.value));
            const text = readExact(isSame && input.kind === 'json' ? input.text : `{"rawInput":${rewrite}}`);
            return text.ok ? text : fail(text.error.message);
        },
    };
}
export const COMMANDS = {
    name: 'spawn',
    to: ({ input }) => {
        const command = readInput(input)?.command;
        return command === undefined ? fail('the agent does not say which command it runs') : ok({ command });
    },
    problem: (rewrite) => errorOf(readSpawnInput(rewrite)),
};
export const filesShape = (read) => ({
    name: 'files',
    to: (call, shown) => {
        const operations = read(call, shown);
        return operations.length === 0 ? fail('the agent does not say what it does to which file') : ok({ operations });
    },
    problem: (rewrite) => errorOf(readFilesInput(rewrite)),
});
const FILES = filesShape(operationsOf);
const SHAPES = { execute: COMMANDS, read: FILES, edit: FILES, delete: FILES };
function operationsOf({ name, input }, shown) {
    const { diffs, paths } = readInput(input) ?? { diffs: [], paths: [] };
    switch (name) {
        case 'read':
            return paths.map((path) => ({ op: 'read', path: shown(path) }));
        case 'delete':
            return paths.map((path) => ({ op: 'delete', path: shown(path) }));
        default:
            return diffs.map(({ path, oldText, newText }) => oldText === undefined || oldText === ''
                ? { op: 'set', path: shown(path), content: newText }
                : { op: 'replace', path: shown(path), old: oldText, new: newText });
    }
}
const errorOf = (read) => (read.ok ? undefined : read.error);
const comparable = (text) => comparableInput({ kind: 'json', text });
