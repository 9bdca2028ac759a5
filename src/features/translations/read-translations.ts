import type { Db } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import { findPublished } from './queries.ts';
import { byPlace, outdatedPlaces, textsOf, withTexts } from './text-rules.ts';
import type { Translatable } from './translatable.ts';

/** How a language says the originals of one kind. */
export type Translations = {
  /**
   * The original with the texts of its translation; everything that is not a text stays as the original has it now.
   * Undefined without a published translation of what the original says now: one that is out of date could promise a
   * former price or place. `original` may have further fields, or only some of those that are translated.
   */
  find<Content>(key: string, original: Content): Content | undefined;
  /** The address that a page has in this language, without its prefix, also while its translation is out of date. */
  pathOf(key: string): string | null;
};

/** The main language says what the originals say. */
const ORIGINALS: Translations = { find: (_key, original) => original, pathOf: () => null };

/** Reads the published translations of a kind; in the main language, nothing. */
export async function readTranslations(
  db: Db,
  { entity, textKeys }: Pick<Translatable, 'entity' | 'textKeys'>,
  language: Language,
): Promise<Translations> {
  if (language === MAIN_LANGUAGE) return ORIGINALS;
  const rows = await findPublished(db, entity, language);
  return {
    find(key, original) {
      const row = rows.get(key);
      if (!row) return undefined;
      const isOutdated = outdatedPlaces(textsOf(original, textKeys), row.source).length > 0;
      return isOutdated ? undefined : withTexts(original, byPlace(textsOf(row.content, textKeys)));
    },
    pathOf: (key) => rows.get(key)?.path ?? null,
  };
}

/** `originalLanguage`: the language of a record that stands on a page of another one; left out if they are the same. */
export type InLanguage<Row> = Row & { originalLanguage?: Language | undefined };

/**
 * Records, such as people or practice areas, which every language shows: as it says them, or else as originals whose
 * language is named, so that pages mark them.
 */
export async function inLanguage<Row extends object>(
  db: Db,
  of: Pick<Translatable, 'entity' | 'textKeys'>,
  { language, keyOf }: { language: Language; keyOf: (row: Row) => string },
  rows: readonly Row[],
): Promise<InLanguage<Row>[]> {
  if (language === MAIN_LANGUAGE) return [...rows] as InLanguage<Row>[];
  const translations = await readTranslations(db, of, language);
  return rows.map(
    (row): InLanguage<Row> =>
      translations.find(keyOf(row), row) ?? { ...row, originalLanguage: MAIN_LANGUAGE },
  );
}
