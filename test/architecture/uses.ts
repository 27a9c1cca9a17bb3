/** What only a composition root may touch, and what nobody may: found as code, not as text. */
import { layerOf, pure } from './layers.ts';
import { isNode, type Node, placeOf, type Source, walk } from './source.ts';

const rootsOnly: Readonly<Record<string, readonly string[]>> = {
  process: ['env', 'exit', 'exitCode', 'argv', 'stdout', 'stderr', 'stdin', 'cwd', 'hrtime'],
  Date: ['now'],
  Math: ['random'],
};
/** A host without node: has none of these. */
const nodeGlobals = ['process', 'Buffer', 'setImmediate', 'global', 'globalThis'];
/** Ways round the reader of imports. */
const backDoors = ['require', 'createRequire', 'getBuiltinModule', 'eval'];

/** What one source file of a layer uses that it must not. */
export function useProblems(source: Source): string[] {
  const layer = layerOf(source.path);
  const found: string[] = [];
  const own = declaredIn(source);
  for (const { node, parent } of walk(source.tree)) {
    const says = (what: string) => found.push(`${placeOf(source, node)} uses ${what}`);
    const member = memberOf(node);
    if (layer !== 'main') {
      if (member !== undefined && rootsOnly[member.object]?.includes(member.property)) says(`${member.object}.${member.property}`);
      if (isFree(node, parent, 'console')) says('console');
      if (isClock(node)) says('new Date() without a time');
    }
    if (pure.includes(layer))
      for (const name of nodeGlobals) if (!own.has(name) && isFree(node, parent, name)) says(`${name}, which is node's own`);
    for (const name of backDoors) {
      if (isFree(node, parent, name) || member?.property === name) says(name);
    }
    if (node.type === 'TSAnyKeyword') says('the type any');
    if (node.type === 'TSNonNullExpression') says('a ! that silences the compiler');
  }
  for (const [comment] of source.text.matchAll(/@ts-(?:ignore|expect-error|nocheck)|(?:oxlint|eslint|biome)-(?:disable|ignore)/g)) {
    found.push(`${source.path} silences a tool: ${comment}`);
  }
  return found;
}

/** The names that variables and parameters of a file bind: such a name is not the global. */
function declaredIn(source: Source): ReadonlySet<string> {
  const bound = [...walk(source.tree)].flatMap(({ node }) =>
    node.type === 'VariableDeclarator' ? [node['id']] : Array.isArray(node['params']) ? node['params'] : [],
  );
  return new Set(bound.flatMap(boundNames));
}

function boundNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return typeof pattern['name'] === 'string' ? [pattern['name']] : [];
  const inner = [pattern['left'], pattern['argument'], pattern['value'], pattern['elements'], pattern['properties']];
  return inner.flat().flatMap(boundNames);
}

function memberOf(node: Node): { readonly object: string; readonly property: string } | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const { object, property } = node;
  if (!isNode(object) || !isNode(property) || typeof object['name'] !== 'string') return undefined;
  const name = node['computed'] === true ? property['value'] : property['name'];
  return typeof name === 'string' ? { object: object['name'], property: name } : undefined;
}

/** Whether a node names a global: an identifier that is no property, key, label or member of a declaration. */
function isFree(node: Node, parent: Node | undefined, name: string): boolean {
  if (node.type !== 'Identifier' || node['name'] !== name || parent === undefined) return false;
  const isProperty = parent.type === 'MemberExpression' && parent['property'] === node && parent['computed'] !== true;
  const isKey =
    /^(Property|MethodDefinition|PropertyDefinition|TSPropertySignature|TSMethodSignature)$/.test(parent.type) && parent['key'] === node;
  const isOtherName = /^(ImportSpecifier|ExportSpecifier)$/.test(parent.type) && parent['local'] !== node && parent['imported'] !== node;
  return !isProperty && !(isKey && parent['shorthand'] !== true) && !isOtherName;
}

function isClock(node: Node): boolean {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false;
  const { callee, arguments: args } = node;
  return isNode(callee) && callee['name'] === 'Date' && Array.isArray(args) && (args.length === 0 || node.type === 'CallExpression');
}
