/** Rules about files as such: their length, their names, and what no committed text may say. */

export const longest = 300;

/** A file of ours that a person reads and writes; fixtures and generated ones are neither. */
export function isHandWritten(path: string): boolean {
  return /^(src|test|scripts|bench|examples)\/.*\.(ts|mts|mjs|js)$/.test(path) && !/\/(generated|fixtures)\//.test(path);
}

export function lengthProblem(path: string, text: string): string[] {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  return lines > longest ? [`${path} has ${lines} lines, and ${longest} is the most`] : [];
}

/** Names that say nothing, and barrels; the roots of the library and of a program keep theirs. */
export function nameProblem(path: string): string[] {
  const roots = ['src/index.ts', 'bench/index.ts'];
  const name = path.split('/').at(-1) ?? '';
  const idle = /^(utils?|helpers?|misc|common|shared|types?-utils)\.[a-z]+$/.test(name);
  const barrel = /^index\.[a-z]+$/.test(name) && !roots.includes(path);
  return idle || barrel ? [`${path} has a name that does not say what it is`] : [];
}

const dot = (...words: string[]): string => words.join('.');
const hosts = [
  dot('registry', 'npmjs', 'org'),
  dot('registry', 'yarnpkg', 'com'),
  dot('deb', 'debian', 'org'),
  dot('pypi', 'org'),
  dot('proxy', 'golang', 'org'),
];

/** What a committed text names that belongs to a machine and not to the project. */
export function placeProblems(path: string, text: string): string[] {
  const found: string[] = [];
  for (const folder of ['work/(?:main|shared|\\.)', 'root/']) {
    const match = new RegExp(`(?<![\\w.~/-])/${folder}[\\w.-]*`).exec(text);
    if (match !== null) found.push(`${path} names a place on a machine: ${match[0]}`);
  }
  if (path.startsWith('dist/')) return found;
  for (const host of hosts) if (text.includes(host)) found.push(`${path} names a registry: ${host}`);
  return found;
}
