// Writing TOML: values and keys of any text.
import { quoteJson } from '../../contract/json/text.ts';

/** A string, or the name of a key in quotes. */
export const quoted = (text: string): string => quoteJson(text.toWellFormed()).replaceAll('\u007f', '\\u007f');

type Value = string | number | boolean | readonly string[] | Readonly<Record<string, string>>;

export function value(of: Value): string {
  if (typeof of === 'string') return quoted(of);
  if (typeof of !== 'object') return String(of);
  if (isList(of)) return `[${of.map(quoted).join(', ')}]`;
  return `{ ${Object.entries(of)
    .map(([key, text]) => `${quoted(key)} = ${quoted(text)}`)
    .join(', ')} }`;
}

const isList = (of: Value): of is readonly string[] => Array.isArray(of);

/** Lines of `key = value`. */
export const lines = (members: Readonly<Record<string, Value>>): string =>
  Object.entries(members)
    .map(([key, of]) => `${key} = ${value(of)}\n`)
    .join('');

/** A table; `path` are the parts of its name. */
export const table = (path: readonly string[], members: Readonly<Record<string, Value>>): string =>
  `[${path.map(quoted).join('.')}]\n${lines(members)}`;
