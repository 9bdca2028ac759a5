import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { searchFunction } from '../../../db/search/languages.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';

/** Whether a translation was made from what the article says now: see `readTranslations`. */
const IS_CURRENT = sql<boolean>`(
  translation.source ->> 'title' = article.title
  and coalesce(translation.source ->> 'excerpt', '') = btrim(article.excerpt, E' \t\n\r')
  and translation.source ->> 'content' = article.content)`;

const wordsIn = (language: Language) => sql.raw(searchFunction('words', language));

/**
 * The articles as a language says them, for use instead of the table, in statements whose conditions and order stay the same:
 * texts and slug are those of the translation. What has no translation says what the original says, with `original_language`,
 * or is left out, as the firm has set.
 */
export const articlesIn = (language: Language): RawBuilder<unknown> => sql`(
  select article.id, article.category, article.author, article.guest_line, article.is_published,
    article.published_at, article.first_published_at, article.is_sample,
    article.created_at, greatest(article.updated_at, translation.updated_at) as updated_at,
    coalesce(substring(translation.path from '^/blog/(.+)$'), article.slug) as slug,
    article.slug as original_slug,
    case when is_current then translation.content ->> 'title' else article.title end as title,
    case when is_current then coalesce(translation.content ->> 'excerpt', '') else article.excerpt end as excerpt,
    case when is_current then translation.content ->> 'content' else article.content end as content,
    case when is_current then translation.search || ${wordsIn(language)}(null, article.author, null, null)
      else article.search end as search,
    case when is_current then null else ${MAIN_LANGUAGE} end as original_language
  from blog_posts as article
  left join translations as translation
    on translation.entity = 'articles' and translation.entity_key = article.id
      and translation.language = ${language} and translation.is_published
  cross join lateral (select coalesce(${IS_CURRENT}, false) as is_current) as found
  where is_current or not exists (
    select from site_languages as site
    where site.language = ${language} and site.untranslated = 'hidden'))`;

/** The slugs of articles in a language. */
type Slugs = {
  /** By the slug in the main language; undefined for an article that the language leaves out. */
  slugOf(original: string): string | undefined;
  /** The reverse; other slugs stay as they are. */
  originalOf(slug: string): string;
};

const AS_WRITTEN: Slugs = { slugOf: (slug) => slug, originalOf: (slug) => slug };

export async function listSlugsIn(db: Db, language: Language): Promise<Slugs> {
  if (language === MAIN_LANGUAGE) return AS_WRITTEN;
  const { rows } = await sql<{ slug: string; originalSlug: string }>`
    select slug, original_slug from ${articlesIn(language)} as article where is_published`.execute(
    db,
  );
  const slugs = new Map(rows.map(({ slug, originalSlug }) => [originalSlug, slug]));
  const originals = new Map(rows.map(({ slug, originalSlug }) => [slug, originalSlug]));
  return {
    slugOf: (original) => slugs.get(original),
    originalOf: (slug) => originals.get(slug) ?? slug,
  };
}
