// How hooks written for `spawn` and `files` see the tools of OpenCode (contract 3.4). What `spawn` and `files` do not have (a working
// folder, a glob's pattern) stays as the model gave it. Pure.
import type { BasisShape, ToolInput } from '../../contract/call.ts';
import type { JsonText } from '../../contract/json/node.ts';
import { quoteJson, writeJson } from '../../contract/json/text.ts';
import { fail, ok, type Result } from '../../contract/result.ts';
import { readFilesInput } from '../../loop/tools/files-input.ts';
import { DEEPEST, type FileOperation } from '../../loop/tools/files-table.ts';
import { MAX_TIMEOUT_MS } from '../../loop/tools/spawn-input.ts';
import { cannot, oneOperation, rewrittenCommand, shapeIn, type TableShape } from '../basis-shape.ts';
import { delegationShape } from '../delegation-shape.ts';
import { type Fields, listText, type Members, numberText, objectText, stringText } from '../fields.ts';
import { shownOperation, shownPath } from '../shown-path.ts';
import { operationsOf, patchOf } from './patch.ts';
import { DELEGATION, plainName } from './tools.ts';

type Shape = TableShape<string | undefined>;

/** With `workspace`, absolute paths below it are shown relative to it. */
export function basisOf(name: string, input: ToolInput, workspace?: string): BasisShape | undefined {
  const plain = plainName(name);
  return plain === DELEGATION ? delegationShape(DELEGATION, 'prompt', input) : shapeIn(SHAPES, plain, input, workspace);
}

const spawn: Shape = {
  name: 'spawn',
  needs: ['command'],
  to: (fields) => {
    const timeout = countIn(fields, 'timeout');
    const told = timeout !== undefined && timeout <= MAX_TIMEOUT_MS ? fields.exact('timeout') : undefined;
    return ok(
      objectText([
        ['command', fields.exact('command')],
        ['timeout_ms', told],
      ]),
    );
  },
  from: (rewrite) => {
    const read = rewrittenCommand('bash', rewrite);
    if (!read.ok) return read;
    const { command, timeoutMs } = read.value;
    return ok([['command', quoteJson(command)], ...(timeoutMs === undefined ? [] : [['timeout', writeJson(timeoutMs)] as const])]);
  },
};

type One = (operation: FileOperation, fields: Fields) => Result<Members, string>;

/** What the call names, and how it is shown. */
function paths(fields: Fields, workspace: string | undefined): readonly [string, string] {
  const path = fields.string('filePath') ?? fields.string('path') ?? '';
  return [path, shownPath(path, workspace)];
}

/** A tool that is one operation. */
function file(tool: string, needs: readonly string[], there: (fields: Fields) => Members, back: One): Shape {
  return {
    name: 'files',
    needs,
    to: (fields, workspace) => {
      const [path, shown] = paths(fields, workspace);
      const members = there(fields).map(([key, value]) => [key, key === 'path' && path !== shown ? quoteJson(shown) : value] as const);
      return ok(operations([objectText(members)]));
    },
    from: (rewrite, fields, workspace) => {
      const read = oneOperation(tool, rewrite);
      if (!read.ok) return read;
      const operation = read.value;
      const [path, shown] = paths(fields, workspace);
      const isSame = operation.op !== 'move' && path !== '' && operation.path === shown;
      return back(isSame ? { ...operation, path } : operation, fields);
    },
  };
}

const operations = (items: readonly JsonText[]): JsonText => objectText([['operations', listText(items)]]);
const op = (name: FileOperation['op']) => ['op', quoteJson(name)] as const;
/** The whole workspace needs no naming. */
const folder = (fields: Fields): JsonText => (fields.string('path') ? fields.exact('path') : undefined) ?? quoteJson('.');
const folderBack = (path: string, fields: Fields): Members => (path === '.' && !fields.string('path') ? [] : [['path', quoteJson(path)]]);

