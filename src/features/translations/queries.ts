import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { violatesUnique } from '../../../db/database-error.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { type Language, readAddress } from '../../../messages/messages.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import type { Published } from './published-texts.ts';

export type TranslationId = { entity: string; key: string; language: string };

const COLUMNS = [
  'entityKey as key',
  'path',
  'content',
  'source',
  'isPublished',
  'savedBy',
  'updatedAt',
] as const;

const rowsOf = (db: Db, { entity, language }: Pick<TranslationId, 'entity' | 'language'>) =>
  db
    .selectFrom('translations')
    .select(COLUMNS)
    .where('entity', '=', entity)
    .where('language', '=', language);

export const listTranslations = (db: Db, language: string) =>
  db
    .selectFrom('translations')
    .select(['entity', ...COLUMNS])
    .where('language', '=', language)
    .execute();

export const findTranslation = (db: Db, { key, ...id }: TranslationId) =>
  rowsOf(db, id).where('entityKey', '=', key).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockTranslation = (tx: Tx, { key, ...id }: TranslationId) =>
  rowsOf(tx, id).where('entityKey', '=', key).forUpdate().executeTakeFirst();

/** The addresses of published translations in a language, without its prefix. */
export async function listPathsIn(db: Db, language: Language): Promise<string[]> {
  const rows = await db
    .selectFrom('translations')
    .select('path')
    .where('language', '=', language)
    .where('isPublished', '=', true)
    .where('path', 'is not', null)
    .$narrowType<{ path: string }>()
    .execute();
  return rows.map(({ path }) => path);
}

/** What the public reads of an entity in a language, by key; nothing in the main language. */
export async function findPublished(
  db: Db,
  entity: string,
  language: Language,
): Promise<ReadonlyMap<string, Published & { path: string | null }>> {
  if (language === MAIN_LANGUAGE) return new Map();
  const rows = await rowsOf(db, { entity, language }).where('isPublished', '=', true).execute();
  return new Map(
    rows.map(({ key, path, content, source }) => [
      key,
      { path, content, source: source as Published['source'] },
    ]),
  );
}

/** Throws `invalid_input` if another of its kind has the path. */
export async function saveTranslation(
  tx: Tx,
  { entity, key, language }: TranslationId,
  values: {
    path: string | null;
    content: string;
    source: string;
    isPublished: boolean;
    savedBy: string;
  },
): Promise<void> {
  try {
    await tx
      .insertInto('translations')
      .values({ entity, entityKey: key, language, ...values })
      .onConflict((conflict) =>
        conflict.columns(['entity', 'entityKey', 'language']).doUpdateSet(values),
      )
      .execute();
  } catch (error) {
    if (!violatesUnique(error, 'translations_language_entity_path_key')) throw error;
    throw invalidField('path', 'Another one has this address');
  }
}

export const deleteTranslation = (tx: Tx, { entity, key, language }: TranslationId) =>
  tx
    .deleteFrom('translations')
    .where('entity', '=', entity)
    .where('entityKey', '=', key)
    .where('language', '=', language)
    .execute();

/** The languages that somebody who takes consultations speaks, as staff have entered them, such as `Spanish`. */
export async function listSpokenLanguages(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('attorneys')
    .select(sql<string>`unnest(languages)`.as('language'))
    .distinct()
    .where('isActive', '=', true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('hosts')
          .select('number')
          .where('hosts.isActive', '=', true)
          .where((host) =>
            host.or([
              host('hosts.attorneyId', 'is', null),
              host('hosts.attorneyId', '=', host.ref('attorneys.id')),
            ]),
          ),
      ),
    )
    .execute();
  return rows.map(({ language }) => language);
}

export const listSiteLanguages = (db: Db) =>
  db.selectFrom('siteLanguages').select(['language', 'isPublished', 'untranslated']).execute();

/** How long the translations are, in all languages. */
export async function countTranslatedCharacters(db: Db): Promise<number> {
  const { characters } = await db
    .selectFrom('translations')
    .select(
      sql<number>`coalesce(sum(length(content::text) + length(source::text)), 0)::float8`.as(
        'characters',
      ),
    )
    .executeTakeFirstOrThrow();
  return characters;
}

/** The languages in which something is translated. */
export async function listTranslatedLanguages(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('translations')
    .select('language')
    .distinct()
    .orderBy('language')
    .execute();
  return rows.map(({ language }) => language);
}

/**
 * The published paths of an entity in all languages, as their pages' routes have them: without prefix, the first part as in the
 * main language. Former ones too, after all others, because those redirect only where nothing else is.
 */
export async function listTranslatedPaths(db: Db, entity: string) {
  const { rows } = await sql<{ key: string; language: string; path: string }>`
    select entity_key as key, language, known_path as path
    from translations, unnest(array_prepend(path, former_paths)) with ordinality as known (known_path, place)
    where entity = ${entity} and is_published and known_path is not null
    order by place > 1, updated_at desc`.execute(db);
  return rows.map((row) => ({ ...row, path: routePath(row.language, row.path) }));
}

/** Whether another original of any kind has this path in a language. */
export async function isTranslatedPathTaken(
  tx: Tx,
  { entity, key, language }: TranslationId,
  path: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('translations')
    .select('entityKey')
    .where('language', '=', language)
    .where('path', '=', path)
    .where((eb) => eb.or([eb('entity', '!=', entity), eb('entityKey', '!=', key)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** `/practice-areas/custodia` for the path `/areas-de-practica/custodia` of a language. */
export const routePath = (language: string, path: string): string =>
  readAddress(`/${language}${path}`).address;

/** Whether a language leaves out what it has no translation of: see `UNTRANSLATED`. */
export async function hidesOriginals(db: Db, language: Language): Promise<boolean> {
  if (language === MAIN_LANGUAGE) return false;
  const row = await db
    .selectFrom('siteLanguages')
    .select('untranslated')
    .where('language', '=', language)
    .executeTakeFirst();
  return row?.untranslated === 'hidden';
}

export const saveSiteLanguage = (
  tx: Tx,
  {
    language,
    ...change
  }: { language: string; isPublished: boolean; untranslated: 'original' | 'hidden' },
) =>
  tx
    .insertInto('siteLanguages')
    .values({ language, ...change })
    .onConflict((conflict) => conflict.column('language').doUpdateSet(change))
    .execute();
