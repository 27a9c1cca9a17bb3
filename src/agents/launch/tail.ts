/** The last bytes of a stream. */
export class Tail {
  readonly #most: number;
  #pieces: Buffer[] = [];
  #kept = 0;
  #dropped = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(bytes: Buffer): void {
    this.#pieces.push(bytes);
    this.#kept += bytes.length;
    for (let [first] = this.#pieces; first !== undefined && this.#kept - first.length >= this.#most; [first] = this.#pieces) {
      this.#pieces.shift();
      this.#kept -= first.length;
      this.#dropped += first.length;
    }
  }

  /** As text; says how much is missing before it. */
  text(): string {
    const all = Buffer.concat(this.#pieces);
    const over = Math.max(0, all.length - this.#most);
    const dropped = this.#dropped + over;
    if (dropped === 0) return all.toString('utf8');
    // Not in the midst of a character.
    let from = over;
    while (from < all.length && ((all[from] ?? 0) & 0xc0) === 0x80) from += 1;
    return `(${dropped} bytes before this) ${all.toString('utf8', from)}`;
  }
}
