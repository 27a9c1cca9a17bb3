/** The members of an object that are set, for optional members that must be absent rather than undefined. */
export type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

export function defined<T extends object>(members: T): Defined<T> {
  const kept = Object.entries(members).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries are those of `members` without the undefined ones
  return Object.fromEntries(kept) as Defined<T>;
}
