/** Kysely quotes names. Matches neither the `update set` of an upsert nor the `for update` of a query. */
const WRITE = /\b(?:insert into|update|delete from)\s+(?:"([a-z0-9_]+)"\.)?"?([a-z0-9_]+)"?/gi;
const NOT_TABLES = new Set(['set', 'of', 'skip', 'nowait']);

/** A connection sends few distinct statements, apart from inserts of several rows. */
const MAX_TEXTS = 200;

/** Extracts the names of the tables that statements write to from their texts. */
export class WrittenTables {
  readonly #known = new Map<string, readonly string[]>();

  of(text: string): readonly string[] {
    const known = this.#known.get(text);
    if (known) return known;
    const names = Array.from(text.matchAll(WRITE), ([, , name = '']) => name.toLowerCase());
    const tables = [...new Set(names.filter((name) => !NOT_TABLES.has(name)))];
    if (this.#known.size < MAX_TEXTS) this.#known.set(text, tables);
    return tables;
  }
}
