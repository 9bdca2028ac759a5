import type { Db } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { LANGUAGES, type Language } from '../../../messages/messages.ts';

/** The languages that visitors find, the main one first. */
export async function listPublishedLanguages(db: Db): Promise<Language[]> {
  const rows = await db
    .selectFrom('siteLanguages')
    .select('language')
    .where('isPublished', '=', true)
    .execute();
  const published = new Set(rows.map(({ language }) => language));
  return [MAIN_LANGUAGE, ...LANGUAGES.filter((tag) => tag !== MAIN_LANGUAGE && published.has(tag))];
}
