import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** A word as it is found in stored bytes: as it is, in hexadecimal digits, and in base64 at each of three offsets. */
export const writingsOf = (word: string): string[] => [
  word,
  Buffer.from(word).toString('hex'),
  ...[0, 1, 2].map((offset) =>
    Buffer.concat([Buffer.alloc(offset), Buffer.from(word)])
      .toString('base64')
      .slice(offset === 0 ? 0 : 4, 4 * Math.floor((offset + word.length) / 3)),
  ),
];

/** The tables in which one of the words is readable, in all schemas: jobs included. */
export async function findInTables(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const patterns = words.flatMap(writingsOf).map((text) => `%${text}%`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.raw(name)} as row where row::text like any(${patterns}) limit 1`.execute(
      db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
