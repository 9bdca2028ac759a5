import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { FOUND } from './rules.ts';

/** What stands between spaces and dashes, without the punctuation around it. */
const WORD = /[\p{L}\p{N}](?:[^\s—–]*[\p{L}\p{N}\p{M}])?/gu;

/** The same texts with marks (`FOUND`) around each word that a search of articles for `q` finds. */
export async function markFound(db: Db, q: string, texts: readonly string[]): Promise<string[]> {
  const words = new Set(texts.flatMap((text) => text.match(WORD) ?? []));
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...words]}::text[]) as word
      where article_words(word, null, null, null) @@ article_query(${q}, ' | ')`.execute(db);
  const found = new Set(rows.map(({ word }) => word));
  return texts.map((text) =>
    text.replace(WORD, (word) => (found.has(word) ? FOUND.start + word + FOUND.end : word)),
  );
}
