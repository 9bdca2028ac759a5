import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { articleQuery } from './article-search-queries.ts';
import { FOUND } from './rules.ts';

/** A word: characters between spaces and dashes, without surrounding punctuation. */
const WORD = /[\p{L}\p{N}](?:[^\s—–]*[\p{L}\p{N}\p{M}])?/gu;

/** The texts with markers (`FOUND`) around each word that matches the article search for `q`. */
export async function markFound(db: Db, q: string, texts: readonly string[]): Promise<string[]> {
  const words = new Set(texts.flatMap((text) => text.match(WORD) ?? []));
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...words]}::text[]) as word
      where article_words(word, null, null, null) @@ ${articleQuery(q, ' | ')}`.execute(db);
  const found = new Set(rows.map(({ word }) => word));
  return texts.map((text) =>
    text.replace(WORD, (word) => (found.has(word) ? FOUND.start + word + FOUND.end : word)),
  );
}
