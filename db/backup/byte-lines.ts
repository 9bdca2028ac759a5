const NEWLINE = 0x0a;

/** Splits chunks of bytes into lines. Lines keep their line break. */
export class ByteLines {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next line; undefined at the end. Throws a `RangeError` if it is longer than `maxBytes`. */
  async next(maxBytes: number): Promise<Buffer | undefined> {
    let end = this.#held.indexOf(NEWLINE);
    while (end === -1) {
      if (this.#held.length > maxBytes) throw new RangeError('A line is too long');
      const searched = this.#held.length;
      if (!(await this.#fetch())) return this.#held.length > 0 ? this.#take(searched) : undefined;
      end = this.#held.indexOf(NEWLINE, searched);
    }
    return this.#take(end + 1);
  }

  /** All lines before the line `last`, many at a time; `last` itself is consumed. */
  async *until(last: string): AsyncGenerator<Buffer> {
    const lastLater = Buffer.from(`\n${last}`);
    for (;;) {
      if (this.#held.subarray(0, last.length).equals(Buffer.from(last))) {
        this.#take(last.length);
        return;
      }
      const at = this.#held.indexOf(lastLater);
      // The final line may be incomplete: it is buffered until the rest of it has arrived.
      const whole = at === -1 ? this.#held.lastIndexOf(NEWLINE) + 1 : at + 1;
      if (whole > 0) yield this.#take(whole);
      else if (!(await this.#fetch())) throw new RangeError('The lines end too soon');
    }
  }

  #take(bytes: number): Buffer {
    const taken = this.#held.subarray(0, bytes);
    this.#held = this.#held.subarray(bytes);
    return taken;
  }

  async #fetch(): Promise<boolean> {
    const { value, done } = await this.#source.next();
    if (done) return false;
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
    return true;
  }
}
