/** The layer table: an import may only go down. */
import { importsOf, type Source, target } from './source.ts';

/** From the bottom to the top; what shares a row never knows each other. */
const rows = [
  ['contract'],
  ['hooks', 'approval'],
  ['audit'],
  ['subprocess'],
  ['bindings'],
  ['session'],
  ['gateway'],
  ['loop'],
  ['agents'],
  ['github'],
  ['main'],
] as const;

/** Free of `node:`; they run wherever JavaScript does. */
export const pure: readonly string[] = ['contract', 'hooks', 'approval', 'audit'];

/** The public faces: `index` is free of `node:`, `node` is not; neither reaches a composition root. */
const faces: readonly string[] = ['src/index.ts', 'src/node.ts'];

export function layerOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function heightOf(layer: string): number {
  return rows.findIndex((row) => (row as readonly string[]).includes(layer));
}

/** What one file imports that it must not. */
export function layerProblems(source: Source): string[] {
  const own = layerOf(source.path);
  const isFace = faces.includes(source.path);
  if (!isFace && heightOf(own) < 0) return [`${source.path} lies in no layer`];
  return importsOf(source).flatMap((specifier) => {
    const says = (why: string) => [`${source.path} imports ${specifier}: ${why}`];
    if (specifier === '<computed>') return says('what is imported must be a plain text');
    const to = target(source, specifier);
    if (to === undefined) return packageProblem(own, specifier).flatMap(says);
    if (!to.startsWith('src/')) return to === 'package.json' ? [] : says('it lies outside src');
    const other = layerOf(to);
    if (faces.includes(to)) return says('a public face is not for the inside');
    if (isFace) return heightOf(other) < heightOf('github') ? [] : says('a public face must not reach a composition root');
    if (other === own) return agentProblem(source.path, to).flatMap(says);
    return heightOf(other) < heightOf(own) ? [] : says(`${own} must not know ${other}`);
  });
}

function packageProblem(layer: string, specifier: string): string[] {
  if (pure.includes(layer) && specifier.startsWith('node:')) return [`${layer} is free of node:`];
  if (specifier.startsWith('@actions/') && layer !== 'github' && layer !== 'main') return ['only github and main use @actions/*'];
  return [];
}

/** One folder an agent; they never import each other. */
function agentProblem(from: string, to: string): string[] {
  const [a, b] = [from, to].map((path) => path.split('/').slice(1, 3).join('/'));
  const folders = from.split('/').length > 3 && to.split('/').length > 3;
  return layerOf(from) === 'agents' && folders && a !== b ? ['agents never import each other'] : [];
}

/** The modules that a file reaches, with the way there; `node:` and packages included. */
export function reached(entry: string, sources: ReadonlyMap<string, Source>): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (path: string, way: string): void => {
    const source = sources.get(path);
    if (source === undefined) return;
    for (const specifier of importsOf(source)) {
      const to = target(source, specifier) ?? specifier;
      if (found.has(to)) continue;
      found.set(to, `${way} > ${to}`);
      visit(to, `${way} > ${to}`);
    }
  };
  visit(entry, entry);
  return found;
}
