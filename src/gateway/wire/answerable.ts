/** Calls without ids that wait for their results: each result answers the oldest open call of its name. */
export class Answerable {
  readonly #open = new Map<string, number[]>();

  add(name: string, call: number): void {
    const open = this.#open.get(name);
    if (open === undefined) this.#open.set(name, [call]);
    else open.push(call);
  }

  take(name: string): number | undefined {
    return this.#open.get(name)?.shift();
  }
}
