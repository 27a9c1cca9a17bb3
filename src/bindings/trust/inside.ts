import { lstatSync, readlinkSync } from 'node:fs';
import { dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path';

/** Whether a path is the folder itself or lies in it, by the paths' text alone. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(resolve(folder), resolve(path));
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** The text of a path below a folder, with `/`, empty for the folder itself; undefined where it does not lie in there. */
export function below(folder: string, path: string): string | undefined {
  return isInside(folder, path) ? relative(resolve(folder), resolve(path)).split(sep).join('/') : undefined;
}

const MOST_LINKS = 40;

/**
 * Where an absolute path leads on the disk: every symlink on the way followed, `..` taken after the link before it. What does not
 * exist yet is taken as written. With `last` false a symlink at the end stands for itself. Undefined for a loop.
 */
export function physicalPath(path: string, last = true): string | undefined {
  let { root: at } = parse(path);
  const ahead = path.slice(at.length).split(sep).reverse();
  for (let links = 0; ahead.length > 0; ) {
    const name = ahead.pop();
    if (name === undefined || name === '' || name === '.') continue;
    if (name === '..') {
      at = dirname(at);
      continue;
    }
    const next = join(at, name);
    const target = last || ahead.some((rest) => rest !== '' && rest !== '.') ? linkTarget(next) : undefined;
    if (target === undefined) {
      at = next;
      continue;
    }
    links += 1;
    if (links > MOST_LINKS) return undefined;
    if (isAbsolute(target)) at = parse(target).root;
    ahead.push(...target.slice(isAbsolute(target) ? parse(target).root.length : 0).split(sep).reverse());
  }
  return at;
}

function linkTarget(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined;
  } catch {
    return undefined;
  }
}
