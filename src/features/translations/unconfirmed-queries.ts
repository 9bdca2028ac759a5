import type { Db, Tx } from '../../../db/client.ts';
import type { TranslationId } from './queries.ts';

/** What the translations of a language were made from, and who saved them; null if they came with the product. */
export const listSources = (db: Db, language: string) =>
  db
    .selectFrom('translations')
    .select(['entity', 'entityKey as key', 'path', 'source', 'savedBy'])
    .where('language', '=', language)
    .execute();

/** Saves a translation that nobody of the firm has confirmed, unless staff have saved one. Returns how many it saved. */
export async function saveUnconfirmed(
  tx: Tx,
  { entity, key, language }: TranslationId,
  content: { path: string | null; content: string; source: string; isPublished: boolean },
): Promise<number> {
  const values = { ...content, savedBy: null };
  const saved = await tx
    .insertInto('translations')
    .values({ entity, entityKey: key, language, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['entity', 'entityKey', 'language'])
        .doUpdateSet(values)
        .where('translations.savedBy', 'is', null),
    )
    .returning('entityKey')
    .execute();
  return saved.length;
}

export const unpublishUnconfirmed = (tx: Tx) =>
  tx
    .updateTable('translations')
    .set({ isPublished: false })
    .where('savedBy', 'is', null)
    .where('isPublished', '=', true)
    .execute();