const SHAPES: Readonly<Record<string, Shape>> = {
  bash: spawn,
  read: file(
    'read',
    ['filePath'],
    (fields) => [
      op('read'),
      ['path', fields.exact('filePath')],
      ['offset', numberText(countIn(fields, 'offset'))],
      ['limit', numberText(countIn(fields, 'limit'))],
    ],
    (operation) => {
      if (operation.op !== 'read') return cannot('read', operation, 'read');
      const { path, offset, limit } = operation;
      return ok([
        ['filePath', quoteJson(path)],
        ['offset', numberText(offset)],
        ['limit', numberText(limit)],
      ]);
    },
  ),
  write: file(
    'write',
    ['filePath', 'content'],
    (fields) => [op('set'), ['path', fields.exact('filePath')], ['content', fields.exact('content')]],
    (operation) => {
      if (operation.op !== 'set') return cannot('write', operation, 'set');
      return ok([
        ['filePath', quoteJson(operation.path)],
        ['content', quoteJson(operation.content)],
      ]);
    },
  ),
  edit: file('edit', ['filePath', 'oldString', 'newString'], edited, editedBack),
  glob: file(
    'glob',
    ['pattern'],
    (fields) => [op('list'), ['path', folder(fields)], ['depth', writeJson(DEEPEST)]],
    (operation, fields) => {
      if (operation.op !== 'list') return cannot('glob', operation, 'list');
      if (operation.depth !== DEEPEST || operation.limit !== undefined)
        return fail(`glob goes down all folders and has no limit; leave \`depth\` at ${DEEPEST} and \`limit\` out`);
      return ok(folderBack(operation.path, fields));
    },
  ),
  grep: file(
    'grep',
    ['pattern'],
    (fields) => [
      op('search'),
      ['path', folder(fields)],
      ['pattern', fields.exact('pattern')],
      ['regex', writeJson(true)],
      ['glob', stringText(fields.string('include'))],
    ],
    (operation, fields) => {
      if (operation.op !== 'search') return cannot('grep', operation, 'search');
      if (operation.regex !== true || operation.limit !== undefined)
        return fail('grep takes an expression and has no limit; leave `regex` true and `limit` out');
      return ok([
        ['pattern', quoteJson(operation.pattern)],
        ...folderBack(operation.path, fields),
        ['include', stringText(operation.glob)],
      ]);
    },
  ),
  apply_patch: {
    name: 'files',
    needs: ['patchText'],
    to: (fields, workspace) => {
      const read = operationsOf(fields.string('patchText') ?? '');
      return read.ok ? ok(operations(read.value.map((operation) => writeJson(shownOperation(operation, workspace))))) : read;
    },
    from: (rewrite) => {
      const read = readFilesInput(rewrite);
      const patch = read.ok ? patchOf(read.value) : read;
      return patch.ok ? ok([['patchText', quoteJson(patch.value)]]) : patch;
    },
  },
};

/** With no text to replace the tool makes a file. */
function edited(fields: Fields): Members {
  const path = ['path', fields.exact('filePath')] as const;
  if (fields.string('oldString') === '') return [op('create'), path, ['content', fields.exact('newString')]];
  const isAll = fields.isTrue('replaceAll');
  return [
    op('replace'),
    path,
    ['old', fields.exact('oldString')],
    ['new', fields.exact('newString')],
    ['replaceAll', isAll ? writeJson(true) : undefined],
  ];
}

function editedBack(operation: FileOperation, fields: Fields): Result<Members, string> {
  if (operation.op === 'create')
    return ok([
      ['filePath', quoteJson(operation.path)],
      ['oldString', quoteJson('')],
      ['newString', quoteJson(operation.content)],
    ]);
  if (operation.op !== 'replace') return cannot('edit', operation, 'replace or create');
  if (operation.expectedReplacements !== undefined) return fail('edit counts nothing; leave out `expectedReplacements`');
  const isAll = operation.replaceAll === true;
  return ok([
    ['filePath', quoteJson(operation.path)],
    ['oldString', quoteJson(operation.old)],
    ['newString', quoteJson(operation.new)],
    ['replaceAll', isAll || fields.node('replaceAll') !== undefined ? writeJson(isAll) : undefined],
  ]);
}

/** A whole number from 1. */
function countIn(fields: Fields, name: string): number | undefined {
  const count = fields.number(name);
  return count !== undefined && Number.isSafeInteger(count) && count >= 1 ? count : undefined;
}
