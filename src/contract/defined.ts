/** The members of an object that are set, for optional members that must be absent rather than undefined. */
export type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

export function defined<T extends object>(members: T): Defined<T>;
export function defined(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
