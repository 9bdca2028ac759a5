import pg from 'pg';

// A connection keeps what it has prepared, and inserts of many rows have a text for each number of rows.
const MAX_PREPARED = 200;
const MAX_CHARACTERS = 6_000;

/** Also one that a statement begins with which has more to insert. */
const INSERT = /^\s*(with \w+ as \(\s*)?insert\b/i;

/**
 * A connection on which Postgres parses and plans an insert once, however often it comes: that is a third of what a
 * booking costs it. Only inserts, which have one way to be done: what is best for a query may depend on what is
 * looked for.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  override query = ((text: unknown, values?: unknown, ...others: unknown[]) => {
    const send = pg.Client.prototype.query.bind(this) as (...sent: unknown[]) => unknown;
    const name = Array.isArray(values) ? this.#nameOf(text) : undefined;
    return name ? send({ name, text, values }, ...others) : send(text, values, ...others);
  }) as pg.Client['query'];

  #nameOf(text: unknown): string | undefined {
    if (typeof text !== 'string' || text.length > MAX_CHARACTERS) return undefined;
    const known = this.#names.get(text);
    if (known || this.#names.size === MAX_PREPARED || !INSERT.test(text)) return known;
    const name = `insert_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
