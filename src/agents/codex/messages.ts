// Reading what the app-server says. Its lines tell the guard what the agent does; no input of a tool is taken from them.

type Fields = Readonly<Record<string, unknown>>;

/** A line as an object; undefined where it is none. */
export function messageIn(line: string): Fields | undefined {
  try {
    const read: unknown = JSON.parse(line);
    return isFields(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** What lies at the end of a path of keys. */
export function at(from: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => (isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined), from);
}

export function text(from: unknown, ...keys: readonly string[]): string | undefined {
  const found = at(from, ...keys);
  return typeof found === 'string' ? found : undefined;
}

export function list(from: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found = at(from, ...keys);
  return Array.isArray(found) ? found : [];
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
